import type { LeakSource } from '../leak-source.ts'
import type { BreachSource } from './breach-source.ts'

/**
 * Creates a breach source from an imported leak source. It reports one breach for every value that has a record in the
 * leak. `breach` is the name of this breach in Radar.
 */
export function localBreaches(source: LeakSource, breach: string): BreachSource {
  return {
    slug: source.code,
    name: source.name,
    types: source.types,
    requiresKey: source.requiresKey,
    deadlineMs: source.deadlineMs,
    homepage: source.homepage,
    async* breaches(query, context) {
      for await (const _ of source.records(query, context)) {
        yield { name: breach }
        return
      }
    },
  }
}
