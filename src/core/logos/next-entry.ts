import type { SourceFailure } from '../../sources/failures.ts'
import type { Entry, StoredLogo } from './entry.ts'
import { edgeOf, type LookUpResult } from './look-up.ts'

export const hourMs = 3_600_000
const freshMs = 7 * 24 * hourMs
/**
 * Lifetimes of entries without a logo, in milliseconds: `missMs` if the site has no logo, `failedMs` if the sources
 * failed.
 */
const missMs = 24 * hourMs
const failedMs = hourMs / 4

/**
 * Returns the entry to store after a look-up for an image of `edge` pixels. Keeps the previous logo if a source failed
 * and the look-up found no logo or only a smaller one.
 */
export function nextEntry(
  { found, failures }: LookUpResult,
  domain: string,
  edge: number,
  before: StoredLogo | undefined,
  nowMs: number,
): Entry {
  if (before && failures.length > 0 && (found === undefined || edgeOf(found.picture) < before.edge)) {
    return { domain, freshUntilMs: nowMs + hourMs, logo: { ...before, soughtEdge: Math.max(edge, before.soughtEdge) } }
  }
  if (found === undefined) {
    return { domain, freshUntilMs: nowMs + (failures.every(isPermanent) ? missMs : failedMs), logo: undefined }
  }
  const { source, picture } = found
  return {
    domain,
    freshUntilMs: nowMs + freshMs,
    logo: {
      source,
      edge: edgeOf(picture),
      soughtEdge: edge,
      png: picture.png,
      drawn: new Map(),
    },
  }
}

/**
 * `true` if a new attempt would fail in the same way: the address is forbidden, the response is too large or not an
 * image, or the name does not exist.
 */
function isPermanent({ code, cause }: SourceFailure): boolean {
  if (code === 'EGRESS_REFUSED' || code === 'UPSTREAM_TOO_LARGE' || code === 'UPSTREAM_CHANGED') return true
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND'
}
