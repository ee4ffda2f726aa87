import { createPauses } from '../../../lib/pauses.ts'
import type { Merged } from '../../observables/merge.ts'
import { searchedKey } from '../../observables/mailbox.ts'
import type { Follow } from './options.ts'
import { isShared } from './shared.ts'

/** An observable that a search found. */
export type Finding = Pick<Merged, 'key' | 'type' | 'value' | 'relation' | 'strength'>

/** Findings of a search that can be followed, and the numbers of those that are left out. */
export interface Selection {
  /** The strongest first. */
  observables: Finding[]
  excluded: number
  shared: number
}

/** Selects the findings of a search that its investigation follows. */
export async function selectFollowed(found: readonly Finding[], follow: Follow): Promise<Selection> {
  const pause = createPauses()
  const types = new Set<string>(follow.types)
  const isExcluded = createExclusion(follow.exclude)
  const selection: Selection = { observables: [], excluded: 0, shared: 0 }
  for (const one of found) {
    await pause()
    if (!types.has(one.type) || one.strength < follow.min_strength) continue
    if (isExcluded(one)) selection.excluded++
    else if (isShared(one)) selection.shared++
    else selection.observables.push(one)
  }
  return selection
}

type Exclusion = (observable: Pick<Finding, 'type' | 'value'>) => boolean

/** Creates the test whether an observable is excluded: by its value, or by its domain or one above it. */
function createExclusion({ domains, values }: Follow['exclude']): Exclusion {
  const excluded = new Set(domains)
  const keys = new Set(values.map(({ type, value }) => searchedKey(type, value)))
  const isBelow = (name: string): boolean => {
    if (excluded.has(name)) return true
    const dot = name.indexOf('.')
    return dot !== -1 && isBelow(name.slice(dot + 1))
  }
  return ({ type, value }) =>
    keys.has(searchedKey(type, value))
    || type === 'Domain Name' && isBelow(value)
    || type === 'Email Address' && isBelow(value.slice(value.lastIndexOf('@') + 1))
}
