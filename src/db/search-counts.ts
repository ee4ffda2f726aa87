import type { Knex } from 'knex'
import { severities, type Counts } from '../outcomes/counts.ts'
import type { Property, Stored } from './driver/columns.ts'

type Numbers = Omit<Counts, 'worst_severity'>

const numberColumns: Readonly<Record<keyof Numbers, string>> = {
  sources_asked: 'sources_asked',
  sources_unanswered: 'sources_unanswered',
  sources_unfinished: 'sources_unfinished',
  sources_not_asked: 'sources_not_asked',
  accounts: 'found_accounts',
  breaches: 'found_breaches',
  leak_records: 'found_leak_records',
  findings: 'found_findings',
}
const names = Object.keys(numberColumns) as Array<keyof Numbers>
/** The severity is stored as its rank, so that the highest of several searches is their maximum. 0: none is known. */
const columns = [...Object.values(numberColumns), 'worst_severity']

/** The counts of an ended search. `null` until it has ended, and of one that ended before counts were stored. */
export const countColumns: Property<Counts | null> = {
  columns,
  read: stored => stored[0] === null || stored[0] === undefined ? null : toCounts(stored),
  write: counts => counts === null ? columns.map(() => null) : toStored(counts),
}

export const toStored = (counts: Counts): Stored[] => [
  ...names.map(name => counts[name]),
  counts.worst_severity === null ? 0 : severities.indexOf(counts.worst_severity) + 1,
]

/** PostgreSQL's driver returns sums as text. */
const toCounts = (stored: readonly unknown[]): Counts => ({
  ...Object.fromEntries(names.map((name, index) => [name, Number(stored[index])])) as unknown as Numbers,
  worst_severity: severities[Number(stored.at(-1)) - 1] ?? null,
})

/** Sets the columns of the counts in a statement. */
export const setCounts = columns.map(column => `${column} = ?`).join(', ')

/**
 * Returns the sums of the ended searches of investigations, by investigation. Leaves out an investigation without ended
 * searches, and one with a search that ended before counts were stored: its sums are unknown.
 */
export async function sumCounts(db: Knex, investigationIds: readonly string[]): Promise<Map<string, Counts>> {
  const rows: Array<Record<string, string | number>> = await db('searches')
    .whereIn('investigation_id', investigationIds).whereNull('deleted_at').groupBy('investigation_id')
    .havingRaw('count(sources_asked) > 0 and count(sources_asked) = count(completed_at)')
    .select('investigation_id', ...columns.map(column =>
      db.raw(`${column === 'worst_severity' ? 'max' : 'sum'}(${column}) as ${column}`)))
  return new Map(rows.map(row => [String(row['investigation_id']), toCounts(columns.map(column => row[column]))]))
}
