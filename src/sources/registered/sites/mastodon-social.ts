import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { sameText } from '../helpers.ts'

const account = (name: string): string => `acct:${name}@mastodon.social`

/**
 * https://docs.joinmastodon.org/spec/webfinger/ and https://www.rfc-editor.org/rfc/rfc7033#section-4.2 (404 for unknown
 * names).
 */
export const mastodonSocial: AccountCheck = {
  slug: 'mastodon-social',
  name: 'Mastodon (mastodon.social)',
  homepage: 'https://mastodon.social',
  facts: { url: 'https://docs.joinmastodon.org/spec/webfinger/', day: '2026-11-24' },
  tags: ['social'],
  types: ['Pseudonym'],
  request: name => ({
    url: `https://mastodon.social/.well-known/webfinger?resource=${encodeURIComponent(account(name))}`,
    headers: { accept: 'application/jrd+json, application/json' },
  }),
  registered: [proof({
    status: 200,
    schema: objectWith({ subject: text, links: { type: 'array' } }),
    holds: (body, name) => sameText(body.subject, account(name)),
  })],
  notRegistered: [{ status: 404 }],
  accepts: { pattern: /^\w{1,30}$/, rule: 'Names are up to 30 letters, digits and underscores' },
  url: name => `https://mastodon.social/@${name}`,
  examples: { registered: ['Gargron'], notRegistered: ['tracewell_no_such_0'] },
  notifies: false,
}
