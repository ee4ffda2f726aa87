const waiting: Array<() => void> = []

/**
 * Resolves in a later turn of the event loop. Each turn resolves only one waiting call. Pieces of work that begin with
 * this call therefore never add up in one turn, however many of them wait.
 */
export function nextTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (waiting.push(resolve) === 1) setImmediate(resumeOne)
  return promise
}

/** Maximum length of data that is processed at once, in bytes. Larger data waits for a turn of its own. */
const smallLength = 16 * 1024

/**
 * Waits for a turn of the event loop if the data is large. Call it before each step of work that takes longer for
 * larger data.
 */
export const turnFor = ({ length }: { length: number }): Promise<void> | undefined =>
  length > smallLength ? nextTurn() : undefined

function resumeOne(): void {
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(resumeOne) // runs in the next turn, after timers and I/O
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
