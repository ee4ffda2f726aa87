import { nextTurn } from './pauses.ts'

/**
 * Long work in pieces of at most 0.3 ms. After each piece it yields, so that other work of the process can go on. Where
 * the work waits for nothing, this takes less time than `createPauses`, because `yield` makes no promise.
 */
export type Slices<Result> = Generator<void, Result, void>

/** Number of pieces between two looks at the clock, which takes as long as a small piece. */
const perLook = 16

/** Does long work. Waits for a turn of the event loop after 5 ms of it. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  let sinceMs = performance.now()
  for (let pieces = 1; ; pieces++) {
    const { done, value } = work.next()
    if (done) return value
    if (pieces % perLook !== 0 || performance.now() - sinceMs < 5) continue
    await nextTurn()
    sinceMs = performance.now()
  }
}
