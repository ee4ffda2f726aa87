/** A call that several callers share. */
export interface Call<Answer> {
  readonly settled: Promise<Answer>
}

/** One caller's share of a call. Dispose of it when the caller no longer waits. */
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
  /** `true` if an answer also serves later callers. Default: a call serves only those who join while it runs. */
  keeps?(answer: Answer): boolean
}

/**
 * Single flight: at most one call per key at a time, which all callers of that key share. The signal of a call aborts
 * when its last caller leaves before the answer. A caller that never leaves lets the call run to its end.
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
    /** Joins the call for `key`; starts it if necessary. */
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
