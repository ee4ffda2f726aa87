import type { Database } from '../../db/database.ts'
import type { DeliveryLease } from '../../db/webhooks.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Client } from '../../sources/client.ts'
import { createWorker, type Worker } from '../worker.ts'
import { decideNext, send } from './send.ts'
import { openSecret } from './secret.ts'

interface DelivererParts {
  database: Database
  queue: Queue<DeliveryLease>
  client: Client
  sealer: Sealer
  clock: Clock
  log: Log
  /** Delay before each retry, in milliseconds. The number of delays is the maximum number of retries. */
  schedule: readonly number[]
  random: () => number
  telemetry: Telemetry
}

/**
 * Lease of a delivery, in milliseconds. It is longer than any attempt. If a deliverer dies, the lease expires and
 * another deliverer takes the delivery.
 */
export const deliveryLeaseMs = 30_000
/**
 * Maximum number of attempts in flight to one receiving host and for one account. The limits prevent slow receivers
 * from delaying deliveries to other receivers.
 */
export const maxAttemptsInFlight = { perHost: 4, perAccount: 16 }
const maxAttempts = 64

/**
 * Creates the deliverer, which sends due webhooks. A webhook may arrive more than once, but it never has two attempts
 * at the same time.
 */
export function createDeliverer(
  { database, queue, client, sealer, clock, log, schedule, random, telemetry }: DelivererParts,
): Worker {
  async function deliver(lease: DeliveryLease, release: () => void, signal: AbortSignal): Promise<void> {
    const work = telemetry.begin('webhook')
    try {
      const attempt = await work.within(() => send({ client, clock }, lease, () => openSecret(sealer, lease), signal))
      const next = decideNext(attempt, lease.retries, schedule, random)
      work.end({ searchId: lease.searchId, outcome: next.status, status: attempt.status ?? undefined })
      await database.inTransaction(tx => tx.webhooks.recordAttempt(lease, attempt, next))
      log.info({
        search_id: lease.searchId,
        attempt: attempt.number,
        status: attempt.status ?? attempt.error ?? '',
        duration_ms: attempt.durationMs,
      }, `webhook ${next.status}`)
    } catch (err) {
      work.end({ searchId: lease.searchId, outcome: 'aborted', status: undefined })
      // If the release fails, the lease expires later.
      if (signal.aborted) await database.webhooks.release(lease).catch(() => undefined)
      else log.error({ err, search_id: lease.searchId }, 'the attempt to deliver a webhook failed')
    } finally {
      release()
      queue.notify() // the end of this attempt may allow a delivery to the same host or account
    }
  }

  return createWorker({
    kind: 'webhook',
    queue,
    slots: createSemaphore(maxAttempts),
    log,
    work: deliver,
  })
}
