import type { Knex } from 'knex'

/** A demand for slots. Times are durations in milliseconds; the rules are in `src/sources/governor/budgets.ts`. */
export interface BudgetDemand {
  /** Name of the origin. */
  origin: string
  /** Name of the address through which this process reaches the sources. */
  exit: string
  /** Name of this process. */
  holder: string
  want: number
  inFlight: number
  /** No slot is earlier than this. */
  leadMs: number
  horizonMs: number
  intervalMs: number
  burstMs: number
  /** `null`: no limit. */
  concurrent: number | null
  /** Time after which a process that does not report its requests is dead. */
  leaseMs: number
  /** Number of consecutive failures that opens the breaker. */
  maxFailures: number
  probeMs: number
}

export interface BudgetFailure {
  origin: string
  exit: string
  cause: string
  /** Failures that are more than this apart are not consecutive. */
  memoryMs: number
  maxFailures: number
  openMs: number
  maxOpenMs: number
  isProbe: boolean
}

/** State of a budget before the demand, and the number of slots that were reserved. Times are milliseconds. */
export interface BudgetRow {
  granted: number
  now: number
  nextAt: number
  blockedUntil: number
  openUntil: number
  failures: number
  openedAt: number
  /** Cause of the first of the consecutive failures. */
  cause: string
  others: number
}

const nowMs = '(extract(epoch from clock_timestamp()) * 1000)::float8'

/**
 * Locks the row, computes how many slots the demand gets, and stores the new state if there are any. The computation is
 * that of `decide` in `src/sources/governor/budgets.ts`.
 */
const reserve = `
with locked as (
  select * from source_budgets where origin = :origin and exit = :exit for update
), clock as materialized (
  select locked.*, ${nowMs} as now from locked
), times as (
  select *, greatest(now + (:leadMs)::float8, blocked_until) as base,
    now + (:leadMs)::float8 + (:horizonMs)::float8 as latest
  from clock
), facts as (
  select *, greatest(next_at, base) as first,
    (select coalesce(sum((held.value ->> 0)::int), 0) from jsonb_each(holders) held
      where held.key <> :holder and (held.value ->> 1)::float8 > now)::int as others
  from times
), counted as (
  select *, greatest(0, least(
    (:want)::float8,
    case when base > latest then 0
      else floor((latest + (:burstMs)::float8 - first) / (:intervalMs)::float8) + 1 end,
    case when failures < (:maxFailures)::int then (:want)::int when open_until > now then 0 else 1 end,
    coalesce((:concurrent)::int - others - (:inFlight)::int, (:want)::int)
  ))::int as granted
  from facts
), stored as (
  update source_budgets budget set
    next_at = first + granted * (:intervalMs)::float8,
    open_until = case when counted.failures < (:maxFailures)::int then counted.open_until
      else now + (:probeMs)::float8 end,
    holders = case when (:concurrent)::int is null then counted.holders
      else (select coalesce(jsonb_object_agg(held.key, held.value), '{}') from jsonb_each(counted.holders) held
        where (held.value ->> 1)::float8 > now) || jsonb_build_object((:holder)::text,
        jsonb_build_array((:inFlight)::int + granted, now + (:leaseMs)::float8)) end
  from counted where budget.origin = :origin and budget.exit = :exit and granted > 0
)
select granted, now, next_at as "nextAt", blocked_until as "blockedUntil", open_until as "openUntil", failures,
  opened_at as "openedAt", cause, others
from counted`

/** Counts a failure, and opens the breaker if there were enough. Failures while the breaker is open are not counted. */
const fail = `
insert into source_budgets as budget (origin, exit, failures, failed_at, cause)
  values (:origin, :exit, 1, ${nowMs}, :cause)
on conflict (origin, exit) do update set (failures, failed_at, opened_at, cause, open_until) = (
  select count, ${nowMs}, case when count = (:maxFailures)::int then ${nowMs} else budget.opened_at end,
    case when count = 1 then :cause else budget.cause end, case when count < (:maxFailures)::int then 0
    else ${nowMs} + least(:maxOpenMs, (:openMs)::float8 * 2 ^ least(count - (:maxFailures)::int, 20)) end
  from (select case when budget.failures < (:maxFailures)::int
    and budget.failed_at < ${nowMs} - (:memoryMs)::float8 then 1 else budget.failures + 1 end as count) counted
) where (:isProbe)::boolean or budget.open_until <= ${nowMs}`

