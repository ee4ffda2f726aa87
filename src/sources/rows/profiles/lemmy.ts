import { slugOfHost } from '../../kit/row.ts'
import { anyName, type ProfileSite } from '../profile-site.ts'

/** Instances of Lemmy. To add one, add its host. */
const hosts = ['lemmy.world', 'programming.dev']

/** Public accounts: https://lemmy.readme.io/reference/get_user */
const lemmy = (host: string): ProfileSite => ({
  slug: `lemmy-${slugOfHost(host)}`,
  name: `Lemmy (${host})`,
  homepage: `https://${host}`,
  source: 'https://lemmy.readme.io/reference/get_user',
  recorded: { as: 'lemmy', host },
  names: anyName,
  url: `https://${host}/api/v3/user?username={value}&limit=1`,
  account: 'person_view',
  login: 'person.name',
  missing: { status: [404, 400], path: 'error', says: /^(couldnt_find_person|not_found)$/ },
  page: `https://${host}/u/{value}`,
  fields: [
    ['Name', 'person.display_name'],
    ['Bio', 'person.bio'],
    ['Avatar', 'person.avatar', 'link'],
    ['Matrix', 'person.matrix_user_id'],
    ['Account status', 'person.banned', { true: 'banned' }],
    ['Account status', 'person.deleted', { true: 'deleted' }],
    ['Until', 'person.ban_expires', 'date'],
    ['Role', 'is_admin', { true: 'administrator' }],
    ['Bot', 'person.bot_account'],
    ['Posts', 'counts.post_count'],
    ['Comments', 'counts.comment_count'],
    ['Created', 'person.published', 'date'],
  ],
  examples: {
    found: 'admin',
    account: {
      person: {
        id: 2,
        name: 'admin',
        display_name: 'Sam Example',
        bio: 'Builds things.',
        published: '2023-06-01T07:01:46.989402Z',
        actor_id: `https://${host}/u/admin`,
        bot_account: false,
      },
      counts: { person_id: 2, post_count: 12, comment_count: 60 },
    },
    notFound: 'tracewell_no_such_account_0',
    missing: { error: 'not_found' },
  },
})

export const lemmySites: readonly ProfileSite[] = hosts.map(lemmy)
