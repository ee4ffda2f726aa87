import { addressHash, gravatar as profile } from '../../modules/gravatar.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { objectWith, text } from '../../kit/schema.ts'
import { checkOf, sameText } from '../helpers.ts'

/** Checks for a public profile. The request contains the SHA-256 of the address. */
export const gravatar: AccountCheck = {
  ...checkOf(profile),
  facts: { url: 'https://docs.gravatar.com/rest-api/' }, // the day of its answers is not recorded
  asksByHash: true,
  registered: [proof({
    status: 200,
    schema: profile.lookUp.response,
    holds: (body, email) => sameText(body.hash, addressHash(email)),
  })],
  notRegistered: [{ status: 404, schema: objectWith({ error: text, code: { const: 'not_found' } }) }],
  url: email => `https://gravatar.com/${addressHash(email)}`,
  examples: { registered: ['matt@mullenweg.com'], notRegistered: ['no-such-mailbox@tracewell.example'] },
}
