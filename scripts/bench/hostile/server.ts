/** The product with its usual sources, and a watch on its event loop. */
import { createBreachCatalogueFetch } from '../../../src/core/radar/fetch.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createClient } from '../../../src/sources/egress/client.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { answerParent } from '../../support/child.ts'
import { startServer } from '../../support/child-server.ts'

/** The longest pause, in milliseconds. */
export interface Pause {
  cpuMs: number
  wallMs: number
}

export interface Started {
  url: string
  imagesUrl: string
  key: string
}

/** Time between two reads of the catalogue, in milliseconds. It is longer than the bench, which reads when it wants. */
const everyMs = 1_000_000_000
const probeMs = 1
let longest: Pause = { cpuMs: 0, wallMs: 0 }

/**
 * Measures each turn of the event loop: the processor time of this thread and the time on the clock. On a busy machine,
 * only the processor time shows what the process itself does.
 */
function watch(): void {
  let cpu = process.threadCpuUsage()
  let wall = performance.now()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(cpu)
    longest.cpuMs = Math.max(longest.cpuMs, (user + system) / 1_000)
    longest.wallMs = Math.max(longest.wallMs, performance.now() - wall)
    cpu = process.threadCpuUsage()
    wall = performance.now()
  }, probeMs)
}

let readCatalogue: () => Promise<void> = () => Promise.reject(new Error('the product has not started'))
let addEvents: (searchId: string, count: number) => Promise<void> = () => Promise.resolve()
let countHidden: () => Promise<number> = () => Promise.resolve(0)
let prepare: () => Promise<void> = () => Promise.resolve()

answerParent({
  async start({ dataDir, upstreamPort }: { dataDir: string, upstreamPort: number }): Promise<Started> {
    const routes = `*=http://127.0.0.1:${upstreamPort}/{host}`
    const { product, url, imagesUrl, key } = await startServer({
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      EGRESS_ROUTES: routes,
      PROVIDER_ONE_URL: 'https://provider-one.example',
      SOURCE_KEY_DEHASHED: 'bench',
      SOURCE_KEY_LEAKCHECK: 'bench',
      SOURCE_KEY_HAVEIBEENPWNED: 'bench',
    })
    const { database, radarImport, sourceHealth } = product
    const client = createClient({ routes: parseRoutes(routes), allow: [], userAgent: 'bench' })
    const fetcher = createBreachCatalogueFetch({
      database,
      clock: systemClock,
      client,
      importer: radarImport,
      everyMs,
    })
    readCatalogue = async () => { await fetcher.now('https://catalogue.example/breaches').catch(() => undefined) }
    addEvents = async (searchId, count) => {
      const data = JSON.stringify({ text: 'x'.repeat(500) })
      const at = new Date().toISOString()
      const events = Array.from({ length: count }, () => ({ name: 'search.progress', data, at }))
      await database.inTransaction(tx => tx.events.append(searchId, events))
    }
    countHidden = async () => (await database.searches.listHidden(1)).length
    prepare = async () => {
      await database.moduleCache.removeExpired('9999')
      const health = await database.sourceHealth.list()
      const failed = health.filter(({ state, failures }) => state !== 'ok' && failures > 0)
      const healed = failed.map(one => ({ ...one, state: 'ok' as const, failures: 0 }))
      if (healed.length > 0) await database.sourceHealth.store(...healed)
      await sourceHealth.refresh()
    }
    watch()
    return { url, imagesUrl, key }
  },
  /** Lets the next call ask the sources: empties the cache of answers, and forgets that hostile ones failed. */
  prepare: () => prepare(),
  reset() {
    longest = { cpuMs: 0, wallMs: 0 }
  },
  /** Returns the longest pause since the reset, in milliseconds. */
  longest: () => longest,
  readCatalogue: () => readCatalogue(),
  addEvents: ({ searchId, count }: { searchId: string, count: number }) => addEvents(searchId, count),
  /** Returns 1 if deleted searches still wait to be removed, otherwise 0. */
  hidden: () => countHidden(),
})
