import { validationError } from '../../errors.ts'
import { repeatedName } from '../../lib/rows/csv.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import { jsonLines } from '../../lib/rows/json-lines.ts'
import { maxRowBytes } from '../../lib/rows/row.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import type { LayoutOptions } from './layout.ts'

/** Throws VALIDATION_ERROR if `--columns` has a name twice. Both columns would have one field in a record. */
export function refuseRepeatedColumns({ columns = [] }: LayoutOptions): void {
  const repeated = repeatedName(columns.map(name => name.trim()))
  if (repeated !== undefined) throw validationError({ message: `--columns has the name "${repeated}" twice` })
}

/**
 * Throws VALIDATION_ERROR if a field of the mapping is in none of the records at the start of a file of JSON lines.
 * Tables are checked by the names of their columns.
 */
export async function requireMappedFields(
  file: DataFile, { format }: { format: string }, mapping: Readonly<Record<string, Field>>,
): Promise<void> {
  if (format !== 'json-lines' || Object.keys(mapping).length === 0) return
  const names = await namesAtStart(file)
  const missing = Object.keys(mapping).filter(name => !names.has(name))
  if (names.size === 0 || missing.length === 0) return // a file without records has an error of its own
  const fields = missing.map(name => `"${name}"`).join(', ')
  const known = [...names].sort().join(', ').slice(0, 500)
  throw validationError({ message: `No record at the start of the file has a field ${fields}; they have: ${known}` })
}

/** Returns the names of the fields in the first records: those that fit into the size of two rows. */
async function namesAtStart(file: DataFile): Promise<ReadonlySet<string>> {
  const reader = jsonLines()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file.content()) {
    chunks.push(chunk)
    size += chunk.length
    if (size > 2 * maxRowBytes) break
  }
  const bytes = Buffer.concat(chunks)
  const end = size > 2 * maxRowBytes ? reader.boundary(bytes) : bytes.length
  const names = new Set<string>()
  reader.read(bytes.subarray(0, end).toString('latin1').replace(/^\xef\xbb\xbf/, ''), {
    record(record) { for (const name in record) names.add(name) },
    reject: () => undefined,
  })
  return names
}
