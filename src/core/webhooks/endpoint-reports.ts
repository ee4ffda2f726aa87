import type { Repositories } from '../../db/database.ts'
import type { EndpointEvent, StoredEndpoint } from '../../db/webhook-endpoints.ts'
import type { Subject } from '../../db/webhooks.ts'
import { newId } from '../../lib/ids.ts'

/** Name of the event that a kind of subject reports. */
const events: Readonly<Record<Exclude<Subject['kind'], 'endpoint'>, EndpointEvent>> = {
  search: 'searchEnded', investigation: 'investigationFinished', watch: 'watchChanged',
}

interface Reported {
  subject: Subject & { kind: keyof typeof events }
  accountId: string
}

/**
 * Adds a due delivery to each active endpoint of the account that receives the event of this subject. Must run in the
 * transaction that stores what the event is about, so that no event is lost if the process is killed.
 * @param bodyOf returns the stored body, as JSON
 */
export async function reportToEndpoints(
  tx: Repositories, { subject, accountId }: Reported, bodyOf: () => string,
): Promise<void> {
  const receivers = (await tx.webhookEndpoints.list(accountId)).filter(({ disabled, events: wanted }) =>
    disabled === null && wanted.includes(events[subject.kind]))
  for (const endpoint of receivers) await addDue(tx, endpoint, subject, bodyOf())
}

/** Adds the delivery of a test, which replaces an earlier one. Returns its id. */
export async function sendTest(tx: Repositories, endpoint: StoredEndpoint, now: Date): Promise<string> {
  const subject = { kind: 'endpoint', id: endpoint.id } as const
  await tx.webhooks.remove(subject)
  const notice = { event: 'webhook.test', endpoint_id: endpoint.id, requested_at: now.toISOString() }
  return addDue(tx, endpoint, subject, JSON.stringify(notice))
}

async function addDue(
  tx: Repositories, { id: endpointId, accountId, url }: StoredEndpoint, subject: Subject, body: string,
): Promise<string> {
  const id = newId()
  await tx.webhooks.insert({
    id,
    subject,
    accountId,
    endpointId,
    url,
    host: new URL(url).host,
    secret: null, // the deliverer reads those of the endpoint, which may be rotated before the attempt
  })
  await tx.webhooks.schedule(id, body)
  return id
}
