import { hasTag } from '../../core/catalogue/modules.ts'
import type { CatalogueSnapshot } from '../../core/search/catalogue.ts'
import type { QueryType } from '../../sources/kit/source.ts'

interface TagOptions {
  type: QueryType
  /** `true` if all modules of the type run, `false` for the default modules, `undefined` if they are named. */
  all: boolean | undefined
  /** `true` if the search runs account checks. */
  checks: boolean
}

/** The tags for each part of a search. An empty list: the part has no source with one of the tags. */
export interface TagChoice {
  modules: readonly string[]
  checks: readonly string[]
  /** All tags that the parts have. */
  known: readonly string[]
}

/**
 * Divides the tags of `--tags` among the modules and the account checks, because a tag that only one of the two has is
 * no mistake. A tag that nothing has goes to a part that runs, which then names it as a fault.
 */
export function divideTags(
  tags: readonly string[], { modules, accountChecks }: CatalogueSnapshot, { type, all, checks }: TagOptions,
): TagChoice {
  const ofModules = all === undefined ? new Set<string>() : modules.tags(type)
  const ofChecks = new Set(checks ? accountChecks(type).flatMap(choice => choice.tags) : [])
  const known = [...ofModules.union(ofChecks)].sort()
  const unknown = tags.filter(tag => !known.includes(tag))
  const forModules = tags.filter(tag => ofModules.has(tag))
  const forChecks = tags.filter(tag => ofChecks.has(tag))
  if (all === undefined) return { modules: [], checks: [...forChecks, ...unknown], known }
  const chosen = (all ? modules.forType(type) : modules.defaults(type)).some(({ module }) => hasTag(module, forModules))
  // without a check to run, a choice without a module is a fault, which the search names
  const isEmpty = !chosen && forChecks.length > 0
  return { modules: isEmpty ? unknown : [...forModules, ...unknown], checks: forChecks, known }
}
