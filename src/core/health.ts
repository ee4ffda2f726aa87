import type { Database } from '../db/database.ts'
import { within } from '../lib/abort.ts'
import type { Clock } from '../lib/clock.ts'

export type HealthStatus = 'ok' | 'degraded' | 'unavailable'

export interface HealthReport {
  status: HealthStatus
  version: string
  environment: string
  uptime_s: number
  checks: { store?: HealthStatus, engine?: HealthStatus, runners?: HealthStatus }
}

const longestMs = 2_000

export type Health = ReturnType<typeof createHealth>

interface HealthParts {
  database: Database
  clock: Clock
  version: string
  environment: string
  draining: AbortSignal
}

export function createHealth({ database, clock, version, environment, draining }: HealthParts) {
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

  /** Without a live runner no search runs. If all runners are full, searches wait. */
  async function runners(): Promise<HealthStatus> {
    const alive = await database.runners.listAlive()
    if (alive.length === 0) return 'unavailable'
    return alive.every(({ busy, capacity }) => busy >= capacity) ? 'degraded' : 'ok'
  }

  return {
    /** Liveness: the process answers. Checks no other part. */
    live: (): HealthReport => report('ok', {}),

    /** Readiness: the store answers, this process accepts work, and at least one runner is alive in any process. */
    async ready(): Promise<HealthReport> {
      const failed = (): HealthStatus => 'unavailable'
      const checks = {
        store: await soon(database.ping().then((): HealthStatus => 'ok')).catch(failed),
        engine: draining.aborted ? 'unavailable' as const : 'ok' as const,
        runners: await soon(runners()).catch(failed),
      }
      return report(worst(Object.values(checks)), checks)
    },
  }
}

/** A part that does not answer in time is as good as none. */
async function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return within(answer, longestMs, () => new Error('no answer in time'))
}

const worst = (statuses: HealthStatus[]): HealthStatus =>
  (['unavailable', 'degraded'] as const).find(status => statuses.includes(status)) ?? 'ok'
