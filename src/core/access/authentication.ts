import type { Database } from '../../db/database.ts'
import { unauthorized } from '../../errors.ts'
import { hashApiKey, isApiKey } from '../../lib/api-key.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import type { Clock } from '../../lib/clock.ts'
import { toPrincipal, type Principal } from './principal.ts'
import type { WrongKeys } from './wrong-keys.ts'

/**
 * Time for which principals are cached, in milliseconds. After this time, a revoked key or a changed plan has taken
 * effect in every process.
 */
const cacheMs = 2_000
const maxCached = 10_000
/** Largest number of key hashes in one query. */
const maxPerQuery = 500

export interface AuthenticationParts {
  database: Pick<Database, 'keys'>
  clock: Clock
  mode: 'live' | 'test'
  /** Limit of wrong keys by client address. Default: no limit. */
  wrongKeys?: WrongKeys
}

/**
 * Creates the part of the keys that identifies callers. A key passes these states:
 *
 *   unknown ──→ cached ←──→ expired
 *      ↑          └────────────┤
 *      └───────────────────────┘
 *
 *   unknown   Until it is valid, and again after it is revoked or removed. Unknown keys are read together.
 *   cached    For two seconds after it was read. Requests read nothing.
 *   expired   After that. The next request reads it alone.
 */
export function createAuthentication({ database, clock, mode, wrongKeys }: AuthenticationParts) {
  const loadHolder = createBatchLoader(hashes => database.keys.findHolders(hashes), maxPerQuery)
  const state = {
    /** Principals by the hash of their key. `until` is in Unix milliseconds. */
    cache: new Map<string, { principal: Principal, until: number }>(),
  }

  async function read(hash: string): Promise<Principal | undefined> {
    // a key that was valid before is looked up alone, so that it does not wait for the shared query of unknown keys
    const wasValid = state.cache.has(hash)
    const holder = wasValid ? (await database.keys.findHolders([hash])).get(hash) : await loadHolder(hash)
    return holder && toPrincipal(holder)
  }

  async function lookUp(key: string, hash: string, now: number, clientAddress: string): Promise<Principal> {
    const principal = isApiKey(key) && isForMode(mode, key) ? await read(hash) : undefined
    if (principal === undefined) {
      state.cache.delete(hash)
      await wrongKeys?.count(clientAddress)
      throw unauthorizedFor(mode)
    }
    if (state.cache.size >= maxCached) state.cache.clear()
    state.cache.set(hash, { principal, until: now + cacheMs })
    return principal
  }

  async function findRevoked(keyIds: readonly string[]): Promise<string[]> {
    const revoked: string[] = []
    for (let from = 0; from < keyIds.length; from += maxPerQuery) {
      const ids = keyIds.slice(from, from + maxPerQuery)
      const active = await database.keys.listActive(ids, clock.now().toISOString())
      revoked.push(...ids.filter(id => !active.has(id)))
    }
    if (revoked.length > 0) forget(revoked)
    return revoked
  }

  function forget(keyIds: readonly string[]): void {
    for (const [hash, { principal }] of state.cache) if (keyIds.includes(principal.keyId)) state.cache.delete(hash)
  }

  return {
    /**
     * Returns the caller that an `Authorization` header identifies. Throws UNAUTHORIZED if the key is missing or wrong,
     * and RATE_LIMIT_RPM_EXCEEDED if the client address has sent too many wrong keys.
     *
     * A valid key is accepted even if other clients at the same address send wrong keys. Every key is therefore looked
     * up, even after too many wrong keys. Keys that were not seen before share a query, so that guesses cost little. A
     * key has 190 random bits, so guessing does not succeed.
     *
     * Returns a promise only if it reads the database, so that most requests wait for nothing.
     */
    authenticate(header: string | undefined, clientAddress: string): Promise<Principal> | Principal {
      const key = /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
      if (key === undefined) return Promise.reject(unauthorizedFor(mode))
      const hash = hashApiKey(key)
      const now = clock.now().getTime()
      const cached = state.cache.get(hash)
      // The second comparison ignores cache entries from the future, which exist after the system clock was set back.
      if (cached && cached.until > now && cached.until <= now + cacheMs) return cached.principal
      return lookUp(key, hash, now, clientAddress)
    },

    /** Returns the caller behind a key, without the cache. Returns `undefined` if the key is revoked or has expired. */
    async find(keyId: string): Promise<Principal | undefined> {
      const holder = await database.keys.findHolder(keyId)
      const now = clock.now().toISOString()
      return holder && (holder.expiresAt === null || holder.expiresAt > now) ? toPrincipal(holder) : undefined
    },

    /**
     * Reads the state of the caller's key, without the cache. Throws UNAUTHORIZED if the key is revoked or has expired,
     * or if its account is disabled.
     */
    async requireActive({ keyId }: Principal): Promise<void> {
      if ((await findRevoked([keyId])).length > 0) throw unauthorizedFor(mode)
    },

    /**
     * Returns those of the keys that are revoked, removed or expired, or whose account is disabled. From then on, this
     * process does not accept them.
     */
    findRevoked,

    /**
     * Lets this process read these keys again before their next request, so that a change takes effect at once. Other
     * processes have it after two seconds.
     */
    forget,
  }
}

/** The keys of a sandbox are public. A live server refuses them, even if its database contains them. */
const isForMode = (mode: 'live' | 'test', key: string): boolean => mode === 'test' || key.startsWith('tw_live_')

export const unauthorizedFor = (mode: 'live' | 'test') =>
  unauthorized({
    message: 'The API key is missing or not valid. Send one in the header "Authorization: Bearer <key>". '
      + (mode === 'test' ? 'A sandbox prints its keys when it starts.' : 'The operator of this server creates keys.'),
    headers: { 'WWW-Authenticate': 'Bearer realm="tracewell"' },
  })
