import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TracewellProcess } from '../../support/process.ts'
import { dumpTables, onDatabase } from '../../support/tables.ts'
import type { Canary } from './canary-factory.ts'

/** The parts of a running product that a sink reads. */
export interface SinkContext {
  tracewell: TracewellProcess
  /** Data folder; it contains the folder for temporary files. */
  folder: string
  databaseUrl: string
  startedAt: Date
  /** Receiver of the traces. */
  collector: { readonly text: string }
}

export interface Piece {
  where: string
  text: string
}

/** A place where a sent value may remain. To add a sink, add an entry to the list below. */
export interface Sink {
  name: string
  /** Environment that makes the server write to this sink. */
  environment?: Readonly<Record<string, string>>
  /** `true` if this sink may contain the canary. */
  allows(canary: Canary): boolean
  read(ground: SinkContext): Promise<Piece[]> | AsyncIterable<Piece>
}

const nothing = (): boolean => false
/**
 * `true` for values that an accepted request stores. `false` for keys, secrets, headers, and values of temporary
 * searches.
 */
const isStored = ({ mayBeStored, isSecret }: Canary): boolean => mayBeStored && !isSecret
const isPostgres = ({ databaseUrl }: SinkContext): boolean => databaseUrl.startsWith('postgres')

/** All sinks. Each sink is read while the server runs, and again after the server has ended. */
export const sinks: readonly Sink[] = [
  {
    name: 'standard output',
    allows: nothing,
    read: async ({ tracewell }) => [{ where: 'stdout', text: tracewell.output }],
  },
  {
    name: 'the log',
    environment: { LOG_LEVEL: 'debug' },
    allows: nothing,
    read: async ({ tracewell }) => [{ where: 'stderr', text: tracewell.errors }],
  },
  { name: 'files of the data folder', allows: isStored, read: ({ folder }) => filesBelow(folder) },
  { name: 'tables', allows: isStored, read: tables },
  {
    name: 'the audit',
    allows: nothing,
    read: async ground => (await tables(ground)).filter(({ where }) => where === 'audit_records'),
  },
  { name: 'the metrics', environment: { METRICS_PORT: '0' }, allows: nothing, read: metrics },
  {
    name: 'the traces',
    allows: nothing,
    read: async ({ collector }) => [{ where: 'what the collector got', text: collector.text }],
  },
  { name: 'files of PostgreSQL', allows: isStored, read: postgresFiles },
  { name: 'the log of PostgreSQL', allows: nothing, read: postgresLog },
]

async function tables(ground: SinkContext): Promise<Piece[]> {
  return (await dumpTables(ground)).map(row => ({ where: row.slice(0, row.indexOf(':')), text: row }))
}

/** Returns the metrics. After the server has ended, returns nothing. */
async function metrics({ tracewell }: SinkContext): Promise<Piece[]> {
  const where = /metrics (http\S+)/.exec(tracewell.output)![1]!
  const text = await fetch(where).then(answer => answer.text(), () => '')
  return [{ where, text }]
}

async function* filesBelow(folder: string, since = new Date(0)): AsyncGenerator<Piece> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const where = join(entry.parentPath, entry.name)
    if (!entry.isFile() || ((await stat(where).catch(() => undefined))?.mtime ?? since) < since) continue
    const bytes = await readFile(where).catch(() => undefined) // the file may have been removed since it was listed
    if (bytes) yield { where, text: bytes.toString('latin1') }
  }
}

/** Runs a PostgreSQL checkpoint. Then yields the files of this database and the recent files of the write-ahead log. */
async function* postgresFiles(ground: SinkContext): AsyncGenerator<Piece> {
  if (!isPostgres(ground)) return
  const { folder, oid } = await ofServer(ground)
  yield* filesBelow(join(folder, 'base', oid))
  yield* filesBelow(join(folder, 'pg_wal'), ground.startedAt)
}

async function postgresLog(ground: SinkContext): Promise<Piece[]> {
  if (!isPostgres(ground)) return []
  const where = join(dirname((await ofServer(ground)).folder), 'postgres.log')
  return [{ where, text: await readFile(where, 'utf8') }]
}

const ofServer = (ground: SinkContext): Promise<{ folder: string, oid: string }> =>
  onDatabase(ground, async db => {
    await db.raw('checkpoint')
    const { rows: [row] } = await db
      .raw<{ rows: [{ folder: string, oid: number }] }>(`select current_setting('data_directory') as folder,
        (select oid from pg_database where datname = current_database()) as oid`)
    return { folder: row.folder, oid: String(row.oid) }
  })
