import type { Knex } from 'knex'
import type { Clock } from '../lib/clock.ts'
import { createAccountDomainRepository } from './account-domains.ts'
import { createAccountRepository } from './accounts.ts'
import { createAuditRepository } from './audit.ts'
import { createBlocklistRepository } from './blocklist.ts'
import { createByokRepository } from './byok.ts'
import { createBreachRepository } from './breaches.ts'
import { checkDatabase } from './check-database.ts'
import { connect, connectToMigrate } from './driver/connection.ts'
import { isPostgres, scrub } from './driver/dialect.ts'
import { createDutyRepository } from './duties.ts'
import { DatabaseFailure, isWriteFailure } from './driver/failure.ts'
import { createErasureRepository } from './erasures.ts'
import { createEventRepository } from './events.ts'
import { createGroupCommit } from './driver/group-commit.ts'
import { createIdempotencyKeyRepository } from './idempotency-keys.ts'
import { createInvestigationEventRepository } from './investigation-events.ts'
import { createInvestigationObservableRepository } from './investigation-observables.ts'
import { createInvestigationRepository } from './investigations.ts'
import { createJobs } from './jobs/jobs.ts'
import { createJobEngine, type JobEngine } from './jobs/pg-boss.ts'
import { giveBackAll } from './jobs/table.ts'
import { createKeyRepository } from './keys.ts'
import { createLeaderRepository } from './leaders.ts'
import { createLeakRecordRepository } from './leak-records.ts'
import { createLeakSourceRepository } from './leak-sources.ts'
import { migrate } from './migrations/migrate.ts'
import { migrationTable, type MigrationState } from './migrations/state.ts'
import { createModuleCacheRepository } from './module-cache.ts'
import { createOperatorActRepository } from './operator-acts.ts'
import { createListRepository } from './lists.ts'
import { createPlanChangeRepository } from './plan-changes.ts'
import { createPlanRepository } from './plans.ts'
import { createBreachCatalogueUrlRepository } from './breach-catalogue-urls.ts'
import { createRateLogRepository } from './rate-log.ts'
import { createRunnerRepository } from './runners.ts'
import { createSearchLeakPageRepository } from './search-leak-pages.ts'
import { createSearchMarkRepository } from './search-marks.ts'
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
import { createWebhookEndpointRepository } from './webhook-endpoints.ts'
import { createWebhookPauseRepository } from './webhook-pauses.ts'
import { createWebhookRepository } from './webhooks.ts'

/** Factories of the repositories. Each creates its repository on a connection, or on a transaction. */
const factories = {
  accounts: createAccountRepository,
  accountDomains: createAccountDomainRepository,
  plans: createPlanRepository,
  planChanges: createPlanChangeRepository,
  keys: createKeyRepository,
  usage: createUsageRepository,
  standing: createStandingRepository,
  rateLog: (db: Knex, _: JobEngine, clock?: Clock) => createRateLogRepository(db, clock),
  streamSeats: createStreamSeatRepository,
  audit: createAuditRepository,
  operatorActs: createOperatorActRepository,
  blocklist: createBlocklistRepository,
  breaches: createBreachRepository,
  breachCatalogueUrls: createBreachCatalogueUrlRepository,
  searches: createSearchRepository,
  investigations: createInvestigationRepository,
  investigationObservables: createInvestigationObservableRepository,
  watches: createWatchRepository,
  watchChanges: createWatchChangeRepository,
  searchRetries: createSearchRetryRepository,
  investigationEvents: createInvestigationEventRepository,
  shards: (db: Knex, engine: JobEngine) => createShardRepository(createJobs(db, 'shard', engine)),
  searchTasks: createSearchTaskRepository,
  searchLeakPages: createSearchLeakPageRepository,
  searchObservables: createSearchObservableRepository,
  searchMarks: createSearchMarkRepository,
  byok: createByokRepository,
  events: createEventRepository,
  erasures: createErasureRepository,
  temporaryRuns: createTemporaryRunRepository,
  runners: createRunnerRepository,
  leaders: createLeaderRepository,
  /** `undefined` on SQLite, which serves one process. */
  sourceBudgets: (db: Knex) => isPostgres(db) ? createSourceBudgetRepository(db) : undefined,
  sourceHealth: createSourceHealthRepository,
  webhookEndpoints: createWebhookEndpointRepository,
  webhookPauses: createWebhookPauseRepository,
  webhooks: (db: Knex, engine: JobEngine) => createWebhookRepository(db, createJobs(db, 'webhook', engine)),
  duties: (db: Knex, engine: JobEngine) => createDutyRepository(db, createJobs(db, 'duty', engine)),
  serviceKeys: createServiceKeyRepository,
  sealedValues: createSealedValueRepository,
  moduleCache: createModuleCacheRepository,
  toolRuns: createToolRunRepository,
  idempotencyKeys: createIdempotencyKeyRepository,
  leakSources: createLeakSourceRepository,
  leakRecords: createLeakRecordRepository,
  lists: createListRepository,
} satisfies Record<string, (db: Knex, engine: JobEngine, clock?: Clock) => unknown>

