import { AsyncLocalStorage } from 'node:async_hooks'

/** Waiting calls by the work that they are part of; `undefined` stands for calls outside `takingTurns`. */
const waiting = new Map<string | undefined, Array<() => void>>()
const currentWork = new AsyncLocalStorage<string>()

/**
 * Resolves in a later turn of the event loop. Each turn resolves only one waiting call. Pieces of work that begin with
 * this call therefore never add up in one turn, however many of them wait.
 */
export function nextTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = currentWork.getStore()
  const queue = waiting.get(work)
  if (queue) queue.push(resolve)
  else if (waiting.set(work, [resolve]).size === 1) setImmediate(resumeOne)
  return promise
}

/**
 * Runs `run`, whose calls of `nextTurn` take turns with those of other work: the hundreds of calls of a large search
 * wait behind one another, and a small one behind one call of each.
 * @param work id of the search
 */
export const takingTurns = <T>(work: string, run: () => T): T => currentWork.run(work, run)

/** Maximum length of data that is processed at once, in bytes. Larger data waits for a turn of its own. */
const smallLength = 16 * 1024

/**
 * Waits for a turn of the event loop if the data is large. Call it before each step of work that takes longer for
 * larger data.
 */
export const turnFor = ({ length }: { length: number }): Promise<void> | undefined =>
  length > smallLength ? nextTurn() : undefined

function resumeOne(): void {
  const [work, queue] = waiting.entries().next().value!
  waiting.delete(work)
  queue.shift()!()
  if (queue.length > 0) waiting.set(work, queue) // behind the calls of all other work
  if (waiting.size > 0) setImmediate(resumeOne) // runs in the next turn, after timers and I/O
}

/**
 * Creates a function that long work must await after each small piece. The function waits for its turn every `everyMs`
 * milliseconds (default: 5), so that the long work does not block other work.
 */
export function createPauses(everyMs = 5): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < everyMs) return
    await nextTurn()
    sinceMs = performance.now()
  }
}
