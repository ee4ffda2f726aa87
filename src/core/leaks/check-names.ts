import { validationError } from '../../errors.ts'
import { repeatedName } from '../../lib/rows/csv.ts'
import { jsonLines } from '../../lib/rows/json-lines.ts'
import { decoderOf } from '../../lib/rows/text-form.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import type { LayoutOptions } from './layouts.ts'
import type { Sample } from './sample.ts'

/** Throws VALIDATION_ERROR if `--columns` has a name twice. Both columns would have one field in a record. */
export function refuseRepeatedColumns({ columns = [] }: LayoutOptions): void {
  const repeated = repeatedName(columns.map(name => name.trim()))
  if (repeated !== undefined) throw validationError({ message: `--columns has the name "${repeated}" twice` })
}

/**
 * Throws VALIDATION_ERROR if a field of the mapping is in none of the sampled records of a file of JSON lines. Tables
 * are checked by the names of their columns.
 */
export function requireMappedFields(
  sample: Sample, { format }: { format: string }, mapping: Readonly<Record<string, Field>>,
): void {
  if (format !== 'json-lines' || Object.keys(mapping).length === 0) return
  const names = namesIn(sample)
  const missing = Object.keys(mapping).filter(name => !names.has(name))
  if (names.size === 0 || missing.length === 0) return // a file without records has an error of its own
  const fields = missing.map(name => `"${name}"`).join(', ')
  const known = [...names].sort().join(', ').slice(0, 500)
  throw validationError({ message: `None of the sampled records has a field ${fields}; they have: ${known}` })
}

/** Returns the names of the fields in the sampled records. */
function namesIn({ parts, form }: Sample): ReadonlySet<string> {
  const reader = jsonLines(decoderOf(form))
  const names = new Set<string>()
  for (const part of parts) {
    reader.read(part, {
      record(record) { for (const name in record) names.add(name) },
      reject: () => undefined,
    })
  }
  return names
}
