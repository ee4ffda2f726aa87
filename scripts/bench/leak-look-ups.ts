import pg from 'pg'
import { createLeaks } from '../../src/core/leaks/leaks.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { isPostgresUrl } from '../../src/lib/postgres-url.ts'
import type { Context } from '../../src/sources/kit/source.ts'
import { emailOf } from './leak-file.ts'
import { quantile } from './report.ts'

const lookUps = 20_000
const warmUps = 2_000

/** Times of look-ups, in milliseconds. */
export interface LookUps {
  p50: number
  p99: number
}

interface Looked {
  url: string
  records: number
}

interface Probe {
  /** Measures one query in milliseconds. Every second query asks for a value that is missing. */
  time(turn: number): Promise<number>
  close(): Promise<void>
}

/**
 * Looks values up in two databases in turn, so that other load on the machine affects both. On PostgreSQL also measures
 * a bare prepared statement that returns as many bytes: no look-up can take less time.
 */
export async function lookUpIn(
  few: Looked, all: Looked, secret: string,
): Promise<{ few: LookUps, all: LookUps, bare?: LookUps }> {
  const probes = [await openLookUp(few, secret), await openLookUp(all, secret)]
  if (isPostgresUrl(all.url)) probes.push(await openBareStatement(all.url))
  const times = probes.map((): number[] => [])
  for (let turn = 0; turn < warmUps + lookUps; turn++) {
    for (const [index, probe] of probes.entries()) {
      const time = await probe.time(turn)
      if (turn >= warmUps) times[index]!.push(time)
    }
  }
  for (const probe of probes) await probe.close()
  const [ofFew, ofAll, ofBare] = times.map((list): LookUps => ({ p50: quantile(list, 0.5), p99: quantile(list, 0.99) }))
  return { few: ofFew!, all: ofAll!, ...(ofBare ? { bare: ofBare } : {}) }
}

async function openLookUp({ url, records }: Looked, secret: string): Promise<Probe> {
  const database = await openDatabase(url)
  const [source] = await createLeaks({ database, sealer: createSealer(() => [secret]), clock: systemClock }).sources()
  // has only `signal`, because the source under test uses nothing else
  const context = { signal: new AbortController().signal } as Context
  return {
    close: () => database.close(),
    async time(turn) {
      const isThere = turn % 2 === 0
      const value = emailOf(Math.floor(Math.random() * records) + (isThere ? 0 : records))
      const start = performance.now()
      const found = await Array.fromAsync(source!.records({ type: 'Email Address', value }, context))
      const time = performance.now() - start
      if (found.length !== (isThere ? 1 : 0)) throw new Error(`${found.length} records of ${value}`)
      return time
    },
  }
}

/** A page of the index has 1,728 bytes, and a block of the records of this bench about 2,400. */
async function openBareStatement(connectionString: string): Promise<Probe> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const text = `select decode(repeat('00', 1728), 'hex') as entries,
    case when $1 = 0 then decode(repeat('00', 2400), 'hex') end as data`
  return {
    close: () => client.end(),
    async time(turn) {
      const start = performance.now()
      await client.query({ name: 'bare', text, values: [turn % 2] })
      return performance.now() - start
    },
  }
}
