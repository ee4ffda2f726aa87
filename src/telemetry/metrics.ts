import prometheus from 'prom-client'
import type { Gauges } from '../core/upkeep/gauges.ts'
import type { Telemetry, WorkFacts } from '../lib/telemetry.ts'

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

const requestSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const outsideSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]
const otherSource = 'other'
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
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new prometheus.Counter({ name: `tracewell_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new prometheus.Gauge({ name: `tracewell_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new prometheus.Histogram({
    name: `tracewell_${name}`,
    help,
    labelNames,
    buckets,
    registers,
  })

  prometheus.collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const buildInfo = gauge('build_info', 'Version of the running service; the value is always 1', ['version', 'node'])
  buildInfo.set({ version, node: process.version }, 1)

  const requests = counter(
    'http_requests_total',
    'HTTP requests answered, by operation and status class',
    ['service', 'operation', 'status'],
  )
  const requestDuration = histogram(
    'http_request_duration_seconds',
    'Time until the response, or until the start of an event stream',
    ['service', 'operation'],
    requestSeconds,
  )
  const streams = gauge('stream_clients', 'Event streams that are open in this process')

  const searches = gauge('searches', 'Stored searches by state, in all processes', ['state'])
  const temporarySearches = gauge('temporary_searches', 'Running temporary searches, in all processes')
  const searchesEnded = counter('searches_ended_total', 'Searches ended by this process, by status', ['mode', 'status'])
  const jobsWaiting = gauge(
    'jobs_waiting',
    'Jobs that wait in the database, for all processes: due now, or scheduled for later',
    ['kind', 'state'],
  )
  const oldestJob = gauge(
    'oldest_job_seconds',
    'Time for which the oldest due job has waited, in all processes; 0 if none is due',
    ['kind'],
  )
  const leader = gauge('leader', '1 if this process leads the orchestrators, else 0')
  const dutySuccess = gauge(
    'duty_last_success_timestamp_seconds',
    'Time of the last success of each duty, in all processes',
    ['duty'],
  )
  const sourceStates = gauge('sources', 'Sources with health, by kind and state, in all processes', ['kind', 'state'])
  const benched = gauge(
    'source_benched',
    '1 for each source that searches do not ask until a self-test passes',
    ['kind', 'source'],
  )
  const shardsRunning = gauge('shards_running', 'Shards that run in this process')
  const shards = counter('shards_total', 'Shards that ended in this process, by outcome', ['outcome'])

  const sourceRuns = counter(
    'source_runs_total',
    'Calls of sources, by outcome',
    ['kind', 'source', 'outcome', 'cached'],
  )
  const sourceFailures = counter(
    'source_failures_total',
    'Failed calls of sources, by reason',
    ['kind', 'source', 'code'],
  )
  const sourceDuration = histogram(
    'source_duration_seconds',
    'Duration of calls of sources, without cache hits',
    ['kind', 'source'],
    outsideSeconds,
  )

  const attempts = counter(
    'webhook_attempts_total',
    'Attempts to deliver a webhook, by outcome and status class',
    ['outcome', 'status'],
  )
  const attemptDuration = histogram(
    'webhook_attempt_duration_seconds',
    'Duration of attempts to deliver a webhook',
    ['outcome'],
    outsideSeconds,
  )

  const outgoing = counter(
    'egress_requests_total',
    'Outgoing requests, by outcome and status class',
    ['purpose', 'outcome', 'status'],
  )
  const outgoingDuration = histogram(
    'egress_request_duration_seconds',
    'Duration of outgoing requests',
    ['purpose', 'outcome'],
    outsideSeconds,
  )

  const budgetWaits = histogram(
    'egress_wait_seconds',
    'Time for which outgoing requests waited for the budget of their origin, by reason; refused ones were not sent',
    ['reason', 'outcome'],
    outsideSeconds,
  )

  for (const reason of ['rate', 'concurrency', 'retry_after', 'breaker']) {
    for (const outcome of ['sent', 'refused']) budgetWaits.zero({ reason, outcome })
  }

  const storeUp = gauge('store_up', '1 if the store answered during this scrape, else 0')
  for (const mode of ['stored', 'temporary'] as const) {
    for (const status of ['finished', 'error'] as const) searchesEnded.inc({ mode, status }, 0)
  }
  if (slots) {
    gauge('runner_places', 'Sources that this process can ask at the same time, without account checks').set(slots.size)
    new prometheus.Gauge({
      name: 'tracewell_runner_places_free',
      help: 'Free slots among runner_places',
      registers,
      collect() {
        this.set(slots.free)
      },
    })
  }

  if (connection) {
    new prometheus.Gauge({
      name: 'tracewell_wire_up',
      help: '1 if this process is connected to NATS, else 0',
      registers,
      collect() {
        this.set(connection.isUp ? 1 : 0)
      },
    })
  }

  const onBegin: { [Kind in keyof WorkFacts]?: () => void } = {
    stream: () => streams.inc(),
    shard: () => shardsRunning.inc(),
  }
  const onEnd: { [Kind in keyof WorkFacts]: (facts: WorkFacts[Kind], seconds: number | undefined) => void } = {
    request({ service, operation = 'none', status }, seconds = 0) {
      requests.inc({ service, operation, status: classOf(status) })
      requestDuration.observe({ service, operation }, seconds)
    },
    stream: () => streams.dec(),
    shard({ outcome }) {
      shardsRunning.dec()
      shards.inc({ outcome })
    },
    search: ({ mode, status }) => searchesEnded.inc({ mode, status }),
    source({ kind, slug, outcome, cached, code }, seconds) {
      const source = sources.has(slug) ? slug : otherSource
      sourceRuns.inc({ kind, source, outcome, cached: String(cached) })
      if (code !== undefined && outcome !== 'skipped') sourceFailures.inc({ kind, source, code })
      if (seconds !== undefined && !cached && outcome !== 'skipped') sourceDuration.observe({ kind, source }, seconds)
    },
    leader: ({ leads }) => leader.set(leads ? 1 : 0),
    webhook({ outcome, status }, seconds = 0) {
      attempts.inc({ outcome, status: classOf(status) })
      attemptDuration.observe({ outcome }, seconds)
    },
    egress({ purpose, outcome, status }, seconds = 0) {
      outgoing.inc({ purpose, outcome, status: classOf(status) })
      outgoingDuration.observe({ purpose, outcome }, seconds)
    },
    wait: ({ reason, outcome }, seconds = 0) => budgetWaits.observe({ reason, outcome }, seconds),
  }

  function setGauges(gauges: Gauges | undefined): void {
    storeUp.set(gauges ? 1 : 0)
    const counted = [searches, temporarySearches, jobsWaiting, oldestJob, dutySuccess, sourceStates, benched]
    for (const one of counted) one.reset()
    if (!gauges) return
    for (const [state, count] of Object.entries(gauges.searches)) searches.set({ state }, count)
    const { shards, webhooks, duties } = gauges
    for (const [kind, { due, scheduled, oldestMs }] of Object.entries({ shards, webhooks, duties })) {
      jobsWaiting.set({ kind, state: 'due' }, due)
      jobsWaiting.set({ kind, state: 'scheduled' }, scheduled)
      oldestJob.set({ kind }, oldestMs / 1_000)
    }
    for (const { name, succeededAt } of gauges.dutySuccesses) {
      dutySuccess.set({ duty: name }, Date.parse(succeededAt) / 1_000)
    }
    temporarySearches.set(gauges.temporarySearches)
    for (const { kind, slug, state } of gauges.sourceHealth) {
      sourceStates.inc({ kind, state })
      if (state === 'benched') benched.set({ kind, source: sources.has(slug) ? slug : otherSource }, 1)
    }
  }

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

const classOf = (status: number | undefined): string => status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
