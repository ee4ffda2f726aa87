import type { Knex } from 'knex'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import type { SourceBudgetRepository } from '../../src/db/source-budgets.ts'
import type { Budgets, Demand } from '../../src/sources/governor/budgets.ts'
import { createMemoryBudgets } from '../../src/sources/governor/memory.ts'
import { paceOf, type OriginLimit } from '../../src/sources/governor/origin-limits.ts'
import { createSharedBudgets } from '../../src/sources/governor/shared.ts'

export interface World extends AsyncDisposable {
  /** Budgets of two processes. In memory, both are the same. */
  one: Budgets
  other: Budgets
  /** Lets time pass, in milliseconds. */
  pass(ms: number): Promise<void>
}

export const published = 'https://published.example'
export const unknown = 'https://unknown.example'

// Periods are hours, so that the time that a statement takes does not matter.
export const limit = { requests: 20, perMs: 3_600_000 }

/** A limit that no test reaches. */
export const fast = { requests: 1_000, perMs: 1_000 }

export const demand = (want: number, inFlight = 0, of: OriginLimit = limit): Demand =>
  ({ want, inFlight, pace: paceOf(of) })

export async function inMemory(): Promise<World> {
  let now = 1_000_000
  const budgets = createMemoryBudgets({ now: () => now })
  return {
    one: budgets,
    other: budgets,
    async pass(ms) { now += ms },
    async [Symbol.asyncDispose]() { /* nothing to close */ },
  }
}

let shared: { place: TestDatabase, database: Database, db: Knex } | undefined

/** Opens the database that the tests of a file share. */
async function open() {
  const place = await createTestDatabase()
  return { place, database: await openDatabase(place.url), db: connect(place.url) }
}

/** Closes the database of `inDatabase`. A file that calls `inDatabase` calls this in `after`. */
export async function closeDatabase(): Promise<void> {
  await shared?.db.destroy()
  await shared?.database.close()
  await shared?.place.drop()
  shared = undefined
}

/** Two processes with one database. Time passes by moving all times of the table back. */
export async function inDatabase(): Promise<World & { table: SourceBudgetRepository, origins(): Promise<string[]> }> {
  const { database, db } = shared ??= await open()
  const table = database.sourceBudgets!
  await db('source_budgets').delete()
  let now = 1_000_000
  const process = (holder: string) => createSharedBudgets({
    table,
    local: createMemoryBudgets({ now: () => now }),
    published: new Set([published]),
    hide: async origin => `hidden ${origin.length}`,
    exit: 'direct',
    holder,
    onAway: error => { console.error(error) },
  })
  const [one, other] = [process('one'), process('other')]
  return {
    one,
    other,
    table,
    origins: () => db('source_budgets').pluck('origin'),
    async pass(ms) {
      now += ms
      await db.raw(`update source_budgets set next_at = next_at - :ms, blocked_until = blocked_until - :ms,
        open_until = open_until - :ms, failed_at = failed_at - :ms,
        opened_at = opened_at - :ms,
        holders = (select coalesce(jsonb_object_agg(key,
          jsonb_build_array(value -> 0, (value ->> 1)::float8 - :ms)), '{}') from jsonb_each(holders))`, { ms })
    },
    async [Symbol.asyncDispose]() {
      one.close()
      other.close()
    },
  }
}

/** Reports failures. The first one has the number 1 in its cause. */
export async function fail(budgets: Budgets, origin: string, times: number, isProbe = false): Promise<void> {
  for (let count = 1; count <= times; count++) {
    await budgets.report(origin, { kind: 'failed', cause: `cause ${count}` }, isProbe)
  }
}
