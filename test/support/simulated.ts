import { createLists } from '../../src/core/lists/lists.ts'
import { createMemoryListStorage } from '../../src/core/lists/memory-storage.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/lib/log.ts'
import { createClient } from '../../src/sources/egress/client.ts'
import { parseRoutes } from '../../src/sources/egress/routes.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Card, Context, Module, QueryType } from '../../src/sources/kit/source.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import type { UpstreamServerOptions } from '../../src/upstreams/server.ts'
import type { Upstream } from '../../src/upstreams/upstream.ts'

/**
 * Result of one run of a module. `failure` is the code of its `SourceFailure`, or NOT_APPLICABLE if the module skips
 * the value.
 */
export interface Ran {
  cards: Card[]
  failure: string | undefined
}

/** Returns the simulated service at an origin. */
export const upstreamAt = (origin: string): Upstream => upstreams.find(upstream => upstream.origin === origin)!

/** Returns the key of a source that needs one. */
export const keyFor = ({ requiresKey }: Pick<Module, 'requiresKey'>): string | undefined =>
  requiresKey ? 'test-key' : undefined

/**
 * Simulates the outside world on loopback, and runs modules against it with the real client. `await using` stops the
 * simulation and the client.
 */
export async function simulate(options: Partial<UpstreamServerOptions> = {}) {
  const server = createUpstreamServer({ upstreams, slowMs: 5, ...options })
  const url = await server.listen(0)
  const routes = parseRoutes(server.routes)
  const client = createClient({ routes, allow: [], proxy: undefined, userAgent: 'Tracewell/test' })

  /** Returns lists without a stored copy, so that each run of a module downloads its list. */
  function newLists(signal: AbortSignal) {
    const log = createLog({ level: 'silent' })
    const lists = createLists({ storage: createMemoryListStorage(), client, clock: systemClock, log })
    signal.addEventListener('abort', () => void lists.close(), { once: true })
    return lists
  }

  const context = (signal = new AbortController().signal): Context =>
    ({
      client,
      key: undefined,
      now: new Date('2026-01-02T03:04:05Z'),
      signal,
      lists: newLists(signal),
    })

  return {
    url,
    requests: server.requests,
    /** Creates the context of a source. */
    context,
    /** Number of requests so far, at all hosts. */
    get requestCount() { return [...server.requests.values()].reduce((sum, count) => sum + count, 0) },
    async run(module: Module, type: QueryType, value: string, signal?: AbortSignal): Promise<Ran> {
      const cards: Card[] = []
      if (module.skipReason?.({ type, value }) !== undefined) return { cards, failure: 'NOT_APPLICABLE' }
      try {
        const asked = { ...context(signal), key: keyFor(module) }
        for await (const card of module.run({ type, value }, asked)) cards.push(card)
        return { cards, failure: undefined }
      } catch (failure) {
        if (failure instanceof SourceFailure) return { cards, failure: failure.code }
        throw failure
      }
    },
    async [Symbol.asyncDispose]() {
      await client.close()
      await server.close()
    },
  }
}

export type Simulated = Awaited<ReturnType<typeof simulate>>
