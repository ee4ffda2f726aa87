import { wellFormedJson } from '../../../lib/json-text.ts'
import type { ExportWriter } from '../rows.ts'

/** Writes JSON Lines: the report, each row, and an end from which a reader knows that nothing is missing. */
export const toJsonl: ExportWriter = async function* (report, rows) {
  yield line(report)
  let count = 0
  for await (const row of rows) {
    yield line(row)
    count++
  }
  yield line({ kind: 'end', rows: count })
}

const line = (value: object): string => `${wellFormedJson(value)}\n`
