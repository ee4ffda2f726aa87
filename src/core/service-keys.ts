import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { Sealer } from '../lib/sealed.ts'

/**
 * Names of the HMAC keys of the service: `cache` hashes the values in the module cache, `blocklist` hashes blocklist
 * entries.
 */
export type ServiceKeyName = 'cache' | 'blocklist'

const placeOf = (name: ServiceKeyName): string => `service_keys ${name} sealed`

/** Decrypts a stored key. Throws if the secret that encrypted it is unknown. */
export const openServiceKey = (sealer: Sealer, name: ServiceKeyName, sealed: string): Buffer =>
  Buffer.from(sealer.open(sealed, placeOf(name)), 'base64')

export type ServiceKeys = ReturnType<typeof createServiceKeys>

/**
 * Creates the store of the service keys. Each key is created once and stored encrypted with the secret of the service.
 * If the secret changes, a key stays the same as long as a known secret can decrypt it. If no known secret can decrypt
 * the key, `get` replaces the key or throws CONFLICT.
 */
export function createServiceKeys({ database, sealer }: { database: Database, sealer: () => Sealer }) {
  const cache = new Map<ServiceKeyName, Promise<Buffer>>()

  async function read(name: ServiceKeyName): Promise<Buffer> {
    const fresh = () => sealer().seal(randomBytes(32).toString('base64'), placeOf(name))
    if (await database.serviceKeys.get(name) === undefined) await database.serviceKeys.insert(name, fresh())
    const opened = open(name, await database.serviceKeys.get(name) ?? '')
    if (opened !== undefined) return opened
    if (name === 'blocklist' && await database.blocklist.hasHashed()) {
      throw conflict({
        message:
          'The hashed entries of the blocklist were made with another secret: restore that SECRET_KEY or secret.key, '
          + 'or add it to SECRET_KEY_PREVIOUS',
      })
    }
    await database.serviceKeys.replace(name, fresh())
    // Throws if the key cannot be decrypted. Hashes must not be made without a secret key, because the hashed values
    // could then be guessed.
    return openServiceKey(sealer(), name, await database.serviceKeys.get(name) ?? '')
  }

  function open(name: ServiceKeyName, sealed: string): Buffer | undefined {
    try {
      return openServiceKey(sealer(), name, sealed)
    } catch {
      return undefined
    }
  }

  return {
    /**
     * Returns a service key. Throws CONFLICT if the blocklist has hashed entries but no known secret decrypts the
     * blocklist key.
     */
    get(name: ServiceKeyName): Promise<Buffer> {
      const found = cache.get(name) ?? read(name)
      cache.set(name, found)
      found.catch(() => cache.delete(name))
      return found
    },
  }
}
