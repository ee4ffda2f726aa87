import { slugOfHost } from '../../kit/row.ts'
import type { ProfileSite } from '../profile-site.ts'

/**
 * Forums that run Flarum, with a member. To add one, add its row. The pages of its members must have addresses with
 * their names (`/u/sam`): a forum may use numbers instead, and then finds no names.
 */
const forums = [
  ['board.phpbuilder.com', 'alex'],
  ['discuss.flarum.org', 'alex'],
  ['discuss.flarum.org.cn', 'admin'],
  ['flarum.es', 'Admin'],
  ['forum.fibra.click', 'admin'],
  ['forum.foe-rechner.de', 'alex'],
  ['forum.kaosx.us', 'demm'],
  ['forum.paradox.network', 'alex'],
  ['galactictalk.org', 'theabbie'],
  ['webdeveloper.com', 'alex'],
] as const

const source = 'https://github.com/flarum/framework/blob/2.x/framework/core/src/Api/Resource/UserResource.php'

/** Public members, by the code of the server. Guests may read one member, but not search for members. */
const flarum = ([host, member]: (typeof forums)[number]): ProfileSite => ({
  slug: `flarum-${slugOfHost(host)}`,
  name: `Flarum (${host})`,
  homepage: `https://${host}`,
  source,
  recorded: { as: 'flarum', host },
  seen: '2026-11-24',
  names: { pattern: /^[\w-]{3,30}$/, rule: 'Names are 3 to 30 letters, digits, hyphens and underscores' },
  url: `https://${host}/api/users/{value}?bySlug=1`,
  account: 'data.attributes',
  login: 'username',
  missing: { status: 404, path: 'errors.0.code', says: /^not_found$/ },
  page: `https://${host}/u/{value}`,
  fields: [
    ['Name', 'displayName'],
    ['Avatar', 'avatarUrl', 'link'],
    ['Bio', 'bio'],
    ['Discussions', 'discussionCount'],
    ['Comments', 'commentCount'],
    ['Last seen', 'lastSeenAt', 'date'],
    ['Created', 'joinTime', 'date'],
  ],
  examples: {
    found: member,
    account: {
      username: member,
      displayName: 'Sam Example',
      avatarUrl: null,
      slug: member,
      joinTime: '2018-05-01T10:00:00+00:00',
      discussionCount: 12,
      commentCount: 340,
      lastSeenAt: '2026-11-01T08:00:00+00:00',
    },
    notFound: 'tracewell-no-such-account-0',
    missing: { errors: [{ status: '404', code: 'not_found' }] },
  },
})

export const flarumSites: readonly ProfileSite[] = forums.map(flarum)
