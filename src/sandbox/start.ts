import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { start, type Tracewell } from '../compose/start.ts'
import type { Overrides, PrepareCall } from '../compose/store.ts'
import { sandboxKeys } from './accounts.ts'
import { seedExamples } from './examples.ts'
import { createRestore } from './restore.ts'
import { seedSandbox } from './seed.ts'
import { resolveDatabaseFile } from '../db/driver/database-file.ts'
import { lockDatabaseFile } from '../db/driver/file-lock.ts'
import { createLog } from '../lib/log.ts'
import type { SandboxConfig } from './config.ts'
import { createControl } from './control.ts'

/** URLs and keys that the tests of callers need. They are the same after every start. */
export type SandboxFacts = ReturnType<typeof factsOf>

export interface Sandbox {
  facts: SandboxFacts
  /** Returns a one-time code for the key of `business`. Fails after a stop. A reset makes it invalid. */
  createSignInCode(): string
  /** Empties the database and the caches. The keys stay the same. */
  reset(): Promise<void>
  stop(graceMs?: number): Promise<void>
}

/**
 * Starts the whole service on simulated sources, with the accounts of the sandbox and the control server.
 *
 * A reset stops the service, removes its database and starts it again. This also clears all state in memory.
 */
export async function startSandbox(
  config: SandboxConfig,
  { empty = false, ...overrides }: Overrides & { empty?: boolean } = {},
): Promise<Sandbox> {
  const keys = { ...sandboxKeys, ...config.sandboxKey !== undefined && { business: config.sandboxKey } }
  const facts = factsOf(config, keys)
  const { log = createLog({ level: config.logLevel }) } = overrides
  let tracewell: Tracewell | undefined
  let stopped = false
  let unlock = (): void => undefined
  let last: Promise<void> = Promise.resolve()

  async function launch(): Promise<void> {
    let restore: PrepareCall = () => undefined // until the examples are there
    const launched = await start(config, { ...overrides, log, prepareCall: (...call) => restore(...call) })
    tracewell = launched
    if (await seedSandbox(launched, keys)) await seedExamples(launched, keys)
    restore = createRestore(launched, keys)
  }

  async function resetService(): Promise<void> {
    if (stopped) return
    await tracewell?.stop(0)
    tracewell = undefined
    await removeSandbox(config)
    await launch()
  }

  /** Queues the resets and the final stop, so that each one starts after the previous one has ended. */
  const enqueue = (work: () => Promise<void>): Promise<void> => last = last.then(work, work)
  const reset = () => enqueue(resetService)
  const control = createControl({ facts: () => last.then(() => facts), reset, log })
  const sandbox: Sandbox = {
    facts,
    createSignInCode: () => tracewell!.signIn.createCode(keys.business),
    reset,
    stop: graceMs => enqueue(async () => {
      stopped = true
      await Promise.all([control.close(), tracewell?.stop(graceMs)])
      unlock()
    }),
  }
  // The control port is opened before the database, so that the start fails early if another sandbox uses the port.
  await control.listen(config.host, config.controlPort)
  try {
    unlock = lockDatabaseFile(config.databaseUrl)
    await enqueue(empty ? resetService : launch)
    return sandbox
  } catch (error) {
    await sandbox.stop(0)
    throw error
  }
}

/** Removes the database file and the cached logos of simulated sites. */
async function removeSandbox({ databaseUrl, dataDir }: SandboxConfig): Promise<void> {
  const file = resolveDatabaseFile(databaseUrl)
  for (const ending of ['', '-wal', '-shm', '-journal']) await rm(`${file}${ending}`, { force: true })
  await rm(join(dataDir, 'cache', 'sandbox-logos'), { recursive: true, force: true })
}

const factsOf = ({ publicUrl, publicImagesUrl, controlPort }: SandboxConfig, keys: typeof sandboxKeys) => ({
  url: publicUrl,
  imagesUrl: publicImagesUrl,
  controlUrl: `http://localhost:${controlPort}`,
  key: keys.business,
  keys,
})
