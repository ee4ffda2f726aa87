import { withoutEntities } from '../../lib/readable-text.ts'
import { maxShortPage } from './page-limits.ts'
import { isPage } from './response-failure.ts'
import type { Answer } from './proof.ts'
import { shownParts } from './shown-text.ts'
import { notSuspended, suspensions } from './suspensions.ts'

/**
 * Sentences about one account. Pages for missing accounts name a suspension as one of several reasons: "may have been",
 * "if the account was". Sites with both: https://github.com/kaifcodec/user-scanner/pull/526
 */
const suspension =
  /\b(?:account|user|profile|member|journal|channel) (?:has been|is|was) (?:\w{1,20}ly )?(?:suspended|banned|disabled|deactivated|terminated)\b/gi
/** Headings about one account. */
const heading = /^(?:this )?account (?:suspended|banned|disabled)[.!]?$/i
/** Words before a reason that may be none. */
const perhaps = /\b(?:if|or|either|whether|because|that) (?:the |this |an? |your )?$/i

/** Words behind a reason that is one of several: `was banned or does not exist`, `suspended, deleted, or renamed`. */
const alternative = /^(?: ?, ?\w{1,20}){0,4} ?,? ?or\b/i
const absence = /\b(?:does not|doesn['’]t) exist|\bnever existed/i

/** Numbers of characters before and behind a sentence that are read. */
const [maxBefore, maxBehind] = [30, 150]

/** Returns `true` if a page about a missing account says that the account is suspended: it exists, or has existed. */
export function saysSuspended({ response, text }: Answer): boolean {
  if (text.length > maxShortPage) return false
  const parts = (isPage(response, text) ? [...shownParts(text)] : [text]).map(readable)
  // a part is read alone first, because a heading without a full stop would run into the paragraph below it
  return parts.some(part => heading.test(part.trim()) || isSaidIn(part)) || isSaidIn(readable(parts.join(' ')))
}

/** Returns a text as a reader sees it, with one space where it has line breaks or `&nbsp;`. */
const readable = (text: string): string => withoutEntities(text).replaceAll(/\s+/g, ' ')

const isSaidIn = (text: string): boolean => isSaidInEnglish(text) || isSaidInOthers(text)

const isSaidInEnglish = (text: string): boolean => [...text.matchAll(suspension)].some(({ 0: said, index }) => {
  const behind = text.slice(index + said.length, index + said.length + maxBehind)
  return !perhaps.test(text.slice(Math.max(0, index - maxBefore), index)) && !alternative.test(behind) &&
    !absence.test(/^[^.!?]*/.exec(behind)![0])
})

const isSaidInOthers = (text: string): boolean => suspensions.some(({ said, maybe, instead }) =>
  [...text.matchAll(said)].some(({ 0: words, index }) => {
    const behind = text.slice(index + words.length, index + words.length + maxBehind)
    // a question is a link to help
    return !notSuspended.test(words) && !/^[^.!。！]{0,20}[?？؟]/.test(behind) && !instead.test(behind) &&
      !maybe.test(text.slice(Math.max(0, index - maxBefore), index))
  }))
