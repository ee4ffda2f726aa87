import type { components } from '../../../../generated/api.ts'
import type { Fault } from '../../../errors.ts'
import type { Draft } from '../../../lib/draft.ts'
import { queryTypes } from '../../../sources/kit/query-types.ts'
import type { QueryType } from '../../../sources/kit/source.ts'
import { guessType, parseObservable } from '../../observable.ts'

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

/** Normalises the options. Their faults name the fields. Parts of the request that have other faults may be missing. */
export function readFollow(draft: Draft<FollowRequest>, observables: number): ReadFollow {
  const { depth = 0, max_searches = observables + defaultMore, min_strength = defaultStrength, exclude = {} } = draft
  const faults: Fault[] = []
  const normal = (path: string, type: QueryType, text: string): string[] => {
    const parsed = parseObservable(type, text)
    if ('value' in parsed) return [parsed.value]
    faults.push({ path, message: parsed.fault })
    return []
  }
  if (max_searches < observables) {
    faults.push({ path: 'follow.max_searches', message: `must be at least the number of observables, ${observables}` })
  }
  const domains = (exclude.domains ?? []).flatMap((domain, index) =>
    domain === undefined ? [] : normal(`follow.exclude.domains.${index}`, 'Domain Name', domain))
  const values = (exclude.values ?? []).flatMap((one, index) => {
    const { value, type = value === undefined ? undefined : guessType(value) } = one ?? {}
    if (value === undefined || type === undefined) return []
    return normal(`follow.exclude.values.${index}.value`, type, value).map(found => ({ type, value: found }))
  })
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
