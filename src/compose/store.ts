import type { Config } from '../config/read.ts'
import { createAudit } from '../core/audit.ts'
import { createAccounts } from '../core/accounts.ts'
import { createAddressHash } from '../core/address-hash.ts'
import { createBlocklist } from '../core/blocklist.ts'
import { createFirstAccount } from '../core/first-account.ts'
import { createKeys } from '../core/keys.ts'
import { createLeakSources } from '../core/leak-sources.ts'
import { createLeaks } from '../core/leaks/leaks.ts'
import { createModules } from '../core/modules.ts'
import { createOwnAccount } from '../core/own-account.ts'
import { createOwnKeys } from '../core/own-keys.ts'
import { createPlans } from '../core/plans.ts'
import { createRetention } from '../core/retention.ts'
import { createOperatorDeletion } from '../core/search/deletion.ts'
import { createRadarImport } from '../core/radar/import.ts'
import { createRadar } from '../core/radar/radar.ts'
import { starterBreaches } from '../core/radar/starter.ts'
import { createServiceKeys, secretMismatch } from '../core/service-keys.ts'
import { createSignIn } from '../core/sign-in.ts'
import { createSourceHealth } from '../core/source-health/source-health.ts'
import { createWrongKeys } from '../core/wrong-keys.ts'
import { openDatabase } from '../db/database.ts'
import type { OnReply } from '../http/response.ts'
import { systemClock, type Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { once } from '../lib/once.ts'
import { createSealer, lazySealer } from '../lib/sealed.ts'
import { hasSecret, readSecrets, removeTemporaryFiles } from '../config/secret.ts'
import type { BreachSource } from '../sources/breaches/breach-source.ts'
import type { Lookup } from '../sources/egress/guard.ts'
import { leakSources as allLeakSources } from '../sources/leaks/index.ts'
import type { LeakSource } from '../sources/leaks/leak-source.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { accountChecks } from '../sources/registered/index.ts'
import type { Module } from '../sources/kit/source.ts'

/** Replacements for parts of the service, for tests and scripts. */
export interface Overrides {
  clock?: Clock
  log?: Log
  modules?: readonly Module[]
  leakSources?: readonly LeakSource[]
  breachSources?: readonly BreachSource[]
  checks?: readonly AccountCheck[]
  onReply?: OnReply
  /** Time after which a connection is closed if its client reads nothing, in milliseconds. Default: 60 seconds. */
  stalledClientTimeoutMs?: number
  docsFolder?: string
  consoleFolder?: string
  /** Resolves the names of hosts. Default: the name servers of the system. */
  lookup?: Lookup
}

/**
 * Opens the database and builds the services that need only the database. The commands for operators use these
 * services.
 */
export async function openStore(
  config: Config,
  { clock: testClock, modules = allModules, leakSources: externalLeaks = allLeakSources }: Overrides = {},
) {
  const clock = testClock ?? systemClock
  const database = await openDatabase(config.databaseUrl, testClock)
  const mode = config.sandbox ? 'test' : 'live'
  const radar = createRadar({ database, clock, publicUrl: config.publicUrl })
  const radarImport = createRadarImport({ database, clock, onChange: radar.invalidate })
  // The file is looked for after the database is read, because another process creates it before it seals a value.
  const isSecretMissing = await database.sealedValues.hasAny() && !hasSecret(config)
  const sealer = once(() => { // created at the first use, because some commands must work while the secret is missing
    if (isSecretMissing) throw secretMismatch()
    removeTemporaryFiles(config)
    readSecrets(config)
    return createSealer(() => readSecrets(config, { create: false }))
  })
  const serviceKeys = createServiceKeys({ database, sealer })
  const hashAddress = createAddressHash({ serviceKeys })
  const wrongKeys = createWrongKeys({
    database,
    clock,
    hashAddress,
    perMinute: config.wrongKeysPerMinute,
  })
  const keys = createKeys({
    database,
    clock,
    mode,
    wrongKeys,
  })
  const sourceHealth = createSourceHealth({
    database,
    clock,
    moduleSlugs: new Set(modules.map(({ slug }) => slug)),
    rowSlugs: new Set(accountChecks.flatMap(({ row, slug }) => row ? [slug] : [])),
    callsDecide: !config.sandbox, // its failures are simulated
  })
  const importedLeaks = once(() =>
    createLeaks({ database, clock, sealer: lazySealer(sealer), reservedCodes: externalLeaks.map(({ code }) => code) })
  )
  return {
    database,
    clock,
    accounts: createAccounts({ database, clock }),
    plans: createPlans({ database, clock }),
    keys,
    ownAccount: createOwnAccount({ database, clock, mode }),
    ownKeys: createOwnKeys({
      database,
      clock,
      mode,
      keys,
    }),
    signIn: createSignIn({ clock, wrongKeys }),
    firstAccount: () => createFirstAccount({ database, clock, mode }),
    blocklist: createBlocklist({ database, clock, serviceKeys }),
    serviceKeys,
    hashAddress,
    sealer,
    retention: createRetention({ database, clock }),
    operatorDeletion: createOperatorDeletion({ database, clock }),
    audit: createAudit({ database, clock, keepDays: config.auditDays }),
    radar,
    radarImport,
    /** Imports the starter catalogue if Radar contains no breach. */
    fillRadar: () => radarImport.fillIfEmpty(starterBreaches),
    sourceHealth,
    modules: createModules({ ...config, modules, health: sourceHealth }),
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
