import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { each, integer, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/** Public profile on DEV. Rule for names: https://github.com/forem/forem/blob/main/app/models/user.rb */
export const devTo = httpModule({
  slug: 'dev-to',
  name: 'DEV Community',
  description: 'Public profile of the DEV member with this name',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['coding', 'writing'],
  homepage: 'https://dev.to',
  facts: {
    url: 'https://github.com/forem/forem/blob/main/app/controllers/concerns/api/users_controller.rb',
    day: '2026-11-24',
  },
  accepts: { pattern: /^\w{2,30}$/, rule: 'DEV names are 2 to 30 letters, digits and underscores' },
  request: name => ({ // the server compares letter cases, and stores names in lower case
    url: `https://dev.to/api/users/by_username?${new URLSearchParams({ url: name.toLowerCase() }).toString()}`,
    headers: { accept: 'application/vnd.forem.api-v1+json' },
  }),
  response: objectWith({ id: integer, username: text, name: text }, unchecked(each([
    'summary', 'location', 'twitter_username', 'github_username', 'website_url', 'joined_at', 'profile_image',
  ], textOrNull))),
  cards: user => [card([
    ['Login', user.username, 'username'],
    ['Name', user.name, 'name'],
    ['Profile', link(`https://dev.to/${encodeURIComponent(user.username)}`)],
    ['Summary', user.summary, 'summary'],
    ['Location', user.location, 'location'],
    ['Website', link(user.website_url), 'website_url'],
    ['GitHub', user.github_username, 'github_username'],
    ['Twitter', user.twitter_username, 'twitter_username'],
    ['Avatar', link(user.profile_image), 'profile_image'],
    ['Created', date(user.joined_at && `${user.joined_at} UTC`), 'joined_at'], // "Dec 27, 2015", without a time zone
  ], { ...user })],
  examples: { found: ['ben'], notFound: ['tracewell_no_such_account_0'] },
})
