import type { Knex } from 'knex'
import type { Clock } from '../lib/clock.ts'
import { createAccountRepository } from './accounts.ts'
import { createAuditRepository } from './audit.ts'
import { createBlocklistRepository } from './blocklist.ts'
import { createByokRepository } from './byok.ts'
import { createBreachRepository } from './breaches.ts'
import { connect, connectToMigrate, databaseExists, migrate } from './connection.ts'
import { isPostgres, scrub } from './dialect.ts'
import { createDutyRepository } from './duties.ts'
import { DatabaseFailure, isWriteFailure } from './failure.ts'
import { createEventRepository } from './events.ts'
import { createGroupCommit } from './group-commit.ts'
import { createIdempotencyKeyRepository } from './idempotency-keys.ts'
import { createInvestigationEventRepository } from './investigation-events.ts'
import { createInvestigationObservableRepository } from './investigation-observables.ts'
import { createInvestigationRepository } from './investigations.ts'
import { deriveJobs } from './jobs/derive.ts'
import { createJobs } from './jobs/jobs.ts'
import { createJobEngine, type JobEngine } from './jobs/pg-boss.ts'
import { giveBackAll } from './jobs/table.ts'
import { createKeyRepository } from './keys.ts'
import { createLeaderRepository } from './leaders.ts'
import { createLeakRecordRepository } from './leak-records.ts'
import { createLeakSourceRepository } from './leak-sources.ts'
import { createModuleCacheRepository } from './module-cache.ts'
import { createOperatorActRepository } from './operator-acts.ts'
import { createListRepository } from './lists.ts'
import { createPlanRepository } from './plans.ts'
import { createBreachCatalogueUrlRepository } from './breach-catalogue-urls.ts'
import { createRateLogRepository } from './rate-log.ts'
import { createRunnerRepository } from './runners.ts'
import { createSearchLeakPageRepository } from './search-leak-pages.ts'
import { createSearchObservableRepository } from './search-observables.ts'
import { createSearchTaskRepository } from './search-tasks.ts'
import { createSearchRetryRepository } from './search-retries.ts'
import { createSearchRepository } from './searches.ts'
import { createShardRepository } from './shards.ts'
import { createStandingRepository } from './standing.ts'
import { createStreamSeatRepository } from './stream-seats.ts'
import { createTemporaryRunRepository } from './temporary-runs.ts'
import { createSealedValueRepository } from './sealed-values.ts'
import { createServiceKeyRepository } from './service-keys.ts'
import { createSourceBudgetRepository } from './source-budgets.ts'
import { createSourceHealthRepository } from './source-health.ts'
import { createToolRunRepository } from './tool-runs.ts'
import { createUsageRepository } from './usage.ts'
import { createWatchChangeRepository } from './watch-changes.ts'
import { createWatchRepository } from './watches.ts'
import { createWebhookRepository } from './webhooks.ts'

/** Creates the repositories on a connection, or on a transaction. */
export function createRepositories(db: Knex, engine: JobEngine, clock?: Clock) {
  return {
    accounts: createAccountRepository(db),
    plans: createPlanRepository(db),
    keys: createKeyRepository(db),
    usage: createUsageRepository(db),
    standing: createStandingRepository(db),
    rateLog: createRateLogRepository(db, clock),
    streamSeats: createStreamSeatRepository(db),
    audit: createAuditRepository(db),
    operatorActs: createOperatorActRepository(db),
    blocklist: createBlocklistRepository(db),
    breaches: createBreachRepository(db),
    breachCatalogueUrls: createBreachCatalogueUrlRepository(db),
    searches: createSearchRepository(db),
    investigations: createInvestigationRepository(db),
    investigationObservables: createInvestigationObservableRepository(db),
    watches: createWatchRepository(db),
    watchChanges: createWatchChangeRepository(db),
    searchRetries: createSearchRetryRepository(db),
    investigationEvents: createInvestigationEventRepository(db),
    shards: createShardRepository(createJobs(db, 'shard', engine)),
    searchTasks: createSearchTaskRepository(db),
    searchLeakPages: createSearchLeakPageRepository(db),
    searchObservables: createSearchObservableRepository(db),
    byok: createByokRepository(db),
    events: createEventRepository(db),
    temporaryRuns: createTemporaryRunRepository(db),
    runners: createRunnerRepository(db),
    leaders: createLeaderRepository(db),
    /** `undefined` on SQLite, which serves one process. */
    sourceBudgets: isPostgres(db) ? createSourceBudgetRepository(db) : undefined,
    sourceHealth: createSourceHealthRepository(db),
    webhooks: createWebhookRepository(db, createJobs(db, 'webhook', engine)),
    duties: createDutyRepository(db, createJobs(db, 'duty', engine)),
    serviceKeys: createServiceKeyRepository(db),
    sealedValues: createSealedValueRepository(db),
    moduleCache: createModuleCacheRepository(db),
    toolRuns: createToolRunRepository(db),
    idempotencyKeys: createIdempotencyKeyRepository(db),
    leakSources: createLeakSourceRepository(db),
    leakRecords: createLeakRecordRepository(db),
    lists: createListRepository(db),
  }
}

