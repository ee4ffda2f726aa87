import { SourceFailure } from '../failures.ts'
import { isIncomplete } from './partial.ts'
import type { Card, Context, Module, Query, Subject } from './source.ts'
import type { Terms } from './terms.ts'

/** A source of a direct tool. */
export interface ToolSource<Found> {
  /** Name in kebab-case, unique within a tool. A source has the same slug in all tools. */
  slug: string
  name: string
  /** Empty if the source sends no request. */
  homepage: string
  /** Terms of use, if any are known. */
  terms?: Terms
  /** Name of the operator's key, as in `Module`. */
  keyName?: string
  /**
   * Name under which findings are cached and shared between tools. Default: the slug. Set it if tool sources with the
   * same slug have different findings.
   */
  cacheSlug?: string
  /**
   * `true` if the source sends no request. The findings of this source alone are not a result: if all other sources
   * fail, the tool fails.
   */
  isLocal?: boolean
  /** Time limit of one call, in milliseconds. */
  deadlineMs: number
  /** Time for which cached findings are fresh, in milliseconds. 0 disables the cache. */
  cacheMs: number
  /**
   * Returns the reason to skip the source if it cannot have findings for a subject. The reason never contains the
   * searched value.
   */
  skipReason?(subject: Subject): string | undefined
  /**
   * Returns the findings as plain JSON. `undefined` or an empty list means "no findings". Throws a `SourceFailure` if
   * the source cannot answer.
   */
  find(subject: Subject, context: Context): Promise<Found | undefined>
}

/** Property `raw` of a card. */
export type Raw = Record<string, unknown>

/** Creates a tool source that runs a module and returns the raw part of its cards. */
export const fromModule = (module: Module): ToolSource<Raw[]> =>
  runModule(module, `${module.slug} cards`, ({ raw }) => raw)

/** Creates a tool source that runs a module and returns its cards, with the lines to display. */
export const cardsFromModule = (module: Module): ToolSource<Card[]> =>
  runModule(module, `${module.slug} cards with lines`, card => card)

const runModule = <Found>(module: Module, cacheSlug: string, toFound: (card: Card) => Found): ToolSource<Found[]> => ({
  ...toolSourceOf(module, async (query, context) => (await cardsOf(module, query, context)).map(toFound)),
  cacheSlug,
  isLocal: module.category === 'analysis',
})

/** Returns the cards of a module. If it fails after them, they are the result if they say what they lack. */
async function cardsOf(module: Module, query: Query, context: Context): Promise<Card[]> {
  const cards: Card[] = []
  try {
    for await (const card of module.run(query, context)) cards.push(card)
  } catch (failure) {
    if (!(failure instanceof SourceFailure) || !cards.some(isIncomplete)) throw failure
  }
  return cards
}

/** Creates a tool source that asks the source of a module, for findings of another shape than its cards. */
export function toolSourceOf<Found>(
  module: Module, find: (query: Query, context: Context) => Promise<Found | undefined>,
): ToolSource<Found> {
  const { slug, name, homepage, terms, keyName, deadlineMs, cacheMs } = module
  return {
    slug,
    name,
    homepage,
    ...terms && { terms },
    ...keyName !== undefined && { keyName },
    deadlineMs,
    cacheMs,
    skipReason: subject => module.skipReason?.(subject as Query),
    find: (subject, context) => find(subject as Query, context),
  }
}
