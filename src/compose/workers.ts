import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createAdmission } from '../core/admission/admission.ts'
import { createDuties, type Duty } from '../core/work/duties.ts'
import { createInvestigationStarter } from '../core/investigations/starter.ts'
import { createBreachCatalogueFetch } from '../core/radar/fetch.ts'
import { createRefresh } from '../core/radar/refresh.ts'
import { createCreation, type Creation } from '../core/search/creation.ts'
import { createOrchestrator } from '../core/search/orchestrator.ts'
import { createRunner } from '../core/search/runner.ts'
import { answerTemporarySearches } from '../core/search/temporary-elsewhere.ts'
import { createWatcher } from '../core/watches/watcher.ts'
import { createDeliverer } from '../core/webhooks/deliverer.ts'
import { createSelfTests } from '../core/self-tests/self-tests.ts'
import { testedSources } from '../core/self-tests/tested-sources.ts'
import { iconServices } from '../sources/logos/index.ts'
import type { LineAnswers } from '../wire/line/line.ts'
import type { Engine } from './engine.ts'
import { isLogoSourceEnabled } from './logos.ts'
import { enabledLists } from './outside.ts'

/**
 * Builds the workers of this process. The role `runner` has the runner, which also runs temporary searches of other
 * processes. The role `orchestrator` has five workers: the orchestrator, the worker of the duties, the starter
 * of investigations, the watcher and the webhook deliverer.
 */
export async function composeWorkers(config: Config, engine: Engine) {
  const runner = hasRole(config, 'runner')
    ? createRunner({ ...engine, capacity: config.runnerCapacity })
    : undefined
  const { line } = engine
  let answers: LineAnswers | undefined
  const orchestration = hasRole(config, 'orchestrator') ? await composeOrchestration(config, engine) : undefined

  return {
    async start(): Promise<void> {
      await runner?.start()
      if (runner && line) answers = answerTemporarySearches({ ...engine, line })
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

async function composeOrchestration(config: Config, engine: Engine) {
  const duties = createDuties({ ...engine, duties: listDuties(config, engine), queue: engine.dutyQueue })
  const creation = await composeCreation(config, engine)
  const starter = createInvestigationStarter({ ...engine, creation })
  const watcher = createWatcher({ ...engine, creation, publicUrl: config.publicUrl })
  const orchestrator = createOrchestrator({
    ...engine,
    duties,
    starter,
    watcher,
    everyMs: engine.periods.orchestratorMs,
  })
  const deliverer = createDeliverer({
    ...engine,
    queue: engine.webhookQueue,
    client: engine.webhookClient,
    schedule: config.webhookRetrySchedule,
    random: Math.random,
    publicUrl: config.publicUrl,
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
async function composeCreation(config: Config, engine: Engine): Promise<Creation> {
  return createCreation({
    ...engine,
    admission: createAdmission(engine),
    timeLimitOf: () => config.searchTimeLimitMs,
    // loaded here, because SQLite has one connection, so a key cannot be loaded during a transaction
    blocklistKey: await engine.serviceKeys.get('blocklist'),
  })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Returns the periodic work of the cluster. The work of each second is in the orchestrator. */
function listDuties(config: Config, engine: Engine): Duty[] {
  const { database, clock, deletion, retention, audit, lists, periods } = engine
  const duties: Duty[] = [
    { name: 'deletion', everyMs: periods.deletionMs, run: () => deletion.sweep() },
    { name: 'cache', everyMs: minuteMs, run: () => database.moduleCache.removeExpired(clock.now().toISOString()) },
    { name: 'limits', everyMs: minuteMs, run: () => removeExpiredLimits(database) },
    { name: 'retention', everyMs: hourMs, run: () => retention.run() },
    { name: 'audit', everyMs: hourMs, run: () => audit.removeExpired() },
    { name: 'lists', everyMs: 5 * minuteMs, run: signal => lists.refreshDue(enabledLists(config), signal) },
  ]
  const { radarRefreshUrl: url, selfTests, sandbox } = config
  if (selfTests === 'on' && !sandbox) {
    const services = iconServices.filter(service => isLogoSourceEnabled(config, service))
    const sources = testedSources({ ...engine, ...config, iconServices: services })
    const { run } = createSelfTests({ ...engine, sources })
    duties.push({ name: 'self-tests', everyMs: minuteMs, run })
  }
  if (url !== undefined) duties.push({ name: 'radar', everyMs: hourMs, run: composeRefresh(url, config, engine) })
  return duties
}

/** Removes counted requests and open streams that no limit counts any more, and expired Idempotency-Keys. */
async function removeExpiredLimits({ rateLog, streamSeats, idempotencyKeys }: Engine['database']): Promise<void> {
  await rateLog.removeExpired()
  await streamSeats.removeExpired()
  await idempotencyKeys.removeExpired()
}

function composeRefresh(
  url: string,
  { radarRefreshHours: hours }: Config,
  { database, clock, log, client, radarImport: importer }: Engine,
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
