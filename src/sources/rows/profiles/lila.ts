import { slugOfHost } from '../../kit/row.ts'
import type { Missing } from '../look-up.ts'
import type { ProfileSite } from '../profile-site.ts'

const notFound: Missing = { status: 404, path: 'error', says: /^Not found$/ }

/** Public players: https://lichess.org/api#tag/Users/operation/apiUser */
const lila = (host: string, missing: Missing = notFound): ProfileSite => ({
  slug: slugOfHost(host),
  name: host,
  homepage: `https://${host}`,
  source: 'https://lichess.org/api#tag/Users/operation/apiUser',
  seen: '2026-11-27',
  names: { pattern: /^[\w-]{2,30}$/, rule: 'Names are 2 to 30 letters, digits, hyphens and underscores' },
  url: `https://${host}/api/user/{value}`,
  account: '',
  login: 'username',
  missing,
  page: `https://${host}/@/{value}`,
  fields: [
    ['Identifier', 'id'],
    ['State', 'closed', { true: 'Closed' }],
    ['State', 'tosViolation', { true: 'Marked for breaking the terms' }],
    ['State', 'engine', { true: 'Marked for help of a computer' }],
    ['State', 'booster', { true: 'Marked for a manipulated rating' }],
    ['First name', 'profile.firstName'],
    ['Last name', 'profile.lastName'],
    ['Title', 'title'],
    ['Bio', 'profile.bio'],
    ['Country', 'profile.country'],
    ['Country', 'countryCode'],
    ['Location', 'profile.location'],
    ['Links', 'profile.links'],
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
    ['Twitch', 'streamer.twitch.channel', 'link'],
    ['YouTube', 'streamer.youtube.channel', 'link'],
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

/** Servers of other games that run an older version of the software: its answer about a missing account is empty. */
const older = ['lidraughts.org', 'playstrategy.org']
  .map((host): ProfileSite => {
    const row = lila(host, { status: 404, text: /^$/ })
    return { ...row, recorded: { as: 'lila', host }, examples: { ...row.examples, missing: null } }
  })

export const lilaSites: readonly ProfileSite[] = [lichess, lila('lishogi.org'), ...older]
