import type { Command } from 'commander'
import type { ListSearchesOptions } from '../../../generated/client/src/index.ts'
import { readTime } from './time-option.ts'

/** Options that the lists of searches and watches of a server have in common. */
export interface ListFilterFlags {
  createdBy?: string
  createdAfter?: string
  createdBefore?: string
  oldest?: boolean
}

/** Adds the options. `things` names the entries of the list. */
export const addListFilters = (command: Command, things: string): Command => command
  .option('--created-by <id>', `only ${things} that the API key with this id created`)
  .option('--created-after <time>', `only ${things} from this time on, such as 2026-11-21 or 7d for seven days ago`,
    readTime)
  .option('--created-before <time>', `only ${things} before this time, in the same form`, readTime)
  .option('--oldest', 'list the oldest first')

/** Returns the parameters of the operation that lists. */
export const listFiltersOf = (
  { createdBy: keyId, createdAfter, createdBefore, oldest = false }: ListFilterFlags,
): Pick<ListSearchesOptions, 'keyId' | 'createdAfter' | 'createdBefore' | 'sort'> => ({
  keyId,
  createdAfter,
  createdBefore,
  ...oldest && { sort: 'oldest' },
})
