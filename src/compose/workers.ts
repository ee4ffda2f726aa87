import { listProviders } from './outside.ts'
import type { Config } from '../config/read.ts'
import { createRadarFacts } from '../core/radar/facts.ts'
import { createCatalogueFetch } from '../core/radar/fetch.ts'
import { createRefresh } from '../core/radar/refresh.ts'
import { createCatalogue } from '../core/search/catalogue.ts'
import { createDeletion } from '../core/search/deletion.ts'
import { createJournal } from '../core/search/journal.ts'
import { createModuleCache } from '../core/search/module-cache.ts'
import { createOrchestrator } from '../core/search/orchestrator.ts'
import { createRunner } from '../core/search/runner.ts'
import { maxAttemptsInFlight, createDeliverer, deliveryLeaseMs } from '../core/webhooks/deliverer.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { createInProcessQueue } from '../queue/in-process.ts'
import type { BreachSource } from '../sources/breaches/breach-source.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { createInProcessWire } from '../wire/in-process.ts'
import type { Egress } from './outside.ts'
import type { Operator } from './store.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import type { Semaphore } from '../lib/semaphore.ts'

type Parts = Operator & {
  log: Log
  egress: Egress
  telemetry: Telemetry
  slots: Semaphore
  checks: readonly AccountCheck[]
  breachSources: readonly BreachSource[]
  draining: AbortSignal
  leaseMs: number
}

/** What runs searches, delivers their webhooks and sees to what has been left behind: each only where this process plays that role. */
export function composeWorkers(config: Config, parts: Parts) {
  const {
    database,
    clock,
    log,
    modules,
    leaks,
    retention,
    audit,
    serviceKeys,
    egress,
    telemetry,
    slots,
    checks,
    breachSources,
    draining,
    leaseMs,
  } = parts
  const has = (role: Config['roles'][number]) => config.roles.includes(role)
  const wire = createInProcessWire()
  const catalogue = createCatalogue({
    modules,
    leaks,
    breachSources,
    keys: config.sourceKeys,
    checks,
    probes: config.accountProbes,
    providers: listProviders(config),
    radar: createRadarFacts({ database }),
  })
  const sealer = parts.sealer()
  const engine = {
    database,
    modules,
    catalogue,
    client: egress.client,
    clock,
    log,
    slots,
    telemetry,
    draining,
  }
  const queue = createInProcessQueue({ claim: () => database.shards.claim(newId(), leaseMs) })
  const webhookQueue = createInProcessQueue({
    claim: () => database.webhooks.claim(newId(), deliveryLeaseMs, maxAttemptsInFlight),
  })
  const ended = (status: 'finished' | 'error') => {
    webhookQueue.added()
    telemetry.report('search', { mode: 'stored', status })
  }
  const journal = createJournal({
    database,
    wire,
    clock,
    leaseMs,
    publicUrl: config.publicUrl,
    onEnd: ended,
  })
  const cache = createModuleCache({ database, clock, keys: serviceKeys, world: worldOf(config) })
  const deletion = createDeletion({ database, cache, clock })
  const runner = has('runner')
    ? createRunner({
      ...engine,
      queue,
      journal,
      cache,
      sealer,
      capacity: config.runnerCapacity,
      leaseMs,
    })
    : undefined
  const orchestrator = has('orchestrator')
    ? createOrchestrator({
      database,
      journal,
      deletion,
      retention,
      audit,
      clock,
      log,
    })
    : undefined
  const deliverer = has('orchestrator') ?
    createDeliverer({
      database,
      queue: webhookQueue,
      client: egress.webhookClient,
      sealer,
      clock,
      log,
      schedule: config.webhookRetrySchedule,
      random: Math.random,
      telemetry,
    }) :
    undefined
  const refresh = has('orchestrator') ? composeRefresh(config, parts) : undefined

  return {
    engine,
    queue,
    webhookQueue,
    deletion,
    wire,
    sealer,
    hasRunner: runner !== undefined,

    async start(): Promise<void> {
      await runner?.start()
      orchestrator?.start()
      deliverer?.start()
      refresh?.start()
    },

    stopRunner: async (graceMs: number): Promise<void> => runner?.stop(graceMs),

    async stopOthers(graceMs: number): Promise<void> {
      await Promise.all([orchestrator?.stop(), refresh?.stop()])
      await deliverer?.stop(graceMs)
    },
  }
}

/** What was said in the sandbox is never taken for what real sources said. */
export const worldOf = ({ sandbox }: Config) => sandbox ? 'sandbox' : 'live'

function composeRefresh(
  { radarRefreshUrl: url, radarRefreshHours: hours }: Config,
  { database, clock, log, egress: { client }, radarImport: importer }: Parts,
) {
  if (url === undefined) return undefined
  return createRefresh({
    fetch: createCatalogueFetch({
      database,
      clock,
      client,
      importer,
      everyMs: hours * 3_600_000,
    }),
    url,
    log,
  })
}
