import type { TaskKind } from '../../db/search-tasks.ts'

/** Names of the task kinds in messages: singular and plural. */
const kindNames: ReadonlyArray<readonly [kind: TaskKind, singular: string, plural: string]> = [
  ['module', 'module', 'modules'],
  ['leak', 'leak source', 'leak sources'],
  ['breaches', 'breach look-up', 'breach look-ups'],
  ['account', 'account check', 'account checks'],
  ['provider', 'external provider', 'external providers'],
]

/** Returns the number of tasks of each kind as text, for example `12 modules, 6 account checks`. */
export const tally = (tasks: ReadonlyArray<{ kind: TaskKind }>): string =>
  kindNames.flatMap(([requested, singular, plural]) => {
    const all = tasks.filter(({ kind }) => kind === requested).length
    return all === 0 ? [] : [`${all} ${all === 1 ? singular : plural}`]
  }).join(', ') || 'nothing to run'

/** Message of a search that waits for its first slot. */
export const waitingText = 'waiting for a free runner'

/** Returns the first message of a search, for example `accepted: 12 modules, 1 leak source in 3 shards`. */
export const acceptedText = (tasks: ReadonlyArray<{ kind: TaskKind }>, shards: number): string =>
  `accepted: ${tally(tasks)} in ${shards} ${shards === 1 ? 'shard' : 'shards'}`
