import type { Database } from '../../db/database.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import type { ImportRequest, LookedFile } from './begin-import.ts'
import { openImported } from './content.ts'
import { readLayout } from './layout.ts'
import { understand, type Understood } from './understand.ts'

/**
 * Returns what an import would understand of a file, and imports nothing. A source that exists has a mapping of
 * its own. Throws VALIDATION_ERROR like the import.
 */
export const lookAtFile = async (request: ImportRequest, leakSources?: Database['leakSources']): Promise<Understood> =>
  (await lookForImport(request, leakSources)).understood

/** Reads the sample of a file once, for a look at it and for the import behind. Throws VALIDATION_ERROR. */
export async function lookForImport(
  { code, path, mapping, ...options }: ImportRequest, leakSources?: Database['leakSources'],
): Promise<LookedFile> {
  const file = await openImported(path)
  const stored = await leakSources?.get(code)
  const used = stored === undefined ? mapping ?? {} : JSON.parse(stored.mapping) as Readonly<Record<string, Field>>
  const read = await readLayout(file, options, used)
  return { file, read, understood: await understand(file, read, used) }
}
