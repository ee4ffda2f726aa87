import type { components } from '../../../generated/api.ts'
import type { WatchedKind } from './watched.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import { sortSlices } from '../../lib/sort-slices.ts'
import { partsOfKey, type KeptFact, type SourceAnswer } from './facts.ts'

/*
 * The comparison of a run with the ones before.
 *
 *   baseline   For each source, the facts of its last answer. A source that does not answer keeps its facts.
 *   new        A source that answered before reports a fact that no source reported before.
 *   gone       A source answers without a fact that it reported before, and the last answer of no other source has it.
 *   changed    A fact with one value has another one in the same source.
 *
 * The first answer of a source is only kept, because what it finds may be old. This also holds for a source that an
 * upgrade adds. A source that is no longer asked is forgotten. Names and breaches are never gone: some sources list
 * only a part of them each time, so the baseline keeps all that were ever seen.
 */

type Schemas = components['schemas']
type ChangeKind = Schemas['WatchChangeKind']
export type WatchChange = Omit<Schemas['WatchChange'], 'number' | 'found_at'>

/** Last answer of a source. */
export interface KeptAnswer {
  kind: Schemas['SourceKind']
  slug: string
  name: string
  search: string
  facts: ReadonlyMap<string, KeptFact>
}

/** The last answer of each source, by kind and slug. */
export type Baseline = Record<string, KeptAnswer>

interface Rule {
  new?: ChangeKind
  gone?: ChangeKind
  changed?: ChangeKind
}

const rules: Readonly<Record<WatchedKind, Rule>> = {
  account: { new: 'new_account', gone: 'gone_account' },
  breach: { new: 'new_breach' },
  name: { new: 'new_name' },
  registration: { changed: 'changed_registration' },
  leak_records: { changed: 'changed_leak_records' },
}

/** Number of facts of a source above which those of earlier runs are forgotten. They are stored in one write. */
const maxKept = 10_000

export interface Comparison {
  changes: WatchChange[]
  baseline: Baseline
}

/**
 * Compares the answers of the sources of a run with `before`. The result does not depend on their order. Works in
 * slices, because some sources list thousands of facts.
 */
export function* compare(before: Baseline, answers: readonly SourceAnswer[], search: string): Slices<Comparison> {
  const isDue = createEvery()
  const baseline: Baseline = {}
  const pairs: Array<[KeptAnswer, KeptAnswer]> = []
  const sorted = answers.toSorted((one, other) => nameOf(one.source) < nameOf(other.source) ? -1 : 1)
  for (const { source, facts } of sorted) {
    const name = nameOf(source)
    const old = before[name]
    if (facts === undefined) {
      if (old) baseline[name] = old
      continue
    }
    const now: KeptAnswer = { ...source, search, facts }
    if (old) pairs.push([old, now])
    baseline[name] = old ? yield* withSeen(old, now) : now
  }
  const known = { before: yield* keysOf(Object.values(before)), now: yield* keysOf(Object.values(baseline)) }
  const changes = new Map<string, WatchChange>()
  for (const [old, now] of pairs) {
    for (const key of yield* sortSlices([...yield* keysOf([old, now])])) {
      if (isDue()) yield
      const kind = kindOf(key, old.facts.get(key), now.facts.get(key), known)
      if (kind === undefined) continue
      const change = toChange(kind, key, old, now)
      const same = JSON.stringify([key, change.before?.value, change.after?.value]) // sources report the same change
      if (!changes.has(same)) changes.set(same, change)
    }
  }
  return { changes: [...changes.values()], baseline }
}

const nameOf = ({ kind, slug }: SourceAnswer['source']): string => `${kind} ${slug}`

function* keysOf(answers: readonly KeptAnswer[]): Slices<ReadonlySet<string>> {
  const isDue = createEvery()
  const keys = new Set<string>()
  for (const { facts } of answers) {
    for (const key of facts.keys()) {
      keys.add(key)
      if (isDue()) yield
    }
  }
  return keys
}

/** Adds the facts of earlier answers that are never gone. */
function* withSeen(old: KeptAnswer, now: KeptAnswer): Slices<KeptAnswer> {
  const isDue = createEvery()
  const facts = new Map(now.facts)
  for (const [key, fact] of old.facts) {
    if (isDue()) yield
    const { gone, changed } = rules[partsOfKey(key).kind]
    if (gone === undefined && changed === undefined && !facts.has(key)) facts.set(key, fact)
  }
  return facts.size > maxKept ? now : { ...now, facts }
}

function kindOf(
  key: string, old: KeptFact | undefined, now: KeptFact | undefined,
  known: { before: ReadonlySet<string>, now: ReadonlySet<string> },
): ChangeKind | undefined {
  const rule = rules[partsOfKey(key).kind]
  if (rule.changed) return old?.[0] === now?.[0] ? undefined : rule.changed
  if (now && !known.before.has(key)) return rule.new
  return old && !now && !known.now.has(key) ? rule.gone : undefined
}

function toChange(kind: ChangeKind, key: string, old: KeptAnswer, now: KeptAnswer): WatchChange {
  const { kind: sourceKind, slug, name } = now
  const { kind: factKind, subject } = partsOfKey(key)
  return {
    kind,
    subject: factKind === 'leak_records' ? name : subject,
    before: toFact(old, key),
    after: toFact(now, key),
    source: { kind: sourceKind, slug, name },
  }
}

function toFact({ search, facts }: KeptAnswer, key: string): Schemas['WatchFact'] | null {
  const fact = facts.get(key)
  return fact ? { value: fact[0], search_id: search, card: fact[1] } : null
}
