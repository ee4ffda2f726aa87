import { expect } from 'chai'
import { lookUpModule } from '../../../src/sources/rows/look-up-module.ts'
import { profileLookUp } from '../../../src/sources/rows/profile-look-up.ts'
import type { ProfileSite } from '../../../src/sources/rows/profile-site.ts'
import { playerSites, profileSites } from '../../../src/sources/rows/profiles/index.ts'
import type { Request } from '../../../src/sources/egress/client.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { runOn } from '../../support/one-answer.ts'

const site: ProfileSite = {
  slug: 'somewhere',
  name: 'Somewhere',
  homepage: 'https://somewhere.example',
  source: 'https://somewhere.example/docs',
  names: { pattern: /^[^/]{1,40}$/, rule: 'any' },
  url: 'https://somewhere.example/users/{value}',
  account: 'user',
  login: 'login.name',
  missing: { status: [404, 410], path: 'code', says: /^7$/ },
  page: 'https://somewhere.example/@{value}',
  fields: [['Bio', 'bio', 'html'], ['Created', 'at', 'date'], ['Site', 'site', 'link'], ['Odd', 'odd']],
  examples: { found: 'sam', account: {}, notFound: 'none', missing: {} },
}

/** Runs the module of a site against one answer. */
const run = (answer: UpstreamAnswer, changes: Partial<ProfileSite> = {}, name = 'Sam') =>
  runRow({ ...site, ...changes }, answer, name)

async function runRow(row: ProfileSite, answer: UpstreamAnswer, name = 'Sam') {
  const query = { type: 'Pseudonym', value: name } as const
  const module = lookUpModule(profileLookUp(row))
  const { cards, failure, requests } = await runOn('https://somewhere.example', answer, module, query)
  const rows = cards.flatMap(({ items }) => items.map(({ label, value }) => `${label}: ${value}`))
  return { rows, failure, request: requests[0]! }
}

const account = {
  login: { name: 'SAM' },
  bio: '<p>Builds <b>things</b> &amp; more</p>',
  at: 1_300_000_000,
  site: 'https://a.example',
  odd: {},
}

