import type { AccountCheck } from '../account-check.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { textLike, namedBy } from '../helpers.ts'

/** The site also finds users by id, so the handle in the response must match. */
export const rubygems: AccountCheck = {
  slug: 'rubygems',
  name: 'RubyGems',
  homepage: 'https://rubygems.org',
  facts: { url: 'https://guides.rubygems.org/rubygems-org-api/#profile-methods', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://rubygems.org/api/v1/profiles/${encodeURIComponent(name)}.json` }),
  registered: [{ status: 200, schema: objectWith({ id: integer, handle: text }), holds: namedBy('handle') }],
  notRegistered: [{ status: 404, schema: objectWith({ error: textLike('^Not Found') }), isWeak: true }],
  accepts: { pattern: /^[\w-]{1,40}$/, rule: 'Handles are up to 40 letters, digits, hyphens and underscores' },
  url: name => `https://rubygems.org/profiles/${encodeURIComponent(name)}`,
  examples: { registered: ['tenderlove'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
