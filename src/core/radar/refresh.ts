import type { Log } from '../../lib/log.ts'
import type { CatalogueFetch, Fetched } from './fetch.ts'

interface RefreshParts {
  fetch: CatalogueFetch
  url: string
  log: Log
}

const lookEveryMs = 60_000

/** Reads a catalogue whenever it is due. */
export function createRefresh({ fetch, url, log }: RefreshParts) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  async function look(): Promise<void> {
    const fetched = await fetch.ifDue(url, stopping.signal)
    if (fetched !== undefined) log.info({}, `the catalogue of breaches was refreshed: ${describe(fetched)}`)
  }

  /** One at a time; never rejects. */
  function round(): Promise<void> {
    return underWay ??= look()
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the catalogue of breaches could not be refreshed')
      })
      .finally(() => {
        underWay = undefined
      })
  }

  return {
    round,

    start(): void {
      void round()
      timer = setInterval(() => void round(), lookEveryMs)
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}

const describe = ({ notModified, added, changed, rejected }: Fetched): string =>
  notModified ? 'it has not changed' : `${added} added, ${changed} changed, ${rejected.length} not read`
