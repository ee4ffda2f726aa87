import type { Knex } from 'knex'
import { jsonTextInSlices } from '../lib/json-text.ts'
import { isPostgres } from './driver/dialect.ts'
import { createStatement } from './driver/statement.ts'
import { inParts } from './parts.ts'
import type { TaskKind, TaskOutcome, TaskRef } from './search-task-row.ts'

/** The outcome of a task, and the attempt at its shard in which it ended. */
export interface TaskOutcomeRow extends TaskRef {
  outcome: TaskOutcome
  attempt?: number | undefined
}

interface EndRow {
  values: [kind: TaskKind, slug: string, ...Array<string | number | boolean | null>]
  length: number
}

const endedOne = createStatement<TaskRef>(`
  update search_tasks set status = ?, cached = ?, duration_ms = ?, error_code = ?, error_message = ?, found = ?,
    results = ?, attempt = ?
  where search_id = ? and kind = ? and slug = ? and status is null returning kind, slug`)

/** Implements `end` of the repository: with one statement for each part on PostgreSQL, one for each task on SQLite. */
export async function endTasks(db: Knex, searchId: string, ends: readonly TaskOutcomeRow[]): Promise<boolean[]> {
  const rows: EndRow[] = []
  for (const { kind, slug, outcome, attempt = null } of ends) {
    const { status, cached, durationMs, error, count, results } = outcome
    const json = await jsonTextInSlices(results)
    const { code = null, message = null } = error ?? {}
    const values: EndRow['values'] = [kind, slug, status, cached, durationMs, code, message, count, json, attempt]
    rows.push({ values, length: json.length })
  }
  // PostgreSQL names the columns of VALUES so, and takes their parameters for text.
  const row = '(?, ?, ?, cast(? as boolean), cast(? as integer), ?, ?, cast(? as integer), ?, cast(? as integer))'
  const stored: TaskRef[] = []
  await inParts(rows, ({ length }) => length, async part => {
    if (!isPostgres(db)) {
      // one by one, because the text of one statement for all of them depends on their number: it is rarely kept
      for (const { values: [kind, slug, ...values] } of part) {
        stored.push(...await endedOne(db, ...values, searchId, kind, slug))
      }
      return
    }
    const updated: { rows: TaskRef[] } = await db.raw(`
      update search_tasks set status = column3, cached = column4, duration_ms = column5, error_code = column6,
        error_message = column7, found = column8, results = column9, attempt = column10
      from (values ${part.map(() => row).join(', ')}) as ends
      where search_id = ? and kind = column1 and slug = column2 and status is null returning kind, slug`, [
      ...part.flatMap(({ values }) => values), searchId,
    ])
    stored.push(...updated.rows)
  })
  const keyOf = ({ kind, slug }: TaskRef): string => `${kind} ${slug}`
  const keys = new Set(stored.map(keyOf))
  return ends.map(end => keys.delete(keyOf(end))) // a task that is named twice has one outcome
}
