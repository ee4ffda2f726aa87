import { outcomes } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

/**
 * Receivers of webhooks, with the outcome in the name: `https://tw-failure.example/`. The receiver for `none` answers
 * 410, which ends the delivery attempts.
 */
export const receivers: Upstream = {
  origin: 'https://receivers.*',
  subject: ({ url }) => url.hostname,
  found: () => ({ status: 204, body: '' }),
  notFound: () => ({ status: 410, body: 'Gone' }),
}

/**
 * Returns routes that lead webhooks for the magic domains to the hosts `receivers.*`. These hosts have other names than
 * the domains, because sources also send requests to the domains.
 */
export const receiverRoutes = (simulator: string): string =>
  outcomes.map(outcome => `https://tw-${outcome}.example=${simulator}/receivers.tw-${outcome}.example`).join(',')
