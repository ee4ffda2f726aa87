import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { sameText, textLike } from '../helpers.ts'

/**
 * https://github.com/hexpm/specifications/blob/main/apiary.apib (User). The site finds users by name, or by a public
 * e-mail address.
 */
export const hexPm: AccountCheck = {
  slug: 'hex-pm',
  name: 'Hex',
  homepage: 'https://hex.pm',
  facts: { url: 'https://github.com/hexpm/specifications/blob/main/apiary.apib', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Email Address', 'Pseudonym'],
  request: value => ({
    url: `https://hex.pm/api/users/${encodeURIComponent(value)}`,
    headers: { accept: 'application/json' },
  }),
  registered: [proof({
    status: 200,
    schema: objectWith({ username: text, url: text, inserted_at: text }),
    holds: (body, value) => value.includes('@') || sameText(body.username, value),
  })],
  notRegistered: [{
    status: 404,
    schema: objectWith({ status: { const: 404 }, message: textLike('^Page not found$') }),
  }],
  url: (value, type) => type === 'Pseudonym' ? `https://hex.pm/users/${encodeURIComponent(value)}` : null,
  examples: {
    registered: ['ericmj'],
    notRegistered: ['tracewell-no-such-account-0', 'no-such-mailbox@tracewell.example'],
  },
  notifies: false,
}
