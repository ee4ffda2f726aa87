import type { Repositories } from '../../db/database.ts'
import type { DisabledReason, StoredEndpoint } from '../../db/webhook-endpoints.ts'
import type { Attempt, DeliveryStatus } from '../../db/webhooks.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { recordOf } from '../audit/audit.ts'
import { endpointPlace, openSecret } from './secret.ts'

/** Time after which an endpoint without a success is disabled, in milliseconds. */
const failingMs = 5 * 86_400_000

/** Error in the list of attempts of a delivery to an endpoint that is disabled. */
export const endpointDisabled = 'the endpoint is disabled'

/**
 * Returns the secrets that sign an attempt at this time, newest first. Throws a `SourceFailure` if one was sealed with
 * another SECRET_KEY.
 */
export function secretsOf(
  sealer: Sealer, { id, secret, earlierSecret, earlierSecretUntil }: StoredEndpoint, at: Date,
): string[] {
  const hasEarlier = earlierSecretUntil !== null && earlierSecretUntil > at.toISOString()
  return [
    openSecret(sealer, endpointPlace(id, 'secret'), secret),
    hasEarlier ? openSecret(sealer, endpointPlace(id, 'earlier_secret'), earlierSecret) : undefined,
  ].filter(one => one !== undefined)
}

/** Returns the custom headers of an endpoint. Throws a `SourceFailure` if they were sealed with another SECRET_KEY. */
export const headersOf = (sealer: Sealer, { id, headers }: StoredEndpoint): Record<string, string> =>
  JSON.parse(openSecret(sealer, endpointPlace(id, 'headers'), headers) ?? '{}') as Record<string, string>

/**
 * Stores what an attempt says about its endpoint: a success ends its failures, a failure begins them, and after five
 * days of failures or a 410 it is disabled, which is audited. Must run in the transaction that stores the attempt,
 * before its delivery is locked.
 */
export async function noteAttempt(
  tx: Repositories, { id, url, failingSince }: StoredEndpoint, attempt: Attempt, status: DeliveryStatus,
): Promise<void> {
  if (status === 'delivered') {
    // whatever was read before the attempt: another attempt can have failed meanwhile
    return tx.webhookEndpoints.endFailures(id)
  }
  const { attemptedAt: at } = attempt
  const isTooLong = failingSince !== null && Date.parse(at) - Date.parse(failingSince) >= failingMs
  if (attempt.status !== 410 && failingSince !== null && !isTooLong) return
  const endpoint = await tx.webhookEndpoints.lock(id)
  if (endpoint === undefined || endpoint.disabled !== null || endpoint.url !== url) return
  const since = endpoint.failingSince ?? at
  if (attempt.status === 410) return disable(tx, endpoint, 'gone', since, at)
  if (Date.parse(at) - Date.parse(since) >= failingMs) return disable(tx, endpoint, 'failing', since, at)
  await tx.webhookEndpoints.update(id, { failingSince: since })
}

async function disable(
  tx: Repositories, { id, accountId, keyId }: StoredEndpoint, reason: DisabledReason, failingSince: string, at: string,
): Promise<void> {
  await tx.webhookEndpoints.update(id, { disabled: { reason, at }, failingSince })
  const facts = { operation: 'disableWebhookEndpoint', outcome: reason, subjects: [id] }
  await tx.audit.insert([recordOf({ accountId, keyId }, new Date(at), facts)])
}
