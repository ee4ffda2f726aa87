import type { Config } from '../config/read.ts'
import { hasSecret, readSecrets } from '../config/secret.ts'
import { refuseBlocked } from '../core/admission/blocklist.ts'
import { createLists } from '../core/lists/lists.ts'
import { createMemoryListStorage, type ReadableListStorage } from '../core/lists/memory-storage.ts'
import { openServiceKey, secretMismatch } from '../core/service-keys.ts'
import type { Repositories } from '../db/database.ts'
import { readDatabase } from '../db/read-database.ts'
import { systemClock } from '../lib/clock.ts'
import { createLog } from '../lib/log.ts'
import { createSealer, type Sealer } from '../lib/sealed.ts'
import type { Subject } from '../sources/kit/source.ts'
import { composeTerminalEgress } from './egress.ts'
import { refuseLostDatabase } from './lost-database.ts'

/** Opens the connections to sources and lists. */
export async function composeSources(config: Config) {
  const { client, close } = await composeTerminalEgress(config)
  const log = createLog({ level: 'error' })
  const lists = createLists({ storage: createMemoryListStorage(storedLists(config)), client, clock: systemClock, log })
  return {
    client,
    lists,
    log,
    async [Symbol.asyncDispose]() {
      await lists.close()
      await close()
    },
  }
}

/**
 * Throws QUERY_BLOCKED if a database exists and its blocklist has one of the subjects, and RefusedDatabase if the
 * database has lost its content.
 */
export async function refuseBlockedHere(config: Config, subjects: readonly Subject[]): Promise<void> {
  refuseLostDatabase(config)
  await readDatabase(config.databaseUrl, async database => {
    if (database === undefined) return
    const key = await blocklistKey(database, config)
    for (const subject of subjects) await refuseBlocked(database, key, subject)
  })
}

/** Reads the copies of lists that the service has downloaded, if there is a database. */
const storedLists = ({ databaseUrl }: Config): ReadableListStorage => ({
  state: slug => readDatabase(databaseUrl, async database => database?.lists.state(slug)),
  content: slug => readDatabase(databaseUrl, async database => database?.lists.content(slug)),
})

/** Returns the sealer for values that are stored already. Throws CONFLICT if there is no secret. */
export function sealerOf(config: Config): Sealer {
  if (!hasSecret(config)) throw secretMismatch()
  return createSealer(() => readSecrets(config, { create: false }))
}

/** Returns the HMAC key for hashed blocklist entries, or `undefined` if the blocklist has no such entry. */
export async function blocklistKey(
  { blocklist, serviceKeys }: Repositories, config: Config,
): Promise<Buffer | undefined> {
  const sealed = await blocklist.hasHashed() ? await serviceKeys.get('blocklist') : undefined
  return sealed === undefined ? undefined : openServiceKey(sealerOf(config), 'blocklist', sealed)
}
