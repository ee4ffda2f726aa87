import type { AccountDomain } from '../../db/account-domains.ts'

const dayMs = 86_400_000
/** Time for which a proof is valid after it was last found, in milliseconds. */
const graceMs = 7 * dayMs
/** Time between two checks of a proved domain, in milliseconds. */
export const recheckMs = dayMs

export type DomainState = 'pending' | 'proved' | 'lapsed'

/** Returns the time after which a proof that was found then is still valid at `now`. */
export const validSince = (now: Date): string => new Date(now.getTime() - graceMs).toISOString()

/** Returns the time at which the proof lapses, or `null` if it was never found. */
export const lapsesAt = ({ seenAt }: Pick<AccountDomain, 'seenAt'>): string | null =>
  seenAt === null ? null : new Date(Date.parse(seenAt) + graceMs).toISOString()

/** Returns the state of a domain. It follows from the times alone, so that a proof lapses although no duty runs. */
export function domainState({ seenAt }: Pick<AccountDomain, 'seenAt'>, now: Date): DomainState {
  if (seenAt === null) return 'pending'
  return seenAt > validSince(now) ? 'proved' : 'lapsed'
}
