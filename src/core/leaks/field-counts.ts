import type { Query, QueryType } from '../../sources/kit/source.ts'
import { indexedField } from '../../sources/leaks/field-names.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import type { FieldFault } from './indexed-values.ts'

/** Rows in which a column has a value, by what became of the value. */
export interface FieldCount {
  rows: number
  /** Rows that are found by the value. */
  indexed: number
  /** Types of the searches that find them, as in the look before the import: addresses are also found by domains. */
  types: QueryType[]
  /** Rows that are not found by the value, by reason. */
  faults: Partial<Record<FieldFault, number>>
}

/** Counts by the name of the column. */
export type FieldCounts = Record<string, FieldCount>

/** Counts of a column, as an import reports them at its end. */
export interface CountedField {
  name: string
  /** Field of the shared vocabulary, by `--map` or by its name. `null` for another column. */
  field: Field | null
  rows: number
  indexed: number
  types: QueryType[]
  not_indexed: Array<{ reason: FieldFault, rows: number }>
}

/** Maximum number of columns that are counted. Records in JSON may have countless names. */
const maxFields = 200

/** Creates counters of columns. */
export function createFieldCounts() {
  const counts = new Map<string, FieldCount>()

  return {
    /** Counts a row with a value in the column. `found` has what the value holds, or why it is not indexed. */
    add(name: string, found: readonly Query[] | FieldFault): void {
      const count = counts.get(name) ?? addField(name)
      if (count === undefined) return
      count.rows++
      if (typeof found === 'string') {
        count.faults[found] = (count.faults[found] ?? 0) + 1
        return
      }
      count.indexed++
      for (const { type } of found) if (!count.types.includes(type)) count.types.push(type)
    },

    all: (): FieldCounts => Object.fromEntries(counts),
  }

  function addField(name: string): FieldCount | undefined {
    if (counts.size === maxFields) return undefined
    const count: FieldCount = { rows: 0, indexed: 0, types: [], faults: {} }
    counts.set(name, count)
    return count
  }
}

/** Adds the counts of a piece to those of the pieces before it. */
export function addCounts(before: FieldCounts, more: FieldCounts): FieldCounts {
  const sum = new Map(Object.entries(before))
  for (const [name, count] of Object.entries(more)) {
    const known = sum.get(name)
    if (known === undefined && sum.size === maxFields) continue
    sum.set(name, known === undefined ? count : {
      rows: known.rows + count.rows,
      indexed: known.indexed + count.indexed,
      types: [...new Set([...known.types, ...count.types])],
      faults: addFaults(known.faults, count.faults),
    })
  }
  return Object.fromEntries(sum)
}

function addFaults(before: FieldCount['faults'], more: FieldCount['faults']): FieldCount['faults'] {
  const sum = { ...before }
  for (const reason of Object.keys(more) as FieldFault[]) sum[reason] = (sum[reason] ?? 0) + more[reason]!
  return sum
}

/** Returns the counts as a list, in the order in which the columns were met. */
export const countedFields = (counts: FieldCounts, mapping: Readonly<Record<string, Field>>): CountedField[] =>
  Object.entries(counts).map(([name, { rows, indexed, types, faults }]) => ({
    name,
    field: indexedField(name, mapping) ?? null,
    rows,
    indexed,
    types: types.toSorted(),
    not_indexed: (Object.keys(faults) as FieldFault[]).sort().map(reason => ({ reason, rows: faults[reason]! })),
  }))
