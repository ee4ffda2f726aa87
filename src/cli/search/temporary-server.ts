import type { SearchRequest } from '../../../generated/client/src/index.ts'
import { createEventReader } from '../../core/exports/held-events.ts'
import { exportHeld } from '../../core/exports/held-search.ts'
import { isAbortError, linkSignals } from '../../lib/abort.ts'
import { systemClock } from '../../lib/clock.ts'
import { onServer, type Server } from '../kit/server.ts'
import { terminalSafeJson } from '../kit/text.ts'
import type { ExportFile } from './export-file.ts'
import { createScreen } from './screen.ts'
import { createOutcomeReader } from './server-outcomes.ts'
import type { ServerDisplay } from './server-search.ts'
import type { EndedTask } from './summary.ts'

interface TemporaryOptions extends ServerDisplay {
  /** Receives the export, which is made here: the server keeps no event. */
  exportFile?: Pick<ExportFile, 'add'> | undefined
  /** Time after which the search is stopped, in milliseconds. */
  timeoutMs?: number | undefined
}

/**
 * Runs a temporary search on a server and displays it until it ends or the signal aborts, which stops it. It cannot be
 * resumed. Returns the exit code.
 */
export async function runTemporary(
  server: Server, request: SearchRequest, { note, print, signal, exportFile, timeoutMs, ...display }: TemporaryOptions,
): Promise<number> {
  const tasks: Array<EndedTask['task']> = []
  const outcomes = createOutcomeReader()
  const events = exportFile && createEventReader(request.query)
  using following = linkSignals([signal])
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => following.abort(), timeoutMs)
  const screen = createScreen({
    resolved: { query: request.query, tasks },
    place: `on ${server.url}, stored nowhere`,
    server: server.url,
    note,
    ...display,
    ...print && { print },
  })
  try {
    await onServer(server, async () => {
      for await (const event of server.client.searches.streamTemporary(request, { signal: following.signal })) {
        const { event: name, data } = event
        events?.read(event)
        for (const { task, outcome } of outcomes.read(event)) {
          tasks.push(task)
          screen.outcome(task, outcome)
        }
        screen.event({ event: name, data: { ...data } }, terminalSafeJson(JSON.stringify(data)))
      }
    }, following.signal)
  } catch (error) {
    if (!following.signal.aborted || !isAbortError(following.signal.reason)) {
      await screen.close(false)
      throw error
    }
  } finally {
    clearTimeout(timer)
  }
  const held = events?.held()
  if (held) {
    const { sandbox } = await onServer(server, () => server.client.account.validate())
    exportFile!.add(exportHeld(held, { isSandbox: sandbox, at: systemClock.now() }))
  }
  return screen.close(following.signal.aborted)
}
