import { gravatar as profile } from '../../modules/gravatar.ts'
import { sha256 } from '../hash.ts'
import type { AccountCheck } from '../account-check.ts'
import { names, questionOf, text, withProperties } from '../shapes.ts'

const hash = (email: string): string => sha256(email.trim().toLowerCase())

/** The public profile, asked for by the address's SHA-256. https://docs.gravatar.com/rest-api/ */
export const gravatar: AccountCheck = {
  slug: 'gravatar',
  name: 'Gravatar',
  homepage: profile.homepage,
  types: ['Email Address'],
  ...questionOf(profile),
  registered: [{
    status: 200,
    schema: profile.lookUp.response,
    holds: (body, email) => names('hash')(body, hash(email)),
  }],
  notRegistered: [{ status: 404, schema: withProperties({ error: text, code: { const: 'not_found' } }) }],
  url: email => `https://gravatar.com/${hash(email)}`,
  examples: { registered: ['matt@mullenweg.com'], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
}
