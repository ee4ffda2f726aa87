import type { RowRecord } from '../../lib/rows/row.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { indexedField, isSecretField } from '../../sources/leaks/field-names.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'

/** Column of the sampled rows: rows with a value, and rows that a search of each type finds by it. */
export interface FoundColumn {
  name: string
  rows: number
  types: Partial<Record<QueryType, number>>
}

interface Looked {
  records: readonly RowRecord[]
  rejected: number
  columns: readonly FoundColumn[]
  mapping: Readonly<Record<string, Field>>
}

/** An e-mail address or a URL inside other text. */
const addressInside = /[^\s@:;|,/]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z]{2,24}\b|\bhttps?:\/\/\S/i
/** Characters that only binary content has often. */
const control = /[\0-\x08\x0e-\x1f]/
const minRows = 5

/** Returns the reasons to believe that rows are read in the wrong layout. The texts contain no value. */
export function doubtsOf({ records, rejected, columns, mapping }: Looked): string[] {
  const count = records.length
  const share = (amount: number): string => `${amount} of ${count} sampled rows`

  function* find(): Generator<string> {
    if (count + rejected < minRows) return // so few rows are read at once, and the import reports what they lack
    if (count === 0) {
      yield `none of ${rejected} sampled rows can be read`
      return
    }
    if (rejected > count) yield `${rejected} of ${count + rejected} sampled rows cannot be read`
    const findable = Math.max(0, ...columns.map(({ types }) => Math.max(0, ...Object.values<number>(types))))
    if (findable < count / 10) yield `a search finds only ${share(findable)}`
    const odd = records.filter(record => Object.values(record).some(value => control.test(textOf(value)))).length
    if (odd > count / 5) yield `${share(odd)} have control characters, which text has not`
    for (const { name } of columns.filter(column => isSecretField(column.name, mapping))) {
      const inside = records.filter(record => addressInside.test(textOf(record[name]))).length
      if (inside > 1 && inside >= count / 20) yield `an address is inside the secret "${name}" in ${share(inside)}`
    }
    for (const { name, rows } of columns.filter(column => indexedField(column.name, mapping) === 'username')) {
      const most = mostRepeated(records, name)
      if (rows >= minRows && most >= rows * 0.9) yield `one value of "${name}" repeats in ${share(most)}`
    }
  }
  return [...find()]
}

const textOf = (value: unknown): string => typeof value === 'string' ? value : JSON.stringify(value) ?? ''

/** Returns how often the most common value of a column occurs. */
function mostRepeated(records: readonly RowRecord[], name: string): number {
  const counts = new Map<unknown, number>()
  for (const record of records) {
    if (record[name] !== undefined) counts.set(record[name], (counts.get(record[name]) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}
