import { expect } from 'chai'
import fc from 'fast-check'
import { ignoredSpf, parseSpf, spfRecords } from '../../../src/facts/mail/spf.ts'
import { spfFindings } from '../../../src/facts/mail/spf-findings.ts'
import { walkSpf } from '../../../src/facts/mail/spf-walk.ts'

/** Simulates a DNS resolver. The keys of `records` have the form `name type`. `seen` lists the queries. */
function world(records: Record<string, string[]>) {
  const seen: string[] = []
  return {
    seen,
    look: async (name: string, type: string): Promise<string[]> => {
      seen.push(`${name} ${type}`)
      if (name.startsWith('broken')) throw new Error('no answer')
      return records[`${name} ${type}`] ?? []
    },
  }
}

const codes = async (records: Record<string, string[]>) => {
  const own = spfRecords(records['a.example TXT'] ?? [])
  return spfFindings(await walkSpf('a.example', world(records).look), own).map(({ code }) => code)
}

describe('SPF', () => {
  describe('record', () => {
    it('is recognised by its version', () => {
      const texts = ['v=spf1', 'V=SPF1 -all', 'v=spf10 -all', 'v=spf1-all', ' v=spf1', 'other']

      expect(spfRecords(texts)).to.eql(['v=spf1', 'V=SPF1 -all'])
    })

    it('is parsed term by term', () => {
      const record =
        parseSpf('v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 a mx/24 a:b.example/28//64 ?include:%{d}.c.example '
          + '~exists:%{i}._spf.%{d2} ptr -ALL redirect=d.example exp=e.example other=1')

      expect(record.faults).to.eql([])
      expect(record.terms.map(({ qualifier, mechanism, value, prefix }) => [qualifier, mechanism, value, prefix])).to
        .eql([
          ['+', 'ip4', '192.0.2.0', 24],
          ['+', 'ip6', '2001:db8::', 32],
          ['+', 'a', null, null],
          ['+', 'mx', null, 24],
          ['+', 'a', 'b.example', 28],
          ['?', 'include', '%{d}.c.example', null],
          ['~', 'exists', '%{i}._spf.%{d2}', null],
          ['+', 'ptr', null, null],
          ['-', 'all', null, null],
        ])
      expect([record.redirect, record.exp]).to.eql(['d.example', 'e.example'])
    })

    for (
      const word of [
        'ip4:192.0.2.0/33',
        'ip4:192.0.2',
        'ip4',
        'ip6:2001:db8::/129',
        'ip6:192.0.2.1',
        'ip6:fe80::1%eth0',
        'a:',
        'a:b',
        'a/33',
        'mx:b.example//129',
        'include',
        'include:',
        'include:b',
        'include:b.1',
        'exists:',
        'all:b.example',
        'ipv4:192.0.2.1',
        'a:%{x}',
        'redirect=',
        'redirect=%',
        'spf2.0',
        '-',
        '=',
        'all;',
        // the letters of explanations, the number 0, and numbers with a leading zero
        // https://www.rfc-editor.org/rfc/rfc7208#section-7.2, https://www.rfc-editor.org/rfc/rfc7208#section-5.6
        'exists:%{c}.b.example',
        'exists:%{t}.b.example',
        'a:%{d0}.b.example',
        'ip4:192.0.2.0/08',
        'a:b.example/024',
      ]
    ) {
      it(`has a fault if it contains "${word}"`, () => {
        expect(parseSpf(`v=spf1 ${word} -all`).faults).to.not.be.empty
      })
    }

    it('has a fault if it contains two redirects', () => {
      expect(parseSpf('v=spf1 redirect=b.example redirect=c.example').faults).to.eql([
        '"redirect=c.example": redirect is allowed once',
      ])
    })

    it('is parsed in bounds for any text', () => {
      const word = fc.oneof(
        fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 20 }),
        fc.stringMatching(/^[+?~-]?(a|mx|ptr|ip4|ip6|include|exists|all|redirect=|exp=)[:/.%{}a-z0-9-]{0,30}$/),
        fc.nat(20_000).map(length => 'a'.repeat(length)),
        fc.nat(9_000).map(length => `include:${'%{d}'.repeat(length)}`),
      )

      fc.assert(fc.property(fc.array(word, { maxLength: 40 }), words => {
        const { terms, faults } = parseSpf(`v=spf1 ${words.join(' ')}`)

        expect(terms.length).to.be.at.most(500)
        expect(faults.length).to.be.at.most(11)
        for (const fault of faults) expect(fault.length).to.be.below(200)
      }), { numRuns: 300 })
    })
  })

  describe('walk', () => {
    it('counts lookups through includes and redirects', async () => {
      const walk = await walkSpf('a.example', world({
        'a.example TXT': ['v=spf1 include:b.example mx ip4:192.0.2.1 redirect=c.example'],
        'b.example TXT': ['v=spf1 a include:d.example -all a:never.example'],
        'c.example TXT': ['v=spf1 exists:%{i}.e.example ~all'],
        'd.example TXT': ['v=spf1 ip6:2001:db8::1'],
        'a.example MX': ['10 m.example.'],
        'b.example A': ['192.0.2.2'],
      }).look)

      expect(walk.lookups).to.equal(6)
      expect([walk.voids, walk.otherwise, walk.complete, walk.faults]).to.eql([0, '~', true, []])
      expect(walk.steps.map(({ domain, via, depth }) => `${depth} ${via} ${domain}`)).to.eql([
        '0 domain a.example', '1 include b.example', '1 redirect c.example', '2 include d.example',
      ])
    })

    it('does not follow a redirect if the record ends with all', async () => {
      const { look, seen } = world({ 'a.example TXT': ['v=spf1 -all redirect=b.example'] })

      const walk = await walkSpf('a.example', look)

      expect(walk.lookups).to.equal(0)
      expect(seen).to.eql(['a.example TXT'])
    })

    it('counts names without DNS data', async () => {
      const walk = await walkSpf(
        'a.example',
        world({ 'a.example TXT': ['v=spf1 a:x.example mx:y.example exists:z.example -all'] }).look,
      )

      expect(walk.voids).to.equal(3)
    })

    it('ends if records include each other', async () => {
      const walk = await walkSpf('a.example', world({
        'a.example TXT': ['v=spf1 include:b.example -all'], 'b.example TXT': ['v=spf1 include:A.example. -all'],
      }).look)

      expect(walk.faults).to.eql(['A.example. includes itself'])
    })

    it('reports the records that it could not follow', async () => {
      const walk = await walkSpf(
        'a.example',
        world({ 'a.example TXT': ['v=spf1 include:broken.example include:none.example -all'] }).look,
      )

      expect(walk.complete).to.equal(false)
      expect(walk.steps.map(({ fault }) => fault)).to.eql([null, 'could not be queried', 'has no SPF record'])
    })

    it('detects that every sender passes, also through an include and in parts', async () => {
      const everybody = {
        'all.example TXT': ['v=spf1 +all'],
        'half.example TXT': ['v=spf1 ip4:128.0.0.0/1 -all'],
        'second.example TXT': ['v=spf1 ip4:64.0.0.0/2 -all'],
      }
      const passes = async (record: string) =>
        (await walkSpf('a.example', world({ ...everybody, 'a.example TXT': [record] }).look)).passesAll

      expect(await passes('v=spf1 +all')).to.equal(true)
      expect(await passes('v=spf1 include:all.example -all')).to.equal(true)
      expect(await passes('v=spf1 redirect=all.example')).to.equal(true)
      expect(await passes('v=spf1 ip4:0.0.0.0/0 -all')).to.equal(true)
      expect(await passes('v=spf1 -include:all.example +all')).to.equal(false)
      expect(await passes('v=spf1 -all')).to.equal(false)
      expect(await passes('v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 -all')).to.equal(true)
      expect(await passes('v=spf1 -ip4:192.0.2.1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 -all')).to.equal(false)
      expect(await passes('v=spf1 ip4:0.0.0.0/1 include:half.example -all')).to.equal(true)
      expect(await passes('v=spf1 ip4:0.0.0.0/1 ?include:half.example -all')).to.equal(false)
      expect(await passes('v=spf1 include:half.example ip4:0.0.0.0/2 redirect=second.example')).to.equal(true)
    })

    it('makes a bounded number of queries for any records', async () => {
      const names = Array.from({ length: 30 }, (_, index) => `n${index}.example`)
      const term = fc.tuple(fc.constantFrom('include:', 'a:', 'mx:', 'exists:', 'redirect='), fc.constantFrom(...names))
        .map(parts => parts.join(''))
      const record = fc.array(term, { maxLength: 30 }).map(terms => [`v=spf1 ${terms.join(' ')}`])

      await fc.assert(
        fc.asyncProperty(fc.array(record, { minLength: 30, maxLength: 30 }), async records => {
          const { look, seen } =
            world(Object.fromEntries(names.map((name, index) => [`${name} TXT`, records[index] ?? []])))

        const walk = await walkSpf('n0.example', look)

        expect(seen.length).to.be.at.most(60)
        expect(new Set(seen).size).to.equal(seen.length)
        expect(walk.steps.length).to.be.at.most(25)
        expect(walk.faults.length).to.be.at.most(20)
      }), { numRuns: 100 })
    })
  })

  describe('findings', () => {
    it('are empty for a good record', async () => {
      expect(await codes({ 'a.example TXT': ['v=spf1 ip4:192.0.2.0/24 -all'] })).to.eql([])
    })

    it('report a missing record, and several records', async () => {
      expect(await codes({})).to.eql(['SPF_MISSING'])
      expect(await codes({ 'a.example TXT': ['v=spf1 -all', 'v=spf1 ~all'] })).to.eql(['SPF_MULTIPLE'])
    })

    it('report more than ten lookups, but not ten', async () => {
      const terms = (count: number) => Array.from({ length: count }, (_, index) => `a:h${index}.example`)
      const records = (count: number) => ({
        'a.example TXT': [`v=spf1 ${terms(count).join(' ')} -all`],
        ...Object.fromEntries(terms(count).map(term => [`${term.slice(2)} A`, ['192.0.2.1']])),
      })

      expect(await codes(records(11))).to.eql(['SPF_TOO_MANY_LOOKUPS'])
      expect(await codes(records(10))).to.eql(['SPF_NEAR_LIMIT'])
    })

    it('report permissive terms', async () => {
      expect(await codes({ 'a.example TXT': ['v=spf1 +all'] })).to.eql(['SPF_PASSES_ALL'])
      expect(await codes({ 'a.example TXT': ['v=spf1 ?all'] })).to.eql(['SPF_NEUTRAL'])
      expect(await codes({ 'a.example TXT': ['v=spf1 ip4:192.0.2.1'] })).to.eql(['SPF_NEUTRAL'])
      expect(await codes({ 'a.example TXT': ['v=spf1 ip4:10.0.0.0/8 ~all'] })).to.eql(['SPF_WIDE_NETWORK',
        'SPF_SOFT_FAIL'])
      expect(await codes({ 'a.example TXT': ['v=spf1 ip4:0.0.0.0/9 ip4:0.128.0.0/9 -all'] })).to.eql([])
      expect(await codes({ 'a.example TXT': [`v=spf1 ${[0, 1, 2, 3, 4, 5, 6, 7].map(part => `ip4:${part * 32}.0.0.0/9`)
        .join(' ')} -all`] })).to.eql(['SPF_WIDE_NETWORK'])
    })

    it('report a text that is no record', async () => {
      const world = (text: string) => spfFindings({
        steps: [],
        lookups: 0,
        voids: 0,
        otherwise: null,
        passesAll: false,
        share: 0,
        complete: true,
        faults: [],
      }, spfRecords([text]), ignoredSpf([text])).map(({ code }) => code)

      for (const text of [' v=spf1 -all', 'v=spf1;-all', 'v = spf1 -all']) {
        expect(world(text), text).to.eql(['SPF_IGNORED'])
      }
      expect(world('v=spf10 -all')).to.include('SPF_IGNORED')
    })

    it('report errors that make receivers give up', async () => {
      expect(await codes({ 'a.example TXT': ['v=spf1 ipv4:192.0.2.1 -all'] })).to.eql(['SPF_INVALID'])
      expect(await codes({ 'a.example TXT': ['v=spf1 a:x.example a:y.example a:z.example -all'] })).to.eql([
        'SPF_TOO_MANY_VOIDS',
      ])
    })

    it('report useless terms', async () => {
      expect(await codes({ 'a.example TXT': ['v=spf1 ptr -all mx'] })).to.eql(['SPF_PTR', 'SPF_AFTER_ALL'])
    })
  })
})
