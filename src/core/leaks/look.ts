import type { Database } from '../../db/database.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import type { ImportRequest } from './begin-import.ts'
import { openImported } from './content.ts'
import { readLayout } from './layout.ts'
import { understand, type Understood } from './understand.ts'

/**
 * Returns what an import of a file would understand of it, and imports nothing. A source that exists has a mapping of
 * its own. Throws VALIDATION_ERROR like the import.
 */
export async function lookAtFile(
  { code, path, mapping, ...options }: ImportRequest, leakSources?: Database['leakSources'],
): Promise<Understood> {
  const file = await openImported(path)
  const stored = await leakSources?.get(code)
  const used = stored === undefined ? mapping ?? {} : JSON.parse(stored.mapping) as Readonly<Record<string, Field>>
  return understand(file, await readLayout(file, options, used), used)
}
