import type { Context } from '../kit/source.ts'
import { lookUpName } from './resolve.ts'

/** A label that does not exist, to detect a wildcard record. */
const absentLabel = 'tracewell-no-such-name'
const maxName = 253

/**
 * Returns `true` if a name below this one has records although it was never created. An answer without records proves
 * nothing: signed zones give it for names that do not exist. https://www.rfc-editor.org/rfc/rfc4592
 * @throws SourceFailure if the resolver fails.
 */
export async function hasWildcard(name: string, context: Context): Promise<boolean> {
  const absent = `${absentLabel}.${name}`
  if (absent.length > maxName) return false
  const { data, aliases } = await lookUpName(context, absent, 'A')
  return data.length > 0 || aliases.size > 0
}
