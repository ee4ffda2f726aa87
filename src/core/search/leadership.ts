import type { Database } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Telemetry } from '../../lib/telemetry.ts'

interface LeadershipParts {
  database: Pick<Database, 'leaders'>
  telemetry: Telemetry
  log: Log
  /** Called if the database could not be reached, with the time at which it was tried. */
  onOutage(triedMs: number): void
}

/** Time after which another process leads if the leader is silent, in milliseconds. */
const leaderLeaseMs = 6_000
/** Interval at which the leader extends its lease, and at which the other processes try to lead, in milliseconds. */
const leadEveryMs = 2_000

/**
 * Creates the part of an orchestrator that decides whether it leads.
 *
 *   follows ←──→ leads
 *
 *   follows   From the start on, and after another process has the lease, or the database could not be reached.
 *   leads     While this process has the lease.
 */
export function createLeadership({ database, telemetry, log, onOutage }: LeadershipParts) {
  const id = newId()
  const state = {
    leads: false,
    /** Time of the next attempt to lead, in milliseconds since the start of the process. */
    nextMs: 0,
  }

  function setLeads(now: boolean): void {
    if (state.leads === now) return
    telemetry.report('leader', { leads: now })
    log.info({}, now ? 'this process leads: it does the periodic work' : 'another process does the periodic work')
    state.leads = now
  }

  return {
    /** Returns `true` if this process is the leader. */
    async lead(): Promise<boolean> {
      const nowMs = performance.now()
      if (nowMs < state.nextMs) return state.leads
      state.nextMs = nowMs + leadEveryMs
      try {
        setLeads(await database.leaders.lead(id, leaderLeaseMs))
      } catch (err) {
        setLeads(false)
        onOutage(nowMs)
        log.error({ err }, 'the orchestrator could not reach the database')
      }
      return state.leads
    },

    /** Lets another process lead. */
    async resign(): Promise<void> {
      // if this fails, the lease ends by time
      if (state.leads) await database.leaders.resign(id).catch(() => undefined)
    },
  }
}
