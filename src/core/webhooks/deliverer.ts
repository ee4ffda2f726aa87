import type { Database, Repositories } from '../../db/database.ts'
import type { StoredEndpoint } from '../../db/webhook-endpoints.ts'
import type { DueDelivery, Subject, WebhookJob } from '../../db/webhooks.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Facts, Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Client } from '../../sources/egress/client.ts'
import { createWorker, type Worker } from '../work/worker.ts'
import { endpointDisabled, headersOf, noteAttempt, secretsOf } from './endpoint-state.ts'
import { decideNext, gaveUp, send, spread, type Secrets } from './send.ts'
import { deliveryPlace, openSecret } from './secret.ts'
import { asksForPause, maxAgeMs, pauseAfter, receiverOf, tooOld, type ThrottleAnswer } from './throttle.ts'

interface DelivererParts {
  database: Database
  queue: Queue<WebhookJob>
  client: Client
  sealer: Sealer
  clock: Clock
  log: Log
  /** Delay before each retry, in milliseconds. The number of delays is the maximum number of retries. */
  schedule: readonly number[]
  random: () => number
  publicUrl: string
  telemetry: Telemetry
}

/**
 * Maximum number of attempts of this process in flight for one account, so that slow receivers of one account do not
 * delay the deliveries of others. The queue limits the attempts to one host.
 */
export const maxPerAccount = 16
const maxAttempts = 64

/**
 * Creates the deliverer, which sends due webhooks. A webhook may arrive more than once, but it never has two attempts
 * at the same time.
 */
export function createDeliverer(
  { database, queue, client, sealer, clock, log, schedule, random, publicUrl, telemetry }: DelivererParts,
): Worker {
  const inFlight = new Map<string, number>() // by account id

  async function deliver(job: WebhookJob, release: () => void, signal: AbortSignal): Promise<void> {
    const due = await database.webhooks.getDue(job.data)
    if (due === undefined) return void await database.webhooks.end(job) // the subject was deleted
    const { accountId, subject, endpointId } = due
    const endpoint = endpointId === null ? undefined : await database.webhookEndpoints.get(endpointId)
    if (endpointId !== null && endpoint === undefined) return void await database.webhooks.end(job) // deleted too
    const delivery = { ...due, url: endpoint?.url ?? due.url }
    if (endpoint && endpoint.disabled !== null && subject.kind !== 'endpoint') {
      return giveUp(job, delivery, endpointDisabled)
    }
    const receiver = receiverOf(delivery)
    const before = await database.webhookPauses.get(receiver)
    if (before.leftMs > 0) return wait(job, delivery, before.leftMs)
    const others = inFlight.get(accountId) ?? 0
    if (others >= maxPerAccount) return database.webhooks.giveBack(job)
    inFlight.set(accountId, others + 1)
    const work = telemetry.begin('webhook')
    try {
      const { attempt, retryAfterMs } = await work.within(() =>
        send({ client, clock, publicUrl }, delivery, () => openSecrets(delivery, endpoint), signal))
      const answer = { status: attempt.status, retryAfterMs }
      const next = await database.inTransaction(async tx => {
        const pauseMs = await pauseReceiver(tx, receiver, answer)
        const decided = decideNext(attempt, delivery.retries, { schedule, pauseMs, random })
        if (decided.status === 'delivered' && before.count > 0) await tx.webhookPauses.end(receiver)
        if (endpoint && subject.kind !== 'endpoint') await noteAttempt(tx, endpoint, attempt, decided.status)
        await tx.webhooks.recordAttempt(job, attempt, { ...decided, retries: delivery.retries + 1 })
        return decided
      })
      work.end({ subject, outcome: next.status, status: attempt.status ?? undefined })
      log.info({
        ...factsOf(subject),
        attempt: attempt.number,
        status: attempt.status ?? attempt.error ?? '',
        duration_ms: attempt.durationMs,
      }, `webhook ${next.status}`)
    } catch (err) {
      work.end({ subject, outcome: 'aborted', status: undefined })
      throw err
    } finally {
      const left = inFlight.get(accountId)! - 1
      if (left === 0) inFlight.delete(accountId)
      else inFlight.set(accountId, left)
      release()
      queue.notify() // the end of this attempt may allow a delivery to the same host
    }
  }

  /** Lets a delivery wait for the pause of its receiver, or gives it up if it would have waited for too long. */
  async function wait(job: WebhookJob, delivery: DueDelivery, pauseMs: number): Promise<void> {
    const afterMs = Math.round(spread(pauseMs, random))
    if (delivery.ageMs + afterMs <= maxAgeMs(schedule)) {
      return database.inTransaction(tx => tx.webhooks.postpone(job, afterMs))
    }
    await giveUp(job, delivery, tooOld)
  }

  async function giveUp(job: WebhookJob, delivery: DueDelivery, reason: string): Promise<void> {
    const attempt = gaveUp(delivery, clock.now(), reason)
    await database.inTransaction(tx =>
      tx.webhooks.recordAttempt(job, attempt, { status: 'failed', retries: delivery.retries, retryInMs: null }))
    log.info({ ...factsOf(delivery.subject), attempt: attempt.number, status: attempt.error ?? '' }, 'webhook failed')
  }

  /** Opens the secrets of the endpoint, or those that the delivery has from a request. */
  function openSecrets({ id, secret }: DueDelivery, endpoint: StoredEndpoint | undefined): Secrets {
    if (endpoint) return { secrets: secretsOf(sealer, endpoint, clock.now()), headers: headersOf(sealer, endpoint) }
    const opened = openSecret(sealer, deliveryPlace(id), secret)
    return { secrets: opened === undefined ? [] : [opened], headers: {} }
  }

  /** Stores the pause that an answer asks for. Returns the rest of the receiver's pause, in milliseconds. */
  async function pauseReceiver(tx: Repositories, receiver: string, answer: ThrottleAnswer): Promise<number> {
    if (!asksForPause(answer)) return (await tx.webhookPauses.get(receiver)).leftMs
    const pause = pauseAfter(answer, await tx.webhookPauses.lock(receiver), schedule)
    await tx.webhookPauses.set(receiver, pause)
    return pause.leftMs
  }

  return createWorker({
    kind: 'webhook',
    jobs: database.webhooks,
    queue,
    slots: createSemaphore(maxAttempts),
    log,
    describe: ({ deliveryId }) => ({ delivery_id: deliveryId }),
    work: deliver,
  })
}

/** Returns what the log names about a subject. */
const factsOf = ({ kind, id }: Subject): Facts => ({ [`${kind}_id`]: id })
