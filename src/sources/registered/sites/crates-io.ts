import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { textLike, sameText } from '../helpers.ts'

/** https://crates.io/api/openapi.json (find_user). Users sign in with GitHub and have their GitHub names. */
export const cratesIo: AccountCheck = {
  slug: 'crates-io',
  name: 'crates.io',
  homepage: 'https://crates.io',
  facts: { url: 'https://crates.io/api/openapi.json' },
  tags: ['coding'],
  types: ['Pseudonym'],
  request: name => ({ url: `https://crates.io/api/v1/users/${encodeURIComponent(name)}` }),
  registered: [proof({
    status: 200,
    schema: objectWith({ user: objectWith({ id: integer, login: text }) }),
    holds: ({ user }, name) => sameText(user.login, name),
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
