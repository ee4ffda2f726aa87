import { card } from '../../src/sources/kit/card.ts'
import type { Card, Module, Query } from '../../src/sources/kit/source.ts'
import { queryTypes } from '../../src/sources/kit/source.ts'

/** Creates a module that accepts every type of observable. By default, each run immediately returns one card. */
export function createModule(slug: string, more: Partial<Module> = {}): Module {
  return {
    slug,
    name: `Module ${slug}`,
    description: 'Stands for a source in tests',
    category: 'analysis',
    types: queryTypes,
    tags: ['reputation'],
    kind: 'derived',
    homepage: 'https://module.example',
    default: true,
    requiresKey: false,
    deadlineMs: 60_000,
    cacheMs: 0,
    examples: { found: [], notFound: [] },
    run: query => [cardOf(query)],
    ...more,
  }
}

export const cardOf = ({ value }: Query, extra: Record<string, unknown> = {}): Card =>
  card([['Value', value, 'value']], { value, ...extra })

/** Creates a module whose runs wait until `release` is called. It counts its runs. */
export function createHeldModule(slug = 'held', more: Partial<Module> = {}) {
  const released = Promise.withResolvers<void>()
  const held = {
    runs: 0,
    running: 0,
    aborted: 0,
    release: () => released.resolve(),
    module: createModule(slug, {
      async* run(query, { signal }) {
        held.runs++
        held.running++
        try {
          await Promise.race([released.promise, abortOf(signal)])
        } finally {
          held.running--
        }
        yield cardOf(query)
      },
      ...more,
    }),
  }

  function abortOf(signal: AbortSignal): Promise<never> {
    return new Promise((_, reject) => signal.addEventListener('abort', () => {
      held.aborted++
      reject(signal.reason as Error)
    }, { once: true }))
  }

  return held
}
