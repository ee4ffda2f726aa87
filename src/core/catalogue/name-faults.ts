import type { Fault } from '../../errors.ts'

interface NameList {
  /** Names that a request has. A missing entry has a fault of its own. */
  wanted: ReadonlyArray<string | undefined>
  /** Names from which the request can choose. */
  known: ReadonlySet<string>
  path: string
  /** Sources that have no such name, for the message: `module for Pseudonym`. */
  noun: string
  /** Default: `tag`. */
  nameNoun?: 'tag' | 'slug' | 'pack'
  /** Operation that lists the names, for the message. */
  listedBy?: string
}

/** Returns a fault for each name that no source has. Lists the known tags or packs; slugs are too many. */
export const nameFaults = ({ wanted, known, path, noun, nameNoun = 'tag', listedBy }: NameList): Fault[] =>
  wanted.flatMap((name, index) => name === undefined || known.has(name) ? [] : [{
    path: `${path}.${index}`,
    message: `no ${noun} has the ${nameNoun} ${name}` +
      (nameNoun === 'slug' ? '' : `; ${nameNoun}s: ${listOf(known) || 'none'}`) +
      (listedBy ? `; ${listedBy} lists them` : ''),
  }])

/** Maximum number of names in a message. */
const maxListed = 200

function listOf(known: ReadonlySet<string>): string {
  const more = known.size > maxListed ? ` and ${known.size - maxListed} more` : ''
  return [...known].sort().slice(0, maxListed).join(', ') + more
}
