/*
 * Bare answers that a site usually gives
 *
 * A bare miss (`bare-page.ts`) is asked again, because a proxy or a wall could have given it once. Sites without a page
 * of their own would be asked again about each name. The answer about the first name is therefore kept for `keepMs`:
 *
 * | answer about a further name | is asked again |
 * |---|---|
 * | the same in all that does not depend on the name (`shapeOf`) | no |
 * | another bare one | yes |
 * | any bare one, after two answers about one name | yes |
 *
 * The trade: once confirmed, a site that gives its own answer for missing accounts about an account is believed, like a
 * site with a page of its own.
 */
import { hash } from 'node:crypto'
import { titleOf } from './block-pages.ts'
import { maxShortPage } from './page-limits.ts'
import type { Answer } from './proof.ts'

/** Time for which the answer about one name counts for others, in milliseconds. */
const keepMs = 3_600_000

/** Headers that tell a site from a proxy in front of it. */
const ofServer = ['content-type', 'location', 'server', 'via', 'x-powered-by']

/** Returns a text that two answers share if they differ only in the searched name, numbers and identifiers. */
export function shapeOf({ response: { status, headers, url }, text, value }: Answer): string {
  const page = text.length > maxShortPage ? titleOf(text) : text
  const whole = [url, ...ofServer.map(header => headers[header] ?? ''), page].join('\n').toLowerCase()
  const names = [value, encodeURIComponent(value)].map(name => name.toLowerCase())
  const shared = names.reduce((rest, name) => rest.replaceAll(name, '{name}'), whole)
  return hash('sha256', `${status} ${shared.replaceAll(/\b[\da-f]{8}[\da-f-]*|\d+/g, '#')}`, 'base64')
}

/** The usual misses of all sites. */
export interface UsualMisses {
  /** Returns `true` if the site has given such an answer twice about another name, and never two about one name. */
  has(slug: string, shape: string, now: Date): boolean
  /** Notes what a site has answered about one name: one shape twice, or two answers (`undefined`). */
  note(slug: string, shape: string | undefined, now: Date): void
}

export function createUsualMisses(): UsualMisses {
  const kept = new Map<string, { shape: string | undefined, untilMs: number }>() // one for each site
  const current = (slug: string, now: Date) => {
    const miss = kept.get(slug)
    return miss && now.getTime() < miss.untilMs ? miss : undefined
  }
  return {
    has: (slug, shape, now) => current(slug, now)?.shape === shape,
    note(slug, shape, now) {
      if (shape !== undefined && current(slug, now)) return
      kept.set(slug, { shape, untilMs: now.getTime() + keepMs })
    },
  }
}
