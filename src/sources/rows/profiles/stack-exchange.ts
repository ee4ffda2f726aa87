import { withoutEntities } from '../../../lib/readable-text.ts'
import type { ProfileSite } from '../profile-site.ts'

/** Sites of Stack Exchange: name in the API, host, a user. To add one, add its row. All share one quota. */
const sites = [
  ['stackoverflow', 'Stack Overflow', 'stackoverflow.com', 'Jon Skeet'],
  ['askubuntu', 'Ask Ubuntu', 'askubuntu.com', 'muru'],
  ['gaming', 'Arqade', 'gaming.stackexchange.com', 'Wipqozn'],
  ['math', 'Mathematics Stack Exchange', 'math.stackexchange.com', 'Asaf Karagila'],
  ['security', 'Information Security Stack Exchange', 'security.stackexchange.com', 'schroeder'],
  ['serverfault', 'Server Fault', 'serverfault.com', 'Michael Hampton'],
  ['superuser', 'Super User', 'superuser.com', 'Journeyman Geek'],
  ['unix', 'Unix & Linux Stack Exchange', 'unix.stackexchange.com', 'terdon'],
] as const

/**
 * Users with a display name: https://api.stackexchange.com/docs/users. Several people may share one, and the search
 * also finds longer names. Without a key, one address has 300 requests a day for all sites together.
 */
const stackExchange = ([site, name, host, user]: (typeof sites)[number]): ProfileSite => ({
  slug: `stack-exchange-${site}`,
  name,
  description: `Public profiles of the accounts with this display name on ${name}; several people may share it`,
  homepage: `https://${host}`,
  source: 'https://api.stackexchange.com/docs/users',
  recorded: { as: 'stack-exchange', site, host },
  names: { pattern: /^[^\n\r;]{3,40}$/u, rule: 'Display names have 3 to 40 characters' },
  url: `https://api.stackexchange.com/2.3/users?site=${site}&order=desc&sort=reputation&pagesize=100&inname={value}`,
  account: 'items',
  list: true,
  paging: { next: 'has_more' },
  login: 'display_name',
  spelling: withoutEntities, // names come as HTML
  proves: 'nothing',
  fields: [
    ['Profile', 'link', 'link'],
    ['Avatar', 'profile_image', 'link'],
    ['Identifier', 'user_id'],
    ['Network account', 'account_id'],
    ['Location', 'location', 'html'],
    ['Website', 'website_url', 'link'],
    ['Reputation', 'reputation'],
    ['Type', 'user_type'],
    ['Last seen', 'last_access_date', 'date'],
    ['Created', 'creation_date', 'date'],
  ],
  examples: {
    found: user,
    account: {
      user_id: 22656,
      account_id: 11683,
      display_name: user,
      link: `https://${host}/users/22656/sam-example`,
      profile_image: 'https://www.gravatar.com/avatar/00000000000000000000000000000000?s=256',
      user_type: 'registered',
      reputation: 9265,
      location: 'Lyon',
      creation_date: 1222430705,
      last_access_date: 1767225600,
      badge_counts: { bronze: 9, silver: 2, gold: 0 },
    },
    notFound: 'tracewell-no-such-account-0',
    missing: { items: [], has_more: false, quota_max: 300, quota_remaining: 299 },
  },
})

export const stackExchangeSites: readonly ProfileSite[] = sites.map(stackExchange)
