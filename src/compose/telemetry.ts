import type { Config } from '../config/read.ts'
import { createGaugeReader } from '../core/gauges.ts'
import type { Database } from '../db/database.ts'
import type { Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import type { Semaphore } from '../lib/semaphore.ts'
import { combineTelemetry, type Telemetry } from '../lib/telemetry.ts'
import { providerSlugs } from '../sources/byok/provider.ts'
import { accountChecks } from '../sources/registered/index.ts'
import type { TraceConfig } from '../telemetry/trace-config.ts'
import { version } from '../version.ts'

interface TelemetryParts {
  database: Database
  log: Log
  /** Where this process runs tasks; undefined where it runs none. */
  slots: Semaphore | undefined
  /** The names of modules, and of sources of leaks, breaches and tools, that come with the service. */
  sources: readonly string[]
}

export interface Watched {
  /** Told by every part of the service. */
  telemetry: Telemetry
  /** Rejects where the port is taken. Undefined where no metrics are told. */
  listen(): Promise<Listening | undefined>
  close(): Promise<void>
}

/** Metrics and traces, each loaded only where it is configured. */
export async function composeTelemetry(config: Config, parts: TelemetryParts): Promise<Watched> {
  const metrics = config.metricsPort === undefined ? undefined : await composeMetrics(config, parts)
  const traces = config.traces === undefined ? undefined : await composeTraces(config.traces, config, parts)
  return {
    telemetry: combineTelemetry([metrics, traces].flatMap(one => one?.telemetry ?? [])),
    listen: async () => metrics?.server.listen(config.metricsHost, config.metricsPort ?? 0),
    close: async () => { await Promise.all([metrics?.server.close(), traces?.close()]) },
  }
}

async function composeMetrics({ runnerCapacity: size }: Config, { database, log, slots, sources }: TelemetryParts) {
  const [{ createMetrics }, { createMetricsServer }] = await Promise.all([import('../telemetry/metrics.ts'),
    import('../telemetry/metrics-server.ts')])
  const metrics = createMetrics({
    version, read: createGaugeReader({ database }), slots: slots && { size, get free() { return slots.free } },
    sources: new Set([...sources, ...accountChecks.map(({ slug }) => slug), ...providerSlugs, 'breaches']),
  })
  return { telemetry: metrics.telemetry, server: createMetricsServer({ metrics, log }) }
}

async function composeTraces(config: TraceConfig, { environment }: Config, { log }: TelemetryParts) {
  const { createTraces } = await import('../telemetry/traces.ts')
  return createTraces({ config, version, environment, log })
}
