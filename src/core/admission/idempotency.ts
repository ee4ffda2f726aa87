import { createHmac } from 'node:crypto'
import type { Repositories } from '../../db/database.ts'
import type { UsedKey } from '../../db/idempotency-keys.ts'
import { idempotencyKeyReused } from '../../errors.ts'

/**
 * An Idempotency-Key of an operation and its request, as hashes: both may contain what is searched for. Each operation
 * has its own keys, so that a collection of requests with one example key works.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07
 */
export interface IdempotencyKey {
  keyHash: string
  requestHash: string
}

/** The use of a key by a request that starts `resourceId`. */
export interface Claim extends Pick<UsedKey, 'kind' | 'resourceId'> {
  key: IdempotencyKey
}

/** Thrown if an earlier request of the account has used the same key and the same body. */
export class Repeated extends Error {
  /** Id of what the earlier request started. */
  readonly resourceId: string

  constructor(resourceId: string) {
    super('a request with this Idempotency-Key was accepted before')
    this.resourceId = resourceId
  }
}

/** Returns the failure of a repeated request whose result was deleted. */
export const resultDeleted = (noun: 'search' | 'investigation' | 'watch' | 'webhook endpoint') =>
  idempotencyKeyReused({ message: `The ${noun} that this Idempotency-Key started was deleted` })

/** Time for which a key answers repeated requests, in milliseconds. */
const keyKeptMs = 24 * 3_600_000

export type HashKey = (header: string | undefined, operation: string, request?: unknown) => IdempotencyKey | undefined

/** Creates the function that hashes the header `Idempotency-Key`, if there is one, and the request it belongs to. */
export function createHashKey(secret: Buffer): HashKey {
  const hash = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url')
  return (header, operation, request) => header === undefined ? undefined : {
    keyHash: hash(`key ${operation} ${header.replace(/^"(.*)"$/, '$1')}`),
    requestHash: hash(`request ${JSON.stringify(inOrder(request))}`),
  }
}

/**
 * Stores the use of a key. Must run in a transaction that holds the lock of the account, so that one of several
 * requests gets the key. Throws `Repeated`, or IDEMPOTENCY_KEY_REUSED if the key belongs to another request.
 */
export async function claimKey(tx: Repositories, accountId: string, claim: Claim): Promise<void> {
  await (await findFreeKey(tx, accountId, claim))()
}

/** Does what `claimKey` does, except that the returned function stores the use, later in the same transaction. */
export async function findFreeKey(
  tx: Repositories, accountId: string, { key, ...started }: Claim,
): Promise<() => Promise<void>> {
  const used = await tx.idempotencyKeys.get(accountId, key.keyHash)
  if (used && await isKept(tx, used)) {
    throw used.requestHash === key.requestHash ? new Repeated(used.resourceId) : idempotencyKeyReused()
  }
  return () => tx.idempotencyKeys.put({ accountId, ...key, ...started }, keyKeptMs)
}

/**
 * Returns `false` for a call of a tool that failed, or whose process died. It cost nothing, so its key is free again.
 */
async function isKept(tx: Repositories, { kind, resourceId }: UsedKey): Promise<boolean> {
  if (kind !== 'tool') return true
  const run = await tx.toolRuns.get(resourceId)
  return run !== undefined && run.status !== 'failed'
}

/** Returns the value with the members of all objects in alphabetical order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)
    .map(([name, member]) => [name, inOrder(member)]))
}
