import prometheus from 'prom-client'
import type { Gauges } from '../core/upkeep/gauges.ts'
import type { Telemetry, WorkFacts } from '../lib/telemetry.ts'
import { createHttpMetrics } from './http-metrics.ts'
import { createInstruments, type OnEnd } from './instruments.ts'
import { createOutsideMetrics } from './outside-metrics.ts'
import { createSearchMetrics } from './search-metrics.ts'
import { createStoreMetrics } from './store-metrics.ts'

export interface Metrics {
  telemetry: Telemetry
  /** Reads the gauges and returns all metrics in the Prometheus text format. */
  scrape(): Promise<{ contentType: string, text: string }>
}

interface MetricsParts {
  version: string
  /**
   * Slugs of the sources that ship with the service. All other sources come from the operator and share the label
   * `other`.
   */
  sources: ReadonlySet<string>
  /** Reads the gauges for a scrape. Resolves with `undefined` if the store does not respond. */
  read(): Promise<Gauges | undefined>
  /** Slots for tasks in this process. `undefined` if the process is not a runner. */
  slots: { size: number, readonly free: number } | undefined
  /** Connection to other processes. `undefined` if none is configured. */
  connection: { readonly isUp: boolean } | undefined
}

/**
 * Default gauges that are removed, because their names end in `_total`. This ending is reserved for counters, so
 * promtool reports the gauges as faulty.
 */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/**
 * Creates the metrics. Names and units follow https://prometheus.io/docs/practices/naming. Label values come from fixed
 * lists only.
 */
export function createMetrics({ version, sources, read, slots, connection }: MetricsParts): Metrics {
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  for (const name of misnamed) registry.removeSingleMetric(name)

  const instruments = createInstruments(registry)
  const { gauge, readGauge } = instruments
  const buildInfo = gauge('build_info', 'Version of the running service; the value is always 1', ['version', 'node'])
  buildInfo.set({ version, node: process.version }, 1)
  if (slots) {
    gauge('runner_places', 'Sources that this process can ask at the same time, without account checks').set(slots.size)
    readGauge('runner_places_free', 'Free slots among runner_places', () => slots.free)
  }
  if (connection) {
    readGauge('wire_up', '1 if this process is connected to NATS, else 0', () => connection.isUp ? 1 : 0)
  }

  const labelOf = (slug: string) => sources.has(slug) ? slug : 'other'
  const http = createHttpMetrics(instruments)
  const searches = createSearchMetrics(instruments, labelOf)
  const outside = createOutsideMetrics(instruments)
  const setGauges = createStoreMetrics(instruments, labelOf)
  const onBegin: { [Kind in keyof WorkFacts]?: () => void } = { ...http.onBegin, ...searches.onBegin }
  const onEnd: OnEnd<keyof WorkFacts> = { ...http.onEnd, ...searches.onEnd, ...outside.onEnd }

  return {
    telemetry: {
      begin(kind) {
        const startMs = performance.now()
        let ended = false
        onBegin[kind]?.()
        return {
          within: run => run(),
          end(facts) {
            if (ended) return
            ended = true
            onEnd[kind](facts, (performance.now() - startMs) / 1_000)
          },
        }
      },
      report: (kind, facts) => onEnd[kind](facts, undefined),
    },

    async scrape() {
      setGauges(await read())
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
