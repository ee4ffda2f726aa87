/*
 * How late this process is
 *
 * A process that computes, or that gets no processor from the machine, runs its timers late and reads answers late. A
 * timer of a short period measures it: what it comes later than its period, the process could not work. The timer runs
 * only while something watches.
 */

const periodMs = 50
/** Lateness of a timer on an idle machine, in milliseconds. */
const usualMs = 5

/** Counts the time in which this process could not work, from the moment when it is created. */
export interface Lateness extends Disposable {
  /** Milliseconds so far, with those of a turn that still runs. */
  readonly ms: number
}

let watchers = 0
let timer: NodeJS.Timeout | undefined
let lateMs = 0
let lastMs = 0

const overdue = (): number => Math.max(0, performance.now() - lastMs - periodMs - usualMs)

function tick(): void {
  lateMs += overdue()
  lastMs = performance.now()
}

/** Starts to count. Must be disposed of. */
export function watchLateness(): Lateness {
  if (watchers++ === 0) {
    lastMs = performance.now()
    timer = setInterval(tick, periodMs).unref()
  }
  const before = lateMs + overdue()
  let isWatching = true
  return {
    get ms() { return lateMs + overdue() - before },
    [Symbol.dispose]() {
      if (!isWatching) return
      isWatching = false
      if (--watchers === 0) clearInterval(timer)
    },
  }
}

/** Least time without work that is blamed for a failure, in milliseconds. */
const leastMs = 1_000

/** `true` if a process that could not work for `lateMs` of `ofMs` milliseconds is to blame for what failed in them. */
export const wasBusy = (lateMs: number, ofMs: number): boolean => lateMs >= Math.max(leastMs, ofMs / 2)
