import { expect } from 'chai'
import type { Knex } from 'knex'
import { hotCalls, type HotCall } from '../../scripts/bench/growth/calls.ts'
import { factsOf, fill, type Facts } from '../../scripts/bench/growth/fill.ts'
import type { Size } from '../../scripts/bench/growth/rows.ts'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { countByStatus } from '../../src/db/count-searches.ts'
import { createRepositories, openDatabase, type Repositories } from '../../src/db/database.ts'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import { createJobEngine } from '../../src/db/jobs/pg-boss.ts'
import { migrate } from '../../src/db/migrations/migrate.ts'

const size: Size = { accounts: 20, searches: 6_000, open: 400, events: 2_000 }
/** More rows than a call reads with its limit, and fewer than those of an account or of all active searches. */
const mostRows = 450

interface Statement {
  sql: string
  bindings: readonly unknown[]
}

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

describe('A hot query', () => {
  let place: TestDatabase
  let db: Knex
  let engine: ReturnType<typeof createJobEngine>
  let repositories: Repositories
  let facts: Facts

  before(async () => {
    place = await createTestDatabase()
    const database = await openDatabase(place.url)
    db = connect(place.url, 1)
    engine = createJobEngine(() => db)
    repositories = createRepositories(db, engine)
    await migrate(db)
    await fill(db, size, database)
    facts = await factsOf(db, size)
    await database.close()
  })

  after(async () => {
    await engine.stop()
    await db.destroy()
    await place.drop()
  })

  /** Runs a call, and returns the statements that it sent. */
  async function statementsOf({ run }: HotCall): Promise<Statement[]> {
    const statements: Statement[] = []
    const note = ({ sql, bindings }: Statement) => statements.push({ sql, bindings })
    db.on('query', note)
    await run({ ...repositories, superviseJobs: () => Promise.resolve() }, facts)
    db.removeListener('query', note)
    return statements.filter(({ sql }) => /^(with|select|update|delete)\b/i.test(sql.trim()))
  }

  it('counts the searches by status in slices on SQLite, and at once on PostgreSQL', async () => {
    const rows: Array<{ status: string, count: number | string }> = await db('searches').groupBy('status')
      .select('status').count({ count: '*' })
    const statements: string[] = []
    const note = ({ sql }: Statement) => statements.push(sql)
    db.on('query', note)

    const counts = await countByStatus(db, 500)

    db.removeListener('query', note)
    expect(counts).to.deep.include(Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])))
    expect(Object.values(counts).reduce((sum, count) => sum + count)).to.be.at.least(size.searches)
    if (isPostgres(db)) expect(statements).to.have.length(1)
    else expect(statements).to.have.length.above(4 * 2) // two for each status that fits into one slice
  })

  for (const call of hotCalls.filter(({ counts }) => counts === undefined)) {
    it(`reads few rows of large tables: ${call.what}`, async () => {
      const statements = await statementsOf(call)

      for (const { sql, bindings } of statements) {
        expect(await faultsOf(db, sql, bindings), sql).to.deep.equal([])
      }
    })
  }

  it('is found if it reads a whole table or sorts it', async () => {
    expect(await faultsOf(db, 'select id from searches where last_event_at < ?', ['9'])).to.have.length(1)
    expect(await faultsOf(db, 'select id from audit_records order by outcome limit 1', [])).to.not.deep.equal([])
  })
})

/** Returns what makes a statement slow in large tables. */
const faultsOf = (db: Knex, sql: string, bindings: readonly unknown[]): Promise<string[]> =>
  isPostgres(db) ? faultsInPostgres(db, sql, bindings) : faultsInSqlite(db, sql, bindings)

/**
 * Tables with few rows, lists in parameters, and subqueries. Accounts are in the first group, because they are read by
 * retention alone.
 */
const small = /^SCAN (accounts|subscriptions|plans|clock|json_each|element|\(|CONSTANT)/
/** Indexes whose names end so hold few rows of their table. */
const partial = /USING (COVERING )?INDEX \w+_some$/

/** https://sqlite.org/eqp.html */
async function faultsInSqlite(db: Knex, sql: string, bindings: readonly unknown[]): Promise<string[]> {
  const steps: Array<{ detail: string }> = await db.raw(`explain query plan ${sql}`, bindings as Knex.Value[])
  return steps.map(({ detail }) => detail).filter(detail =>
    /^SCAN /.test(detail) && !small.test(detail) && !partial.test(detail))
}

/** Runs the statement in a transaction that is rolled back, and counts the rows that it reads of each table. */
async function faultsInPostgres(db: Knex, sql: string, bindings: readonly unknown[]): Promise<string[]> {
  const trx = await db.transaction()
  try {
    const text = sql.replace(/\$\d+/g, '?')
    const { rows: [row] } = await trx.raw<{ rows: [{ 'QUERY PLAN': [{ Plan: PlanNode }] }] }>(
      `explain (analyze, format json, costs off, timing off) ${text}`, bindings as Knex.Value[])
    return readsOf(row['QUERY PLAN'][0].Plan).filter(({ rows }) => rows > mostRows)
      .map(({ table, rows }) => `${rows} rows of ${table}`)
  } finally {
    await trx.rollback()
  }
}

function readsOf(node: PlanNode): Array<{ table: string, rows: number }> {
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
    + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops']
  const below = (node.Plans ?? []).flatMap(readsOf)
  const table = node['Relation Name']
  return table === undefined ? below : [{ table, rows }, ...below]
}
