import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createAdmission } from '../core/admission/admission.ts'
import { createDuties, type Duty } from '../core/work/duties.ts'
import { createDomainRecheck } from '../core/domains/recheck.ts'
import { createInvestigationStarter } from '../core/investigations/starter.ts'
import { createBreachCatalogueFetch } from '../core/radar/fetch.ts'
import { createRefresh } from '../core/radar/refresh.ts'
import { createCreation, type Creation } from '../core/search/creation.ts'
import { createOrchestrator } from '../core/search/orchestrator.ts'
import { setMissingKeys } from '../core/search/match-key.ts'
import { createRunner } from '../core/search/runner.ts'
import { answerTemporarySearches } from '../core/search/temporary-elsewhere.ts'
import { createWatcher } from '../core/watches/watcher.ts'
import { createDeliverer } from '../core/webhooks/deliverer.ts'
import { createSelfTests } from '../core/self-tests/self-tests.ts'
import { testedSources } from '../core/self-tests/tested-sources.ts'
import { iconServices } from '../sources/logos/index.ts'
import type { LineAnswers } from '../wire/line/line.ts'
import type { Engine, ProcessParts } from './engine.ts'
import { isLogoSourceEnabled } from './logos.ts'
import { enabledLists } from './outside.ts'
import type { Store } from './store.ts'

/**
 * Builds the workers of this process. The role `runner` has the runner, which also runs temporary searches of other
 * processes. The role `orchestrator` has five workers: the orchestrator, the worker of the duties, the starter
 * of investigations, the watcher and the webhook deliverer.
 */
export async function composeWorkers(config: Config, parts: ProcessParts, engine: Engine) {
  const { store: { database, clock }, egress: { client }, wire, line, log, telemetry, slots, checkSlots } = parts
  const { catalogue, lists, addFingerprints } = engine
  const runner = hasRole(config, 'runner')
    ? createRunner({
      database,
      queue: engine.queue,
      wire,
      journal: engine.journal,
      cache: engine.cache,
      catalogue,
      client,
      lists,
      clock,
      log,
      capacity: config.runnerCapacity,
      sealer: engine.sealer,
      slots,
      checkSlots,
      telemetry,
      addFingerprints,
    })
    : undefined
  let answers: LineAnswers | undefined
  const orchestration = hasRole(config, 'orchestrator') ? await composeOrchestration(config, parts, engine) : undefined

  return {
    async start(): Promise<void> {
      await runner?.start()
      if (runner && line) answers = answerTemporarySearches({
        line,
        catalogue,
        client,
        lists,
        clock,
        log,
        slots,
        checkSlots,
        telemetry,
        addFingerprints,
      })
      orchestration?.start()
    },

    /**
     * Stops the runner. Its shards, and the temporary searches of other processes, have `graceMs` milliseconds to end.
     * Call this before `stopOthers`, while the API still responds.
     */
    async stopRunner(graceMs: number): Promise<void> {
      await Promise.all([runner?.stop(graceMs), answers?.stop(graceMs)])
    },

    stopOthers: async (graceMs: number): Promise<void> => orchestration?.stop(graceMs),
  }
}

async function composeOrchestration(config: Config, parts: ProcessParts, engine: Engine) {
  const { store: { database, clock, keys }, wire, log, telemetry } = parts
  const { catalogue, journal, sealer, webhookQueue } = engine
  const { publicUrl } = config
  const duties = createDuties({
    database,
    duties: listDuties(config, parts, engine),
    queue: engine.dutyQueue,
    clock,
    log,
  })
  const creation = await composeCreation(config, parts, engine)
  const starter = createInvestigationStarter({
    database,
    keys,
    catalogue,
    creation,
    journal,
    sealer,
    wire,
    clock,
    log,
  })
  const watcher = createWatcher({
    database,
    keys,
    catalogue,
    creation,
    sealer,
    wire,
    webhookQueue,
    publicUrl,
    clock,
    log,
  })
  const orchestrator = createOrchestrator({
    database,
    journal,
    duties,
    starter,
    watcher,
    telemetry,
    clock,
    log,
    everyMs: parts.periods.orchestratorMs,
  })
  const deliverer = createDeliverer({
    database,
    queue: webhookQueue,
    client: parts.egress.webhookClient,
    sealer,
    clock,
    log,
    schedule: config.webhookRetrySchedule,
    random: Math.random,
    publicUrl,
    telemetry,
  })
  return {
    start(): void {
      starter.start()
      orchestrator.start()
      duties.start()
      deliverer.start()
    },

    async stop(graceMs: number): Promise<void> {
      await orchestrator.stop()
      await starter.stop()
      await watcher.stop()
      await Promise.all([duties.stop(0), deliverer.stop(graceMs)])
    },
  }
}

