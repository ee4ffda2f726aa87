import { readFileSync, readdirSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { dmarcRecords, ignoredDmarc, lowered, parseDmarc, policyOf } from '../../../src/facts/mail/dmarc.ts'
import { dmarcFindings } from '../../../src/facts/mail/dmarc-findings.ts'
import type { DmarcFacts } from '../../../src/facts/mail/dmarc-findings.ts'
import { walkDmarc, walkTargets } from '../../../src/facts/mail/dmarc-walk.ts'
import { references } from '../../../src/facts/mail/references.ts'
import { reportHost } from '../../../src/facts/mail/report-address.ts'

const own = { inherited: false, exists: true }
const subdomain = { inherited: true, exists: true }
const inventedName = { inherited: true, exists: false }

const judge = (record: string, more: Partial<DmarcFacts> = {}) => {
  const parsed = parseDmarc(record)
  const inherited = more.inherited ?? false
  return dmarcFindings({
    records: [record],
    parsed,
    inherited,
    policy: policyOf(parsed, { inherited, exists: true }),
    isOrganization: !inherited,
    multiple: [],
    ignored: [],
    unauthorized: [],
    ...more,
  }).map(({ code }) => code)
}

// The rules are those of https://www.rfc-editor.org/rfc/rfc9989; the numbers in titles are its sections.
describe('DMARC', () => {
  describe('record', () => {
    it('begins with exactly v=DMARC1 (4.7)', () => {
      const records = ['v=DMARC1; p=none', 'v=DMARC1;p=none', 'V = DMARC1 ; p=none', 'v=DMARC1']
      const ignored = ['v=dmarc1; p=reject', ' v=DMARC1; p=none', 'v=DMARC1 p=none', 'p=none; v=DMARC1']
      const texts = [...records, ...ignored, 'v=spf1', 'v=DMARC; p=none']

      expect(dmarcRecords(texts)).to.eql(records)
      expect(ignoredDmarc(texts)).to.eql(ignored)
    })

    it('is parsed tag by tag', () => {
      const record = parseDmarc('v=DMARC1; p=Reject; sp=quarantine; np=reject; t=y; psd=n; adkim=s; fo=1:d:s; ' +
        'rua=mailto:a@b.example , https://c.example/r?x=1; ruf=mailto:d@e.example')

      expect(record).to.eql({
        p: 'reject',
        sp: 'quarantine',
        np: 'reject',
        testing: true,
        psd: 'n',
        pct: 100,
        adkim: 's',
        aspf: 'r',
        fo: '1:d:s',
        rua: ['mailto:a@b.example', 'https://c.example/r?x=1'],
        ruf: ['mailto:d@e.example'],
        hasPolicy: true,
        removed: [],
        unknown: [],
        hasSizes: false,
        faults: [],
      })
    })

    it('counts as p=none without a valid policy if it has a report address, and else as none (4.10.1)', () => {
      const policies = (record: string) => [own, subdomain].map(scope => policyOf(parseDmarc(record), scope))

      expect(policies('v=DMARC1; rua=mailto:a@b.example')).to.eql(['none', 'none'])
      expect(policies('v=DMARC1; sp=reject; rua=mailto:a@b.example')).to.eql(['none', 'reject'])
      expect(policies('v=DMARC1; p=rejct; sp=reject; rua=mailto:a@b.example')).to.eql(['none', 'none'])
      expect(policies('v=DMARC1; p=reject; sp=rejct; rua=mailto:a@b.example')).to.eql(['none', 'none'])
      expect(policies('v=DMARC1; p=; rua=mailto:a@b.example')).to.eql(['none', 'none'])
      for (const record of ['', '; p=rejct', '; p=reject; np=x', '; sp=reject', '; p=rejct; rua=b.example']) {
        expect(policies(`v=DMARC1${record}`), record).to.eql([null, null])
      }
    })

    it('has faults if its tags are invalid (4.8)', () => {
      for (
        const tag of ['p=reject', 'adkim=x', 'aspf=strict', 't=1', 'psd=x', 'rua=a@b.example', 'other', 'fo=0:1',
          'fo=d:d', 'fo=x', 'rua=mailto:a!b@c.example', 'ruf=mailto:a@b.example!10x', 'sp2=none', 'x=é', 'adkim=']
      ) {
        expect(parseDmarc(`v=DMARC1; p=none; ${tag}`).faults, tag).to.have.lengthOf(1)
      }
      for (const tag of ['fo=d', 'fo=s:d:1', 'rua=mailto:a@b.example!10m', 'rua=tel:+15550100', 'x=1', 'T=Y']) {
        expect(parseDmarc(`v=DMARC1; p=none; ${tag}`).faults, tag).to.eql([])
      }
    })

    it('names tags that the standard has removed or never had (A.6)', () => {
      const record = parseDmarc('v=DMARC1; p=none; pct=50; rf=afrf; ri=86400; rau=mailto:a@b.example; ' +
        'ruf=mailto:a@b.example!10m')

      expect(record).to.deep.include({ removed: ['pct=50', 'rf=afrf', 'ri=86400'], unknown: ['rau'], hasSizes: true })
    })
  })

  it('applies sp and np of an inherited record (4.10.1), and lowers the policy in test mode (4.7)', () => {
    const record = parseDmarc('v=DMARC1; p=reject; sp=none; np=quarantine')
    const testing = parseDmarc('v=DMARC1; p=reject; sp=quarantine; t=y')

    const scopes = [own, subdomain, inventedName]

    expect(scopes.map(scope => policyOf(record, scope))).to.eql(['reject', 'none', 'quarantine'])
    expect(scopes.map(scope => policyOf(testing, scope))).to.eql(['quarantine', 'none', 'none'])
    expect(lowered('none', testing)).to.equal('none')
  })

  it('yields the hosts of report addresses', () => {
    expect(['mailto:a@B.example.!10m', 'https://c.example:8443/r', 'tel:+15550100'].map(reportHost)).to
      .eql(['b.example', 'c.example', undefined])
  })

  describe('tree walk (4.10)', () => {
    const walk = (domain: string, records: Record<string, string | string[]>) =>
      walkDmarc(domain, async name => [records[name] ?? []].flat())
    const summary = async (domain: string, records: Record<string, string | string[]>) => {
      const { organizationalDomain, applied, steps } = await walk(domain, records)
      return { organization: organizationalDomain, applied: applied?.domain, asked: steps.length }
    }

    it('asks at most eight names, and skips to seven labels', () => {
      expect(walkTargets('a.mail.example.com')).to.eql(['a.mail.example.com', 'mail.example.com', 'example.com', 'com'])
      expect(walkTargets('a.b.c.d.e.f.example.com')).to.have.lengthOf(8)
      expect(walkTargets('a.b.c.d.e.f.g.h.i.j.mail.example.com')).to.eql([
        'a.b.c.d.e.f.g.h.i.j.mail.example.com', 'g.h.i.j.mail.example.com', 'h.i.j.mail.example.com',
        'i.j.mail.example.com', 'j.mail.example.com', 'mail.example.com', 'example.com', 'com',
      ])
    })

    it('asks for any name no more than eight times, and always for its top-level domain', () => {
      const name = fc.array(fc.constantFrom('a', 'b', 'xn--x'), { minLength: 1, maxLength: 60 })
        .map(labels => labels.join('.'))

      fc.assert(fc.property(name, domain => {
        const targets = walkTargets(domain)

        expect(targets.length).to.be.at.most(8)
        expect(targets[0]).to.equal(domain)
        expect(targets.at(-1)).to.equal(domain.split('.').at(-1))
        for (const target of targets) expect(`.${domain}`.endsWith(`.${target}`)).to.equal(true)
      }))
    })

    it('finds the domain with the fewest labels', async () => {
      const records = { 'mail.example.com': 'v=DMARC1; p=none', 'example.com': 'v=DMARC1; p=reject' }

      expect(await summary('a.mail.example.com', records)).to
        .eql({ organization: 'example.com', applied: 'example.com', asked: 4 })
      expect(await summary('mail.example.com', records)).to
        .eql({ organization: 'example.com', applied: 'mail.example.com', asked: 3 })
    })

    it('stops at psd=n, which is an organisation', async () => {
      const records = { 'mail.example.com': 'v=DMARC1; p=none; psd=n', 'example.com': 'v=DMARC1; p=reject' }

      expect(await summary('a.mail.example.com', records)).to
        .eql({ organization: 'mail.example.com', applied: 'mail.example.com', asked: 2 })
    })

    it('stops at psd=y, below which the organisation is', async () => {
      const records = { 'bank.example': 'v=DMARC1; p=reject; psd=y', 'giant.bank.example': 'v=DMARC1; p=none' }

      expect(await summary('giant.bank.example', records)).to
        .eql({ organization: 'giant.bank.example', applied: 'giant.bank.example', asked: 2 })
      expect(await summary('mail.giant.bank.example', records)).to
        .eql({ organization: 'giant.bank.example', applied: 'giant.bank.example', asked: 3 })
      expect(await summary('mail.mega.bank.example', records)).to
        .eql({ organization: 'mega.bank.example', applied: 'bank.example', asked: 3 })
      expect(await summary('bank.example', records)).to
        .eql({ organization: 'bank.example', applied: 'bank.example', asked: 1 })
    })

    it('discards several records of a name, and goes on', async () => {
      const records = {
        'a.example.com': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
        'example.com': 'v=DMARC1; p=reject',
      }

      expect(await summary('a.example.com', records)).to
        .eql({ organization: 'example.com', applied: 'example.com', asked: 3 })
    })

    it('finds no organisation without a record', async () => {
      expect(await summary('a.example.com', {})).to.eql({ organization: 'a.example.com', applied: undefined, asked: 3 })
    })

    it('goes on if a query fails', async () => {
      const { applied, steps } = await walkDmarc('a.example.com', async name =>
        name === 'example.com' ? ['v=DMARC1; p=reject'] : name === 'com' ? undefined : [])

      expect(applied?.domain).to.equal('example.com')
      expect(steps.map(({ answered }) => answered)).to.eql([true, true, false])
    })
  })

  describe('findings', () => {
    it('are about the policy', () => {
      expect(judge('v=DMARC1; p=reject; rua=mailto:a@b.example')).to.eql([])
      expect(judge('v=DMARC1; p=none')).to.eql(['DMARC_POLICY_NONE', 'DMARC_NO_REPORTS'])
      expect(judge('v=DMARC1; p=reject; sp=none; rua=mailto:a@b.example')).to.eql(['DMARC_SUBDOMAINS_OPEN'])
      expect(judge('v=DMARC1; p=reject; np=none; rua=mailto:a@b.example')).to.eql(['DMARC_SUBDOMAINS_OPEN'])
      expect(judge('v=DMARC1; p=reject; t=y; rua=mailto:a@b.example')).to.eql(['DMARC_TESTING'])
      expect(judge('v=DMARC1; p=quarantine; t=y; rua=mailto:a@b.example')).to
        .eql(['DMARC_POLICY_NONE', 'DMARC_TESTING'])
      expect(judge('v=DMARC1; p=reject; sp=quarantine; t=y; rua=mailto:a@b.example')).to
        .eql(['DMARC_TESTING', 'DMARC_SUBDOMAINS_OPEN'])
      expect(judge('v=DMARC1; p=none; t=y; rua=mailto:a@b.example')).to.eql(['DMARC_POLICY_NONE'])
      expect(judge('v=DMARC1; rua=mailto:a@b.example')).to.eql(['DMARC_NO_POLICY', 'DMARC_POLICY_NONE'])
      expect(judge('v=DMARC1; p=reject; sp=none; rua=mailto:a@b.example', { isOrganization: false })).to
        .eql(['DMARC_SUBDOMAIN_POLICY_UNUSED'])
    })

    it('are about the place of the record', () => {
      const good = 'v=DMARC1; p=reject; rua=mailto:a@b.example'

      expect(judge(good, { inherited: true })).to.eql(['DMARC_INHERITED'])
      expect(judge('v=DMARC1')).to.eql(['DMARC_INVALID'])
      expect(judge('', { records: [], parsed: null, policy: null })).to.eql(['DMARC_MISSING'])
      expect(judge('', { parsed: null, policy: null, multiple: [{ domain: 'a.example', count: 2 }] })).to
        .eql(['DMARC_MULTIPLE'])
      expect(judge('', { parsed: null, policy: null, ignored: ['v=dmarc1; p=reject'] })).to.eql(['DMARC_IGNORED'])
      expect(judge(good, { multiple: [{ domain: 'a.example', count: 2 }] })).to.eql(['DMARC_MULTIPLE'])
    })

    it('are about reports and tags', () => {
      const good = 'v=DMARC1; p=reject; rua=mailto:a@b.example'

      expect(judge(good, { unauthorized: ['b.example'] })).to.eql(['DMARC_REPORTS_REFUSED'])
      expect(judge('v=DMARC1; p=reject; rua=https://b.example/')).to.eql(['DMARC_NO_MAIL_REPORTS'])
      expect(judge(`${good}; pct=20; x=1`)).to.eql(['DMARC_REMOVED_TAG', 'DMARC_UNKNOWN_TAG'])
      expect(judge(`${good}!10m`)).to.eql(['DMARC_REPORT_SIZE'])
      expect(judge(`${good}; fo=x`)).to.eql(['DMARC_FAULT'])
    })
  })
})

describe('the references of findings', () => {
  it('name a section for each code in use, and have no other codes', () => {
    const folder = new URL('../../../src/', import.meta.url)
    const files = ['facts/mail', 'sources/tools/email-security'].flatMap(path =>
      readdirSync(new URL(path, folder)).filter(name => name !== 'references.ts')
        .map(name => new URL(`${path}/${name}`, folder)))
    const quoted = /'((?:SPF|DMARC|DKIM|MTA_STS|TLS_RPT|BIMI|CHECK)_[A-Z_]+)'/g
    const codes = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(quoted)].map(([, code]) => code))

    expect([...new Set(codes)].sort()).to.eql(Object.keys(references).sort())
    for (const [code, reference] of Object.entries(references).filter(([code]) => code !== 'CHECK_FAILED')) {
      expect(reference, code).to.match(/^(?:RFC \d{4}, (?:section \d+|appendix [A-Z])(?:\.\d+)*|draft-[a-z-]+)$/)
    }
  })
})
