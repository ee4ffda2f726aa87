// Made by npm run generate from scripts/client/follow.ts. Do not edit.
import { createEventParser, type Block } from './event-parser.ts'
import { createPartJoiner } from './part-joiner.ts'
import { StreamError, TracewellError } from './error.ts'
import { createWatch, pause, type Watch } from './watch.ts'

export interface StreamOptions {
  signal?: AbortSignal | undefined
  /**
   * Longest time without data from the server, in milliseconds. After this time the client ends the connection, and
   * reconnects if the stream can be resumed. Default: 45,000. The server sends something every 15 seconds.
   */
  silenceMs?: number | undefined
  /** Highest number of characters in one event, with its parts. Default: 16 Mi (16,777,216). */
  maxEventLength?: number | undefined
}

export interface ResumableStreamOptions extends StreamOptions {
  /** `id` of the last event received. The stream continues after this event. */
  lastEventId?: string | undefined
  /**
   * Number of consecutive connections that may end without a new event before the client gives up. For a stream without
   * a last event, such as that of a watch: without `connected`. Default: 10.
   */
  retries?: number | undefined
  /** Called when a connection has failed, before the wait for the next one. */
  onRetry?: ((retry: Retry) => void) | undefined
}

/** An attempt of a call, or a connection of a stream, that failed and will be repeated. */
export interface Retry {
  error: unknown
  /** Failed attempts, or consecutive connections without a new event, with this one. */
  failures: number
  /** Wait before the next one, in milliseconds. */
  waitMs: number
}

interface AnyEvent {
  event: string
  data: unknown
  id?: string
}

/** Opens a connection that resumes after `lastEventId`. Throws if the answer is not 2xx. */
export type Connect = (signal: AbortSignal, lastEventId: string | undefined) => Promise<Response>

const lastEvent = 'search.finished'
const maxPauseMs = 30_000
/** Longest wait that the client accepts from a server, in milliseconds. */
const maxRetryDelayMs = 3_600_000

/**
 * Yields each event of a stored search, an investigation or a watch exactly once, until the event `last`. If `last` is
 * `null`, the stream has no last event, and each connection that opens resets the number of failures. If a connection
 * fails, reconnects. Throws the error at once if a retry would get the same error, and the last connection error after
 * too many failed attempts. Throws the reason of the signal if the signal aborts.
 */
export async function* followResumable<Event extends AnyEvent>(
  connect: Connect,
  options: ResumableStreamOptions,
  last: string | null = lastEvent,
): AsyncGenerator<Event, void, void> {
  const { signal, retries = 10 } = options
  let { lastEventId } = options
  if (lastEventId !== undefined && !isNumber(lastEventId)) {
    throw new TracewellError(0, {
      code: 'INVALID_ARGUMENT',
      message: 'lastEventId must be the id of an event: a number',
    })
  }
  let pauseMs = 1_000
  for (let failures = 0; ;) {
    let died: unknown = new StreamError(0, { code: 'STREAM_CUT', message: 'The stream ended before the search did' })
    const watch = createWatch(signal, options.silenceMs)
    try {
      for await (const block of blocksOf(connect, watch, options, lastEventId)) {
        signal?.throwIfAborted()
        pauseMs = Math.min(block.retry ?? pauseMs, maxRetryDelayMs)
        // a cache between client and server may replay the stream from its start
        const isSeen = isNumber(block.id) && Number(block.id) <= Number(lastEventId ?? 0)
        const isNew = isNumber(block.id) && !isSeen
        if (isNew) lastEventId = block.id
        if (isNew || last === null && block.event === 'connected') failures = 0
        if (block.data !== undefined && !isSeen) yield toEvent<Event>(block)
        if (block.data !== undefined && block.event === last) return
      }
      if (watch.isOver) return
    } catch (error) {
      if (signal?.aborted || !isRetryable(error)) throw error
      died = error
    } finally {
      watch.close()
    }
    if (++failures > retries) throw died
    const waitMs = pauseBefore(failures, pauseMs, died)
    options.onRetry?.({ error: died, failures, waitMs })
    await pause(waitMs, signal)
  }
}

/**
 * Yields the events of a stream that cannot be resumed. Throws `STREAM_CUT` if the stream ends before its last event.
 */
export async function* followOnce<Event extends AnyEvent>(
  connect: Connect,
  options: StreamOptions,
): AsyncGenerator<Event, void, void> {
  const watch = createWatch(options.signal, options.silenceMs)
  try {
    for await (const block of blocksOf(connect, watch, options, undefined)) {
      options.signal?.throwIfAborted()
      if (block.data === undefined) continue
      yield toEvent<Event>(block)
      if (block.event === lastEvent) return
    }
  } finally {
    watch.close()
  }
  throw new StreamError(0, {
    code: 'STREAM_CUT',
    message: 'The stream ended before the search did, and cannot be resumed',
  })
}

/** Yields the blocks of one connection, with whole events instead of parts. 204 means that no more events will come. */
async function* blocksOf(
  connect: Connect,
  watch: Watch,
  { maxEventLength = 16 * 1024 * 1024 }: StreamOptions,
  lastEventId: string | undefined,
): AsyncGenerator<Block, void, void> {
  const response = await watch.over(connect(watch.signal, lastEventId))
  const { status, headers } = response
  if (status === 204) return watch.end()
  const type = headers.get('content-type') ?? 'nothing'
  if (!/^text\/event-stream\b/i.test(type)) {
    throw new StreamError(status, {
      code: 'NOT_A_STREAM',
      message: `The answer is no stream of events, but ${type}`,
    }, { headers })
  }
  if (response.body === null) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  const parse = createEventParser(maxEventLength)
  const join = createPartJoiner(maxEventLength)
  for (;;) {
    const { done, value } = await watch.over(reader.read())
    if (done) return
    for (const block of parse(value)) {
      const whole = join(block)
      if (whole) yield whole
    }
  }
}

function toEvent<Event extends AnyEvent>({ event, data = '', id }: Block): Event {
  try {
    return { event, data: JSON.parse(data) as unknown, ...id !== undefined && { id } } as Event
  } catch (cause) {
    throw new StreamError(0, { code: 'INVALID_EVENT', message: `The data of an event ${event} is no JSON` }, {
      cause,
    })
  }
}

/** Returns `false` if a retry would get the same error. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof TracewellError) || error.code === 'SILENT' ||
  ([409, 429].includes(error.status) || error.status >= 500) && (error.retryAfter ?? 0) * 1000 <= maxRetryDelayMs

/** `true` if the id is a number. The server numbers events 1, 2, 3 … */
const isNumber = (id: string | undefined): id is string => id !== undefined && /^\d{1,15}$/.test(id)

/**
 * Returns the wait before the next attempt, in milliseconds. The wait doubles with each failure. Random jitter prevents
 * many readers from reconnecting at the same moment.
 */
function pauseBefore(failures: number, baseMs: number, died: unknown): number {
  const longest = Math.max(baseMs, Math.min(maxPauseMs, baseMs * 2 ** (failures - 1)))
  const askedMs = died instanceof TracewellError ? (died.retryAfter ?? 0) * 1000 : 0
  return askedMs + longest * (0.5 + Math.random() / 2)
}
