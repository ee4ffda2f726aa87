import { outcomes } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

/** Receivers of webhooks: `https://tw-failure.example/`, by the outcome in the name. Who is not there any more says 410, which ends the attempts. */
export const receivers: Upstream = {
  origin: 'https://receivers.*',
  subject: ({ url }) => url.hostname,
  found: () => ({ status: 204, body: '' }),
  notFound: () => ({ status: 410, body: 'Gone' }),
}

/** Where webhooks to the magic domains go, as routes: by name, since sources may ask the same names for something else. */
export const receiverRoutes = (simulator: string): string =>
  outcomes.map(outcome => `https://tw-${outcome}.example=${simulator}/receivers.tw-${outcome}.example`).join(',')
