import type { RecordedAs, SourceFacts } from './facts.ts'
import type { Tag } from './tags.ts'
import type { Terms } from './terms.ts'

/** Head of a row: what the catalogue and the list of sources show of it. Every kind of row of a module extends it. */
export interface RowHead {
  /** Unique name in kebab case. It never changes. */
  slug: string
  name: string
  description: string
  homepage: string
  /** Documentation of the source, or another place from which the facts of this row come. Default: its homepage. */
  source?: string
  /** Day on which the facts were collected (`facts.ts`). Default: that of the list. `null` if it is not recorded. */
  seen?: string | null
  /** Recorded answers that it shares with other rows. Default: those of its own slug. */
  recorded?: RecordedAs
  /** Topics besides those of the kind and of the list, and the country of a source of one country. */
  tags?: readonly Tag[]
  /** Terms of use, if any are known. */
  terms?: Terms
  /**
   * Name of the operator's key that the source needs: its own slug, or a name that sources of one service share.
   * Without the key, the source is not available.
   */
  key?: string
  /** Name of an operator's key with which the source allows more questions. */
  optionalKey?: string
  /** `true` if a question can cost the operator money. Searches then ask a source only by its name, also with a key. */
  isBilled?: true
  /** `true` if a search that names no modules asks this source. Default: `false`. */
  default?: true
}

/** Returns the parts of a module that the head of its row states. `tags` are those of the kind of row. */
export function moduleHead(row: RowHead, tags: readonly Tag[] = []) {
  const { slug, name, description, homepage, source = homepage, seen, recorded, key, terms } = row
  const keyName = key ?? row.optionalKey
  const facts: SourceFacts = { url: source, ...seen && { day: seen } }
  return {
    slug,
    name,
    description,
    homepage,
    facts,
    ...recorded && { recorded },
    tags: [...tags, ...row.tags ?? []],
    ...terms && { terms },
    default: row.default ?? false,
    requiresKey: key !== undefined,
    ...keyName !== undefined && { keyName },
  }
}

/** Returns a host in kebab case, for slugs. */
export const slugOfHost = (host: string): string => host.replace(/^www\./, '').replaceAll('.', '-')
