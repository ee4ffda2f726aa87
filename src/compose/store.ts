import type { Config } from '../config/read.ts'
import { createLeakSources } from '../core/catalogue/leak-sources.ts'
import { createLeaks } from '../core/leaks/leaks.ts'
import { createModules } from '../core/catalogue/modules.ts'
import { createSourceHealth } from '../core/source-health/source-health.ts'
import type { OnReply } from '../http/response.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { once } from '../lib/once.ts'
import { lazySealer } from '../lib/sealed.ts'
import type { BreachSource } from '../sources/leaks/breaches/breach-source.ts'
import type { Lookup } from '../sources/egress/guard.ts'
import { leakSources as allLeakSources } from '../sources/leaks/index.ts'
import type { LeakSource } from '../sources/leaks/leak-source.ts'
import { modules as allModules } from '../sources/modules.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { accountChecks } from '../sources/account-checks.ts'
import type { Module } from '../sources/kit/source.ts'
import { openOperatorStore } from './operator-store.ts'
import type { Periods } from './periods.ts'

/**
 * Runs before the handler of an operation, with its checked input.
 * @param operation the `operationId`
 */
export type PrepareCall = (
  operation: string, call: { params: Readonly<Record<string, unknown>>, body: unknown },
) => Promise<void> | undefined

/** Replacements for parts of the service, for tests and scripts. */
export interface Overrides {
  clock?: Clock
  periods?: Partial<Periods>
  log?: Log
  modules?: readonly Module[]
  leakSources?: readonly LeakSource[]
  breachSources?: readonly BreachSource[]
  checks?: readonly AccountCheck[]
  onReply?: OnReply
  prepareCall?: PrepareCall
  /** Time after which a connection is closed if its client reads nothing, in milliseconds. Default: 60 seconds. */
  stalledClientTimeoutMs?: number
  /** Budget of unsent bytes. Default: `UNSENT_MB`. */
  maxUnsentBytes?: number
  docsFolder?: string
  consoleFolder?: string
  /** Resolves the names of hosts. Default: the name servers of the system. */
  lookup?: Lookup
}

/** Opens the database and builds the services that need only the database and the list of sources. */
export async function openStore(
  config: Config,
  { clock: testClock, log, modules = allModules, leakSources: externalLeaks = allLeakSources }: Overrides = {},
) {
  const store = await openOperatorStore(config, {
    clock: testClock,
    onMigrationWait: log &&
      (() => log.warn({}, 'another process changes the schema of the database: waiting for its end')),
  })
  const { database, clock, sealer } = store
  const sourceHealth = createSourceHealth({
    database,
    clock,
    moduleSlugs: new Set(modules.map(({ slug }) => slug)),
    rowSlugs: new Set(accountChecks.flatMap(({ row, slug }) => row ? [slug] : [])),
    callsDecide: !config.sandbox, // failures in a sandbox are simulated
  })
  const importedLeaks = once(() =>
    createLeaks({ database, clock, sealer: lazySealer(sealer), reservedCodes: externalLeaks.map(({ code }) => code) })
  )
  return {
    ...store,
    sourceHealth,
    modules: createModules({
      modules,
      sourceKeys: config.sourceKeys,
      restrictedSources: config.restrictedSources,
      health: sourceHealth,
    }),
    leakSources: createLeakSources({
      sources: externalLeaks,
      sourceKeys: config.sourceKeys,
      restrictedSources: config.restrictedSources,
      local: () => importedLeaks().sources(),
      health: sourceHealth,
    }),
    externalLeaks,
    importedLeaks,
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
