import type { components } from '../../../generated/api.ts'
import type { TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { Item, Module, Query } from '../../sources/kit/source.ts'
import { labelMeanings } from '../../sources/meanings/labels.ts'
import type { Meaning } from '../../sources/meanings/meaning.ts'
import { modules } from '../../sources/modules/index.ts'
import { createReader, repeats, type Reader, type Reading } from './read-fact.ts'

type Schemas = components['schemas']

/** A card, or the finding of an account check. All its facts share this object. */
export interface FactCard extends Pick<Schemas['ObservableCard'], 'kind' | 'slug' | 'name'> {
  /** Id of the card. `null` for an account check. */
  card: string | null
  /** Host that published the facts. Facts of one host do not support each other. */
  origin: string
}

/** An observable that one card has. */
export interface Fact extends Reading {
  card: FactCard
  label: string | null
  /** Perceptual hash of the picture at this address, if it was read. */
  fingerprint?: string
}

/** Returns the place of a fact as callers see it. */
export const placeOf = (
  { card: { kind, slug, name, card }, label, relation, basis, site }: Fact,
): Schemas['ObservableCard'] => ({
  kind,
  slug,
  name,
  card,
  label,
  relation,
  basis,
  site: site ?? null,
})

/** A task that has ended, with the name of its source. */
export interface ObservedTask {
  kind: TaskKind
  slug: string
  name: string
  outcome: Pick<TaskOutcome, 'results'>
}

const modulesBySlug: ReadonlyMap<string, Module> = new Map(modules.map(module => [module.slug, module]))

/** The page of an account that a check found. */
const accountPage: Meaning = { types: ['URL'], relation: 'profile', basis: 'stated' }

/**
 * Returns the facts of a task's cards, in their order. Leaves out what only repeats the searched value, by default.
 * @param options.keepsRepeated keeps such facts, which can name the account on another site.
 * @param options.read is shared by the tasks of a search, because their cards repeat each other.
 */
export function* factsOf(
  query: Query,
  task: ObservedTask,
  { keepsRepeated = false, read = createReader() }: { keepsRepeated?: boolean, read?: Reader } = {},
): Slices<Fact[]> {
  const isDue = createEvery()
  const facts: Fact[] = []
  for (const { at, text, meaning } of linesOf(query, task)) {
    for (const reading of yield* read(text, meaning)) {
      if (keepsRepeated || !repeats(reading, query)) facts.push({ ...reading, ...at })
      if (isDue()) yield
    }
  }
  return facts
}

interface Line {
  at: Pick<Fact, 'card' | 'label' | 'fingerprint'>
  text: string
  meaning: Meaning
}

/** Yields the lines of a task's cards, once for each of their meanings. */
function* linesOf(query: Query, { kind, slug, name, outcome: { results } }: ObservedTask): Iterable<Line> {
  const source = { slug, name }
  if (kind === 'account') {
    for (const { status, url } of results as Schemas['RegisteredAccount'][]) {
      if (status !== 'registered' || !url) continue
      const card: FactCard = { ...source, kind: 'account_check', card: null, origin: hostOf(url) }
      yield { at: { card, label: null }, text: url, meaning: accountPage }
    }
  }
  if (kind !== 'module' && kind !== 'provider') return
  const { homepage, meanings } = modulesBySlug.get(slug) ?? {}
  const origin = homepage === undefined ? slug : hostOf(homepage)
  for (const result of results as Array<Record<string, { items: Item[] }>>) {
    for (const [id, { items }] of Object.entries(result)) {
      const card: FactCard = { ...source, kind, card: id, origin }
      for (const { label, value: text, fingerprint } of items) {
        const at = { card, label, ...fingerprint !== undefined && { fingerprint } }
        for (const meaning of meanings?.[label] ?? labelMeanings(label, query.type) ?? meanings?.['*'] ?? []) {
          yield { at, text, meaning }
        }
      }
    }
  }
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
