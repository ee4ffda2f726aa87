import { createHash } from 'node:crypto'
import type { HealthState, SourceHealth, SourceId } from '../../db/source-health.ts'

/**
 * Result of a self-test: `ok`: the source answered both examples as expected. `failed`: it answered otherwise, or did
 * not answer. `delayed`: its limits allowed no test now.
 */
export type SelfTestResult = { verdict: 'ok' } | { verdict: 'failed' | 'delayed', reason: string }

/** Returns a text that identifies a source among all kinds. */
export const sourceKey = ({ kind, slug }: SourceId): string => `${kind}/${slug}`

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Number of failed self-tests in a row after which searches do not ask the source. */
const benchedAfter = 3
/** Pause before the next self-test, in milliseconds, by result. */
const pauseMs = { ok: 24 * hourMs, retry: 20 * minuteMs, benched: 6 * hourMs } as const
/** A new installation tests its sources in its second to sixty-first minute, and its account checks within a day. */
const firstTests = {
  afterMs: 2 * minuteMs,
  // packs have thousands of account checks
  withinMs: {
    module: hourMs,
    leak: hourMs,
    breach: hourMs,
    tool: hourMs,
    logo: hourMs,
    account: 24 * hourMs,
  },
} as const

/** Returns the health of a source that was never tested. */
export function untested({ kind, slug }: SourceId, now: Date): SourceHealth {
  return {
    kind,
    slug,
    state: 'untested',
    since: now.toISOString(),
    reason: null,
    failures: 0,
    checkedAt: null,
    dueAt: later(now, firstTests.afterMs + firstTests.withinMs[kind] * shareOf({ kind, slug })),
  }
}

/**
 * Returns the health of a source after a self-test.
 *
 * ```
 * untested, degraded, benched ── test passes ──▶ ok
 * untested, ok ── test fails, or 5 searches in a row fail ──▶ degraded ── third failure in a row ──▶ benched
 * ```
 *
 * If nothing tests the source, five failed calls in a row are one failed test, and a call that succeeds passes it.
 */
export function afterSelfTest(health: SourceHealth, result: SelfTestResult, now: Date): SourceHealth {
  const checkedAt = now.toISOString()
  const next = (state: HealthState, failures: number, reason: string | null, pause: number): SourceHealth => ({
    kind: health.kind,
    slug: health.slug,
    state,
    since: state === health.state ? health.since : checkedAt,
    reason,
    failures,
    checkedAt,
    // at most a tenth earlier, so that sources that were tested together drift apart
    dueAt: health.dueAt && later(now, pause * (1 - shareOf(health) / 10)),
  })
  if (result.verdict === 'ok') return next('ok', 0, null, pauseMs.ok)
  if (result.verdict === 'delayed') return { ...health, dueAt: health.dueAt && later(now, pauseMs.retry) }
  const failures = health.failures + 1
  return health.state === 'benched' || failures >= benchedAfter
    ? next('benched', failures, result.reason, pauseMs.benched)
    : next('degraded', failures, result.reason, pauseMs.retry)
}

/**
 * Returns the health that searches use. If nothing tests a source, it stays benched for six hours. Then searches ask it
 * again, and the first answer decides.
 */
export function withProbation(health: SourceHealth, now: Date): SourceHealth {
  const { state, dueAt, checkedAt } = health
  const isOver = dueAt === null && Date.parse(checkedAt ?? '') + pauseMs.benched <= now.getTime()
  return state === 'benched' && isOver ? { ...health, state: 'degraded' } : health
}

/** Returns `true` if searches ask the source again after it was benched, and the next failure benches it again. */
export const isOnProbation = ({ state, failures }: SourceHealth): boolean =>
  state === 'degraded' && failures >= benchedAfter

const later = (now: Date, ms: number): string => new Date(now.getTime() + Math.round(ms)).toISOString()

/** Returns a number from 0 to 1 that is always the same for a source. */
const shareOf = (id: SourceId): number => createHash('sha256').update(sourceKey(id)).digest().readUInt32BE() / 2 ** 32
