import type { LeakSource } from '../leaks/leak-source.ts'
import type { BreachSource } from './breach-source.ts'

/** Wraps an imported leak as a breach source: a value with a record in it was in the breach `breach` of Radar. */
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
