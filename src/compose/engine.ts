import type { Config } from '../config/read.ts'
import { createAnswerCache } from '../core/asking/answer-cache.ts'
import { createInvestigationCancellation } from '../core/investigations/cancellation.ts'
import { createInvestigationDeletion } from '../core/investigations/deletion.ts'
import { createHoldings } from '../core/domains/holdings.ts'
import { createLists } from '../core/lists/lists.ts'
import type { Painter } from '../core/logos/painter.ts'
import { createRadarFacts } from '../core/radar/facts.ts'
import { createCatalogue } from '../core/search/catalogue.ts'
import { createCancellation } from '../core/search/cancellation.ts'
import { createErasure } from '../core/erasure/erasure.ts'
import { createDeletion } from '../core/search/deletion.ts'
import { createFingerprints } from '../core/search/fingerprints.ts'
import { createJournal } from '../core/search/journal.ts'
import type { Log } from '../lib/log.ts'
import type { FairSlots } from '../lib/fair-slots.ts'
import type { Telemetry } from '../lib/telemetry.ts'
import { createPollingQueue } from '../queue/polling.ts'
import { breachSources as allBreachSources } from '../sources/leaks/breaches/index.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { bellOf } from '../wire/wire.ts'
import type { Connections } from './wire.ts'
import { listProviders, type Egress } from './egress.ts'
import type { Periods } from './periods.ts'
import type { Overrides, Store } from './store.ts'

/** Interval at which an orchestrator that does not lead looks for duties, in milliseconds. The leader wakes its own. */
const dutyPollMs = 10_000

/** Parts of the process on which all roles are built. */
export interface ProcessParts extends Omit<Connections, 'close'> {
  periods: Periods
  store: Store
  egress: Egress
  checks: readonly AccountCheck[]
  log: Log
  telemetry: Telemetry
  /** Reads foreign images, in processes that start when there is work. */
  painter: Painter
  /** Limits how many tasks this process runs at the same time, without account checks. */
  slots: FairSlots
  /** Limits how many account checks this process runs at the same time. */
  checkSlots: FairSlots
  /** Aborts when the process begins to stop. The process then accepts no new searches. */
  draining: AbortSignal
}

export type Engine = ReturnType<typeof composeEngine>

/**
 * Builds the parts that handle searches. Every role of a process needs them: the API creates searches, the runner runs
 * shards, and the orchestrator ends searches.
 */
export function composeEngine(
  config: Config,
  { store, egress, wire, checks, log, telemetry, painter }: ProcessParts,
  { breachSources = allBreachSources }: Overrides,
) {
  const { database, clock, modules, leakSources, serviceKeys } = store
  const { client } = egress
  const webhookQueue = createPollingQueue({ claim: database.webhooks.take, bell: bellOf(wire, 'webhook') })
  const journal = createJournal({
    database,
    wire,
    clock,
    publicUrl: config.publicUrl,
    onEnd(status) {
      webhookQueue.notify()
      wire.ring('investigation', 1)
      telemetry.report('search', { mode: 'stored', status })
    },
  })
  const namespace = cacheNamespace(config)
  const answerCacheFor = (consumer: 'search' | 'tool') =>
    createAnswerCache({
      database,
      clock,
      serviceKeys,
      namespace,
      consumer,
    })
  const cache = answerCacheFor('search')
  return {
    breachSources,
    lists: createLists({
      storage: database.lists,
      client,
      clock,
      log,
    }),
    addFingerprints: config.pictureFingerprints === 'on' ? createFingerprints(painter) : undefined,
    sealer: store.sealer(),
    queue: createPollingQueue({
      claim: database.shards.take,
      claimMany: database.shards.takeMany,
      bell: bellOf(wire, 'shard'),
    }),
    webhookQueue,
    dutyQueue: createPollingQueue({ claim: database.duties.take, bell: bellOf(wire, 'duty'), pollMs: dutyPollMs }),
    journal,
    cache,
    toolCache: answerCacheFor('tool'),
    deletion: createDeletion({ database, cache, clock }),
    erasure: createErasure({ database, journal, clock }),
    cancellation: createCancellation({ journal, clock }),
    investigationDeletion: createInvestigationDeletion({ database, clock }),
    investigationCancellation: createInvestigationCancellation({ database, journal, wire, clock }),
    catalogue: createCatalogue({
      modules,
      leakSources,
      breachSources,
      sourceKeys: config.sourceKeys,
      restrictedSources: config.restrictedSources,
      checks,
      probes: config.accountProbes,
      ownAddress: config.accountControlEmail,
      health: store.sourceHealth,
      providers: listProviders(config),
      radar: createRadarFacts({ database }),
      holdsDomain: config.domainProof === 'on' ? createHoldings({ database, clock }) : undefined,
    }),
  }
}

/** Returns the part of a cache key that separates responses of the simulator from responses of real sources. */
const cacheNamespace = ({ sandbox }: Config) => sandbox ? 'sandbox' : 'live'
