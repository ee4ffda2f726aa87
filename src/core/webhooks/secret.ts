import type { DueDelivery } from '../../db/webhooks.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'

type SealedSecret = Pick<DueDelivery, 'searchId' | 'secret'>

/** Binds a sealed secret to its search. The secret cannot be opened for another search. */
const sealContext = (searchId: string): string => `webhook_deliveries ${searchId} secret`

export const sealSecret = (sealer: Sealer, searchId: string, secret: string | undefined): string | null =>
  secret === undefined ? null : sealer.seal(secret, sealContext(searchId))

/**
 * Opens the signing secret of a delivery. Returns `undefined` if the webhook is not signed. Throws a `SourceFailure` if
 * the secret was sealed with another SECRET_KEY, so that the webhook is not sent without a signature.
 */
export function openSecret(sealer: Sealer, { searchId, secret }: SealedSecret): string | undefined {
  if (secret === null) return undefined
  try {
    return sealer.open(secret, sealContext(searchId))
  } catch (cause) {
    throw new SourceFailure('EGRESS_REFUSED', 'the webhook secret can no longer be read', { cause })
  }
}

/**
 * Seals the signing secret of a search for its retry. A secret that can no longer be read stays as it is, so that the
 * webhook of the retry fails like that of the search, and is not sent without a signature.
 */
export function resealSecret(sealer: Sealer, sealed: SealedSecret, retryId: string): string | null {
  try {
    return sealSecret(sealer, retryId, openSecret(sealer, sealed))
  } catch {
    return sealed.secret
  }
}
