import { pino } from 'pino'

/** Structured lines by allow-list: callers pass named facts, never a header, a body, a query string or a searched value. */
export interface Log {
  debug(facts: Facts, message: string): void
  info(facts: Facts, message: string): void
  warn(facts: Facts, message: string): void
  error(facts: Facts, message: string): void
  fatal(facts: Facts, message: string): void
}

type Value = string | number | boolean | undefined
export interface Facts {
  /** What was thrown: its kind and stack go in, without the message's text where it could hold a value. */
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

/** To standard error unless told, without waiting for whoever reads it. */
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

/** Written once a millisecond, however many lines there are in it. */
function timestamp(): string {
  const nowMs = Date.now()
  if (nowMs !== stampedMs) {
    stampedMs = nowMs
    stamp = `,"time":"${new Date(nowMs).toISOString()}"`
  }
  return stamp
}

/** Many lines a write, and none older than half a second; the rest goes out when the process exits. */
function buffered() {
  const out = pino.destination({ dest: 2, sync: false, minLength: 4096 })
  setInterval(() => out.flush(), 500).unref()
  return out
}

/** The frames say where; the first line may quote a value, so only the kind and code of the error are kept of it. */
function describe(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  return {
    type: thrown.name,
    code: 'code' in thrown ? String(thrown.code) : undefined,
    stack: thrown.stack?.split('\n').filter(line => /^\s+at /.test(line)).join('\n'),
    cause: thrown.cause === undefined ? undefined : describe(thrown.cause),
  }
}
