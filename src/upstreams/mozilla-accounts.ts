import type { Upstream } from './upstream.ts'

/** https://mozilla.github.io/ecosystem-platform/api#tag/Account/operation/postAccountStatus */
export const mozillaAccounts: Upstream = {
  origin: 'https://api.accounts.firefox.com',
  subject: ({ body }) => (JSON.parse(body) as { email: string }).email,
  found: () => ({ body: { exists: true } }),
  notFound: () => ({ body: { exists: false } }),
}
