import type { BreachSource, FoundBreach } from '../../src/sources/leaks/breaches/breach-source.ts'

/** Creates a breach source for e-mail addresses that returns these breaches. */
export function createBreachSource(
  slug: string,
  breaches: readonly FoundBreach[],
  more: Partial<BreachSource> = {},
): BreachSource {
  return {
    slug,
    name: `Breaches of ${slug}`,
    types: ['Email Address'],
    requiresKey: false,
    deadlineMs: 10_000,
    homepage: null,
    async* breaches() { yield* breaches },
    ...more,
  }
}
