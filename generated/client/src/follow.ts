// Made by npm run generate from scripts/client/follow.ts. Do not edit.
import { createEventParser, type Block } from './event-parser.ts'
import { TracewellError } from './error.ts'
import { createWatch, pause, type Watch } from './watch.ts'

export interface StreamOptions {
  signal?: AbortSignal | undefined
  /** A connection that says nothing for so long is taken for dead: 45,000 unless told. The server says something every 15 seconds. */
  silenceMs?: number | undefined
  /** Characters of one event at most: 16 Mi unless told. */
  maxEventLength?: number | undefined
}

export interface ResumableStreamOptions extends StreamOptions {
  /** Begins after this event: the `id` of the last one that was seen. */
  lastEventId?: string | undefined
  /** How many connections in a row may bring nothing new before it is given up: 10 unless told. */
  retries?: number | undefined
}

interface AnyEvent {
  event: string
  data: unknown
  id?: string
}

/** Connects; `lastEventId` is where to go on. Gives the answer, or throws what was wrong with it. */
export type Connect = (signal: AbortSignal, lastEventId: string | undefined) => Promise<Response>

const lastEvent = 'search.finished'
const longestPauseMs = 30_000
/** A server that asks for more is not waited for. */
const mostPatienceMs = 3_600_000

/**
 * The events of a stored search to its end, each once, over as many connections as it takes. Throws what cannot be helped by asking
 * again, the reason of the signal, and what the last connection died of when there were too many.
 */
export async function* followResumable<Event extends AnyEvent>(
  connect: Connect,
  options: ResumableStreamOptions,
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
    let died: unknown = new TracewellError(0, { code: 'STREAM_CUT', message: 'The stream ended before the search did' })
    const watch = createWatch(signal, options.silenceMs)
    try {
      for await (const block of blocksOf(connect, watch, options, lastEventId)) {
        signal?.throwIfAborted()
        pauseMs = Math.min(block.retry ?? pauseMs, mostPatienceMs)
        const isSeen = isNumber(block.id) && Number(block.id) <= Number(lastEventId ?? 0) // a cache between us may begin anew
        if (isNumber(block.id) && !isSeen) {
          lastEventId = block.id
          failures = 0
        }
        if (block.data !== undefined && !isSeen) yield toEvent<Event>(block)
        if (block.data !== undefined && block.event === lastEvent) return
      }
      if (watch.isOver) return
    } catch (error) {
      if (signal?.aborted || !isWorthATry(error)) throw error
      died = error
    } finally {
      watch.close()
    }
    if (++failures > retries) throw died
    await pause(pauseBefore(failures, pauseMs, died), signal)
  }
}

/** The events of a stream that cannot be resumed; where it breaks off it throws (`STREAM_CUT`). */
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
  throw new TracewellError(0, {
    code: 'STREAM_CUT',
    message: 'The stream ended before the search did, and cannot be resumed',
  })
}

/** Those of one connection. 204 is the end of everything. */
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
    throw new TracewellError(status, {
      code: 'NOT_A_STREAM',
      message: `The answer is no stream of events, but ${type}`,
    }, { headers })
  }
  if (response.body === null) return
  const reader = response.body.getReader()
  const parse = createEventParser(maxEventLength)
  for (;;) {
    const { done, value } = await watch.over(reader.read())
    if (done) return
    yield* parse(value)
  }
}

function toEvent<Event extends AnyEvent>({ event, data = '', id }: Block): Event {
  try {
    return { event, data: JSON.parse(data) as unknown, ...id !== undefined && { id } } as Event
  } catch (cause) {
    throw new TracewellError(0, { code: 'INVALID_EVENT', message: `The data of an event ${event} is no JSON` }, {
      cause,
    })
  }
}

/** Nothing that a server has said about the request itself will change by asking again. */
const isWorthATry = (error: unknown): boolean =>
  !(error instanceof TracewellError) || error.code === 'SILENT' ||
  ([409, 429].includes(error.status) || error.status >= 500) && (error.retryAfter ?? 0) * 1000 <= mostPatienceMs

/** As the service numbers events. */
const isNumber = (id: string | undefined): id is string => id !== undefined && /^\d{1,15}$/.test(id)

/** Twice as long each time, with jitter, so that readers who were cut off together do not come back together. */
function pauseBefore(failures: number, baseMs: number, died: unknown): number {
  const longest = Math.max(baseMs, Math.min(longestPauseMs, baseMs * 2 ** (failures - 1)))
  const askedMs = died instanceof TracewellError ? (died.retryAfter ?? 0) * 1000 : 0
  return askedMs + longest * (0.5 + Math.random() / 2)
}
