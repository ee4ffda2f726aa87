import { styleText } from 'node:util'
import { readFollow, type Follow } from '../../core/investigations/follow/options.ts'
import { selectFollowed, type Finding } from '../../core/investigations/follow/select.ts'
import { isCovered } from '../../core/observables/covered.ts'
import { searchedKey } from '../../core/observables/mailbox.ts'
import { observableKey } from '../../core/observables/normal-form.ts'
import { Failure, validationError } from '../../errors.ts'
import { atOnce } from '../../lib/slices.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { sameMailboxText, type PlannedSearch } from './plan-searches.ts'
import { runSearchList } from './search-list.ts'
import type { SearchPlace } from './search-place.ts'
import { terminalSafe } from '../kit/text.ts'

/** A search, and the finding that led to it. */
interface FollowedSearch extends PlannedSearch {
  /** Further members of its line of JSON. */
  origin: {
    depth: number
    found: { query: PlannedSearch['query'], relation: string, strength: number } | null
  }
  next: FollowedSearch[]
}

interface FollowingOptions {
  searches: readonly PlannedSearch[]
  depth: number
  /** Maximum number of all searches. Default: 100 more than `searches`. */
  maxSearches: number | undefined
  place: Pick<SearchPlace, 'run' | 'check'>
  /** Throws QUERY_BLOCKED if a value may not be searched. */
  refuseBlocked(query: PlannedSearch['query']): Promise<void>
  json: boolean
  color: boolean
  quiet?: boolean | undefined
  signal: AbortSignal
}

/**
 * Runs searches, then searches for what they found, depth by depth. Prints each search as a list does, and at the end
 * the tree of what was followed. Returns the exit code of a list.
 */
export async function runFollowing(
  { searches, depth: deepest, maxSearches, place, refuseBlocked, ...options }: FollowingOptions,
): Promise<number> {
  const { json, color, quiet, signal } = options
  const follow = followOptions(deepest, maxSearches, searches.length)
  const toFollowed = (search: PlannedSearch, origin: FollowedSearch['origin']): FollowedSearch =>
    ({ ...search, origin, next: [] })
  const known = Map.groupBy(searches.map(({ query }) => query), ({ type, value }) => searchedKey(type, value))
  const roots = searches.map(search => toFollowed(search, { depth: 0, found: null }))
  const leftOut: LeftOut = { shared: 0, refused: 0, beyond: 0, sameMailbox: [] }
  let code = 0
  let level = roots
  for (let depth = 0; level.length > 0 && code !== 130; depth++) {
    const findings = new Map<FollowedSearch, readonly Finding[]>()
    code = Math.max(code, await runSearchList({
      ...options,
      searches: level,
      run: (search, print) =>
        place.run(search, print, depth < deepest ? found => findings.set(search, found) : undefined),
    }))
    if (depth === deepest || signal.aborted) break
    const next: FollowedSearch[] = []
    for (const search of level) {
      const { observables, shared } = await selectFollowed(findings.get(search) ?? [], follow)
      leftOut.shared += shared
      for (const { key, type, value, relation, strength } of observables) {
        const query = { type: type as QueryType, value }
        const mailboxKey = searchedKey(query.type, value)
        const spellings = known.get(mailboxKey) ?? []
        const searched = spellings.find(one => isCovered({ type: query.type, normalValue: value }, one.value))
        if (searched) {
          const isOther = observableKey(searched.type, searched.value) !== key
          if (isOther) leftOut.sameMailbox.push(...sameMailboxText(query, searched))
          continue
        }
        known.set(mailboxKey, [...spellings, query])
        const planned = await plan(query)
        if (planned === undefined) leftOut.refused++
        else if (roots.length + countBelow(roots) >= follow.max_searches) leftOut.beyond++
        else {
          const followed = toFollowed(planned, { depth: depth + 1, found: { query: search.query, relation, strength } })
          search.next.push(followed)
          next.push(followed)
        }
      }
    }
    level = next
  }
  if (!json && !quiet) process.stdout.write(`${treeOf(roots, color)}\n${leftOutText(leftOut, follow.max_searches)}`)
  return code

  /** Returns `undefined` if the options do not fit the value, or if the value is blocked. */
  async function plan(query: PlannedSearch['query']): Promise<PlannedSearch | undefined> {
    try {
      const { hasBreaches } = place.check(query.type, query.value)
      await refuseBlocked(query)
      return {
        ...query,
        query,
        hasBreaches,
        note: undefined,
        place: undefined,
      }
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }
}

function followOptions(depth: number, maxSearches: number | undefined, searches: number): Follow {
  const given = maxSearches === undefined ? {} : { max_searches: maxSearches }
  const { follow, faults } = atOnce(readFollow({ depth, ...given }, searches))
  if (faults.length > 0) {
    throw validationError({ details: faults.map(({ message }) => ({ path: '--max-searches', message })) })
  }
  return follow
}

const countBelow = (searches: readonly FollowedSearch[]): number =>
  searches.reduce((sum, { next }) => sum + next.length + countBelow(next), 0)

/** Returns one line for each search, below the one that found it, with the reason. */
function treeOf(roots: readonly FollowedSearch[], color: boolean): string {
  const paint = (style: 'bold' | 'dim', text: string) =>
    color ? styleText(style, text, { stream: process.stdout }) : text
  const below = (searches: readonly FollowedSearch[], indent: string): string[] =>
    searches.flatMap((search, index) => {
      const isLast = index === searches.length - 1
      return [
        `${indent}${isLast ? '└─ ' : '├─ '}${textOf(search)}`,
        ...below(search.next, `${indent}${isLast ? '   ' : '│  '}`),
      ]
    })
  const textOf = ({ query, origin: { found } }: FollowedSearch): string =>
    `${paint('bold', terminalSafe(query.value))} ${paint('dim', found
      ? `${query.type}, ${found.relation.replaceAll('_', ' ')}, ${found.strength} %`
      : query.type)}`
  return [paint('bold', '── followed'), ...roots.flatMap(root => [textOf(root), ...below(root.next, '')])].join('\n')
}

type LeftOut = Record<'shared' | 'refused' | 'beyond', number> & { sameMailbox: string[] }

function leftOutText({ shared, refused, beyond, sameMailbox }: LeftOut, max: number): string {
  const parts = [
    ...beyond > 0 ? [`${beyond} beyond --max-searches ${max}`] : [],
    ...shared > 0 ? [`${shared} of many people`] : [],
    ...refused > 0 ? [`${refused} blocked, or not searched with these options`] : [],
  ]
  return [
    ...[...new Set(sameMailbox)].map(text => `not searched again: ${terminalSafe(text)}\n`),
    ...parts.length > 0 ? [`left out: ${parts.join(', ')}\n`] : [],
  ].join('')
}