describe('profileLookUp', () => {
  it('shows the account in the formats of its fields', async () => {
    const { rows } = await run({ body: { user: account } })

    expect(rows).to.deep.equal([
      'Profile: https://somewhere.example/@SAM',
      'Login: SAM',
      'Bio: Builds things & more',
      'Created: 2011-03-13T07:06:40.000Z',
      'Site: https://a.example',
    ])
  })

  for (const [title, answer, changes] of [
    ['the documented answer', { status: 410, body: { code: 7 } }, {}],
    ['a list without the name', { body: { user: [{ login: { name: 'samuel' } }] } }, { list: true }],
    ['a whole list without the name', { body: { user: [], more: false } }, {
      list: true, paging: { next: 'more' }, missing: [] }],
    ['a member that is null', { body: { user: null } }, { missing: { status: 200, path: 'user', says: null } }],
    ['the documented text', { status: 404, body: 'gone' }, { missing: { status: 404, text: /^gone$/ } }],
  ] as const) {
    it(`finds nothing for ${title}`, async () => {
      expect(await run(answer, changes)).to.deep.include({ rows: [], failure: undefined })
    })
  }

  for (const [title, answer, changes] of [
    ['another account', { body: { user: { login: { name: 'samuel' } } } }, {}],
    ['an account whose name only begins with the searched one', { body: { user: { login: { name: 'sam:22' } } } }, {}],
    ['a missing text that is not the documented one', { status: 404, body: { code: 8 } }, {}],
    ['null beside an error', { body: { errors: [{ message: 'too many requests' }], user: null } }, {
      missing: { status: 200, path: 'user', says: null },
    }],
    ['a page in place of JSON', { status: 404, body: '<html>' }, {}],
    ['an account in place of a list', { body: { user: account } }, { list: true }],
  ] as const) {
    it(`fails for ${title}`, async () => {
      expect(await run(answer, changes)).to.deep.include({ rows: [], failure: 'UPSTREAM_CHANGED' })
    })
  }

  it('fails for a part of a list that lacks the name, but not if it has the name', async () => {
    const part = (...names: string[]) => ({ body: { user: names.map(name => ({ login: { name } })), more: true } })
    const row = { list: true, paging: { next: 'more' } } as const

    expect(await run(part('samuel'), row)).to.deep.include({ rows: [], failure: 'UPSTREAM_TOO_LARGE' })
    expect((await run(part('samuel', 'sam'), row)).rows).to.include('Login: sam')
  })

  it('knows an account without its name by one of several members', async () => {
    const { login: _, ...nameless } = site
    const ran = (answer: object) => runRow({ ...nameless, has: ['bio', 'site'] }, { body: { user: answer } })

    expect((await ran({ site: 'https://a.example' })).rows).to.deep.equal([
      'Profile: https://somewhere.example/@Sam',
      'Site: https://a.example',
    ])
    expect(await ran({ other: 1 })).to.deep.include({ rows: [], failure: 'UPSTREAM_CHANGED' })
  })

  it('shows and compares the name of the member that the account has, if several may have it', async () => {
    const row = { login: ['user', 'group'], page: 'https://somewhere.example/@{lower}' }

    expect((await run({ body: { user: { group: 'SAM' } } }, row)).rows).to.include('Login: SAM')
    expect((await run({ body: { user: { user: 'samuel' } } }, row)).failure).to.equal('UPSTREAM_CHANGED')
    expect((await run({ body: { user: {} } }, row, 'undefined')).failure).to.equal('UPSTREAM_CHANGED')
  })

  it('shows the page that the account names, or else that of the row, in one line', async () => {
    const pages = async (path: string) =>
      (await run({ body: { user: { ...account, at: 'https://b.example' } } }, { fields: [['Profile', path, 'page']] }))
        .rows.filter(line => line.startsWith('Profile'))

    expect(await pages('at')).to.deep.equal(['Profile: https://b.example'])
    expect(await pages('none')).to.deep.equal(['Profile: https://somewhere.example/@SAM'])
    expect(await pages('')).to.deep.equal(['Profile: https://somewhere.example/@SAM'])
  })

  it('translates values, and leaves out those without a translation', async () => {
    const states = async (closed: unknown) => (await run({ body: { user: { ...account, closed } } }, {
      fields: [['State', 'closed', { true: 'Closed' }]],
    })).rows.filter(line => line.startsWith('State'))

    expect(await states(true)).to.deep.equal(['State: Closed'])
    for (const other of [false, undefined, 'constructor']) expect(await states(other)).to.deep.equal([])
  })

  it('reads a day in words as UTC', async () => {
    const { rows } = await run({ body: { user: { ...account, at: 'Dec 27, 2015' } } })

    expect(rows).to.include('Created: 2015-12-27T00:00:00.000Z')
  })

  it('sends a header with the source key only if there is one', async () => {
    const sent: unknown[] = []
    const row = { ...site, headers: { accept: 'text/json', authorization: 'Bearer {key}' } }
    const send = (request: Request) => {
      sent.push(request.headers)
      return Promise.resolve({ status: 404, headers: {}, body: Buffer.from('{"code":7}'), url: request.url })
    }
    for (const key of ['k$&', undefined]) {
      const context = { client: { send }, key, now: new Date(), signal: new AbortController().signal }
      const query = { type: 'Pseudonym', value: 'sam' } as const
      await Array.fromAsync(lookUpModule(profileLookUp(row)).run(query, context))
    }

    expect(sent).to.deep.equal([{ accept: 'text/json', authorization: 'Bearer k$&' }, { accept: 'text/json' }])
  })

  it('fails for a plain 404 of a site that answers with an empty list', async () => {
    const { rows, failure } = await run({ status: 404, body: {} }, { list: true, missing: [] })

    expect(rows).to.deep.equal([])
    expect(failure).to.be.a('string')
  })

  it('sends the name unchanged, in a URL and in a body', async () => {
    const name = 'a "b"\\{value}&c'
    const inUrl = await run({ body: { user: account } }, {}, name)
    const inBody = await run({ body: { user: account } }, { body: { variables: { name: '{value}' } } }, name)

    expect(decodeURIComponent(inUrl.request.url.pathname)).to.equal(`/users/${name}`)
    expect(inBody.request.method).to.equal('POST')
    expect(JSON.parse(inBody.request.body)).to.deep.equal({ variables: { name } })
  })
})

describe('the sites with an API for profiles', () => {
  const sites = [...profileSites, ...playerSites]

  it('have one placeholder in their request, and examples that their rule allows', () => {
    for (const { slug, url, body, names, examples } of sites) {
      expect((body ? JSON.stringify(body) : url).split(/\{(?:value|lower|label)\}/), slug).to.have.length(2)
      for (const name of [examples.found, examples.notFound].flat()) expect(name, slug).to.match(names.pattern)
    }
  })
})
