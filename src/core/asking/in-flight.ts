/** A call that several callers share. */
export interface Call<Answer> {
  readonly settled: Promise<Answer>
}

/** One caller's participation in a shared call. Dispose of it when this caller no longer waits for the answer. */
export interface JoinedCall<SharedCall> extends Disposable {
  readonly call: SharedCall
}

interface Entry<SharedCall> {
  call: SharedCall
  waiting: number
  isSettled: boolean
  abort: AbortController
}

interface InFlightOptions<Answer> {
  /**
   * Returns `true` if the answer is kept for callers that join after the call has ended. By default, no answer is kept.
   */
  keeps?(answer: Answer): boolean
}

/**
 * Creates a single flight: for each key at most one call runs at a time, and all callers of the key share it. If all
 * callers leave before the answer, the signal of the call aborts. If at least one caller stays, the call continues
 * until it ends.
 */
export function createInFlight<Answer, SharedCall extends Call<Answer> = Call<Answer>>(
  { keeps = () => false }: InFlightOptions<Answer> = {},
) {
  const entries = new Map<string, Entry<SharedCall>>()

  function remove(key: string, entry: Entry<SharedCall>): void {
    if (entries.get(key) === entry) entries.delete(key)
  }

  function begin(key: string, start: (signal: AbortSignal) => SharedCall): Entry<SharedCall> {
    const abort = new AbortController()
    const entry: Entry<SharedCall> = { call: start(abort.signal), waiting: 0, isSettled: false, abort }
    const settle = (isKept: boolean) => {
      entry.isSettled = true
      if (!isKept) remove(key, entry)
    }
    entry.call.settled.then(answer => settle(keeps(answer)), () => settle(false))
    entries.set(key, entry)
    return entry
  }

  return {
    /**
     * Joins the call that runs for `key`, or the ended call whose answer is kept. If there is neither, starts a call.
     */
    join(key: string, start: (signal: AbortSignal) => SharedCall): JoinedCall<SharedCall> {
      const entry = entries.get(key) ?? begin(key, start)
      entry.waiting++
      return {
        call: entry.call,
        [Symbol.dispose]() {
          if (--entry.waiting > 0 || entry.isSettled) return
          remove(key, entry)
          entry.abort.abort()
        },
      }
    },
  }
}
