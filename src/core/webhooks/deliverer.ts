import type { Database } from '../../db/database.ts'
import type { DeliveryLease } from '../../db/webhooks.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Client } from '../../sources/client.ts'
import { outcome, send } from './send.ts'
import { openSecret } from './secret.ts'

interface DelivererParts {
  database: Database
  queue: Queue<DeliveryLease>
  client: Client
  sealer: Sealer
  clock: Clock
  log: Log
  /** Waits before the attempts after the first, in milliseconds. */
  schedule: readonly number[]
  random: () => number
  telemetry?: Telemetry
}

/** Longer than an attempt can take: what a process leaves behind when it dies, another then takes up. */
export const deliveryLeaseMs = 30_000
/** Nobody's receivers that hang hold up those of others. */
export const attemptsAtMost = { perHost: 4, perAccount: 16 }
const attemptsAtOnce = 64

/** Delivers what is due, at least once each, one attempt of a delivery at a time. */
export function createDeliverer({ database, queue, client, sealer, clock, log, schedule, random, telemetry = noTelemetry }: DelivererParts) {
  const places = createSemaphore(attemptsAtOnce)
  const draining = new AbortController() // no new attempts
  const stopping = new AbortController() // not even those under way
  const attempts = new Set<Promise<void>>()
  let loop: Promise<void> = Promise.resolve()

  async function takeDue(): Promise<void> {
    while (!draining.signal.aborted) {
      try {
        const { lease, release } = await queue.take(places, draining.signal)
        const work = deliver(lease).finally(() => {
          release()
          attempts.delete(work)
          queue.added() // of the host that has room again
        })
        attempts.add(work)
      } catch (err) {
        if (draining.signal.aborted) return
        log.error({ err }, 'no webhook could be taken')
        await new Promise(resolve => setTimeout(resolve, 1_000))
      }
    }
  }

  async function deliver(lease: DeliveryLease): Promise<void> {
    const work = telemetry.begin('webhook')
    try {
      const attempt = await work.within(() => send({ client, clock }, lease, () => openSecret(sealer, lease), stopping.signal))
      const next = outcome(attempt, lease.retries, schedule, random)
      work.end({ searchId: lease.searchId, outcome: next.status, status: attempt.status ?? undefined })
      await database.inTransaction(tx => tx.webhooks.attempted(lease, attempt, next))
      log.info({ search_id: lease.searchId, attempt: attempt.number, status: attempt.status ?? attempt.error ?? '', duration_ms: attempt.durationMs }, `webhook ${next.status}`)
    } catch (err) {
      work.end({ searchId: lease.searchId, outcome: 'aborted', status: undefined })
      if (stopping.signal.aborted) await database.webhooks.release(lease).catch(() => undefined) // else the lease lapses
      else log.error({ err, search_id: lease.searchId }, 'the attempt to deliver a webhook broke off')
    }
  }

  return {
    start(): void {
      loop = takeDue()
    },

    /** Lets the attempts under way end for `graceMs`, and takes no new ones. */
    async stop(graceMs: number): Promise<void> {
      draining.abort()
      await loop
      const late = setTimeout(() => stopping.abort(new Error('the service stops')), graceMs)
      await Promise.all(attempts)
      clearTimeout(late)
    },
  }
}
