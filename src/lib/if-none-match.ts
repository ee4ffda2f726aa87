/**
 * Whether a caller's `If-None-Match` names what it would get: a list of entity tags, strong or weak, or `*`. Compared
 * weakly, as https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 says.
 */
export function matchesIfNoneMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.includes(opaque) && tagsOf(ifNoneMatch).includes(opaque)
}

/** The tags of a list without their `W/`; a comma may stand in a tag. */
const tagsOf = (list: string): string[] =>
  [...list.matchAll(/(?:^|,)[ \t]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")(?=[ \t]*(?:,|$))/g)].map(([, tag]) => tag!)
