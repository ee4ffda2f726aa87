import type { components } from '../../../generated/api.ts'
import type { TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { Item, Module, Query } from '../../sources/kit/source.ts'
import { labelMeanings } from '../../sources/kit/meanings/labels.ts'
import type { Meaning } from '../../sources/kit/meanings/meaning.ts'
import { once } from '../../lib/once.ts'
import { accountChecks } from '../../sources/account-checks.ts'
import { modules } from '../../sources/modules.ts'
import { isImitation as describesImitation } from './stance.ts'
import { createReader, repeats, type Reader, type Reading, type Texts } from './read-fact.ts'

type Schemas = components['schemas']

/** A card, or the finding of an account check. All its facts share this object. */
export interface FactCard extends Pick<Schemas['ObservableCard'], 'kind' | 'slug' | 'name'> {
  /** Id of the card. `null` for an account check. */
  card: string | null
  /** Text that identifies the card within a search. */
  key: string
  /** Host that published the facts. Facts of one host do not support each other. */
  origin: string
  /** Id of the search that has the card, if the facts are those of several searches. */
  searchId?: string
  /** `true` if the texts of the card say that the account imitates or follows somebody. */
  isImitation?: boolean
}

/** Labels of texts in which an account describes itself. */
const selfDescriptions = new Set([
  'About', 'Bio', 'Biography', 'Description', 'Display name', 'Full name', 'Motto', 'Name', 'Note', 'Summary',
  'Tagline', 'Text',
])

/** An observable that one card has. */
export interface Fact {
  /** Facts with the same text share this object, so that what is computed from it is computed once. */
  reading: Reading
  card: FactCard
  label: string | null
  /** Perceptual hash of the picture at this address, if it was read. */
  fingerprint: string | undefined
}

/** Returns the place of a fact as callers see it. */
export const placeOf = (
  { card: { kind, slug, name, card, searchId }, label, reading: { relation, basis, site } }: Fact,
): Schemas['ObservableCard'] => ({
  kind,
  slug,
  name,
  card,
  label,
  relation,
  basis,
  site: site ?? null,
  ...searchId !== undefined && { search_id: searchId },
})

/** A task that has ended, with the name of its source. */
export interface ObservedTask {
  kind: TaskKind
  slug: string
  name: string
  outcome: Pick<TaskOutcome, 'results'>
}

const modulesBySlug: ReadonlyMap<string, Module> = new Map(modules.map(module => [module.slug, module]))

/** The page of an account that a check found, or of a key. */
const accountPage: Meaning = { types: ['URL'], relation: 'profile', basis: 'stated' }
const keyPage: Meaning = { types: ['URL'], relation: 'public_key', basis: 'stated' }
const keyServers = once(() => new Set(accountChecks.filter(check => check.isKeyServer).map(({ slug }) => slug)))

interface FactOptions {
  keepsRepeated?: boolean
  reader?: Reader
  searchId?: string
}

/**
 * Returns the facts of a task's cards, in their order: the facts of one card come one after another. Leaves out what
 * only repeats the searched value, by default.
 * @param options.keepsRepeated keeps such facts, which can name the account on another site.
 * @param options.searchId names the search in each card, if the facts are those of several searches
 * @param options.reader is shared by the tasks of a search, because their cards repeat each other.
 */
export function* factsOf(query: Query, task: ObservedTask, options: FactOptions = {}): Slices<Fact[]> {
  const { keepsRepeated = false, reader = createReader(), searchId } = options
  const isDue = createEvery()
  const facts: Fact[] = []
  const textsOf = createTexts(query, task, reader)
  for (const { card, items } of cardsOf(task)) {
    if (searchId !== undefined) Object.assign(card, { searchId, key: `${searchId} ${card.key}` })
    // A loop over an index makes no object for each turn. Searches have tens of thousands of facts.
    for (let line = 0; line < items.length; line++) {
      const { label, value, fingerprint } = items[line]!
      const meanings = textsOf(label)
      for (let meaning = 0; meaning < meanings.length; meaning++) {
        const texts = meanings[meaning]!
        const readings = texts.known(value) ?? (yield* texts.read(value))
        for (let at = 0; at < readings.length; at++) {
          const reading = readings[at]!
          if (keepsRepeated || !repeats(reading, query)) facts.push({ reading, card, label, fingerprint })
          if (isDue()) yield
        }
      }
    }
  }
  return facts
}

/** A card and its lines. The finding of an account check is a card with one line that has no label. */
interface CardLines {
  card: FactCard
  items: ReadonlyArray<Pick<Item, 'value' | 'fingerprint'> & { label: string | null }>
}

function* cardsOf({ kind, slug, name, outcome: { results } }: ObservedTask): Iterable<CardLines> {
  if (kind === 'account') {
    for (const { status, url } of results as Schemas['RegisteredAccount'][]) {
      if (status !== 'registered' || !url) continue
      const card = createCard('account_check', slug, name, null, hostOf(url))
      yield { card, items: [{ label: null, value: url }] }
    }
  }
  if (kind !== 'module' && kind !== 'provider') return
  const { homepage } = modulesBySlug.get(slug) ?? {}
  const origin = homepage === undefined ? slug : hostOf(homepage)
  for (const result of results as Array<Record<string, { items: Item[] }>>) {
    for (const [card, { items }] of Object.entries(result)) {
      const isImitation = items.some(({ label, value }) =>
        selfDescriptions.has(label) && describesImitation(value))
      yield { card: { ...createCard(kind, slug, name, card, origin), isImitation }, items }
    }
  }
}

const createCard = (
  kind: FactCard['kind'], slug: string, name: string, card: string | null, origin: string,
): FactCard => ({
  kind,
  slug,
  name,
  card,
  key: `${kind} ${card ?? slug}`,
  origin,
})

/** Creates a function that returns the texts of each meaning of a label. It looks up each label once in a task. */
function createTexts({ type }: Query, { kind, slug }: ObservedTask, { textsOf }: Reader) {
  const { meanings } = modulesBySlug.get(slug) ?? {}
  const meaningsOf = (label: string) => meanings?.[label] ?? labelMeanings(label, type) ?? meanings?.['*'] ?? []
  const page = kind === 'account' && keyServers().has(slug) ? keyPage : accountPage
  const byLabel = new Map<string | null, Texts[]>([[null, [textsOf(page)]]])
  return (label: string | null): readonly Texts[] => {
    const known = byLabel.get(label)
    if (known) return known
    const texts = meaningsOf(label!).map(textsOf)
    byLabel.set(label, texts)
    return texts
  }
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
