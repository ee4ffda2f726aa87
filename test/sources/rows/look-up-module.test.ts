import { expect } from 'chai'
import fc from 'fast-check'
import { identifyWallet } from '../../../src/facts/wallet.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import type { LookUp } from '../../../src/sources/rows/look-up.ts'
import { lookUpModule } from '../../../src/sources/rows/look-up-module.ts'
import { lookUps } from '../../../src/sources/rows/look-ups/index.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { withoutEntities } from '../../../src/lib/readable-text.ts'
import { runOn } from '../../support/one-answer.ts'

const row: LookUp = {
  slug: 'somewhere',
  name: 'Somewhere',
  description: 'Facts',
  category: 'profile', // so that a name alone is a finding
  homepage: 'https://somewhere.example',
  source: 'https://somewhere.example/docs',
  type: 'Domain Name',
  url: 'https://somewhere.example/domains/{value}',
  record: 'data',
  has: 'name',
  missing: { status: 404, path: 'code', says: /^7$/ },
  coin: { symbol: 'TWC', decimals: 2 },
  fields: [['Name', 'name']],
  examples: { found: 'example.com', answer: {}, notFound: 'none.example.com', missing: {} },
}

/** Runs the module of a row against one answer. */
async function run(answer: UpstreamAnswer, changes: Partial<LookUp> = {}, value = 'example.com') {
  const changed: LookUp = { ...row, ...changes }
  const query = { type: changed.type, value }
  const { cards, failure, requests } = await runOn('https://somewhere.example', answer, lookUpModule(changed), query)
  const rows = cards.map(({ items }) => items.map(item => `${item.label}: ${item.value}`).join('; '))
  return { rows, failure, requests }
}

const found = (data: unknown): UpstreamAnswer => ({ body: { data } })

