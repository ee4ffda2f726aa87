import { slugOfHost } from '../../kit/row.ts'
import type { ProfileSite } from '../profile-site.ts'

/** Forums that run ForumMagnum, with a member. To add one, add its row. */
const forums = [
  ['LessWrong', 'www.lesswrong.com', 'blue'],
  ['AI Alignment Forum', 'www.alignmentforum.org', 'paulfchristiano'],
  ['Effective Altruism Forum', 'forum.effectivealtruism.org', 'aarongertler'],
] as const

const query = `query($slug: String) {
  user(input: { selector: { slug: $slug } }) {
    result { _id slug username displayName createdAt karma postCount commentCount htmlBio }
  }
}`

/**
 * Public members, by the name in the address of their page. The answer about a missing one is an error: only a caller
 * who asks for it gets null (`allowNull` in `defaultResolvers.ts`).
 */
const forumMagnum = ([name, host, member]: (typeof forums)[number]): ProfileSite => ({
  slug: `forum-magnum-${slugOfHost(host)}`,
  name,
  homepage: `https://${host}`,
  source: 'https://github.com/ForumMagnum/ForumMagnum/blob/master/packages/lesswrong/server/resolvers/defaultResolvers.ts',
  recorded: { as: 'forum-magnum', host },
  names: { pattern: /^[\w-]{1,60}$/, rule: 'Names in addresses are letters, digits, hyphens and underscores' },
  url: `https://${host}/graphql`,
  body: { query, variables: { slug: '{lower}' } },
  account: 'data.user.result',
  login: 'slug',
  missing: { path: 'errors.0.message', says: /^app\.missing_document$/ },
  page: `https://${host}/users/{value}`,
  fields: [
    ['Identifier', '_id'],
    ['Name', 'displayName'],
    ['User name', 'username'],
    ['Bio', 'htmlBio', 'html'],
    ['Karma', 'karma'],
    ['Posts', 'postCount'],
    ['Comments', 'commentCount'],
    ['Created', 'createdAt', 'date'],
  ],
  examples: {
    found: member,
    account: {
      _id: '000000000000000Aa',
      slug: member,
      username: 'sam-example',
      displayName: 'Sam Example',
      createdAt: '2019-04-14T17:30:49.000Z',
      karma: 340,
      postCount: 12,
      commentCount: 60,
      htmlBio: '<p>Builds things.</p>',
    },
    notFound: 'tracewell-no-such-account-0',
    missing: {
      errors: [{ message: 'app.missing_document', path: ['user'], extensions: { code: 'BAD_USER_INPUT' } }],
      data: { user: null },
    },
  },
})

export const forumMagnumSites: readonly ProfileSite[] = forums.map(forumMagnum)
