import { randomBytes } from 'node:crypto'
import type { Repositories } from '../db/database.ts'
import { conflict, Failure } from '../errors.ts'
import type { Sealer } from '../lib/sealed.ts'

/**
 * Names of the HMAC keys of the service: `cache` hashes the values in the module cache, `blocklist` hashes blocklist
 * entries, `address` hashes the addresses of clients, `idempotency` hashes Idempotency-Keys and their requests.
 */
export type ServiceKeyName = (typeof serviceKeyNames)[number]

export const serviceKeyNames = ['cache', 'blocklist', 'address', 'idempotency'] as const

const placeOf = (name: ServiceKeyName): string => `service_keys ${name} sealed`

/** Decrypts a stored key. Throws if the secret that encrypted it is unknown. */
export const openServiceKey = (sealer: Sealer, name: ServiceKeyName, sealed: string): Buffer =>
  Buffer.from(sealer.open(sealed, placeOf(name)), 'base64')

/** Returns the error for a process whose secret did not encrypt the values in the database. */
export const secretMismatch = () => conflict({
  message:
    'This process does not have the secret that encrypted the values in the database: set SECRET_KEY to the secret ' +
    'of the other processes, set SECRET_KEY_PREVIOUS to the former secret, or set DATA_DIR to the folder with its ' +
    'secret.key. If the secret is lost for good, see "Secrets" in the guide "Operating"',
})

export type ServiceKeys = ReturnType<typeof createServiceKeys>

/**
 * Creates the store of the service keys. Each key is created once and stored encrypted with the secret of the service.
 * A stored key is never replaced: other processes use it, and hashes that were made with it would match nothing.
 */
export function createServiceKeys(
  { database, sealer }: { database: Pick<Repositories, 'serviceKeys'>, sealer: () => Sealer },
) {
  const cache = new Map<ServiceKeyName, Promise<Buffer>>()

  async function getOrCreate(name: ServiceKeyName): Promise<Buffer> {
    const found = await read(name)
    if (found !== undefined) return found
    await database.serviceKeys.insert(name, sealer().seal(randomBytes(32).toString('base64'), placeOf(name)))
    return (await read(name))! // another process may have created the key first
  }

  /** Returns `undefined` if the key does not exist. */
  async function read(name: ServiceKeyName): Promise<Buffer | undefined> {
    let failed: string | undefined
    for (;;) {
      const sealed = await database.serviceKeys.get(name)
      if (sealed === undefined) return undefined
      if (sealed === failed) throw secretMismatch()
      try {
        return openServiceKey(sealer(), name, sealed)
      } catch (error) {
        if (error instanceof Failure) throw error
        failed = sealed // a rotation may just have encrypted the key with a newer secret: read it once more
      }
    }
  }

  return {
    /** Returns a service key. Throws CONFLICT if no known secret decrypts the stored key. */
    get(name: ServiceKeyName): Promise<Buffer> {
      const found = cache.get(name) ?? getOrCreate(name)
      cache.set(name, found)
      found.catch(() => cache.delete(name))
      return found
    },

    /** Throws CONFLICT if no known secret decrypts a stored key. Creates nothing. */
    async check(): Promise<void> {
      for (const name of serviceKeyNames) await read(name)
    },
  }
}
