import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { conflict } from '../errors.ts'
import type { Sealer } from '../lib/sealed.ts'

/** What keyed hashes are made with: of the values in the cache of modules, and of those that are blocked without being named. */
export type ServiceKeyName = 'cache' | 'blocklist'

const placeOf = (name: ServiceKeyName): string => `service_keys ${name} sealed`

/** Throws where it was sealed with a secret that is not known. */
export const openServiceKey = (sealer: Sealer, name: ServiceKeyName, sealed: string): Buffer =>
  Buffer.from(sealer.open(sealed, placeOf(name)), 'base64')

export type ServiceKeys = ReturnType<typeof createServiceKeys>

/** Keys that the service makes once and keeps sealed. A new secret of the service changes none of them. */
export function createServiceKeys({ database, sealer }: { database: Database, sealer: () => Sealer }) {
  const known = new Map<ServiceKeyName, Promise<Buffer>>()

  async function read(name: ServiceKeyName): Promise<Buffer> {
    const fresh = () => sealer().seal(randomBytes(32).toString('base64'), placeOf(name))
    if (await database.serviceKeys.get(name) === undefined) await database.serviceKeys.insert(name, fresh())
    const opened = open(name, await database.serviceKeys.get(name) ?? '')
    if (opened !== undefined) return opened
    if (name === 'blocklist' && await database.blocklist.hasHashed()) {
      throw conflict({
        message:
          'The hashed entries of the blocklist were made with another secret: put that SECRET_KEY or secret.key back, or name it in SECRET_KEY_PREVIOUS',
      })
    }
    await database.serviceKeys.replace(name, fresh())
    return openServiceKey(sealer(), name, await database.serviceKeys.get(name) ?? '') // never none: a hash without a key can be guessed
  }

  function open(name: ServiceKeyName, sealed: string): Buffer | undefined {
    try {
      return openServiceKey(sealer(), name, sealed)
    } catch {
      return undefined
    }
  }

  return {
    /** Throws CONFLICT where it was sealed with a secret that the service no longer has, and is needed. */
    get(name: ServiceKeyName): Promise<Buffer> {
      const found = known.get(name) ?? read(name)
      known.set(name, found)
      found.catch(() => known.delete(name))
      return found
    },
  }
}
