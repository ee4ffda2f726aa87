import { join } from 'node:path'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { onPostgres } from '../support/postgres.ts'
import { temporaryFolder } from './product.ts'
import { hotCalls, type HotCall } from './growth/calls.ts'
import { factsOf, fill, type Facts } from './growth/fill.ts'
import type { Size } from './growth/rows.ts'
import { benchReplay } from './growth/replay.ts'
import { benchRetention } from './growth/retention.ts'
import { quantile, ratioAtMost, type Row } from './report.ts'

const rounds = 15
/** A slow call gets fewer rounds, so that the bench ends. */
const maxCallMs = 4_000

/** Ratio of the time with the most rows to that with the fewest. Times below `noiseMs` count as that. */
const mostRatio = 3
const noiseMs = 0.5

interface Filled {
  database: Database
  facts: Facts
}

const sizesOf = (searches: number): Size[] => [1_000, 100, 1].map(divisor => ({
  accounts: Math.max(10, Math.round(searches / 100 / divisor)),
  open: Math.max(100, Math.round(searches / 10 / divisor)),
  searches: Math.max(1_000, Math.round(searches / divisor)),
  events: Math.max(100, Math.round(searches / 10 / divisor)),
}))

/**
 * Measures what the service does often, with few and with many accounts, stored searches and open shards, the memory of
 * a long replay, and the retention of old searches.
 */
export async function benchGrowth(say: (text: string) => void, { searches }: { searches: number }): Promise<Row[]> {
  using folder = temporaryFolder()
  const old = Math.max(1_000, Math.round(searches / 10))
  const sqlite = [
    ...await measure(say, 'SQLite', sizesOf(searches), number => join(folder.path, `${number}.db`)),
    ...await benchRetention('SQLite', join(folder.path, 'old.db'), old),
  ]
  const postgres = await onPostgres(folder.path, async url => {
    const server = connect(`${url}/postgres`)
    for (const name of ['growth0', 'growth1', 'growth2', 'old']) await server.raw(`create database ${name}`)
    await server.destroy()
    return [
      ...await measure(say, 'PostgreSQL', sizesOf(searches), number => `${url}/growth${number}`),
      ...await benchRetention('PostgreSQL', `${url}/old`, old),
    ]
  })
  return [...sqlite, ...postgres]
}

async function measure(
  say: (text: string) => void, on: string, sizes: readonly Size[], urlOf: (number: number) => string,
): Promise<Row[]> {
  const filled: Filled[] = []
  try {
    for (const [number, size] of sizes.entries()) {
      say(`${on}: filling with ${size.searches.toLocaleString('en')} searches`)
      filled.push(await openFilled(urlOf(number), size))
    }
    const rows: Row[] = []
    for (const call of hotCalls) {
      const [small, medium, large] = await time(call, filled) as [number, number, number]
      say(`${on}: ${call.what}: ${[small, medium, large].map(ms => ms.toFixed(2)).join(', ')} ms`)
      rows.push(ratioAtMost({
        what: `${call.what}, ${on}`,
        unit: 'ms',
        measured: Math.max(noiseMs, large),
        baseline: { what: 'ms', value: Math.max(noiseMs, small) },
      }, mostRatio))
    }
    const { database, facts } = filled.at(-1)!
    return [...rows, ...await benchReplay(on, database, facts)]
  } finally {
    for (const { database } of filled) await database.close()
  }
}

async function openFilled(url: string, size: Size): Promise<Filled> {
  const database = await openDatabase(url)
  const db = connect(url, 1)
  try {
    await fill(db, size, database)
    return { database, facts: await factsOf(db, size) }
  } finally {
    await db.destroy()
  }
}

/**
 * Returns the first quartile of the times of a call in each database. They take turns, so that other load affects all.
 */
async function time({ run, undo }: HotCall, filled: readonly Filled[]): Promise<number[]> {
  const times: number[][] = filled.map(() => [])
  let spent = 0
  for (let round = 0; round < rounds && spent < maxCallMs; round++) {
    for (const [index, { database, facts }] of filled.entries()) {
      const start = performance.now()
      const result = await run(database, facts)
      const ms = performance.now() - start
      await undo?.(database, result as never)
      spent += ms
      if (round > 0 || ms > maxCallMs / rounds) times[index]!.push(ms)
    }
  }
  return times.map(list => quantile(list, 0.25)) // not the median, because other load only adds
}
