import type { Receiver } from '../../db/webhooks.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'

type SealedSecret = Pick<Receiver, 'secret'> & { id: string }

/** Binds a sealed secret to its delivery. The secret cannot be opened for another delivery. */
const sealContext = (deliveryId: string): string => `webhook_deliveries ${deliveryId} secret`

export const sealSecret = (sealer: Sealer, deliveryId: string, secret: string | undefined): string | null =>
  secret === undefined ? null : sealer.seal(secret, sealContext(deliveryId))

/**
 * Opens the signing secret of a delivery. Returns `undefined` if the webhook is not signed. Throws a `SourceFailure` if
 * the secret was sealed with another SECRET_KEY, so that the webhook is not sent without a signature.
 */
export function openSecret(sealer: Sealer, { id, secret }: SealedSecret): string | undefined {
  if (secret === null) return undefined
  try {
    return sealer.open(secret, sealContext(id))
  } catch (cause) {
    throw new SourceFailure('EGRESS_REFUSED', 'the webhook secret can no longer be read', { cause })
  }
}

/**
 * Seals the signing secret of a delivery for another one. A secret that can no longer be read stays as it is, so that
 * the other webhook fails like the first, and is not sent without a signature.
 */
export function resealSecret(sealer: Sealer, sealed: SealedSecret, otherId: string): string | null {
  try {
    return sealSecret(sealer, otherId, openSecret(sealer, sealed))
  } catch {
    return sealed.secret
  }
}
