import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import type { Client } from 'pg'
import { isPostgres } from './dialect.ts'
import { sendWaiting } from './waiting-statements.ts'

type Value = string | number | Uint8Array
type Row = readonly Value[]

interface SqliteConnection {
  prepare(sql: string): { run(...values: Row): unknown }
}

/**
 * Inserts rows in the fastest way that each database has: one prepared statement on SQLite, a binary COPY on
 * PostgreSQL. The whole call fails if a row has a duplicate key. Numbers are stored as 32-bit integers.
 * Throws if it is called outside a transaction, because a failure would then leave a part of the rows in the table.
 */
export async function insertMany(
  db: Knex,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (db.isTransaction !== true) throw new Error('a bulk insert must run in a transaction')
  if (rows.length === 0) return
  // The connection is not released here, because it belongs to the transaction. The end of the transaction releases it.
  const connection: unknown = await db.client.acquireConnection()
  const into = `${table} (${columns.join(', ')})`
  if (isPostgres(db)) {
    const { from } = await import('pg-copy-streams') // imported here, so that SQLite setups do not load it
    await sendWaiting(db)
    const client = connection as Client & { pipeline: boolean }
    client.pipeline = false // the driver refuses a COPY otherwise, because nothing may be sent behind it
    try {
      await pipeline(encode(rows), client.query(from(`copy ${into} from stdin binary`)))
    } finally {
      client.pipeline = true
    }
  } else {
    const statement = (connection as SqliteConnection).prepare(`insert into ${into} values (${
      columns.map(() => '?').join(', ')
    })`)
    for (const row of rows) statement.run(...row)
  }
}

const chunkBytes = 65_536
const signature = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const trailer = Buffer.from([0xff, 0xff])

/** Encodes rows as binary COPY data. https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-BINARY-FORMAT */
function* encode(rows: readonly Row[]): Generator<Buffer> {
  let parts: Uint8Array[] = [signature]
  let size = 0
  for (const row of rows) {
    const count = Buffer.allocUnsafe(2)
    count.writeInt16BE(row.length)
    parts.push(count)
    for (const value of row) {
      const bytes = toBytes(value)
      const length = Buffer.allocUnsafe(4)
      length.writeInt32BE(bytes.length)
      parts.push(length, bytes)
      size += bytes.length
    }
    if (size < chunkBytes) continue
    yield Buffer.concat(parts)
    parts = []
    size = 0
  }
  yield Buffer.concat([...parts, trailer])
}

function toBytes(value: Value): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value)
  if (typeof value !== 'number') return value
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeInt32BE(value)
  return bytes
}
