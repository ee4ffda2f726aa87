import { outcomes } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

/**
 * Receivers of webhooks. The host name selects the outcome, for example `https://tw-failure.example/`. For the outcome
 * `none`, the receiver responds with 410, which ends the delivery attempts.
 */
export const receivers: Upstream = {
  origin: 'https://receivers.*',
  subject: ({ url }) => url.hostname,
  found: () => ({ status: 204, body: '' }),
  notFound: () => ({ status: 410, body: 'Gone' }),
}

/**
 * Returns the egress routes for webhooks. They replace each magic domain with a host `receivers.*` of the simulator.
 * Separate hosts are necessary, because sources also send requests to the magic domains.
 */
export const receiverRoutes = (simulator: string): string =>
  outcomes.map(outcome => `https://tw-${outcome}.example=${simulator}/receivers.tw-${outcome}.example`).join(',')
