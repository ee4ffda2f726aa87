import type { TaskKind } from '../../db/search-tasks.ts'

const mostShards = 3
const tasksPerShard = 5

/** Deals things out to at most three shards, evenly: the shard numbers (from 1) in the order of the things. */
export function planShards(count: number): { total: number, shardOf: (index: number) => number } {
  const total = Math.max(1, Math.min(mostShards, Math.ceil(count / tasksPerShard)))
  return { total, shardOf: index => index % total + 1 }
}

/** What people call tasks, one and more of them. */
export const kindNames: ReadonlyArray<readonly [kind: TaskKind, one: string, more: string]> = [
  ['module', 'module', 'modules'],
  ['leak', 'leak source', 'leak sources'],
  ['breaches', 'breach look-up', 'breach look-ups'],
  ['account', 'account check', 'account checks'],
  ['provider', 'external provider', 'external providers'],
]

/** `12 modules, 6 account checks`; with what has ended of them, `3 of 12 modules, 6 of 6 account checks`. */
export function tally(tasks: ReadonlyArray<{ kind: TaskKind }>, ended?: ReadonlyArray<{ kind: TaskKind }>): string {
  return kindNames.flatMap(([wanted, one, more]) => {
    const all = tasks.filter(({ kind }) => kind === wanted).length
    const share = ended === undefined ? '' : `${ended.filter(({ kind }) => kind === wanted).length} of `
    return all === 0 ? [] : [`${share}${all} ${all === 1 ? one : more}`]
  }).join(', ') || 'nothing to run'
}

/** `accepted: 12 modules, 1 leak source in 3 shards` */
export const accepted = (tasks: ReadonlyArray<{ kind: TaskKind }>, shards: number): string =>
  `accepted: ${tally(tasks)} in ${shards} ${shards === 1 ? 'shard' : 'shards'}`
