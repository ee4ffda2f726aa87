import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { textLike, sameText } from '../helpers.ts'

/** Converts a name to the form in which the site compares names. */
const canonical = (name: string): string => name.replaceAll('-', '_')

/** https://crates.io/api/openapi.json (find_user). The site takes `-` and `_` for the same character of a name. */
export const cratesIo: AccountCheck = {
  slug: 'crates-io',
  name: 'crates.io',
  homepage: 'https://crates.io',
  facts: { url: 'https://github.com/rust-lang/crates.io/blob/main/src/controllers/user/other.rs', day: '2026-11-24' },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://crates.io/api/v1/users/${encodeURIComponent(name)}` }),
  registered: [proof({
    status: 200,
    schema: objectWith({ user: objectWith({ id: integer, login: text }) }),
    holds: ({ user }, name) => sameText(canonical(user.login), canonical(name)),
  })],
  notRegistered: [{
    status: 404,
    schema: objectWith({
      errors: { type: 'array', minItems: 1, items: objectWith({ detail: textLike('^Not Found$') }) },
    }),
  }],
  url: name => `https://crates.io/users/${encodeURIComponent(name)}`,
  examples: { registered: ['dtolnay'], notRegistered: ['tracewell-no-such-account-0'] },
  notifies: false,
}
