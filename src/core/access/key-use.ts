import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'

interface KeyUseParts {
  database: Pick<Database, 'keys'>
  clock: Clock
  log: Log
  /** Interval of the writes, in milliseconds. */
  everyMs: number
}

/** Number of keys that one statement updates. */
const batch = 500

/**
 * Records the minute in which each key was last used. One write in each interval stores all keys, so that a request
 * writes nothing, and a key costs one update a minute at most. A process that is killed loses the last interval.
 */
export function createKeyUse({ database, clock, log, everyMs }: KeyUseParts) {
  /** The minute of the last request, by key id. */
  let used = new Map<string, string>()
  let stored = new Map<string, string>()
  let writing: Promise<void> = Promise.resolve()

  async function store(fresh: ReadonlyMap<string, string>): Promise<void> {
    for (const [minute, entries] of Map.groupBy(fresh, ([, one]) => one)) {
      const ids = entries.map(([id]) => id)
      for (let from = 0; from < ids.length; from += batch) {
        await database.keys.setLastUsed(ids.slice(from, from + batch), minute)
      }
    }
  }

  function write(): void {
    const fresh = new Map([...used].filter(([id, minute]) => stored.get(id) !== minute))
    stored = used
    used = new Map()
    if (fresh.size === 0) return
    writing = writing.then(() => store(fresh))
      .catch((err: unknown) => log.error({ err }, 'the last use of keys could not be recorded'))
  }

  const timer = setInterval(write, everyMs).unref()

  return {
    /** Notes a request with this key. */
    note(keyId: string): void {
      used.set(keyId, `${clock.now().toISOString().slice(0, 16)}:00.000Z`)
    },

    /** Stops the timer and stores what is left. */
    async close(): Promise<void> {
      clearInterval(timer)
      write()
      await writing
    },
  }
}