type Name = keyof typeof factories
export type Repositories = { [Key in Name]: ReturnType<typeof factories[Key]> }

const names = Object.keys(factories) as Name[]

/** Creates all repositories on a connection. */
export function createRepositories(db: Knex, engine: JobEngine, clock?: Clock): Repositories {
  return Object.fromEntries(names.map(name => [name, factories[name](db, engine, clock)])) as unknown as Repositories
}

export interface Store extends Repositories {
  /**
   * Runs `work` in a transaction. `work` must use only the store passed to it, because SQLite has one connection.
   * A nested call joins the outer transaction.
   */
  inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
}

export interface Transaction extends Store {
  /**
   * Runs `work` at the end of the transaction, before its commit. For writes that the transaction does not read:
   * PostgreSQL takes writes that no query follows as one statement. If `work` throws, the transaction is rolled back.
   */
  beforeCommit(work: () => Promise<void> | void): void
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
  /** Names of the migrations of a later version that were applied when the database was opened. */
  unknownMigrations: readonly string[]
  /** Calls `listener` after each response of the database. */
  onResponse(listener: () => void): void
  close(): Promise<void>
}

/** Time for which a refused write counts, in milliseconds. A runner writes its heartbeat every two seconds. */
const refusedWriteMs = 5_000

async function bringUpToDate(db: Knex, url: string, onWait?: () => void): Promise<void> {
  const migrating = isPostgres(db) ? connectToMigrate(url) : db
  try {
    await migrate(migrating, { onWait })
  } finally {
    if (migrating !== db) await migrating.destroy()
  }
}

export interface OpenOptions {
  /** Counts the requests per minute. Default: the clock of the database. */
  clock?: Clock | undefined
  /** Called before the first write if the database has no tables of the service. May throw, to refuse it. */
  onNew?: () => void
  /** Called when the wait for the migration of another process begins, and every 30 seconds while it lasts. */
  onMigrationWait?: (() => void) | undefined
}

/**
 * Opens the database and brings its schema up to date. Rejects if either fails. Rejects with RefusedDatabase before the
 * first write if the database belongs to another program, or to a version that this one cannot work with.
 */
export async function openDatabase(
  url: string, { clock, onNew, onMigrationWait }: OpenOptions = {},
): Promise<Database> {
  const db = connect(url)
  const engine = createJobEngine(() => connect(url, 2))
  const close = async () => {
    await engine.stop()
    await db.destroy()
  }
  let state: MigrationState
  try {
    state = await checkDatabase(url, db)
    if (state.isNew) onNew?.()
    if (isPostgres(db)) await engine.install()
    if (state.pending.length > 0) await bringUpToDate(db, url, onMigrationWait)
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
    inTransaction: work => inTransaction(async trx => {
      const last: Array<() => Promise<void> | void> = []
      const result = await work(createTransaction(trx, last, engine, clock))
      for (const write of last) await write()
      return result
    }),
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
    unknownMigrations: state.unknown,
    onResponse: listener => { db.on('query-response', listener) },
    close,
  }
}

/** Calls `read` with the repositories of an existing database. See `readDatabase`. */
export async function readExisting<Result>(
  url: string,
  read: (repositories: Repositories | undefined) => Promise<Result>,
): Promise<Result> {
  const db = connect(url)
  const engine = createJobEngine(() => connect(url, 2))
  try {
    await checkDatabase(url, db)
    return await read(await db.schema.hasTable(migrationTable) ? createRepositories(db, engine) : undefined)
  } finally {
    await engine.stop()
    await db.destroy()
  }
}

/**
 * Creates the store of a transaction. Creates a repository when it is first used, because a transaction uses a few of
 * them, and all of them cost as much as some statements. The repositories are getters of the prototype: a spread
 * (`{ ...tx }`) has none of them.
 * @param last receives the work for the end of the transaction.
 */
function createTransaction(
  trx: Knex.Transaction, last: Array<() => Promise<void> | void>, engine: JobEngine, clock?: Clock,
): Transaction {
  const created = new Map<Name, unknown>()
  const tx = Object.create(lazyRepositories) as Transaction & LazyParts
  tx.create = name => {
    if (!created.has(name)) created.set(name, factories[name](trx, engine, clock))
    return created.get(name)
  }
  tx.inTransaction = work => work(tx)
  tx.beforeCommit = work => { last.push(work) }
  return tx
}

interface LazyParts {
  create(name: Name): unknown
}

const lazyRepositories = Object.defineProperties({}, Object.fromEntries(names.map(name =>
  [name, { get(this: LazyParts) { return this.create(name) } }])))
