import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { Sealer } from '../lib/sealed.ts'

/** HMAC keys of the service: `cache` for values in the module cache, `blocklist` for hashed blocklist entries. */
export type ServiceKeyName = 'cache' | 'blocklist'

const placeOf = (name: ServiceKeyName): string => `service_keys ${name} sealed`

/** Opens a sealed key. Throws if it was sealed with an unknown secret. */
export const openServiceKey = (sealer: Sealer, name: ServiceKeyName, sealed: string): Buffer =>
  Buffer.from(sealer.open(sealed, placeOf(name)), 'base64')

export type ServiceKeys = ReturnType<typeof createServiceKeys>

/** Keys that the service creates once and stores sealed. A new secret of the service does not change them. */
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
    // Throws rather than return no key: a hash without a key can be guessed.
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
    /** Returns a key. Throws CONFLICT if hashed blocklist entries need a key that no known secret opens. */
    get(name: ServiceKeyName): Promise<Buffer> {
      const found = cache.get(name) ?? read(name)
      cache.set(name, found)
      found.catch(() => cache.delete(name))
      return found
    },
  }
}
