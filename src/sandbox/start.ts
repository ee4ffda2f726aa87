import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { start, type Tracewell } from '../compose/start.ts'
import type { Overrides } from '../compose/store.ts'
import { sandboxKeys } from './accounts.ts'
import { seedSandbox } from './seed.ts'
import { lockFile } from '../db/file-lock.ts'
import { makeFolder } from '../lib/folder.ts'
import { createLog } from '../lib/log.ts'
import type { SandboxConfig } from './config.ts'
import { createControl } from './control.ts'

/** What a caller's tests need to know; the same at every start. */
export type SandboxFacts = ReturnType<typeof factsOf>

export interface Sandbox {
  facts: SandboxFacts
  /** As new: what was there is gone, in memory too, and the keys are the same. */
  reset(): Promise<void>
  stop(graceMs?: number): Promise<void>
}

/**
 * The whole service on the simulated world, with the accounts of the sandbox, and a port at which it is reset. A reset
 * is a stop, an empty database and a start: nothing that a process remembers can be forgotten.
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

  async function begin(): Promise<void> {
    const begun = await start(config, { ...overrides, log })
    tracewell = begun
    await seedSandbox(begun, keys)
  }

  async function clear(): Promise<void> {
    if (stopped) return
    await tracewell?.stop(0)
    tracewell = undefined
    await removeSandbox(config)
    await begin()
  }

  /** One after the other: of resets at once each is whole. */
  const inTurn = (work: () => Promise<void>): Promise<void> => last = last.then(work, work)
  const control = createControl({ facts: () => last.then(() => facts), reset: () => inTurn(clear), log })
  const sandbox: Sandbox = {
    facts,
    reset: () => inTurn(clear),
    stop: (graceMs = 20_000) => inTurn(async () => {
      stopped = true
      await Promise.all([control.close(), tracewell?.stop(graceMs)])
      unlock()
    }),
  }
  await control.listen(config.host, config.controlPort) // first: where another sandbox runs, nothing of it is removed
  try {
    makeFolder(dirname(config.databaseUrl))
    unlock = lockFile(`${config.databaseUrl}-lock`)
    await inTurn(empty ? clear : begin)
    return sandbox
  } catch (error) {
    await sandbox.stop(0)
    throw error
  }
}

/** Its own file, and the logos of its simulated sites. */
async function removeSandbox({ databaseUrl, dataDir }: SandboxConfig): Promise<void> {
  for (const ending of ['', '-wal', '-shm', '-journal']) await rm(`${databaseUrl}${ending}`, { force: true })
  await rm(join(dataDir, 'cache', 'sandbox-logos'), { recursive: true, force: true })
}

const factsOf = ({ publicUrl, publicImagesUrl, controlPort }: SandboxConfig, keys: typeof sandboxKeys) => ({
  url: publicUrl,
  imagesUrl: publicImagesUrl,
  controlUrl: `http://localhost:${controlPort}`,
  key: keys.business,
  keys,
})
