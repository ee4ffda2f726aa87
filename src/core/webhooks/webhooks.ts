import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { Attempt, Delivery, Subject, WebhookJob } from '../../db/webhooks.ts'
import { notFound, type Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Queue } from '../../queue/queue.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'

type Schemas = components['schemas']

/** Most attempts of a delivery that are listed. */
export const maxListedAttempts = 50

export type Webhooks = ReturnType<typeof createWebhooks>

/** Creates the service that reports the webhook attempts of a subject and requests a new delivery. */
export function createWebhooks(
  { database, queue, clock }: { database: Database, queue: Queue<WebhookJob>, clock: Clock },
) {
  async function getDelivery(subject: Subject): Promise<Delivery> {
    const found = await database.webhooks.get(subject)
    if (found === undefined) {
      throw notFound({
        message: subject.kind === 'watch' ? 'This watch has sent no webhook' : `This ${subject.kind} has no webhook`,
      })
    }
    return found
  }

  return {
    /**
     * Returns the latest attempts of the latest delivery, newest first, at most 50. The list is empty if the subject
     * has no webhook.
     */
    async attempts(subject: Subject): Promise<Schemas['WebhookAttempt'][]> {
      const delivery = await database.webhooks.get(subject)
      return delivery ? (await database.webhooks.listAttempts(delivery.id, maxListedAttempts)).map(attemptBody) : []
    },

    /**
     * Makes the latest delivery due now. Throws NOT_FOUND if the subject has no webhook.
     * @param notEnded is thrown if the subject has a webhook. `undefined` if the subject has ended.
     */
    async redeliver(
      principal: Principal, { id: operation }: { id: string }, subject: Subject, notEnded: Failure | undefined,
    ): Promise<Schemas['SearchDelivery']> {
      const { id } = await getDelivery(subject)
      if (notEnded) throw notEnded
      await database.inTransaction(async tx => {
        await tx.webhooks.redeliver(id)
        await recordDone(tx, principal, clock.now(), operation)
      })
      queue.notify()
      return { webhook: deliveryBody(await getDelivery(subject)) }
    },
  }
}

export function attemptBody(
  { number, attemptedAt, status, durationMs, error, responseStart }: Attempt,
): Schemas['WebhookAttempt'] {
  return {
    number,
    attempted_at: attemptedAt,
    status,
    duration_ms: durationMs,
    error,
    answer: responseStart,
  }
}

/** The webhook delivery of a subject that was just created. */
export const newDelivery: Schemas['WebhookDelivery'] = {
  status: 'pending',
  attempts: 0,
  sent_at: null,
  last_attempt_at: null,
  next_attempt_at: null,
}

export function deliveryBody(
  { status, attempts, sentAt, lastAttemptAt, nextAttemptAt }: Delivery,
): Schemas['WebhookDelivery'] {
  return {
    status,
    attempts,
    sent_at: sentAt,
    last_attempt_at: lastAttemptAt,
    next_attempt_at: nextAttemptAt,
  }
}
