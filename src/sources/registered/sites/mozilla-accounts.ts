import type { AccountCheck } from '../account-check.ts'
import { objectWith } from '../../kit/schema.ts'

const exists = (value: boolean) => objectWith({ exists: { const: value } })

/**
 * Checks for a Mozilla (Firefox) account with this address. The endpoint is public and documented. The check is a form
 * probe, because the sign-in form starts with the same request.
 */
export const mozillaAccounts: AccountCheck = {
  slug: 'mozilla-accounts',
  name: 'Mozilla accounts',
  homepage: 'https://accounts.firefox.com',
  facts: {
    url: 'https://github.com/mozilla/fxa/blob/main/packages/fxa-auth-server/docs/swagger/account-api.ts',
    day: '2026-11-24',
  },
  tags: ['tech'],
  class: 'sign-in',
  types: ['Email Address'],
  request: email => ({
    url: 'https://api.accounts.firefox.com/v1/account/status',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }),
  registered: [{ status: 200, schema: exists(true) }],
  notRegistered: [{ status: 200, schema: exists(false) }],
  examples: { registered: [], notRegistered: ['no-such-mailbox@tracewell.example'] },
  notifies: false,
  probe: {
    risk: 'It asks what the sign-in form asks, with the address itself. Mozilla limits such questions and may block '
      + 'the asking address; its terms are written for the account\'s owner.',
  },
}
