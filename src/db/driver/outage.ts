import type { Facts, Log } from '../../lib/log.ts'
import { isDatabaseFailure } from './failure.ts'

/** Interval between the summaries of an outage, in milliseconds. */
const summaryEveryMs = 60_000
/** Time without a failure after which a response ends the outage. Periodic work uses the database every second. */
const quietMs = 5_000

interface Outage {
  sinceMs: number
  lastFailureMs: number
  summaryAtMs: number
  failures: number
  messages: Set<string>
}

/**
 * Shortens the log of an outage of the database. Without this, each worker would log the same failure every second.
 *
 * 1. The first failure with each message is logged unchanged.
 * 2. Every minute, one line reports how many failures there were.
 * 3. When the database responds again, one line reports this.
 *
 * Lines of requests are logged unchanged, because their ids are needed to find them.
 * @param nowMs returns a time in milliseconds that never goes back
 */
export function createOutageLog(log: Log, nowMs: () => number = () => performance.now()) {
  let outage: Outage | undefined

  const unlessRepeated = (level: 'warn' | 'error') => (facts: Facts, message: string): void => {
    if (facts.request_id !== undefined || !isDatabaseFailure(facts.err)) return log[level](facts, message)
    const now = nowMs()
    outage ??= {
      sinceMs: now,
      lastFailureMs: now,
      summaryAtMs: now + summaryEveryMs,
      failures: 0,
      messages: new Set(),
    }
    outage.failures++
    outage.lastFailureMs = now
    if (!outage.messages.has(message)) {
      outage.messages.add(message)
      log[level](facts, message)
    }
    if (now < outage.summaryAtMs) return
    outage.summaryAtMs = now + summaryEveryMs
    log.error(factsOf(outage, now), 'the database still does not respond')
  }

  return {
    log: {
      debug: (facts, message) => log.debug(facts, message),
      info: (facts, message) => log.info(facts, message),
      warn: unlessRepeated('warn'),
      error: unlessRepeated('error'),
      fatal: (facts, message) => log.fatal(facts, message),
    } satisfies Log,

    /** Ends the outage if there was no failure for five seconds. Call it after each response of the database. */
    onResponse(): void {
      if (outage === undefined) return
      const now = nowMs()
      if (now - outage.lastFailureMs < quietMs) return
      log.info(factsOf(outage, now), 'the database responds again')
      outage = undefined
    },
  }
}

const factsOf = ({ failures, sinceMs }: Outage, now: number): Facts =>
  ({ count: failures, duration_ms: Math.round(now - sinceMs) })
