import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import { createGaugeReader } from '../core/upkeep/gauges.ts'
import type { SourceHealthView } from '../core/source-health/source-health.ts'
import type { Database } from '../db/database.ts'
import type { Listening } from '../lib/listen.ts'
import type { Log } from '../lib/log.ts'
import type { Semaphore } from '../lib/semaphore.ts'
import { combineTelemetry, type Telemetry, type WorkFacts } from '../lib/telemetry.ts'
import { providerSlugs } from '../sources/byok/provider.ts'
import { iconServices } from '../sources/logos/index.ts'
import { accountChecks } from '../sources/account-checks.ts'
import type { OperationsParts, OperationsServer } from '../telemetry/operations-server.ts'
import type { TraceConfig } from '../telemetry/trace-config.ts'
import { version } from '../version.ts'

interface TelemetryParts {
  database: Database
  log: Log
  /** Log of failures of the database. It shortens the log of an outage. */
  outageLog: Log
  /** Limits how many tasks this process runs at the same time, without account checks. */
  slots: Semaphore
  /**
   * Slugs of the modules, leak sources, breach sources and tool sources. Metrics contain only the names of these
   * sources, of the account checks, of the icon services and of the providers.
   */
  sources: readonly string[]
  /** Connection to other processes. `undefined` if none is configured. */
  connection: { readonly isUp: boolean } | undefined
  sourceHealth: SourceHealthView
}

interface Monitoring {
  /** Receives the reports of every part of the service. */
  telemetry: Telemetry
  /** Receives the reports of requests. `noTelemetry` without metrics and traces: servers then measure nothing. */
  requestTelemetry: Telemetry
  /**
   * Starts the server for metrics and health. Returns `undefined` if METRICS_PORT is not set. Rejects if the port is in
   * use.
   */
  listen(health: OperationsParts['health']): Promise<Listening | undefined>
  close(): Promise<void>
}

/**
 * Builds metrics and traces. Loads the code for metrics only if metrics are configured, and the code for traces only if
 * traces are configured.
 */
export async function composeTelemetry(config: Config, parts: TelemetryParts): Promise<Monitoring> {
  const metrics = config.metricsPort === undefined ? undefined : await composeMetrics(config, parts)
  const traces = config.traces === undefined ? undefined : await composeTraces(config.traces, config, parts)
  const exported = [metrics, traces].flatMap(one => one?.telemetry ?? [])
  let server: OperationsServer | undefined
  return {
    telemetry: combineTelemetry([healthTelemetry(parts), ...exported]),
    requestTelemetry: combineTelemetry(exported),
    async listen(health) {
      if (!metrics) return undefined
      const { createOperationsServer } = await import('../telemetry/operations-server.ts')
      server = createOperationsServer({ metrics, health, log: parts.log })
      return server.listen(config.metricsHost, config.metricsPort ?? 0)
    },
    close: async () => { await Promise.all([server?.close(), traces?.close()]) },
  }
}

/** Counts failed calls of sources, so that a source is tested soon after it begins to fail. */
const healthTelemetry = ({ sourceHealth, outageLog: log }: TelemetryParts): Telemetry => {
  const observe = (facts: WorkFacts['source']) => void sourceHealth.observe(facts)
    .catch((err: unknown) => log.warn({ err }, 'the health of a source was not stored'))
  return {
    begin: kind => ({
      within: run => run(),
      end(facts) { if (kind === 'source') observe(facts as WorkFacts['source']) },
    }),
    report(kind, facts) { if (kind === 'source') observe(facts as WorkFacts['source']) },
  }
}

async function composeMetrics(config: Config, { database, slots, sources, connection }: TelemetryParts) {
  const size = config.runnerCapacity
  const { createMetrics } = await import('../telemetry/metrics.ts')
  return createMetrics({
    version,
    read: createGaugeReader({ database }),
    slots: hasRole(config, 'runner') ? { size, get free() { return slots.free } } : undefined,
    sources: new Set([
      ...sources,
      ...[...accountChecks, ...iconServices].map(({ slug }) => slug),
      ...providerSlugs,
      'breaches',
    ]),
    connection,
  })
}

async function composeTraces(config: TraceConfig, { environment }: Config, { log }: TelemetryParts) {
  const { createTraces } = await import('../telemetry/traces.ts')
  return createTraces({ config, version, environment, log })
}
