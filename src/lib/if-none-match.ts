/**
 * `true` if an `If-None-Match` header (a list of entity tags, or `*`) contains `etag`. Uses weak comparison:
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function matchesIfNoneMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.includes(opaque) && tagsOf(ifNoneMatch).includes(opaque)
}

/**
 * Returns the entity tags of a list without their `W/` prefix. A tag may contain a comma, so the list cannot be split
 * at commas.
 */
const tagsOf = (list: string): string[] =>
  [...list.matchAll(/(?:^|,)[ \t]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")(?=[ \t]*(?:,|$))/g)].map(([, tag]) => tag!)