describe('lookUpModule', () => {
  it('shows a record in the formats of its fields', async () => {
    const fields: LookUp['fields'] = [
      ['Coins', 'units', 'coins'], ['Hex coins', 'hex', 'coins'], ['Coins so far', 'soFar', 'decimal'],
      ['Count', 'list', 'count'], ['Names', 'list.*.name'], ['One', 'list.name=b.size'], ['Texts', 'texts'],
      ['Yes', 'yes', 'flag'], ['No', 'no', 'flag'], ['Number', 'hex', 'hex'], ['Text', 'html', 'html'],
      ['At', 'at', 'date'], ['Seconds', 'seconds', 'date'], ['Web', 'web', 'link'],
      ['Captured', 'captured', 'date'], ['Odd', 'odd', 'coins'], ['Feeds', 'feeds', 'names'],
      ['American', 'american', 'date'], ['Not available', 'city'],
      ['Ports', 'ports.*.port', 'distinct'],
    ]
    const data = {
      name: 'example.com',
      units: '250',
      hex: '0xff',
      soFar: '1.50',
      list: [{ name: 'a', size: 1 }, { name: 'b', size: 2 }],
      texts: ['x', '', null, 'y'],
      yes: 1,
      no: '0',
      html: '<b>Bold</b>',
      at: '2024-01-02T03:04:05Z',
      seconds: '1700000000.5',
      web: 'https://a.example',
      captured: '20240102030405',
      odd: '1.5',
      feeds: { one: { at: 1 }, two: {} },
      american: '07/01/2008',
      city: 'N/A',
      ports: [{ port: 443 }, { port: 80 }, {}, { port: 443 }, { port: '' }],
    }

    expect((await run(found(data), { fields, times: { order: 'month first' } })).rows).to.eql([[
      'Coins: 2.5 TWC',
      'Hex coins: 2.55 TWC',
      'Coins so far: 1.50 TWC',
      'Count: 2',
      'Names: a, b',
      'One: 2',
      'Texts: x, y',
      'Yes: yes',
      'Number: 255',
      'Text: Bold',
      'At: 2024-01-02T03:04:05.000Z',
      'Seconds: 2023-11-14T22:13:20.500Z',
      'Web: https://a.example',
      'Captured: 2024-01-02T00:00:00.000Z',
      'Feeds: one, two',
      'American: 2008-07-01T00:00:00.000Z',
      'Ports: 443, 80',
    ].join('; ')])
  })

  it('keeps only the displayed facts of a record that can hold secrets', async () => {
    const secretive = lookUpModule({ ...row, hasSecrets: true, fields: [['Port', 'port']] })
    const answer = found({ name: 'example.com', port: 443, password: 'letmein' })

    const { cards } = await runOn('https://somewhere.example', answer, secretive, { type: row.type, value: 'example.com' })

    expect(cards.map(({ items, raw }) => [items.map(({ label, field }) => [label, field]), raw]))
      .to.deep.equal([[[['Port', 'Port']], { Port: 443 }]])
  })

  it('shows a record that has the missing text, but not its status', async () => {
    expect((await run({ body: { code: 7, data: { name: 'example.com' } } })).rows).to.eql(['Name: example.com'])
  })

  it('shows a record that has the missing text beside a finding', async () => {
    const missing: LookUp['missing'] = { path: 'data.count', says: null, unless: ['data.hosts', 'data.feeds'] }

    expect((await run(found({ name: 'a', count: null, feeds: { one: {} } }), { missing })).rows).to.eql(['Name: a'])
  })

  it('shows a record of which only some members have the missing text', async () => {
    const missing: LookUp['missing'] = { path: 'data.ids.*.id', says: /^0$/ }

    expect((await run(found({ name: 'a', ids: [{ id: 0 }, { id: 1 }] }), { missing })).rows).to.eql(['Name: a'])
  })

  it('shows a record with activity whose other amounts are missing or unknown', async () => {
    const activity = ['in', 'out', 'tokens']

    expect((await run(found({ name: 'a', in: 5, out: -1 }), { activity })).rows).to.eql(['Name: a'])
    expect((await run(found({ name: 'a', in: 0, tokens: [{}] }), { activity })).rows).to.eql(['Name: a'])
  })

  it('tells a key that is refused, and one whose quota is used up, from an answer of another shape', async () => {
    const about: Partial<LookUp> = {
      refused: { status: 400, path: 'message', says: /^bad key/ },
      spent: { path: 'message', says: /^used up/ },
    }

    expect((await run({ status: 400, body: { message: 'bad key' } }, about)).failure).to.equal('UPSTREAM_BLOCKED')
    expect((await run({ body: { message: 'used up' } }, about)).failure).to.equal('UPSTREAM_RATE_LIMITED')
    expect((await run({ status: 400, body: { message: 'other' } }, about)).failure).to.equal('UPSTREAM_CHANGED')
    expect((await run({ body: { message: 'bad key' } }, about)).failure).to.equal('UPSTREAM_CHANGED')
  })

  const list: Partial<LookUp> = { list: true, equals: 'name', missing: [] }

  it('shows only the records of a list that are about the value', async () => {
    const { rows } = await run(found([{ name: 'other.example' }, { name: 'EXAMPLE.com' }]), list)

    expect(rows).to.eql(['Name: EXAMPLE.com'])
  })

  it('compares every text of a list with the value, also without its port', async () => {
    const type: QueryType = 'IP Address'
    const data = [{ name: 'a', at: ['192.0.2.2:9001'] }, { name: 'b', at: ['192.0.2.21:9001', '[2001:db8::1]:9001'] }]
    const relays: Partial<LookUp> = { type, list: true, equals: 'at' }

    expect((await run(found(data), relays, '192.0.2.2')).rows).to.eql(['Name: a'])
    expect((await run(found(data), relays, '2001:db8::1')).rows).to.eql(['Name: b'])
  })

  it('shows the records of a list with other entries, and counts these', async () => {
    const { rows } = await run(found([null, { name: 'example.com' }, 7, { name: {} }]), list)

    expect(rows).to.eql(['Name: example.com; Parts left out: 3'])
  })

  for (const [title, type, value, name, spelling] of [
    ['in HTML', 'Pseudonym', 'Mat\'s Mug', 'Mat&#39;s Mug', withoutEntities],
    ['with a sign for spaces', 'Pseudonym', 'hello_world', 'Hello World', (text: string) => text.replaceAll('_', ' ')],
    ['in another composition of Unicode', 'Pseudonym', 'andr\u00e9', 'Andre\u0301', undefined],
    ['of an IPv6 address in full', 'IP Address', '2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001', undefined],
    ['of a domain in its own script', 'Domain Name', 'xn--bcher-kva.example', 'B\u00fccher.example.', undefined],
  ] as const) {
    it(`knows the searched value in the spelling ${title}`, async () => {
      const changes: Partial<LookUp> = { type, equals: 'name', ...spelling && { spelling } }

      expect((await run(found({ name }), changes, value)).failure).to.equal(undefined)
      expect((await run(found({ name: `${name}x` }), changes, value)).failure).to.equal('UPSTREAM_CHANGED')
    })
  }

  const cases: Array<[title: string, answer: UpstreamAnswer, changes: Partial<LookUp>]> = [
    ['the documented answer', { status: 404, body: { code: 7 } }, {}],
    ['a list about other values', found([{ name: 'other.example' }]), list],
    ['an empty list', found([]), list],
    ['amounts of zero beside lists and objects without content', found({ name: 'x', in: 0, list: [], tokens: {} }), {
      activity: ['in', 'list', 'tokens'],
    }],
    ['amounts that are all zero', found({ name: 'x', in: 0, out: '0x0', sum: '0.00' }), {
      activity: ['in', 'out', 'sum'],
    }],
    ['an object without members', found({}), { missing: { path: 'data', says: 'empty object' } }],
    ['the documented member alone', { status: 404, body: { error: 'Not Found' } }, {
      missing: { status: 404, path: 'error', says: /^Not Found$/, only: true },
    }],
    ['a member that is null', found(null), { missing: { path: 'data', says: null } }],
    ['the second documented answer', found({ name: 'NONE' }), {
      missing: [{ status: 404, path: 'code', says: /^7$/ }, { path: 'data.name', says: /^NONE$/ }],
    }],
    ['members that all have the missing text', found({ a: { id: '0' }, b: { id: 0 } }), {
      missing: { path: 'data.*.id', says: /^0$/ },
    }],
    ['a member that is null beside findings without content', found({ name: 'x', count: null, feeds: {} }), {
      missing: { path: 'data.count', says: null, unless: 'data.feeds' },
    }],
    ['an empty body', { body: '' }, { missing: { path: '', says: null } }],
    ['the documented text', { status: 404, body: 'No such name\n' }, { missing: { status: 404, text: /^No such name$/ } }],
  ]

  for (const [title, answer, changes] of cases) {
    it(`finds nothing for ${title}`, async () => {
      expect(await run(answer, changes)).to.deep.include({ rows: [], failure: undefined })
    })
  }

  const failures: typeof cases = [
    ['a record without the required member', found({ title: 'x' }), {}],
    ['a record about another value', found({ name: 'other.example' }), { equals: 'name' }],
    ['a missing text that is not the documented one', { status: 404, body: { code: 8 } }, {}],
    ['a missing text with another status', { body: { code: 7 } }, {}],
    ['a missing text without a status, in a 404', { status: 404, body: { note: 'NONE' } }, {
      missing: [{ status: 404, path: 'code', says: /^7$/ }, { path: 'note', says: /^NONE$/ }],
    }],
    ['a record in a 404', { status: 404, body: { data: { name: 'example.com' } } }, {}],
    ['an amount that is no number', found({ name: 'x', in: 0, out: 'none' }), { activity: ['in', 'out'] }],
    ['an amount that is missing', found({ name: 'x', in: 0 }), { activity: ['in', 'out'] }],
    ['-1 in place of a count', found({ name: 'x', in: 0, out: -1 }), { activity: ['in', 'out'] }],
    ['null beside an error', { body: { errors: [{ message: 'later' }], data: null } }, {
      missing: { path: 'data', says: null },
    }],
    ['an empty object beside an error', { body: { error: 'later', data: {} } }, {
      missing: { path: 'data', says: 'empty list' },
    }],
    ['a page in place of JSON', { status: 404, body: '<html>' }, {}],
    ['the documented member with others', { status: 404, body: { error: 'Not Found', path: '/' } }, {
      missing: { status: 404, path: 'error', says: /^Not Found$/, only: true },
    }],
    ['an object in place of the documented list', found({}), { missing: { path: 'data', says: 'empty list' } }],
    ['a list in place of the documented object', found([]), { missing: { path: 'data', says: 'empty object' } }],
    ['an empty list, if another answer is documented', found([]), { ...list, missing: { status: 404, text: /^none$/ } }],
    ['another text than the documented one', { status: 404, body: '404 page not found' }, {
      missing: { status: 404, text: /^No such name$/ },
    }],
    ['entries without a name beside other records', found([{ name: 'other.example' }, { name: null }, {}]), list],
    ['an own entry that is no record', found([{ name: 'example.com' }]), { ...list, has: 'size' }],
    ['a record in place of a list', found({ name: 'example.com' }), list],
    ['a record without the member in a list', found([{}]), { list: true }],
    ['a record with an empty list', found({ name: [] }), {}],
    ['a refusal', { body: { code: 4029, data: { name: 'example.com' } } }, { complete: { path: 'code', says: /^1$/ } }],
  ]

  for (const [title, answer, changes] of failures) {
    it(`fails for ${title}`, async () => {
      expect(await run(answer, changes)).to.deep.include({ rows: [], failure: 'UPSTREAM_CHANGED' })
    })
  }

  it('reads a batch of calls in any order, and fails after the others if a call failed', async () => {
    const batch: Partial<LookUp> = {
      record: '',
      has: 'one',
      body: [{ id: 'one', params: ['{value}'] }, { id: 'two', params: ['{value}'] }],
      fields: [['One', 'one'], ['Two', 'two']],
    }
    const whole = await run({ body: [{ id: 'two', result: 2 }, { id: 'one', result: 1 }] }, batch)
    const broken = await run({ body: [{ id: 'two', error: { code: 1 } }, { id: 'one', result: 1 }] }, batch)

    expect(whole.rows).to.eql(['One: 1; Two: 2'])
    expect(JSON.parse(whole.requests[0]!.body)).to.deep.equal([
      { id: 'one', params: ['example.com'] },
      { id: 'two', params: ['example.com'] },
    ])
    expect(broken).to.deep.include({
      rows: ['One: 1; Incomplete: no answer about two'], failure: 'UPSTREAM_CHANGED',
    })
    expect(await run({ body: [] }, batch)).to.deep.include({ rows: [], failure: 'UPSTREAM_CHANGED' })
  })

  it('sends only the domain or the hash of an e-mail address, as its URL asks', async () => {
    const type: QueryType = 'Email Address'
    const url = 'https://somewhere.example/{domain}/{md5}'
    const { requests } = await run(found({}), { type, url }, 'Sam@example.com')

    expect(requests[0]!.url.pathname).to.equal('/example.com/e179e95c00e7718ab4a23840f992ea63')
  })

  it('never sends a private name, or a wallet of another chain', async () => {
    const home = await run(found({}), {}, 'nas.home.arpa')
    const ton: Partial<LookUp> = { type: 'Cryptocurrency', chains: ['ton'] }
    const wallet = await run(found({}), ton, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')

    expect([home.failure, wallet.failure]).to.eql(['NOT_APPLICABLE', 'NOT_APPLICABLE'])
    expect([...home.requests, ...wallet.requests]).to.eql([])
  })

  it('never returns a card or "no results" for an answer of another shape', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.object(), fc.array(fc.jsonValue()), fc.constant(null)), async data => {
        const { rows, failure } = await run(found({ ...data, title: 1 }), { has: 'no.such.member' })
        expect({ rows, failure }).to.eql({ rows: [], failure: 'UPSTREAM_CHANGED' })
      }),
      { numRuns: 25 },
    )
  })
})