const block = `
insert into source_budgets as budget (origin, exit, blocked_until) values (:origin, :exit, ${nowMs} + (:ms)::float8)
on conflict (origin, exit) do update set failures = 0, open_until = 0,
  blocked_until = greatest(budget.blocked_until, excluded.blocked_until)`

const hold = `
update source_budgets set holders = case when (:inFlight)::int = 0 then holders - (:holder)::text
  else holders || jsonb_build_object((:holder)::text,
    jsonb_build_array((:inFlight)::int, ${nowMs} + (:leaseMs)::float8)) end
where origin = :origin and exit = :exit`

export type SourceBudgetRepository = ReturnType<typeof createSourceBudgetRepository>

/**
 * Repository of the table `source_budgets`, which only PostgreSQL has: what the processes of a cluster may ask of the
 * origins of sources. All times are of the database's clock. The table is unlogged: after a crash of the database the
 * budgets are empty, and no write waits for the disk.
 */
export function createSourceBudgetRepository(db: Knex) {
  const one = async (sql: string, values: object): Promise<BudgetRow | undefined> =>
    (await db.raw<{ rows: BudgetRow[] }>(sql, values as Knex.RawBinding)).rows[0]

  return {
    /** Reserves up to `want` slots, and creates the budget if it is missing. */
    async reserve(demand: BudgetDemand): Promise<BudgetRow> {
      const { origin, exit } = demand
      const known = await one(reserve, demand)
      if (known) return known
      await db('source_budgets').insert({ origin, exit }).onConflict().ignore()
      return (await one(reserve, demand))!
    },

    async fail(failure: BudgetFailure): Promise<void> {
      await one(fail, failure)
    },

    /** Closes the budget for `ms` milliseconds. */
    async block(origin: string, exit: string, ms: number): Promise<void> {
      await one(block, { origin, exit, ms })
    },

    /** Ends the consecutive failures. */
    async recover(origin: string, exit: string): Promise<void> {
      await db('source_budgets').where({ origin, exit }).where('failures', '>', 0)
        .update({ failures: 0, open_until: 0 })
    },

    /** Allows another probe at once. */
    async releaseProbe(origin: string, exit: string): Promise<void> {
      await db('source_budgets').where({ origin, exit }).update({ open_until: 0 })
    },

    /** Stores how many requests of a process are in flight. */
    async hold(demand: Pick<BudgetDemand, 'origin' | 'exit' | 'holder' | 'inFlight' | 'leaseMs'>): Promise<void> {
      await one(hold, demand)
    },

    /**
     * Returns the origins that failed last, in any process, or that are blocked. Leaves out failures that no longer
     * count. `closed`: the origin is blocked or needs a probe before it is asked again.
     */
    async listTroubled(
      exit: string, { maxFailures, memoryMs }: Pick<BudgetFailure, 'maxFailures' | 'memoryMs'>,
    ): Promise<Array<{ origin: string, closed: boolean }>> {
      return db('source_budgets').where({ exit }).where(troubled =>
        troubled.whereRaw(`blocked_until > ${nowMs}`).orWhere('failures', '>=', maxFailures)
          .orWhereRaw(`failures > 0 and failed_at >= ${nowMs} - ?`, [memoryMs]))
        .select('origin', db.raw(`(blocked_until > ${nowMs} or failures >= ?) as closed`, [maxFailures]))
    },

    /** Removes the budgets that were not used for `idleMs` milliseconds. */
    async removeIdle(idleMs: number): Promise<void> {
      await db('source_budgets')
        .whereRaw(`greatest(next_at, blocked_until, open_until, failed_at) < ${nowMs} - ?`, [idleMs]).delete()
    },
  }
}
