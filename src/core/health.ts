import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'

export type Check = 'ok' | 'unavailable'

export interface HealthReport {
  status: 'ok' | 'degraded' | 'unavailable'
  version: string
  environment: string
  uptime_s: number
  checks: { store: Check, engine: Check, runners: Check }
}

export type Health = ReturnType<typeof createHealth>

interface HealthParts {
  database: Database
  clock: Clock
  version: string
  environment: string
  draining: AbortSignal
}

/** Whether a search could be served: the store answers, the engine takes work, a runner is alive somewhere. */
export function createHealth({ database, clock, version, environment, draining }: HealthParts) {
  const start = clock.now().getTime()

  async function runners(): Promise<Check> {
    return (await database.runners.alive()).length > 0 ? 'ok' : 'unavailable'
  }

  return {
    async report(): Promise<HealthReport> {
      const failed = (): Check => 'unavailable'
      const checks = {
        store: await database.ping().then((): Check => 'ok', failed),
        engine: draining.aborted ? 'unavailable' as const : 'ok' as const,
        runners: await runners().catch(failed),
      }
      const served = Object.values(checks).every(check => check === 'ok')
      const uptime_s = Math.floor((clock.now().getTime() - start) / 1000)
      return { status: served ? 'ok' : 'unavailable', version, environment, uptime_s, checks }
    },
  }
}
