import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Search, SearchCreated, SearchRequest, SearchState } from '../../../generated/client/src/index.ts'
import { isAbortError } from '../../lib/abort.ts'
import { createScreen, type DisplayOptions } from './screen.ts'
import { createOutcomeReader } from './server-outcomes.ts'
import { ServerFailure } from '../kit/server-failure.ts'
import { onServer, type Server } from '../kit/server.ts'
import type { EndedTask } from './summary.ts'
import { terminalSafeJson } from '../kit/text.ts'

export interface ServerDisplay extends DisplayOptions {
  note?: string | undefined
  /** Collects the texts of a search of a list. */
  print?: ((text: string) => void) | undefined
  signal: AbortSignal
}

/**
 * Displays a stored search from its first event until it ends or the signal aborts. Lost connections are resumed.
 * Returns the exit code. If the signal aborts with an error of its own, rejects with that.
 */
export async function displaySearch(
  server: Server,
  { id, query }: Pick<Search, 'id' | 'query'>,
  { note, print, signal, ...display }: ServerDisplay,
): Promise<number> {
  const { searches } = server.client
  const tasks: Array<EndedTask['task']> = [] // the server names them as they end
  const reader = createOutcomeReader()
  const screen = createScreen({
    resolved: { query, tasks },
    place: `on ${server.url}, search ${id}`,
    server: server.url,
    note,
    ...display,
    ...print && { print },
  })
  try {
    await onServer(server, async () => {
      for await (const event of searches.stream(id, { signal })) {
        for (const { task, outcome } of reader.read(event)) {
          tasks.push(task)
          screen.outcome(task, outcome)
        }
        const { event: name, data } = event
        screen.event({ event: name, data: { ...data } }, terminalSafeJson(JSON.stringify(data)))
        if (display.json || name !== 'leak.page.ready') continue
        const { source, page, count } = data
        // the screen has no room for the records of further pages, but counts them
        const isRead = page === 1 || display.quiet === true
        const results = isRead ? (await searches.leakPage(id, source, { page, signal })).data.results : []
        screen.event({ event: 'temporary.leak.page', data: { source, page, count, results } }, '')
      }
    }, signal)
    if (signal.aborted && !isAbortError(signal.reason)) throw signal.reason
  } catch (error) {
    if (!signal.aborted || !isAbortError(signal.reason)) {
      await screen.close(false)
      throw error
    }
  }
  return screen.close(signal.aborted)
}

/** Errors that end by themselves, so that a list of searches can wait. */
const passing = new Set(['MAX_CONCURRENCY_EXCEEDED', 'RATE_LIMIT_RPM_EXCEEDED'])
const defaultPauseSeconds = 2

/**
 * Starts a search. It is started and charged once, even if the request has to be repeated.
 * @param isPatient `true`: waits while the account runs too many searches or has sent too many requests
 */
export async function createSearch(
  server: Server, request: SearchRequest, isPatient: boolean, signal: AbortSignal,
): Promise<SearchCreated> {
  const idempotencyKey = randomUUID()
  for (;;) {
    try {
      return await onServer(server, () => server.client.searches.create(request, { idempotencyKey, signal }), signal)
    } catch (error) {
      if (!isPatient || !(error instanceof ServerFailure) || !passing.has(error.code)) throw error
      await sleep((error.retryAfter ?? defaultPauseSeconds) * 1_000, undefined, { signal })
    }
  }
}

export const cancelSearch = (server: Server, id: string): Promise<SearchState> =>
  onServer(server, () => server.client.searches.cancel(id))
