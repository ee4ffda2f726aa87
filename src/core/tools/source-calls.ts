import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import { isPartial } from '../../sources/kit/partial.ts'
import { failureMessages } from '../../sources/kit/source-error.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import type { ToolSource } from '../../sources/kit/tool-source.ts'
import type { AnswerCache, Asked, CachedAnswer } from '../asking/answer-cache.ts'
import { askSource, type FoundOutcome } from '../asking/ask-source.ts'
import { createInFlight, type Call } from '../asking/in-flight.ts'
import { benchedError } from '../source-health/benched.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'
import { notEnabled } from './operation.ts'

/**
 * A call of a source. If several requests of one account need the source's answer about the same subject at the same
 * time, they share this call.
 */
export interface SourceCall extends Call<FoundOutcome> {
  readonly startedMs: number
  /** Never rejects. */
  readonly settled: Promise<FoundOutcome>
  /** `undefined` while the call is pending. */
  readonly outcome: FoundOutcome | undefined
  /** Stale answer from the cache. It is used if the source fails or does not answer in time. */
  readonly stale: CachedAnswer | undefined
}

interface SourceCallsParts {
  client: Client
  lists: Lists
  cache: Pick<AnswerCache, 'get' | 'put'>
  /** API keys of sources that the operator configured, by the slug of the source. */
  sourceKeys: ReadonlyMap<string, string>
  /** Names of the sources with restricted terms that the operator enabled, or `all`. Default: none. */
  restrictedSources?: ReadonlySet<string>
  clock: Clock
  log: Log
  telemetry: Telemetry
  sourceHealth: Pick<SourceHealthView, 'of'>
}

export type SourceCalls = ReturnType<typeof createSourceCalls>

/**
 * Creates the object that calls tool sources. Only one call for the same source, account and subject runs at a time. A
 * call continues until the source's deadline even if every caller has disconnected. The next caller then finds the
 * answer in the cache.
 */
export function createSourceCalls(
  { client, lists, cache, sourceKeys, restrictedSources = new Set(), sourceHealth, clock, log, telemetry }:
    SourceCallsParts,
) {
  const inFlight = createInFlight<FoundOutcome, SourceCall>()
  const closed = new AbortController()

  function askToolSource(
    source: ToolSource<unknown>,
    asked: Asked,
    onStale: (answer: CachedAnswer) => void,
  ): Promise<FoundOutcome> {
    const { slug, cacheMs, cacheSlug = slug, keyName = slug, terms } = source
    if (!isAllowed(restrictedSources, slug, terms)) return Promise.resolve(notEnabled)
    const cached = { slug: cacheSlug, cacheMs }
    const benched = source.isLocal ? undefined : benchedError(sourceHealth.of({ kind: 'tool', slug }))
    return askSource(
      benched === undefined ? source : { ...source, find: () => Promise.reject(toFailure(benched)) },
      asked.subject,
      {
        client,
        lists,
        key: sourceKeys.get(keyName),
        now: clock.now(),
        signal: closed.signal,
        telemetry,
      },
      {
        kind: 'tool',
        onAbort: 'fail',
        onUnexpected: err => log.error({ err, module: slug }, 'a source of a tool failed unexpectedly'),
        cache: {
          async read() {
            const answer = await cache.get(cached, asked)
            if (answer?.isFresh) return { found: await answer.found(), fetchedAt: answer.fetchedAt }
            if (answer) onStale(answer)
            return undefined
          },
          async write(found) {
            if (isPartial(found)) return
            await cache.put(cached, asked, found).catch((err: unknown) =>
              log.warn({ err, module: slug }, 'an answer could not be cached')
            )
          },
        },
      },
    )
  }

  function start(source: ToolSource<unknown>, asked: Asked): SourceCall {
    const startedMs = performance.now()
    let outcome: FoundOutcome | undefined
    let stale: CachedAnswer | undefined
    const settled = askToolSource(source, asked, answer => { stale = answer }).then(ended => outcome = ended)
    return {
      startedMs,
      settled,
      get outcome() { return outcome },
      get stale() { return stale },
    }
  }

  return {
    call(source: ToolSource<unknown>, asked: Asked): SourceCall {
      const { accountId, subject: { type, value } } = asked
      const key = JSON.stringify([source.cacheSlug ?? source.slug, accountId, type, value])
      return inFlight.join(key, () => start(source, asked)).call
    },

    /** Aborts the calls in flight. Their outcome is `failed`. */
    close(): void {
      closed.abort(new SourceFailure('UPSTREAM_UNREACHABLE', failureMessages.serverStops))
    },
  }
}

const toFailure = ({ code, message }: { code: 'SOURCE_BENCHED', message: string }): SourceFailure =>
  new SourceFailure(code, message)
