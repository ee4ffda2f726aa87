import { pino } from 'pino'

/**
 * Structured log by allow-list. Callers pass named facts: never a header, a body, a query string or a searched value.
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
  /** A thrown value. Its type and stack are logged, without the message, which may hold a searched value. */
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
  shard?: Value
  attempt?: Value
  module?: Value
  leak_sources?: Value
  count?: Value
  version?: Value
  signal?: Value
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

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
  return pino(options, destination ?? buffered())
}

let stampedMs = 0
let stamp = ''

/** Formats the time once per millisecond and reuses it. */
function timestamp(): string {
  const nowMs = Date.now()
  if (nowMs !== stampedMs) {
    stampedMs = nowMs
    stamp = `,"time":"${new Date(nowMs).toISOString()}"`
  }
  return stamp
}

/** Buffers lines for at most half a second. The rest is written when the process exits. */
function buffered() {
  const out = pino.destination({ dest: 2, sync: false, minLength: 4096 })
  setInterval(() => out.flush(), 500).unref()
  return out
}

/** Keeps type, code and stack frames of an error. The message is dropped, since it may quote a searched value. */
function describe(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  return {
    type: thrown.name,
    code: 'code' in thrown ? String(thrown.code) : undefined,
    stack: thrown.stack?.split('\n').filter(line => /^\s+at /.test(line)).join('\n'),
    cause: thrown.cause === undefined ? undefined : describe(thrown.cause),
  }
}
