import { outcomes } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

/**
 * Receivers of webhooks. The name of the host requests the outcome: `https://tw-failure.example/`. For `none`, the
 * receiver answers 410, which ends the delivery attempts.
 */
export const receivers: Upstream = {
  origin: 'https://receivers.*',
  subject: ({ url }) => url.hostname,
  found: () => ({ status: 204, body: '' }),
  notFound: () => ({ status: 410, body: 'Gone' }),
}

/**
 * Returns the routes that send webhooks for the magic domains to the hosts `receivers.*`. Webhooks need hosts of their
 * own, because sources request the magic domains too.
 */
export const receiverRoutes = (simulator: string): string =>
  outcomes.map(outcome => `https://tw-${outcome}.example=${simulator}/receivers.tw-${outcome}.example`).join(',')
