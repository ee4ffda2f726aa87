import type { AccountCheck } from '../account-check.ts'

const origin = 'https://keys.openpgp.org'

/** Checks for a key that the owner of the address has confirmed at the site. */
export const openpgpKeys: AccountCheck = {
  slug: 'openpgp-keys',
  name: 'keys.openpgp.org',
  homepage: origin,
  facts: { url: 'https://keys.openpgp.org/about/api', day: '2026-11-24' },
  tags: ['identity'],
  isKeyServer: true,
  types: ['Email Address'],
  request: email => ({ url: `${origin}/vks/v1/by-email/${encodeURIComponent(email)}` }),
  registered: [{
    status: 200, contentType: 'application/pgp-keys', text: '-----BEGIN PGP PUBLIC KEY BLOCK-----',
  }],
  notRegistered: [{ status: 404, contentType: 'text/plain', text: 'No key found' }],
  url: email => `${origin}/search?q=${encodeURIComponent(email)}`,
  examples: { registered: ['torvalds@kernel.org'], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
}
