import type { components } from '../../../../generated/api.ts'
import type { Fault } from '../../../errors.ts'
import type { Draft } from '../../../lib/draft.ts'
import type { Slices } from '../../../lib/slices.ts'
import { queryTypes } from '../../../sources/kit/query-types.ts'
import type { QueryType } from '../../../sources/kit/source.ts'
import { readObservable } from '../../observables/guessed-observable.ts'
import { parseObservable } from '../../observables/observable.ts'

type FollowRequest = components['schemas']['FollowOptions']

/** The options of a following, all of them set and normalised. They are stored and displayed in this form. */
export interface Follow {
  depth: number
  max_searches: number
  types: QueryType[]
  min_strength: number
  exclude: { domains: string[], values: Array<{ type: QueryType, value: string }> }
}

const defaultStrength = 60
/** Number of searches beyond those of the request. */
const defaultMore = 100

interface ReadFollow {
  follow: Follow
  faults: Fault[]
}

/**
 * Normalises the options. Their faults name the fields. Parts of the request that have other faults may be missing.
 * Yields after each value: a hostile one takes most of a millisecond.
 */
export function* readFollow(draft: Draft<FollowRequest>, observables: number): Slices<ReadFollow> {
  const { depth = 0, max_searches = observables + defaultMore, min_strength = defaultStrength, exclude = {} } = draft
  const faults: Fault[] = []
  if (max_searches < observables) {
    faults.push({ path: 'follow.max_searches', message: `must be at least the number of observables, ${observables}` })
  }
  const domains: string[] = []
  for (const [index, domain] of (exclude.domains ?? []).entries()) {
    const parsed = domain === undefined ? undefined : parseObservable('Domain Name', domain)
    if (parsed && 'fault' in parsed) faults.push({ path: `follow.exclude.domains.${index}`, message: parsed.fault })
    if (parsed && 'value' in parsed) domains.push(parsed.value)
    yield
  }
  const values: Follow['exclude']['values'] = []
  for (const [index, one] of (exclude.values ?? []).entries()) {
    const { type, value } = one ?? {}
    if (value === undefined) continue
    const read = readObservable({ type, value })
    if ('observable' in read) values.push({ type: read.type, value: read.observable.normalValue })
    else faults.push({ path: `follow.exclude.values.${index}.value`, message: read.fault })
    yield
  }
  const types = draft.types?.flatMap(type => type ?? []) ?? [...queryTypes]
  const follow = {
    depth,
    max_searches,
    types,
    min_strength,
    exclude: { domains, values },
  }
  return { follow, faults }
}
