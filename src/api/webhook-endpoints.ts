import type { components } from '../../generated/api.ts'
import type { StoredEndpoint } from '../db/webhook-endpoints.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { replayed } from './replayed.ts'
import { defaultOverlapSeconds, noStore, overlapEnd } from './secrets.ts'
import type { ApiHandlers } from './types.ts'

type Parts = Pick<ApiParts, 'webhookEndpoints' | 'hashKey' | 'meta' | 'publicUrl' | 'clock'>

export function webhookEndpointHandlers(
  { webhookEndpoints: endpoints, hashKey, meta, publicUrl, clock }: Parts,
): ApiHandlers<
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookEndpoint'
  | 'testWebhookEndpoint'
> {
  const bodyOf = (endpoint: StoredEndpoint) => endpointBody(endpoint, clock.now())
  const reply = (endpoint: StoredEndpoint) =>
    ({ status: 200, body: { data: { endpoint: bodyOf(endpoint) }, meta: meta() } }) as const

  return {
    async listWebhookEndpoints({ principal }) {
      const found = await endpoints.list(principal)
      return { status: 200, body: { data: { endpoints: found.map(bodyOf) }, meta: meta() } }
    },

    async createWebhookEndpoint({ principal, operation, headers: { 'Idempotency-Key': header }, body }) {
      const key = hashKey(header, operation.id, body)
      const { endpoint, secret, isRepeated } = await endpoints.create(principal, operation, body, key)
      return {
        status: 201,
        headers: {
          ...replayed(isRepeated),
          ...locationOf(publicUrl, `/account/webhooks/${endpoint.id}`),
          ...noStore,
        },
        body: { data: { endpoint: bodyOf(endpoint), secret }, meta: meta() },
      }
    },

    getWebhookEndpoint: async ({ principal, params }) => reply(await endpoints.get(principal, params.id)),

    updateWebhookEndpoint: async ({ principal, operation, params, body }) =>
      reply(await endpoints.update(principal, operation, params.id, body)),

    deleteWebhookEndpoint: async ({ principal, operation, params }) =>
      reply(await endpoints.remove(principal, operation, params.id)),

    async rotateWebhookEndpoint({ principal, operation, params, body }) {
      const overlap = body?.overlap_seconds ?? defaultOverlapSeconds
      const { endpoint, secret } = await endpoints.rotate(principal, operation, params.id, overlap)
      return { status: 200, headers: noStore, body: { data: { endpoint: bodyOf(endpoint), secret }, meta: meta() } }
    },

    async testWebhookEndpoint({ principal, operation, params }) {
      const id = await endpoints.test(principal, operation, params.id)
      return { status: 202, body: { data: { delivery: { id } }, meta: meta() } }
    },
  }
}

function endpointBody(endpoint: StoredEndpoint, now: Date): components['schemas']['WebhookEndpoint'] {
  const { disabled } = endpoint
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    header_names: endpoint.headerNames,
    state: disabled === null ? 'active' : 'disabled',
    disabled_reason: disabled?.reason ?? null,
    disabled_at: disabled?.at ?? null,
    failing_since: endpoint.failingSince,
    created_at: endpoint.createdAt,
    rotated_at: endpoint.rotatedAt,
    earlier_secret_until: overlapEnd(endpoint.earlierSecretUntil, now),
  }
}
