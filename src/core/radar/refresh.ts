import type { Log } from '../../lib/log.ts'
import { fetchCatalogue } from './fetch.ts'

type FetchParts = Parameters<typeof fetchCatalogue>[0]

const lookEveryMs = 60_000
const againAfterMs = 15 * 60_000

/** Reads a catalogue again and again, over all processes once in `everyMs`, after a failure sooner. */
export function createRefresh({ url, log, ...parts }: FetchParts & { url: string, log: Log }) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  async function look(): Promise<void> {
    const now = parts.clock.now()
    const again = new Date(now.getTime() + againAfterMs).toISOString()
    if (!await parts.database.radarFeeds.take(url, now.toISOString(), again)) return
    const { added, changed, rejected } = await fetchCatalogue(parts, url, stopping.signal)
    log.info({}, `the catalogue of breaches was refreshed: ${added} added, ${changed} changed, ${rejected.length} not read`)
  }

  function tick(): void {
    round ??= look()
      .catch((err: unknown) => { if (!stopping.signal.aborted) log.warn({ err }, 'the catalogue of breaches could not be refreshed') })
      .finally(() => { round = undefined })
  }

  return {
    start(): void {
      tick()
      timer = setInterval(tick, lookEveryMs)
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      await round
    },
  }
}
