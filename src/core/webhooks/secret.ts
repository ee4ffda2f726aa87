import type { Receiver } from '../../db/webhooks.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { SourceFailure } from '../../sources/failures.ts'

/** Binds a sealed secret to its row. The secret cannot be opened for another row. */
export const deliveryPlace = (id: string): string => `webhook_deliveries ${id} secret`
export const endpointPlace = (id: string, column: 'secret' | 'earlier_secret' | 'headers'): string =>
  `webhook_endpoints ${id} ${column}`
export const watchPlace = (id: string): string => `watches ${id} webhook_secret`

export const sealSecret = (sealer: Sealer, place: string, secret: string | undefined): string | null =>
  secret === undefined ? null : sealer.seal(secret, place)

/**
 * Opens a signing secret. Returns `undefined` if the webhook is not signed. Throws a `SourceFailure` if the secret was
 * sealed with another SECRET_KEY, so that the webhook is not sent without a signature.
 */
export function openSecret(sealer: Sealer, place: string, sealed: string | null): string | undefined {
  if (sealed === null) return undefined
  try {
    return sealer.open(sealed, place)
  } catch (cause) {
    throw new SourceFailure('EGRESS_REFUSED', 'the webhook secret can no longer be read', { cause })
  }
}

/**
 * Seals the signing secret of a delivery for another one. A secret that can no longer be read stays as it is, so that
 * the other webhook fails like the first, and is not sent without a signature.
 */
export function resealSecret(
  sealer: Sealer, { id, secret }: Pick<Receiver, 'secret'> & { id: string }, otherId: string,
): string | null {
  try {
    return sealSecret(sealer, deliveryPlace(otherId), openSecret(sealer, deliveryPlace(id), secret))
  } catch {
    return secret
  }
}
