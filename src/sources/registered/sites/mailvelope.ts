import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { arrayOf, objectWith, text } from '../../kit/schema.ts'
import { sameText, textLike } from '../helpers.ts'

const origin = 'https://keys.mailvelope.com'

/** Checks for a key that the owner of the address has confirmed at the site. */
export const mailvelope: AccountCheck = {
  slug: 'mailvelope',
  name: 'Mailvelope Key Server',
  homepage: origin,
  facts: { url: 'https://github.com/mailvelope/keyserver#by-email-address', day: '2026-11-24' },
  tags: ['identity'],
  isKeyServer: true,
  types: ['Email Address'],
  request: email => ({ url: `${origin}/api/v1/key?email=${encodeURIComponent(email)}` }),
  registered: [proof({
    status: 200,
    schema: objectWith({ fingerprint: text, userIds: arrayOf(objectWith({ email: text })) }),
    holds: (key, email) => key.userIds.some(id => sameText(id.email, email)),
  })],
  notRegistered: [{
    status: 404,
    schema: objectWith({ statusCode: { const: 404 }, message: textLike('^Key not found$') }),
  }],
  url: email => `${origin}/pks/lookup?op=get&search=${encodeURIComponent(email)}`,
  examples: { registered: ['info@mailvelope.com'], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
}
