import type { Database } from '../../db/database.ts'
import { within } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import { singleFlight } from '../../lib/single-flight.ts'

export type HealthStatus = 'ok' | 'degraded' | 'unavailable'

export interface HealthReport {
  status: HealthStatus
  version: string
  environment: string
  uptime_s: number
  checks: { store?: HealthStatus, engine?: HealthStatus, runners?: HealthStatus, wire?: HealthStatus }
}

const timeoutMs = 2_000

export type Health = ReturnType<typeof createHealth>

interface HealthParts {
  database: Database
  clock: Clock
  version: string
  environment: string
  draining: AbortSignal
  /** Connection to other processes. `undefined` if none is configured. */
  connection: { readonly isUp: boolean } | undefined
}

export function createHealth({ database, clock, version, environment, draining, connection }: HealthParts) {
  const start = clock.now().getTime()

  function report(status: HealthStatus, checks: HealthReport['checks']): HealthReport {
    return {
      status,
      version,
      environment,
      uptime_s: Math.floor((clock.now().getTime() - start) / 1000),
      checks,
    }
  }

  /**
   * Returns `unavailable` if no runner is alive, because then no search runs. Returns `degraded` if all runners are
   * full, because then new searches wait.
   */
  async function runners(): Promise<HealthStatus> {
    const alive = await database.runners.listAlive()
    if (alive.length === 0) return 'unavailable'
    return alive.every(({ busy, capacity }) => busy >= capacity) ? 'degraded' : 'ok'
  }

  async function store(): Promise<HealthStatus> {
    return withTimeout(database.ping().then((): HealthStatus => 'ok')).catch(() => 'unavailable')
  }

  async function readiness(): Promise<HealthReport> {
    const failed = (): HealthStatus => 'unavailable'
    const checks = {
      store: await store(),
      engine: draining.aborted ? 'unavailable' as const : 'ok' as const,
      runners: await withTimeout(runners()).catch(failed),
      ...connection && { wire: connection.isUp ? 'ok' as const : 'degraded' as const },
    }
    return report(worst(Object.values(checks)), checks)
  }

  const checking = new Map<string, Promise<HealthReport>>()

  return {
    /** Reports liveness: this process responds. Checks nothing else. */
    live: (): HealthReport => report('ok', {}),

    /**
     * Reports readiness: the database responds, this process accepts work, and at least one runner is alive. The runner
     * may be in another process. A lost connection to other processes is `degraded`, because events are only late then.
     * Simultaneous calls share one check: they need no key, and must not take every connection to the database.
     */
    ready: (): Promise<HealthReport> => singleFlight(checking, 'ready', readiness),

    /**
     * Reports the readiness of this process alone, whatever its roles: the database responds, the start is complete,
     * and this process takes work. Neither the runners nor the connection to other processes count.
     */
    async processReady(isStarted: boolean): Promise<HealthReport> {
      const engine: HealthStatus = isStarted && !draining.aborted ? 'ok' : 'unavailable'
      const checks = { store: await store(), engine }
      return report(worst(Object.values(checks)), checks)
    },
  }
}

/** Rejects if `answer` takes more than two seconds. A part of the service that responds later counts as failed. */
async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return within(answer, timeoutMs, () => new Error('no answer in time'))
}

const worst = (statuses: HealthStatus[]): HealthStatus =>
  (['unavailable', 'degraded'] as const).find(status => statuses.includes(status)) ?? 'ok'
