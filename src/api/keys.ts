import type { Key } from '../db/keys.ts'
import type { GrantedScope } from '../lib/key-scopes.ts'
import { expiryOf, scopesOf, type GivenRules } from '../core/access/key-rules.ts'
import type { Principal } from '../core/access/keys.ts'
import { locationOf } from './location.ts'
import type { ApiParts } from './parts.ts'
import { replayed } from './replayed.ts'
import { defaultOverlapSeconds, noStore, overlapEnd } from './secrets.ts'
import type { ApiHandlers } from './types.ts'

export function keyHandlers(
  { ownKeys, hashKey, meta, publicUrl, clock }: Pick<ApiParts, 'ownKeys' | 'hashKey' | 'meta' | 'publicUrl' | 'clock'>,
): ApiHandlers<'listKeys' | 'createKey' | 'getKey' | 'updateKey' | 'revokeKey' | 'rotateKey' | 'restoreKey'> {
  const reply = (principal: Principal, key: Key) =>
    ({ status: 200, body: { data: { key: keyBody(principal, key, clock.now()) }, meta: meta() } }) as const

  return {
    async listKeys({ principal, query }) {
      const { entries, nextCursor } = await ownKeys.list(principal, query)
      const keys = entries.map(key => keyBody(principal, key, clock.now()))
      return { status: 200, body: { data: { keys, pagination: { limit: query.limit, nextCursor } }, meta: meta() } }
    },

    async createKey({ principal, operation, headers: { 'Idempotency-Key': header }, body }) {
      const idempotencyKey = hashKey(header, operation.id, body)
      const { key, secret, isRepeated } = await ownKeys.create(principal, operation,
        { label: body.label ?? '', ...rulesOf(body) }, idempotencyKey)
      return {
        status: 201,
        headers: {
          ...replayed(isRepeated),
          ...locationOf(publicUrl, `/account/keys/${key.id}`),
          ...noStore,
        },
        body: { data: { key: keyBody(principal, key, clock.now()), secret }, meta: meta() },
      }
    },

    getKey: async ({ principal, params }) => reply(principal, await ownKeys.get(principal, params.id)),

    async updateKey({ principal, operation, params, body, clientAddress }) {
      const changes = { label: body.label, ...rulesOf(body) }
      return reply(principal, await ownKeys.update(principal, operation, params.id, changes, clientAddress))
    },

    async rotateKey({ principal, operation, params, body }) {
      const { key, secret } = await ownKeys.rotate(principal, operation, params.id, {
        overlapSeconds: body?.overlap_seconds ?? defaultOverlapSeconds,
        expiresAt: body?.expires_at,
      })
      return {
        status: 200,
        headers: noStore,
        body: { data: { key: keyBody(principal, key, clock.now()), secret }, meta: meta() },
      }
    },

    revokeKey: async ({ principal, operation, params, query }) =>
      reply(principal, await ownKeys.revoke(principal, operation, params.id, query.own_key === true)),

    restoreKey: async ({ principal, operation, params }) =>
      reply(principal, await ownKeys.restore(principal, operation, params.id)),
  }
}

interface RulesBody {
  expires_at?: string | null
  scopes?: GrantedScope[]
  allowed_addresses?: string[]
}

const rulesOf = ({ expires_at: expiresAt, scopes, allowed_addresses: allowedAddresses }: RulesBody): GivenRules =>
  ({ expiresAt, scopes, allowedAddresses })

function keyBody({ keyId }: Principal, key: Key, now: Date) {
  return {
    id: key.id,
    hint: key.hint,
    label: key.label,
    state: key.state,
    manage: key.manage,
    scopes: scopesOf(key),
    allowed_addresses: [...key.allowedAddresses],
    current: key.id === keyId,
    created_at: key.createdAt,
    revoked_at: key.revokedAt,
    expires_at: key.expiresAt,
    expiry: expiryOf(key, now),
    last_used_at: key.lastUsedAt,
    rotated_at: key.rotatedAt,
    earlier_secret_until: overlapEnd(key.earlierSecretUntil, now),
  }
}
