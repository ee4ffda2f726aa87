import { pino } from 'pino'
import type { LogLevel } from './log-level.ts'
import { writeLogLine } from './log-output.ts'

/**
 * Structured log. Only the fields of `Facts` can be logged. Callers must never pass a header, a body, a query string or
 * a searched value.
 */
export interface Log {
  debug(facts: Facts, message: string): void
  info(facts: Facts, message: string): void
  warn(facts: Facts, message: string): void
  error(facts: Facts, message: string): void
  fatal(facts: Facts, message: string): void
}

type Value = string | number | boolean | undefined
export interface Facts {
  /**
   * A thrown value. Its type, code and stack frames are logged. Its message is not logged, because it may contain a
   * searched value.
   */
  err?: unknown
  role?: Value
  host?: Value
  port?: Value
  operation?: Value
  method?: Value
  status?: Value
  code?: Value
  duration_ms?: Value
  request_id?: Value
  key_id?: Value
  account_id?: Value
  search_id?: Value
  watch_id?: Value
  delivery_id?: Value
  shard?: Value
  duty?: Value
  attempt?: Value
  module?: Value
  leak_sources?: Value
  pack?: Value
  migrations?: Value
  left_out?: Value
  count?: Value
  version?: Value
  signal?: Value
}

/** Creates a log that writes to standard error by default, without blocking. */
export function createLog(
  { level, destination }: { level: LogLevel, destination?: { write(line: string): void } },
): Log {
  const options = {
    level,
    base: null,
    timestamp,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describe },
  }
  return pino(options, destination ?? { write: writeLogLine })
}

let stampedMs = 0
let stamp = ''

/** Formats the current time. Calls within the same millisecond reuse the text, because formatting is slow. */
function timestamp(): string {
  const nowMs = Date.now()
  if (nowMs !== stampedMs) {
    stampedMs = nowMs
    stamp = `,"time":"${new Date(nowMs).toISOString()}"`
  }
  return stamp
}

/**
 * Keeps the type, the code and the stack frames of an error. Drops the message, because it may contain a searched
 * value.
 */
function describe(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  return {
    type: thrown.name,
    code: 'code' in thrown ? String(thrown.code) : undefined,
    stack: thrown.stack?.split('\n').filter(line => /^\s+at /.test(line)).join('\n'),
    cause: thrown.cause === undefined ? undefined : describe(thrown.cause),
  }
}
