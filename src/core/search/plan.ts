import type { TaskKind } from '../../db/search-tasks.ts'

const maxShards = 3
const tasksPerShard = 5

/** Distributes `count` tasks evenly over at most three shards. `shardOf` maps a task's index to its shard, from 1. */
export function planShards(count: number): { total: number, shardOf: (index: number) => number } {
  const total = Math.max(1, Math.min(maxShards, Math.ceil(count / tasksPerShard)))
  return { total, shardOf: index => index % total + 1 }
}

/** Names of the task kinds for messages: singular and plural. */
export const kindNames: ReadonlyArray<readonly [kind: TaskKind, one: string, more: string]> = [
  ['module', 'module', 'modules'],
  ['leak', 'leak source', 'leak sources'],
  ['breaches', 'breach look-up', 'breach look-ups'],
  ['account', 'account check', 'account checks'],
  ['provider', 'external provider', 'external providers'],
]

/** `12 modules, 6 account checks`; with `ended`: `3 of 12 modules, 6 of 6 account checks`. */
export function tally(tasks: ReadonlyArray<{ kind: TaskKind }>, ended?: ReadonlyArray<{ kind: TaskKind }>): string {
  return kindNames.flatMap(([requested, one, more]) => {
    const all = tasks.filter(({ kind }) => kind === requested).length
    const share = ended === undefined ? '' : `${ended.filter(({ kind }) => kind === requested).length} of `
    return all === 0 ? [] : [`${share}${all} ${all === 1 ? one : more}`]
  }).join(', ') || 'nothing to run'
}

/** `accepted: 12 modules, 1 leak source in 3 shards` */
export const accepted = (tasks: ReadonlyArray<{ kind: TaskKind }>, shards: number): string =>
  `accepted: ${tally(tasks)} in ${shards} ${shards === 1 ? 'shard' : 'shards'}`
