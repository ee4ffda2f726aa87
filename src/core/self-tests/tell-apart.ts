import { comparableValue } from '../observables/comparable.ts'
import { askSite } from '../../sources/registered/ask-site.ts'
import type { AccountCheck, CheckContext } from '../../sources/registered/account-check.ts'
import { madeUpAddresses } from '../../sources/registered/control-address.ts'
import type { LedgerEntry } from '../../sources/registered/ledger.ts'

/** Reasons that lie here, on the way or at this address or hour: they decide nothing about the site. */
const undecided = new Set([
  'UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_RATE_LIMITED', 'UPSTREAM_BLOCKED', 'UPSTREAM_ERROR',
  'EGRESS_REFUSED', 'PROXY_FAILED', 'MACHINE_BUSY', 'CHECK_ERROR', 'NO_PUBLIC_PROFILE', 'TYPE_NOT_SUPPORTED',
  'ADDRESS_REFUSED', 'ADDRESS_FOLDED',
])

/** Whether a site tells a registered address from a made-up one, or why that is not decided. */
export type Told = { entry: LedgerEntry } | { notDecided: string }

/**
 * Asks a site about an address that is registered there, and about a made-up one. Both are asked without control
 * questions. The entry and the reasons have no address.
 * @param own address of `ACCOUNT_CONTROL_EMAIL`
 * @param isCertain `true` if the operator names the site: the address is registered there
 */
export async function tellApart(
  check: AccountCheck, registered: string, context: CheckContext, own: string | undefined, isCertain: boolean,
): Promise<Told> {
  const query = { type: 'Email Address', value: registered } as const
  if (check.notifies) return { notDecided: 'it could notify the person' }
  if (check.scope?.includes(registered) === false) return { notDecided: check.scope.rule }
  const day = context.now.toISOString().slice(0, 10)
  const known = await askSite(check, query, context)
  if (known.reason && undecided.has(known.reason.code)) return { notDecided: known.reason.message }
  if (known.status === 'not_registered' && !isCertain) {
    return { notDecided: 'it says that the address is not registered' }
  }
  const entry = { site: check.slug, day, toldApart: false, hasOwn: false }
  if (known.status !== 'registered') {
    return { entry: { ...entry, reason: `about the registered address: ${known.reason?.message ?? 'not registered'}` } }
  }
  const value = madeUpAddresses(check, query, day).at(-1)!
  const absent = await askSite(check, { ...query, value }, context, { isControl: true })
  if (absent.reason && undecided.has(absent.reason.code)) return { notDecided: absent.reason.message }
  if (absent.status !== 'not_registered') {
    return { entry: { ...entry, reason: `about a made-up address: ${absent.reason?.message ?? 'registered'}` } }
  }
  return { entry: { ...entry, toldApart: true, hasOwn: own !== undefined && isSame(registered, own), reason: null } }
}

const isSame = (one: string, other: string): boolean =>
  comparableValue('Email Address', one) === comparableValue('Email Address', other)
