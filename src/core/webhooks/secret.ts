import type { DeliveryLease } from '../../db/webhooks.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'

/** A secret opens for its own search only. */
const sealContext = (searchId: string): string => `webhook_deliveries ${searchId} secret`

export const sealSecret = (sealer: Sealer, searchId: string, secret: string | undefined): string | null =>
  secret === undefined ? null : sealer.seal(secret, sealContext(searchId))

/** Throws a `SourceFailure` where the service has another SECRET_KEY than it was sealed with: it must not go out unsigned. */
export function openSecret(sealer: Sealer, { searchId, secret }: DeliveryLease): string | undefined {
  if (secret === null) return undefined
  try {
    return sealer.open(secret, sealContext(searchId))
  } catch (cause) {
    throw new SourceFailure('EGRESS_REFUSED', 'the secret that signs it can no longer be read', { cause })
  }
}
