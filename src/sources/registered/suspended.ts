import { maxShortPage } from './page-limits.ts'
import { isPage } from './response-failure.ts'
import type { Answer } from './proof.ts'
import { shownParts } from './shown-text.ts'

/**
 * Sentences about one account. Pages for missing accounts name a suspension as one of several reasons: "may have been",
 * "if the account was". Sites with both: https://github.com/kaifcodec/user-scanner/pull/526
 */
const suspension =
  /\b(?:account|user|profile|member|journal|channel) (?:has been|is|was) (?:\w{1,20}ly )?(?:suspended|banned|disabled|deactivated|terminated)\b/i
/** Words before a reason that may be none. */
const perhaps = /\b(?:if|or|either|whether|because|that) (?:the |this |an? |your )?$/i

/** Number of characters before a sentence that are read. */
const maxBefore = 30

/** Returns `true` if a page about a missing account says that the account is suspended: it exists, or has existed. */
export function saysSuspended({ response, text }: Answer): boolean {
  if (text.length > maxShortPage) return false
  return isPage(response, text) ? shownParts(text).some(isSaidIn) : isSaidIn(text)
}

function isSaidIn(text: string): boolean {
  const found = suspension.exec(text)
  return found !== null && !perhaps.test(text.slice(Math.max(0, found.index - maxBefore), found.index))
}
