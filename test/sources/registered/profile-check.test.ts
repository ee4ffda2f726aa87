import { expect } from 'chai'
import { profileCheck } from '../../../src/sources/registered/profile-check.ts'
import type { ProfileSite } from '../../../src/sources/rows/profile-site.ts'
import { profileSites, playerSites } from '../../../src/sources/rows/profiles/index.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { modules } from '../../../src/sources/modules.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const site: ProfileSite = {
  slug: 'somewhere',
  name: 'Somewhere',
  homepage: 'https://somewhere.example',
  source: 'https://somewhere.example/docs',
  names: { pattern: /^[\w-]{1,40}$/, rule: 'Names are letters' },
  url: 'https://somewhere.example/users/{value}',
  account: 'user',
  login: 'login',
  missing: { status: [404, 502], path: 'code', says: /^7$/ },
  page: 'https://somewhere.example/@{lower}',
  fields: [],
  examples: { found: 'known', account: {}, notFound: 'none', missing: {} },
}
const registered = { status: 'registered', reason: null, url: 'https://somewhere.example/@sam' }
const notRegistered = { status: 'not_registered', reason: null, url: null }
const found = (login: string): UpstreamAnswer => ({ body: { user: { login } } })
const listOf = (...names: string[]): UpstreamAnswer => ({ body: { user: names.map(login => ({ login })) } })

/** Returns the verdict about `Sam` at a site with this answer. The control question finds the known account. */
async function verdictOf(answer: UpstreamAnswer, changes: Partial<ProfileSite> = {}, name = 'Sam') {
  const known = changes.list ? listOf('known') : found('known')
  await using world = await simulate({ upstreams: [{
    origin: 'https://somewhere.example',
    subject: ({ url }) => url.pathname.split('/').at(-1)!,
    found: subject => subject === 'known' ? known : answer,
    notFound: () => answer,
  }] })
  const check = profileCheck({ ...site, ...changes })
  const verdict = await checkAccount(check, { type: 'Pseudonym', value: name }, world.context())
  return { verdict, requests: world.requestCount }
}

describe('profileCheck', () => {
  it('returns registered with the page of the account, from one request', async () => {
    expect(await verdictOf(found('SAM'))).to.deep.equal({ verdict: registered, requests: 1 })
    expect((await verdictOf(listOf('samuel', 'sam'), { list: true })).verdict).to.deep.equal(registered)
  })

  it('returns registered for an account with the missing text, but not its status', async () => {
    const { verdict } = await verdictOf({ body: { code: 7, user: { login: 'sam' } } })

    expect(verdict).to.deep.equal(registered)
  })

  for (const [title, answer, changes] of [
    ['the documented answer', { status: 404, body: { code: 7 } }, {}],
    ['an empty list', listOf(), { list: true, missing: [] }],
    ['the documented text', { status: 404, body: 'gone' }, { missing: { status: 404, text: /^gone$/ } }],
    ['null', { body: { user: null } }, { missing: { path: 'user', says: null } }],
  ] as const) {
    it(`returns not_registered for ${title}, if a known account is found`, async () => {
      expect(await verdictOf(answer, changes)).to.deep.equal({ verdict: notRegistered, requests: 2 })
    })
  }

  it('returns not_registered from one request if the answer is a strong proof', async () => {
    const missing = { status: 404, path: 'code', says: /^7$/, isWeak: false } as const

    expect(await verdictOf({ status: 404, body: { code: 7 } }, { missing }))
      .to.deep.equal({ verdict: notRegistered, requests: 1 })
  })

  for (const [title, answer, code, changes] of [
    ['another account', found('samuel'), 'UPSTREAM_CHANGED', {}],
    ['a list of other names', listOf('samuel'), 'UPSTREAM_CHANGED', { list: true }],
    ['a missing text with another status', { body: { code: 7 } }, 'UPSTREAM_CHANGED', {}],
    ['a missing text that is not the documented one', { status: 404, body: { code: 8 } }, 'UPSTREAM_CHANGED', {}],
    ['a missing text with a server error', { status: 502, body: { code: 7 } }, 'UPSTREAM_ERROR', {}],
    ['a page in place of JSON', { body: '<html>' }, 'UPSTREAM_CHANGED', {}],
    ['a rate limit', { status: 429, body: { code: 7 } }, 'UPSTREAM_RATE_LIMITED', {}],
    ['a refusal', { status: 403, body: { code: 7 } }, 'UPSTREAM_BLOCKED', {}],
    ['a missing account of a site that hides some', { status: 404, body: { code: 7 } }, 'NO_PUBLIC_PROFILE', {
      proves: 'registered',
    }],
  ] as const) {
    it(`returns unknown for ${title}`, async () => {
      const { verdict } = await verdictOf(answer, changes)

      expect(verdict).to.deep.include({ status: 'unknown', url: null })
      expect(verdict.reason?.code).to.equal(code)
    })
  }

  it('returns unknown for a missing account if the site no longer finds a known one', async () => {
    const { verdict } = await verdictOf({ status: 404, body: { code: 7 } }, { examples: { ...site.examples,
      found: 'gone' } })

    expect(verdict.reason?.code).to.equal('SAME_AS_CONTROL')
  })

  it('does not ask about a name outside the rule, which proves nothing', async () => {
    expect(await verdictOf(found('a b'), {}, 'a b')).to.deep.equal({
      verdict: { status: 'unknown', reason: { code: 'NAME_NOT_POSSIBLE', message: site.names.rule }, url: null },
      requests: 0,
    })
  })

  it('returns not_registered for a name that no account ever had', async () => {
    expect(await verdictOf(found('a b'), { names: { ...site.names, isClaim: false } }, 'a b')).to.deep.include({
      verdict: { ...notRegistered, reason: { code: 'NAME_NOT_POSSIBLE', message: site.names.rule } },
    })
  })
})

describe('the account checks of rows', () => {
  const sites = [...profileSites, ...playerSites]
  const checks = accountChecks.filter(({ row }) => row !== undefined)

  it('are all rows whose answers prove something about an account', () => {
    expect(checks.map(({ slug }) => slug).sort()).to.deep.equal(
      sites.filter(({ proves }) => proves !== 'nothing').map(({ slug }) => slug).sort())
    expect(checks.length).to.be.above(150)
  })

  it('have the tags of their modules', () => {
    const tagsOf = new Map(modules.map(({ slug, tags }) => [slug, tags]))

    for (const { slug, tags } of checks) expect(tags, slug).to.have.members([...tagsOf.get(slug) ?? []])
  })
})
