import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createBreachCatalogueFetch } from '../core/radar/fetch.ts'
import { createRefresh } from '../core/radar/refresh.ts'
import { createOrchestrator } from '../core/search/orchestrator.ts'
import { createRunner } from '../core/search/runner.ts'
import { createDeliverer } from '../core/webhooks/deliverer.ts'
import type { Engine } from './engine.ts'

/**
 * Builds the workers of this process. The role `runner` has the runner. The role `orchestrator` has three workers: the
 * orchestrator, the webhook deliverer and the refresh of the breach catalogue.
 */
export function composeWorkers(config: Config, engine: Engine) {
  const runner = hasRole(config, 'runner')
    ? createRunner({ ...engine, capacity: config.runnerCapacity })
    : undefined
  const isOrchestrator = hasRole(config, 'orchestrator')
  const orchestrator = isOrchestrator ? createOrchestrator(engine) : undefined
  const refresh = isOrchestrator ? composeRefresh(config, engine) : undefined
  const deliverer = isOrchestrator
    ? createDeliverer({
      ...engine,
      queue: engine.webhookQueue,
      client: engine.webhookClient,
      schedule: config.webhookRetrySchedule,
      random: Math.random,
    })
    : undefined

  return {
    async start(): Promise<void> {
      await runner?.start()
      orchestrator?.start()
      deliverer?.start()
      refresh?.start()
    },

    /**
     * Stops the runner. Its shards in progress have `graceMs` milliseconds to end. Call this before `stopOthers`, while
     * the API still responds.
     */
    stopRunner: async (graceMs: number): Promise<void> => runner?.stop(graceMs),

    async stopOthers(graceMs: number): Promise<void> {
      await Promise.all([orchestrator?.stop(), refresh?.stop()])
      await deliverer?.stop(graceMs)
    },
  }
}

function composeRefresh(
  { radarRefreshUrl: url, radarRefreshHours: hours }: Config,
  { database, clock, log, client, radarImport: importer }: Engine,
) {
  if (url === undefined) return undefined
  return createRefresh({
    fetch: createBreachCatalogueFetch({
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
