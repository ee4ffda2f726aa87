import type { Config } from '../config/read.ts'
import { createPainter } from '../core/logos/painter.ts'
import { createOutageLog } from '../db/driver/outage.ts'
import type { Listening } from '../lib/listen.ts'
import { createLog } from '../lib/log.ts'
import { createFairSlots } from '../lib/fair-slots.ts'
import { loadUndici } from '../sources/egress/undici.ts'
import { logPacks } from './account-packs.ts'
import { composeBudgets } from './budgets.ts'
import { composeEgress } from './egress.ts'
import { composeEngine, type ProcessParts } from './engine.ts'
import { loadValidAccountChecks, sourceNames } from './outside.ts'
import { composeServers } from './servers.ts'
import { composeServices, type Services } from './services.ts'
import { createShutdown } from './shutdown.ts'
import { defaultPeriods } from './periods.ts'
import { openStore, type Overrides, type Store } from './store.ts'
import { composeTelemetry } from './telemetry.ts'
import {
  warnOfGeneratedSecret, warnOfMissingRunner, warnOfUnknownMigrations, warnOfUnreadableLeaks,
} from './warnings.ts'
import { composeWire } from './wire.ts'
import { composeWorkers } from './workers.ts'

const drainMs = 20_000

type SharedServices =
  & Pick<Services, 'authenticate'>
  & Pick<Services['api'], 'deletion' | 'investigations' | 'searches' | 'tools' | 'watches' | 'webhookEndpoints'>

export interface Tracewell extends Store, SharedServices {
  /** Address of the API. `undefined` if this process does not have the role `api`. */
  api: Listening | undefined
  images: Listening | undefined
  metrics: Listening | undefined
  /** @param graceMs how long work in progress may take, in milliseconds. Default: 20 seconds. */
  stop(graceMs?: number): Promise<void>
}

/**
 * Builds and starts every role of this process.
 *
 * `stop` ends the roles in the reverse order of their start. First the process drains: the API still responds, but
 * reports that the process is not ready and accepts no new search. At the same time, the runner ends its shards.
 */
export async function start(config: Config, overrides: Overrides = {}): Promise<Tracewell> {
  const { checks, packs } = await loadValidAccountChecks(config, overrides)
  const log = overrides.log ?? createLog({ level: config.logLevel })
  const outageLog = createOutageLog(log)
  logPacks(packs, log)
  const slots = createFairSlots(config.runnerCapacity)
  const checkSlots = createFairSlots(config.checkCapacity)
  const drain = new AbortController()
  const shutdown = createShutdown()
  try {
    const store = await openStore(config, { ...overrides, log })
    shutdown.add(() => store.database.close())
    store.database.onResponse(outageLog.onResponse)
    warnOfUnknownMigrations(store.database, log)
    const { close, ...connections } = await composeWire(config, { log, sealer: store.sealer })
    shutdown.add(close)
    const { all: sources } = sourceNames(overrides)
    const monitoring = await composeTelemetry(config, {
      database: store.database,
      sourceHealth: store.sourceHealth,
      log,
      outageLog: outageLog.log,
      sources,
      slots,
      connection: connections.connection,
    })
    shutdown.add(monitoring.close)
    const { telemetry } = monitoring
    const egress = await composeEgress(config, telemetry, composeBudgets(config, store, outageLog.log), overrides)
    shutdown.add(egress.close)
    const painter = createPainter()
    shutdown.add(painter.close)
    const parts: ProcessParts = {
      store,
      egress,
      checks,
      periods: { ...defaultPeriods, ...overrides.periods },
      log: outageLog.log,
      telemetry,
      slots,
      checkSlots,
      painter,
      ...connections,
      draining: drain.signal,
    }
    const engine = composeEngine(config, parts, overrides)
    shutdown.add(engine.lists.close)
    const workers = await composeWorkers(config, parts, engine)
    shutdown.add(workers.stopOthers)
    if (config.selfTests === 'off') await store.database.sourceHealth.endTests()
    await store.sourceHealth.start()
    shutdown.add(store.sourceHealth.stop)
    const services = await composeServices(config, parts, engine)
    shutdown.add(services.close)
    const servers = composeServers(config, {
      store,
      services,
      log: outageLog.log,
      telemetry: monitoring.requestTelemetry,
    }, overrides)
    shutdown.add(servers.close)
    shutdown.add(workers.stopRunner)
    shutdown.add(services.closeStreams)
    shutdown.add(() => drain.abort())

    let isStarted = false
    const { live, processReady } = services.api.health
    const metrics = await monitoring.listen({ live, ready: () => processReady(isStarted) })
    await warnOfUnreadableLeaks(store.leakSources, log)
    await store.database.endLeases()
    await workers.start()
    await store.fillRadar()
    loadUndici() // takes 25 ms of the event loop: before the servers listen, no request waits for it
    const listening = await servers.listen()
    warnOfGeneratedSecret(config, log)
    warnOfMissingRunner(config, log)
    const { deletion, investigations, searches, tools, watches, webhookEndpoints } = services.api
    isStarted = true
    return {
      ...store,
      ...listening,
      authenticate: services.authenticate,
      deletion,
      investigations,
      searches,
      tools,
      watches,
      webhookEndpoints,
      metrics,
      stop: (graceMs = drainMs) => shutdown.run(graceMs),
    }
  } catch (error) {
    await shutdown.run(0).catch(() => undefined) // the caller gets the error of the start, not an error of the clean-up
    throw error
  }
}
