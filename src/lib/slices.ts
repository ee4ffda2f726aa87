import { nextTurn } from './pauses.ts'

/**
 * Long work that yields after each millisecond of it or more often, so that other work of the process can go on. Where
 * the work waits for nothing, this takes less time than `createPauses`, because `yield` makes no promise.
 */
export type Slices<Result> = Generator<void, Result, void>

/** Does long work. Waits for a turn of the event loop after 5 ms of it. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  let sinceMs = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - sinceMs < 5) continue
    await nextTurn()
    sinceMs = performance.now()
  }
}

/** Does long work without a pause, where nothing else waits, such as in a terminal. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Creates a function that returns `true` in one of `count` calls: after how many small pieces the work yields. */
export function createEvery(count = 64): () => boolean {
  let calls = 0
  return () => ++calls % count === 0
}
