import { slugOfHost } from '../../kit/row.ts'
import type { ProfileSite } from '../profile-site.ts'

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

/** Players on lichess.org. For a closed account, the answer has little more than the name. */
const lichess: ProfileSite = {
  ...lila('lichess.org'),
  slug: 'lichess',
  name: 'Lichess',
  description: 'Public profile of the Lichess player with this name',
  seen: '2026-11-24',
  default: true,
  names: {
    pattern: /^[\w-]{2,30}$/,
    rule: 'Lichess names are 2 to 30 letters, digits, hyphens and underscores',
    isClaim: false,
  },
  fields: [
    ['Name', 'profile.realName'],
    ['Profile', 'url', 'page'],
    ['State', 'tosViolation', { true: 'Marked for breaking the terms' }],
    ['State', 'disabled', { true: 'Closed' }],
    ['Title', 'title'],
    ['Bio', 'profile.bio'],
    ['Country', 'profile.flag'],
    ['Location', 'profile.location'],
    ['Links', 'profile.links'],
    ['FIDE rating', 'profile.fideRating'],
    ['Games', 'count.all'],
    ['Last seen', 'seenAt', 'date'],
    ['Created', 'createdAt', 'date'],
  ],
  examples: {
    found: 'thibault',
    account: {
      id: '{value}',
      username: 'thibault',
      createdAt: 1_290_415_680_000,
      seenAt: 1_767_225_600_000,
      perfs: { blitz: { games: 2340, rating: 1681, rd: 30, prog: 10 } },
      playTime: { total: 3_296_897, tv: 12_134 },
      profile: { flag: 'FR', location: 'Lyon', bio: 'Builds things.', realName: 'Sam Example' },
      url: 'https://lichess.org/@/{value}',
      count: {
        all: 9265,
        rated: 7157,
        draw: 340,
        loss: 4480,
        win: 4440,
      },
    },
    notFound: 'tracewell-no-such-account-0',
    missing: { error: 'Not found' },
  },
}

export const lilaSites: readonly ProfileSite[] = [lichess, ...hosts.map(lila)]
