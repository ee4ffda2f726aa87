import { expect } from 'chai'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { combinePacks } from '../../../src/sources/registered/packs/combine.ts'
import { parsePack } from '../../../src/sources/registered/packs/read.ts'
import type { PackSite } from '../../../src/sources/registered/packs/whatsmyname.ts'

/** Reads a pack with one site, besides the built-in checks. */
function merged(changes: Partial<PackSite>) {
  const proofs = { e_code: 200, e_string: 'here', m_code: 404, m_string: 'no such user' }
  const parsed = parsePack({ sites: [{ name: 'Site', known: ['sam'], ...proofs, ...changes }] })
  const { checks, packs: [report] } = combinePacks([{ name: 'pack', parsed }], accountChecks)
  return { used: checks.map(({ slug }) => slug), skipped: report!.skipped }
}

describe('a site of a pack', () => {
  for (const [title, changes] of [
    ['the same address', { uri_check: 'https://lor.sh/api/v1/accounts/lookup?acct={account}' }],
    ['the same beginning of the address', { uri_check: 'https://api.monkeytype.com/users/{account}/profile' }],
    ['the same address, but a page elsewhere', {
      uri_check: 'https://api.inaturalist.org/v1/users/{account}',
      uri_pretty: 'https://inaturalist.nz/people/{account}',
    }],
    ['the same page, but another address', {
      uri_check: 'https://bitbucket.org/!api/2.0/repositories/{account}?page=1',
      uri_pretty: 'https://bitbucket.org/{account}/workspace/repositories/',
    }],
    ['the same page of a site with an interface elsewhere', {
      uri_check: 'https://github.com/{account}.keys',
      uri_pretty: 'https://github.com/{account}',
    }],
    ['the same page, with www', { uri_check: 'https://www.myanimelist.net/profile/{account}' }],
    ['a question in the body, and the same page', {
      uri_check: 'https://graphql.anilist.co',
      post_body: '{"variables":{"name":"{account}"}}',
      uri_pretty: 'https://anilist.co/user/{account}',
    }],
    ['the name in the host', {
      uri_check: 'https://public-api.wordpress.com/rest/v1.1/sites/{account}.wordpress.com',
      uri_pretty: 'https://{account}.wordpress.com',
    }],
  ] as const) {
    it(`is left out if the check of a row has ${title}`, () => {
      expect(merged(changes)).to.deep.equal({
        used: [],
        skipped: [{ name: 'Site', reason: 'a built-in check covers this site' }],
      })
    })
  }

  for (const [title, changes] of [
    ['another place of the same host', { uri_check: 'https://meta.discourse.org/g/{account}.json' }],
    ['another host with the name in it', { uri_check: 'https://{account}.birds.example/about' }],
    ['the same address and another state of the account', {
      uri_check: 'https://public-api.wordpress.com/rest/v1.1/sites/{account}.wordpress.com',
      e_code: 410,
      e_string: 'this blog was deleted',
    }],
    ['the page of a row that proves nothing', { uri_check: 'https://www.openstreetmap.org/user/{account}' }],
    ['a name that rows of other hosts have', { name: 'Discourse', uri_check: 'https://forum.example/u/{account}' }],
  ] as const) {
    it(`is checked if it has ${title}`, () => {
      expect(merged(changes)).to.deep.include({ skipped: [] })
    })
  }
})
