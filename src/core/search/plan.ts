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

/** `accepted: 12 modules, 1 leak source in 3 shards` */
export function accepted(tasks: ReadonlyArray<{ kind: TaskKind }>, shards: number): string {
  const parts = kindNames.flatMap(([wanted, one, more]) => {
    const count = tasks.filter(({ kind }) => kind === wanted).length
    return count === 0 ? [] : [counted(count, one, more)]
  })
  return `accepted: ${parts.join(', ') || 'nothing to run'} in ${counted(shards, 'shard', 'shards')}`
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
