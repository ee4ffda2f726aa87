import type { TaskRef } from '../../db/search-tasks.ts'
import type { Log } from '../../lib/log.ts'
import type { Line, LineAnswers, LinePlace } from '../../wire/line/line.ts'
import type { Catalogue } from './catalogue.ts'
import type { Ending } from './state.ts'
import { removedSource } from './task.ts'
import { streamTemporarySearch, type TemporaryRun, type TemporaryRunParts } from './temporary-run.ts'

/** A temporary search as it travels to a runner in another process. */
interface Request extends Pick<TemporaryRun, 'id' | 'accountId' | 'timeLimitMs'> {
  resolved: Omit<TemporaryRun['resolved'], 'tasks'> & { tasks: TaskRef[] }
}

/**
 * Runs a temporary search in another process, and yields its encoded events. Ends early if that process fails or can no
 * longer be reached. Like `streamTemporarySearch`, it waits for a slow client, and the search stops if the client
 * disconnects.
 */
export async function* streamFromRunner(
  place: LinePlace,
  log: Log,
  { id, accountId, resolved, timeLimitMs, signal, onEnd }: TemporaryRun,
): AsyncGenerator<Buffer> {
  const { query, options, secrets, skipped } = resolved
  const tasks = resolved.tasks.map(({ kind, slug }): TaskRef => ({ kind, slug }))
  const request: Request = {
    id,
    accountId,
    timeLimitMs,
    resolved: {
      query,
      options,
      secrets,
      skipped,
      tasks,
    },
  }
  try {
    const result = yield* place.run(JSON.stringify(request), signal)
    if (result) onEnd?.(JSON.parse(result) as Ending)
  } catch (err) {
    log.warn({ err, search_id: id }, 'the connection to the runner of the temporary search was lost')
  }
}

interface AnsweringParts extends TemporaryRunParts {
  line: Line
  catalogue: Catalogue
}

/** Runs temporary searches of other processes while this process has a free slot. */
export function answerTemporarySearches({ line, catalogue, ...parts }: AnsweringParts): LineAnswers {
  return line.answer(parts.slots, async function* (text, signal) {
    const { id, accountId, timeLimitMs, resolved } = JSON.parse(text) as Request
    const { task } = await catalogue.snapshot({ accountId, query: resolved.query })
    const tasks = resolved.tasks.map(name => task(name) ?? removedSource(name))
    let ending: Ending | undefined
    yield* streamTemporarySearch(parts, {
      id,
      accountId,
      timeLimitMs,
      resolved: { ...resolved, tasks },
      signal,
      onEnd: result => { ending = result },
    })
    return ending === undefined ? '' : JSON.stringify(ending)
  })
}
