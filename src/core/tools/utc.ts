import { timeInText } from '../../lib/stated-time.ts'

/**
 * Converts a time to ISO 8601, UTC, with milliseconds, so that times can be compared as text. A time without a zone is
 * read as UTC, as in certificates and archives. Returns `null` if the text is not a time.
 */
export function toUtc(text: string | undefined): string | null {
  if (text === undefined) return null
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return text
  const ms = timeInText(text, { zone: 'UTC' })
  return ms === undefined ? null : new Date(ms).toISOString()
}
