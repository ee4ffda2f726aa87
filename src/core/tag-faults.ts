import type { Fault } from '../errors.ts'

interface TagList {
  /** Tags that a request names. A missing entry has a fault of its own. */
  wanted: ReadonlyArray<string | undefined>
  /** Tags of the sources from which the request can choose. */
  known: ReadonlySet<string>
  path: string
  /** Sources that have no such tag, for the message: `module for Pseudonym`. */
  noun: string
}

/** Returns a fault for each tag that no source has. It names the known tags. */
export const tagFaults = ({ wanted, known, path, noun }: TagList): Fault[] =>
  wanted.flatMap((tag, index) => tag === undefined || known.has(tag) ? [] : [{
    path: `${path}.${index}`,
    message: `no ${noun} has the tag ${tag}; tags: ${[...known].sort().join(', ')}`,
  }])
