import { isTerminal } from '../core/search/state.ts'
import { investigationNotTerminal, notFound, searchNotTerminal } from '../errors.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

type WebhookParts = Pick<ApiParts, 'searches' | 'investigations' | 'watches' | 'webhooks' | 'meta'>

export function webhookHandlers(
  { searches, investigations, watches, webhooks, meta }: WebhookParts,
): ApiHandlers<
  | 'listWebhookAttempts'
  | 'redeliverWebhook'
  | 'listInvestigationWebhookAttempts'
  | 'redeliverInvestigationWebhook'
  | 'listWatchWebhookAttempts'
  | 'redeliverWatchWebhook'
> {
  return {
    async listWebhookAttempts({ principal, params }) {
      const { id } = await searches.get(principal, params.id)
      const attempts = await webhooks.attempts({ kind: 'search', id })
      return { status: 200, body: { data: { attempts }, meta: meta() } }
    },

    async redeliverWebhook({ principal, operation, params }) {
      const { id, status } = await searches.get(principal, params.id)
      const notEnded = isTerminal(status) ? undefined : searchNotTerminal()
      const data = await webhooks.redeliver(principal, operation, { kind: 'search', id }, notEnded)
      return { status: 202, body: { data, meta: meta() } }
    },

    async listInvestigationWebhookAttempts({ principal, params }) {
      const { id } = await investigations.get(principal, params.id)
      const attempts = await webhooks.attempts({ kind: 'investigation', id })
      return { status: 200, body: { data: { attempts }, meta: meta() } }
    },

    async redeliverInvestigationWebhook({ principal, operation, params }) {
      const { id, status } = await investigations.get(principal, params.id)
      const notEnded = status === 'finished' ? undefined : investigationNotTerminal()
      const data = await webhooks.redeliver(principal, operation, { kind: 'investigation', id }, notEnded)
      return { status: 202, body: { data, meta: meta() } }
    },

    async listWatchWebhookAttempts({ principal, params }) {
      const { id } = await watches.get(principal, params.id)
      const attempts = await webhooks.attempts({ kind: 'watch', id })
      return { status: 200, body: { data: { attempts }, meta: meta() } }
    },

    async redeliverWatchWebhook({ principal, operation, params }) {
      const { id, webhook } = await watches.get(principal, params.id)
      if (webhook === null) throw notFound({ message: 'This watch has no webhook' })
      const data = await webhooks.redeliver(principal, operation, { kind: 'watch', id }, undefined)
      return { status: 202, body: { data, meta: meta() } }
    },
  }
}
