import type { Searches } from '../core/search/searches.ts'
import type { Webhooks } from '../core/search/webhook.ts'
import type { Meta } from './meta.ts'
import type { ApiHandlers } from './types.ts'

interface WebhookApi {
  searches: Searches
  webhooks: Webhooks
  meta: () => Meta
}

export function webhookHandlers(
  { searches, webhooks, meta }: WebhookApi,
): ApiHandlers<'listWebhookAttempts' | 'redeliverWebhook'> {
  return {
    async listWebhookAttempts({ principal, params }) {
      const attempts = await webhooks.attempts(await searches.get(principal, params.id))
      return { status: 200, body: { data: { attempts }, meta: meta() } }
    },

    async redeliverWebhook({ principal, operation, params }) {
      const data = await webhooks.redeliver(principal, operation, await searches.get(principal, params.id))
      return { status: 202, body: { data, meta: meta() } }
    },
  }
}
