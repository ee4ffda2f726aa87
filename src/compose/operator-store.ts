import type { Config } from '../config/read.ts'
import { hasSecret, readSecrets, removeTemporaryFiles } from '../config/secret.ts'
import { createAccounts } from '../core/access/accounts.ts'
import { createAccountChanges } from '../core/access/account-changes.ts'
import { createAddressHash } from '../core/access/address-hash.ts'
import { createAudit } from '../core/audit/audit.ts'
import { createBlocklist } from '../core/admission/blocklist.ts'
import { createFirstAccount } from '../core/access/first-account.ts'
import { createKeys } from '../core/access/keys.ts'
import { createOwnAccount } from '../core/own/own-account.ts'
import { createOwnKeys } from '../core/own/own-keys.ts'
import { createPlanChanges } from '../core/access/plan-changes.ts'
import { createPlans } from '../core/access/plans.ts'
import { createRadarImport } from '../core/radar/import.ts'
import { createRadar } from '../core/radar/radar.ts'
import { starterBreaches } from '../core/radar/starter.ts'
import { createRetention } from '../core/upkeep/retention.ts'
import { createOperatorDeletion } from '../core/search/deletion.ts'
import { createServiceKeys, secretMismatch } from '../core/service-keys.ts'
import { createSignIn } from '../core/access/sign-in.ts'
import { createWrongKeys } from '../core/access/wrong-keys.ts'
import { openDatabase, type OpenOptions } from '../db/database.ts'
import { systemClock } from '../lib/clock.ts'
import { once } from '../lib/once.ts'
import { createSealer } from '../lib/sealed.ts'
import { refuseLostDatabase, refuseLostPostgres } from './lost-database.ts'

/**
 * Opens the database and builds the services that need only the database. It imports no source: loading all sources
 * takes longer than most commands for operators take.
 */
export async function openOperatorStore(
  config: Config, { clock: testClock, onMigrationWait }: Pick<OpenOptions, 'clock' | 'onMigrationWait'> = {},
) {
  const clock = testClock ?? systemClock
  refuseLostDatabase(config)
  const onNew = () => refuseLostPostgres(config)
  const database = await openDatabase(config.databaseUrl, { clock: testClock, onNew, onMigrationWait })
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
  return {
    database,
    clock,
    accounts: { ...createAccounts({ database, clock }), ...createAccountChanges({ database, clock }) },
    plans: { ...createPlans({ database, clock }), ...createPlanChanges({ database, clock }) },
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
  }
}

export type OperatorStore = Awaited<ReturnType<typeof openOperatorStore>>
