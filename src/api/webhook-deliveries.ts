import type { components } from '../../generated/api.ts'
import type { DeliveryWithAttempts } from '../core/webhooks/delivery-list.ts'
import type { ListedDelivery } from '../db/webhook-lists.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

type Schemas = components['schemas']

export function webhookDeliveryHandlers(
  { webhookDeliveries: deliveries, meta }: Pick<ApiParts, 'webhookDeliveries' | 'meta'>,
): ApiHandlers<
  'listWebhookDeliveries' | 'getWebhookDelivery' | 'redeliverWebhookDelivery' | 'recoverWebhookDeliveries'
> {
  const bodyOf = ({ delivery, attempts }: DeliveryWithAttempts) =>
    ({ data: { delivery: deliveryBody(delivery), attempts }, meta: meta() })

  return {
    async listWebhookDeliveries({ principal, query }) {
      const { entries, nextCursor } = await deliveries.list(principal, query)
      const data = { deliveries: entries.map(deliveryBody), pagination: { limit: query.limit, nextCursor } }
      return { status: 200, body: { data, meta: meta() } }
    },

    getWebhookDelivery: async ({ principal, params }) =>
      ({ status: 200, body: bodyOf(await deliveries.get(principal, params.id)) }),

    redeliverWebhookDelivery: async ({ principal, operation, params }) =>
      ({ status: 202, body: bodyOf(await deliveries.redeliver(principal, operation, params.id)) }),

    async recoverWebhookDeliveries({ principal, operation, body }) {
      const { count, hasMore } = await deliveries.recover(principal, operation, body)
      const recovery = { recovered_count: count, has_more: hasMore }
      return { status: 202, body: { data: { recovery }, meta: meta() } }
    },
  }
}

const events = {
  search: 'searchEnded', investigation: 'investigationFinished', watch: 'watchChanged', endpoint: 'webhookTest',
} as const

function deliveryBody(delivery: ListedDelivery): Schemas['AccountDelivery'] {
  const { subjectKind: kind, subjectId } = delivery
  const idIf = (about: ListedDelivery['subjectKind']) => kind === about ? subjectId : null
  return {
    id: delivery.id,
    event: events[kind],
    endpoint_id: delivery.endpointId,
    search_id: idIf('search'),
    investigation_id: idIf('investigation'),
    watch_id: idIf('watch'),
    url: delivery.url,
    status: delivery.status,
    attempts: delivery.attempts,
    created_at: delivery.createdAt,
    sent_at: delivery.sentAt,
    last_attempt_at: delivery.lastAttemptAt,
    next_attempt_at: delivery.nextAttemptAt,
  }
}