export type Repositories = ReturnType<typeof createRepositories>

export interface Store extends Repositories {
  /**
   * Runs `work` in a transaction. `work` must use only the store passed to it, because SQLite has one connection.
   * A nested call joins the outer transaction.
   */
  inTransaction<Result>(work: (tx: Store) => Promise<Result>): Promise<Result>
}

export interface Database extends Store {
  /**
   * Ends the leases of earlier processes. Call it before this process takes its first job. On PostgreSQL it does
   * nothing, because other processes may be alive: the leases of a dead one end by time.
   */
  endLeases(): Promise<void>
  /** Ends the leases of jobs whose workers are dead. One process of a cluster must call it every two seconds. */
  superviseJobs(): Promise<void>
  /**
   * Removes deleted data from SQLite's write-ahead log. Returns `false` if a reader prevented the removal. The caller
   * should then try again later. On PostgreSQL it does nothing and returns `true`.
   */
  scrub(): Promise<boolean>
  /** Throws if the database does not respond, or if it refused a write of this process within the last five seconds. */
  ping(): Promise<void>
  /** Calls `listener` after each response of the database. */
  onResponse(listener: () => void): void
  close(): Promise<void>
}

/** Time for which a refused write counts, in milliseconds. A runner writes its heartbeat every two seconds. */
const refusedWriteMs = 5_000

/** The migration after which unfinished work has jobs. */
const jobsMigration = '20261125_jobs'

async function bringUpToDate(db: Knex, url: string, engine: JobEngine): Promise<void> {
  const migrating = isPostgres(db) ? connectToMigrate(url) : db
  try {
    await migrate(migrating, async (trx, applied) => {
      if (applied.includes(jobsMigration)) await deriveJobs(trx, engine)
    })
  } finally {
    if (migrating !== db) await migrating.destroy()
  }
}

/**
 * Opens the database and brings its schema up to date. Rejects if either fails.
 * @param clock counts the requests per minute. Default: the clock of the database.
 */
export async function openDatabase(url: string, clock?: Clock): Promise<Database> {
  const db = connect(url)
  const engine = createJobEngine(() => connect(url, 2))
  const close = async () => {
    await engine.stop()
    await db.destroy()
  }
  try {
    if (isPostgres(db)) await engine.install()
    await bringUpToDate(db, url, engine)
  } catch (error) {
    await close()
    throw error
  }
  const inTransaction = isPostgres(db)
    ? <Result>(work: (trx: Knex.Transaction) => Promise<Result>) => db.transaction(work)
    : createGroupCommit(db)
  let refusedWriteAtMs = -Infinity
  db.on('query-error', (error: unknown) => { if (isWriteFailure(error)) refusedWriteAtMs = performance.now() })
  return {
    ...createRepositories(db, engine, clock),
    inTransaction: work => inTransaction(trx => work(createTransaction(trx, engine, clock))),
    async endLeases() {
      if (isPostgres(db)) return
      await giveBackAll(db)
      for (const table of ['leaders', 'stream_seats']) await db(table).delete()
    },
    superviseJobs: async () => { if (isPostgres(db)) await (await engine.boss()).supervise() },
    scrub: () => scrub(db),
    async ping() {
      await db.raw('select 1')
      if (performance.now() - refusedWriteAtMs < refusedWriteMs) throw new DatabaseFailure('a write was refused')
    },
    onResponse: listener => { db.on('query-response', listener) },
    close,
  }
}

/**
 * Reads from an existing database. Does not create the database, and does not change its schema. `read` gets
 * `undefined` if the database does not exist or has no tables yet.
 */
export async function readDatabase<Result>(
  url: string,
  read: (repositories: Repositories | undefined) => Promise<Result>,
): Promise<Result> {
  if (!databaseExists(url)) return read(undefined)
  const db = connect(url)
  const engine = createJobEngine(() => connect(url, 2))
  try {
    return await read(await db.schema.hasTable('accounts') ? createRepositories(db, engine) : undefined)
  } finally {
    await engine.stop()
    await db.destroy()
  }
}

function createTransaction(trx: Knex.Transaction, engine: JobEngine, clock?: Clock): Store {
  const tx: Store = { ...createRepositories(trx, engine, clock), inTransaction: work => work(tx) }
  return tx
}
