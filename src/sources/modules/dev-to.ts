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
  facts: { url: 'https://developers.forem.com/api/v1#tag/users/operation/getUser' },
  accepts: { pattern: /^\w{2,30}$/, rule: 'DEV names are 2 to 30 letters, digits and underscores' },
  request: url => ({
    url: `https://dev.to/api/users/by_username?${new URLSearchParams({ url }).toString()}`,
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
