import type { Repositories } from '../../db/database.ts'
import type { Subject } from '../../db/webhooks.ts'
import { newId } from '../../lib/ids.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { deliveryPlace, resealSecret, sealSecret } from './secret.ts'

/*
 * Deliveries of webhooks. Each function runs in the transaction that stores what the webhook is about, so that exactly
 * one delivery follows from it, whenever a process is killed.
 *
 *   waiting   From `addDelivery` or `copyDelivery` on, without a body.
 *   due       From `makeDue` on. The deliverer takes it after the commit, or within a second.
 *
 * To add a kind of subject:
 *
 *   1. Add it to `SubjectKind` (`src/db/webhooks.ts`), and to `bodyOf` (`bodies.ts`) the function that returns the body
 *      of an attempt.
 *   2. Call `addDelivery` when the receiver is known. Call `makeDue` with the stored body when the event happens. For
 *      an event that is reported at once, call one after the other, with a receiver that the subject stores itself.
 *   3. Call `tx.webhooks.remove(subject)` in the transaction that removes the subject.
 *
 * `reportToEndpoints` (`endpoint-reports.ts`) adds deliveries to the endpoints of the account, due at once.
 *
 * A subject may have many deliveries, one after the other. `copyDelivery` adds another one to the same receiver. After
 * a receiver has answered 410, a subject has no further delivery to it until `redeliver` has been requested.
 */

export interface NewDelivery {
  subject: Subject
  accountId: string
}

/** The delivery of a search has the id of the search, which receivers may already use to detect duplicates. */
const idFor = ({ kind, id }: Subject): string => kind === 'search' ? id : newId()

/**
 * Adds a delivery that waits for its body. Does nothing if the receiver is gone. The URL must have passed the egress
 * rules, and the secret `secretFault`.
 */
export async function addDelivery(
  tx: Repositories,
  sealer: Sealer,
  delivery: NewDelivery,
  { url, secret }: { url: string, secret?: string | undefined },
): Promise<void> {
  if (delivery.subject.kind !== 'search' && await tx.webhooks.isGone(delivery.subject, url)) return
  const id = idFor(delivery.subject)
  await tx.webhooks.insert({
    ...delivery,
    id,
    url,
    host: new URL(url).host,
    secret: sealSecret(sealer, deliveryPlace(id), secret),
  })
}

/**
 * Adds a delivery to the receiver of the latest delivery of `from`. Does nothing without such a delivery, or if the
 * receiver is gone.
 */
export async function copyDelivery(
  tx: Repositories, sealer: Sealer, from: Subject, delivery: NewDelivery,
): Promise<void> {
  const receiver = await tx.webhooks.getReceiver(from)
  if (!receiver || await tx.webhooks.isGone(from, receiver.url)) return
  const id = idFor(delivery.subject)
  await tx.webhooks.insert({ ...delivery, ...receiver, id, secret: resealSecret(sealer, receiver, id) })
}

/**
 * Makes the waiting delivery of a subject due. Does nothing if it has none.
 * @param bodyOf returns the stored body, as JSON
 */
export async function makeDue(tx: Repositories, subject: Subject, bodyOf: () => string): Promise<void> {
  const id = await tx.webhooks.getUnscheduled(subject)
  if (id !== undefined) await tx.webhooks.schedule(id, bodyOf())
}
