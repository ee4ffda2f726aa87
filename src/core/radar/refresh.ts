import type { Log } from '../../lib/log.ts'
import type { BreachCatalogueFetch, Fetched } from './fetch.ts'

interface RefreshParts {
  fetch: BreachCatalogueFetch
  url: string
  log: Log
}

const checkEveryMs = 60_000

/**
 * Creates the periodic refresh of a breach catalogue. Every minute, it checks whether the catalogue is due, and imports
 * the catalogue if it is due.
 */
export function createRefresh({ fetch, url, log }: RefreshParts) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let inFlight: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const fetched = await fetch.ifDue(url, stopping.signal)
    if (fetched !== undefined) log.info({}, `the breach catalogue was refreshed: ${describe(fetched)}`)
  }

  /**
   * Runs one check. If a check is already running, returns the promise of that check. Never rejects: failures are
   * logged.
   */
  function checkOnce(): Promise<void> {
    return inFlight ??= refresh()
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the breach catalogue could not be refreshed')
      })
      .finally(() => {
        inFlight = undefined
      })
  }

  return {
    round: checkOnce,

    start(): void {
      void checkOnce()
      timer = setInterval(() => void checkOnce(), checkEveryMs)
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      await inFlight
    },
  }
}

const describe = ({ notModified, added, changed, rejected }: Fetched): string =>
  notModified ? 'it has not changed' : `${added} added, ${changed} changed, ${rejected.length} not readable`
