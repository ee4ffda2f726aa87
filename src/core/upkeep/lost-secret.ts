import type { Database } from '../../db/database.ts'
import { conflict } from '../../errors.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { openServiceKey, serviceKeyNames, type ServiceKeyName } from '../service-keys.ts'

export interface Reset {
  /** Keys that no known secret opened. The service creates new ones when it needs them. */
  removedKeys: ServiceKeyName[]
  /** Number of hashed blocklist entries that were removed with their key. Without the key, they would match nothing. */
  removedEntries: number
}

/**
 * Removes the service keys that no known secret opens, so that the service starts with another secret. Other sealed
 * values stay as they are: the service reports what it cannot read. Throws CONFLICT if it would remove a key while a
 * runner is alive: that process has a secret that opens the keys, so the secret is not lost.
 */
export function removeUnreadableKeys(database: Pick<Database, 'inTransaction'>, sealer: Sealer): Promise<Reset> {
  return database.inTransaction(async tx => {
    const removedKeys: ServiceKeyName[] = []
    for (const name of serviceKeyNames) {
      const sealed = await tx.serviceKeys.get(name)
      if (sealed === undefined || isReadable(sealer, name, sealed)) continue
      await tx.serviceKeys.remove(name)
      removedKeys.push(name)
    }
    if (removedKeys.length > 0 && (await tx.runners.listAlive()).length > 0) {
      throw conflict({ message: 'A process of the service is running, so its secret is not lost: stop every process ' +
        'first. A killed process counts as running for 10 seconds' })
    }
    const removedEntries = removedKeys.includes('blocklist') ? await tx.blocklist.removeHashed() : 0
    return { removedKeys, removedEntries }
  })
}

function isReadable(sealer: Sealer, name: ServiceKeyName, sealed: string): boolean {
  try {
    openServiceKey(sealer, name, sealed)
    return true
  } catch {
    return false
  }
}