describe('the sources that answer one question', () => {
  it('include Microsoft, which reads the domain from an e-mail address', async () => {
    const realm = lookUpModule(lookUps.find(({ slug }) => slug === 'microsoft-realm')!)
    const answer = { body: { NameSpaceType: 'Managed' } }

    const query = { type: 'Domain Name', value: 'example.com' } as const
    const { requests } = await runOn('https://login.microsoftonline.com', answer, realm, query)

    expect(requests[0]!.url.searchParams.get('login')).to.match(/^[^@]+@example\.com$/)
  })

  it('send the value in their request, and cite their documentation', () => {
    for (const { slug, url, body, source } of lookUps) {
      expect(`${url}${JSON.stringify(body)}`, slug).to.match(/\{(value|lower|domain|md5)\}/)
      expect(new URL(source).protocol, slug).to.equal('https:')
    }
  })

  it('have examples that they accept', () => {
    for (const { slug, type, chains, accepts, examples } of lookUps) {
      for (const value of [examples.found, examples.notFound].flat()) {
        expect(value, slug).to.match(accepts?.pattern ?? /./)
        if (type !== 'Cryptocurrency') continue
        const wallet = identifyWallet(value)
        expect('fault' in wallet ? [] : wallet.chains, `${slug}: ${value}`).to.include.oneOf([...chains ?? []])
      }
    }
  })
})
