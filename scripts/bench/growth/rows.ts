import type { Knex } from 'knex'
import { isPostgres } from '../../../src/db/driver/dialect.ts'

/** Numbers of rows of a filled database. */
export interface Size {
  accounts: number
  /** Stored searches. Half of the ended ones belong to the first account. */
  searches: number
  /** Searches that have not ended, with one shard each. They are the newest ones. */
  open: number
  /** Events of the first search. The other searches have two. */
  events: number
}

/** Time of the oldest search. The searches are spread over the year after it. */
export const oldest = '2026-01-01T00:00:00.000Z'
const yearSeconds = 365 * 86_400

/**
 * Returns SQL for the id of row number `number` of a table. The ids are random for an index, as those of the service.
 */
export const idOf = (kind: number, number: string): string =>
  `substr(cast(100000000 + cast(${number} as bigint) * 48271 % 99999989 as text), 2)
    || '-0000-4000-8000-00000000000${kind}'`

export const kinds = {
  account: 1,
  key: 2,
  search: 3,
  investigation: 4,
  watch: 5,
  record: 6,
  job: 7,
} as const

export type Rows = ReturnType<typeof createRows>

/** Creates the SQL of rows: `n.i` is the number of a row, from 1 on. */
export function createRows(db: Knex, { accounts, searches, open }: Size) {
  const time = (seconds: string) => isPostgres(db)
    ? `to_char(timestamp '2026-01-01' + (${seconds}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + (${seconds}), 'unixepoch')`
  const from = (count: number) => `from (with recursive n(i) as (
    select 1 union all select i + 1 from n where i < ${count}) select i from n) as n where ${count} > 0`
  const insert = (into: string, values: string, rows: string) => db.raw(`insert into ${into} select ${values} ${rows}`)
  const ended = searches - open
  const created = time(`(n.i - 1) * ${yearSeconds / searches}`)
  const isOpen = `n.i > ${ended}`
  const owner = `case when ${isOpen} or n.i % 2 = 0 then n.i / 2 % ${accounts} + 1 else 1 end`
  const flag = isPostgres(db) ? 'false' : '0'

  return {
    insert,
    from,
    time,
    flag,
    created,
    isOpen,
    owner,
    ended,
    isPostgres: isPostgres(db),
  }
}
