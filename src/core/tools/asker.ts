import { startDeadline, untilAborted } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'
import type { Subject } from '../../sources/kit/source.ts'
import type { ToolSource } from '../../sources/kit/tool-source.ts'
import type { Kept, KeptAnswers } from './answers.ts'
import type { Outcome } from './operation.ts'

/** A question to a source, for as many callers as ask it meanwhile. */
export interface Asking {
  readonly startedMs: number
  /** Never rejects. */
  readonly settled: Promise<Outcome>
  /** Undefined as long as the source works. */
  readonly outcome: Outcome | undefined
  /** What it said some time ago, for when it tells nothing now. */
  readonly kept: Kept | undefined
}

interface AskerParts {
  client: Client
  kept: KeptAnswers
  keys: ReadonlyMap<string, string>
  clock: Clock
  log: Log
  telemetry: Telemetry
}

export type Asker = ReturnType<typeof createAsker>

/**
 * Asks sources, each only once at a time for the same: who asks meanwhile shares the answer. A question goes on to the
 * source's own deadline, whether or not anybody waits still, so that its answer is there for the next one.
 */
export function createAsker({ client, kept, keys, clock, log, telemetry }: AskerParts) {
  const underWay = new Map<string, Asking>()
  const closed = new AbortController()

  async function work(
    source: ToolSource<unknown>,
    subject: Subject,
    key: string,
    asking: { kept: Kept | undefined },
  ): Promise<Told> {
    const unfit = source.unfit?.(subject)
    if (unfit !== undefined) return nothing('skipped', 'NOT_APPLICABLE', unfit)
    const earlier = await kept.get(key, source.cacheMs)
    if (earlier?.fresh) return told(earlier.found(), earlier.fetchedAt, true)
    asking.kept = earlier
    const { deadlineMs } = source
    const late = () => new SourceFailure('UPSTREAM_TIMEOUT', `no answer within ${deadlineMs} ms`)
    using run = startDeadline(deadlineMs, late, [closed.signal])
    const now = clock.now()
    const context = { client, key: keys.get(source.slug), now, signal: run.signal }
    const found = await untilAborted(source.find(subject, context), run.signal)
    await kept.put(key, source.cacheMs, found).catch((err: unknown) =>
      log.warn({ err, module: source.slug }, 'an answer could not be kept')
    )
    return told(found, now.toISOString(), false)
  }

  function failed(failure: unknown, { slug }: ToolSource<unknown>): Told {
    if (failure instanceof SourceFailure) {
      return nothing(failure.code === 'UPSTREAM_TIMEOUT' ? 'timeout' : 'failed', failure.code, failure.message)
    }
    if (!closed.signal.aborted) log.error({ err: failure, module: slug }, 'a source of a tool broke')
    return nothing('failed', 'MODULE_ERROR', 'the source broke on this answer')
  }

  function start(source: ToolSource<unknown>, subject: Subject, key: string): Asking {
    const startedMs = performance.now()
    const state: { kept: Kept | undefined, outcome: Outcome | undefined } = { kept: undefined, outcome: undefined }
    const watched = telemetry.begin('source')
    const settled = watched.within(() => work(source, subject, key, state)).catch(failure => failed(failure, source))
      .then(outcome => {
        underWay.delete(key)
        const facts = {
          kind: 'tool',
          slug: source.slug,
          outcome: outcome.status,
          cached: outcome.cached,
          code: outcome.error?.code,
        } as const
        watched.end(facts)
        return state.outcome = { ...outcome, durationMs: Math.round(performance.now() - startedMs) }
      })
    return {
      startedMs,
      settled,
      get kept() {
        return state.kept
      },
      get outcome() {
        return state.outcome
      },
    }
  }

  return {
    ask(source: ToolSource<unknown>, subject: Subject): Asking {
      const key = kept.keyOf(source.keptAs ?? source.slug, subject)
      const known = underWay.get(key)
      if (known) return known
      const asking = start(source, subject, key)
      underWay.set(key, asking)
      return asking
    },

    /** Breaks off what is under way. */
    close(): void {
      closed.abort(new SourceFailure('UPSTREAM_UNREACHABLE', 'the server stops'))
    },
  }
}

type Told = Omit<Outcome, 'durationMs'>

function told(found: unknown, fetchedAt: string, cached: boolean): Told {
  const isNothing = found === undefined || found === null || (Array.isArray(found) && found.length === 0)
  return {
    status: isNothing ? 'no_results' : 'success',
    found: isNothing ? undefined : found,
    fetchedAt,
    cached,
    error: null,
  }
}

const nothing = (status: Told['status'], code: NonNullable<Told['error']>['code'], message: string): Told =>
  ({
    status,
    found: undefined,
    fetchedAt: null,
    cached: false,
    error: { code, message },
  })
