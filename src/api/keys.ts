import type { Key } from '../db/keys.ts'
import type { Principal } from '../core/access/keys.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { replayed } from './replayed.ts'
import type { ApiHandlers } from './types.ts'

export function keyHandlers(
  { ownKeys, hashKey, meta, publicUrl }: Pick<ApiParts, 'ownKeys' | 'hashKey' | 'meta' | 'publicUrl'>,
): ApiHandlers<'listKeys' | 'createKey' | 'getKey' | 'updateKey' | 'revokeKey' | 'restoreKey'> {
  const reply = (principal: Principal, key: Key) =>
    ({ status: 200, body: { data: { key: keyBody(principal, key) }, meta: meta() } }) as const

  return {
    async listKeys({ principal, query }) {
      const { entries, nextCursor } = await ownKeys.list(principal, query)
      const keys = entries.map(key => keyBody(principal, key))
      return { status: 200, body: { data: { keys, pagination: { limit: query.limit, nextCursor } }, meta: meta() } }
    },

    async createKey({ principal, operation, headers: { 'Idempotency-Key': header }, body }) {
      const idempotencyKey = hashKey(header, operation.id, body)
      const { key, secret, isRepeated } = await ownKeys.create(principal, operation, body.label ?? '', idempotencyKey)
      return {
        status: 201,
        headers: {
          ...replayed(isRepeated),
          ...locationOf(publicUrl, `/account/keys/${key.id}`),
          'Cache-Control': 'no-store',
        },
        body: { data: { key: keyBody(principal, key), secret }, meta: meta() },
      }
    },

    getKey: async ({ principal, params }) => reply(principal, await ownKeys.get(principal, params.id)),

    updateKey: async ({ principal, operation, params, body }) =>
      reply(principal, await ownKeys.setLabel(principal, operation, params.id, body.label)),

    revokeKey: async ({ principal, operation, params, query }) =>
      reply(principal, await ownKeys.revoke(principal, operation, params.id, query.own_key === true)),

    restoreKey: async ({ principal, operation, params }) =>
      reply(principal, await ownKeys.restore(principal, operation, params.id)),
  }
}

const keyBody = ({ keyId }: Principal, key: Key) => ({
  id: key.id,
  hint: key.hint,
  label: key.label,
  state: key.state,
  manage: key.manage,
  current: key.id === keyId,
  created_at: key.createdAt,
  revoked_at: key.revokedAt,
})
