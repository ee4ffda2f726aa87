import { notFound, type Failure } from '../../errors.ts'
import type { Principal } from './keys.ts'

type Noun = 'search' | 'investigation' | 'watch'

/** Returns NOT_FOUND for an id of nothing. An id of another account has the same error, so that it reveals nothing. */
export const noSuch = (noun: Noun): Failure => notFound({ message: `There is no ${noun} with this id` })

/** Returns what was found under an id, if it belongs to the caller's account. Otherwise throws NOT_FOUND. */
export function requireOwn<Found extends { accountId: string }>(
  noun: Noun, { accountId }: Principal, found: Found | undefined,
): Found {
  if (found === undefined || found.accountId !== accountId) throw noSuch(noun)
  return found
}