/** Builds the part that starts the searches of investigations and watches. */
async function composeCreation(
  config: Config, { store: { database, clock, serviceKeys }, draining }: ProcessParts, { queue, sealer }: Engine,
): Promise<Creation> {
  return createCreation({
    database,
    admission: createAdmission({ database, clock }),
    queue,
    clock,
    timeLimitOf: () => config.searchTimeLimitMs,
    sealer,
    // loaded here, because SQLite has one connection, so a key cannot be loaded during a transaction
    blocklistKey: await serviceKeys.get('blocklist'),
    draining,
  })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Returns the periodic work of the cluster. The work of each second is in the orchestrator. */
function listDuties(config: Config, parts: ProcessParts, { deletion, erasure, lists, breachSources }: Engine): Duty[] {
  const { store: { database, clock, retention, audit, modules, externalLeaks }, periods, checks, painter } = parts
  const { client } = parts.egress
  const duties: Duty[] = [
    { name: 'erasure', everyMs: periods.deletionMs, run: () => erasure.run() },
    { name: 'deletion', everyMs: periods.deletionMs, run: () => deletion.sweep() },
    { name: 'cache', everyMs: minuteMs, run: () => database.moduleCache.removeExpired(clock.now().toISOString()) },
    { name: 'limits', everyMs: minuteMs, run: () => removeExpiredLimits(database) },
    { name: 'match-keys', everyMs: minuteMs, run: signal => setMissingKeys(database, signal) },
    { name: 'retention', everyMs: hourMs, run: () => retention.run() },
    { name: 'audit', everyMs: hourMs, run: () => audit.removeExpired() },
    { name: 'domains', everyMs: hourMs, run: createDomainRecheck({ database, client, clock }) },
    { name: 'lists', everyMs: 5 * minuteMs, run: signal => lists.refreshDue(enabledLists(config), signal) },
  ]
  const { radarRefreshUrl: url, selfTests, sandbox } = config
  if (selfTests === 'on' && !sandbox) {
    const services = iconServices.filter(service => isLogoSourceEnabled(config, service))
    const sources = testedSources({
      modules,
      externalLeaks,
      breachSources,
      restrictedSources: config.restrictedSources,
      checks,
      iconServices: services,
      painter,
      sourceKeys: config.sourceKeys,
    })
    const { run } = createSelfTests({
      database,
      sources,
      client,
      clock,
    })
    duties.push({ name: 'self-tests', everyMs: minuteMs, run })
  }
  if (url !== undefined) duties.push({ name: 'radar', everyMs: hourMs, run: composeRefresh(url, config, parts) })
  return duties
}

/** Removes counted requests and open streams that no limit counts any more, and expired Idempotency-Keys. */
async function removeExpiredLimits(
  { rateLog, streamSeats, idempotencyKeys, webhookPauses }: Store['database'],
): Promise<void> {
  await rateLog.removeExpired()
  await streamSeats.removeExpired()
  await idempotencyKeys.removeExpired()
  await webhookPauses.removeExpired()
}

function composeRefresh(
  url: string,
  { radarRefreshHours: hours }: Config,
  { store: { database, clock, radarImport: importer }, egress: { client }, log }: ProcessParts,
) {
  const fetch = createBreachCatalogueFetch({
    database,
    clock,
    client,
    importer,
    // half a slot less, because the read of the last slot ended after its begin
    everyMs: hours * hourMs - hourMs / 2,
  })
  return createRefresh({ fetch, url, log })
}
