import { slugOfHost, type ProfileSite } from '../profile-site.ts'

/** Servers of chess variants that run the software of Lichess. */
const hosts = ['lidraughts.org', 'lishogi.org', 'playstrategy.org']

/** Public players: https://lichess.org/api#tag/Users/operation/apiUser */
const lila = (host: string): ProfileSite => ({
  slug: slugOfHost(host),
  name: host,
  homepage: `https://${host}`,
  source: 'https://lichess.org/api#tag/Users/operation/apiUser',
  names: { pattern: /^[\w-]{2,30}$/, rule: 'Names are 2 to 30 letters, digits, hyphens and underscores' },
  url: `https://${host}/api/user/{value}`,
  account: '',
  login: 'username',
  missing: { status: 404, path: 'error', says: /^Not found$/i },
  page: `https://${host}/@/{value}`,
  fields: [
    ['Identifier', 'id'],
    ['Title', 'title'],
    ['Bio', 'profile.bio'],
    ['Country', 'profile.country'],
    ['Location', 'profile.location'],
    ['Games', 'count.all'],
    ['Last seen', 'seenAt', 'date'],
    ['Created', 'createdAt', 'date'],
  ],
  examples: {
    found: host.replace(/\..*/, ''),
    account: {
      id: 'sam-example',
      username: 'sam-example',
      createdAt: 1290415680000,
      seenAt: 1767225600000,
      profile: { country: 'FR', location: 'Lyon', bio: 'Builds things.' },
      count: { all: 9265 },
    },
    notFound: 'tracewell-no-such-account-0',
    missing: { error: 'Not found' },
  },
})

export const lilaSites: readonly ProfileSite[] = hosts.map(lila)
