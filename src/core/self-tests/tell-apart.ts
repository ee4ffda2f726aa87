import { askSite } from '../../sources/registered/ask-site.ts'
import type { AccountCheck, CheckContext } from '../../sources/registered/account-check.ts'
import { madeUpAddress } from '../../sources/registered/control-address.ts'
import type { LedgerEntry } from '../../sources/registered/ledger.ts'

/** Reasons that lie here or on the way, not at the site: they decide nothing about it. */
const undecided = new Set([
  'UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'EGRESS_REFUSED', 'PROXY_FAILED', 'MACHINE_BUSY', 'CHECK_ERROR',
])

/** Whether a site tells a registered address from a made-up one, or why that is not decided. */
export type Told = { entry: LedgerEntry } | { notDecided: string }

/**
 * Asks a site about an address that is registered there, and about a made-up one. Both are asked without control
 * questions. The entry and the reasons have no address.
 * @param own Address of `ACCOUNT_CONTROL_EMAIL`
 */
export async function tellApart(
  check: AccountCheck, registered: string, context: CheckContext, own: string | undefined,
): Promise<Told> {
  const query = { type: 'Email Address', value: registered } as const
  if (check.notifies) return { notDecided: 'it could notify the person' }
  if (check.scope?.includes(registered) === false) return { notDecided: check.scope.rule }
  const day = context.now.toISOString().slice(0, 10)
  const known = await askSite(check, query, context)
  if (known.reason && undecided.has(known.reason.code)) return { notDecided: known.reason.message }
  const entry = { site: check.slug, day, toldApart: false, hasOwn: false }
  if (known.status !== 'registered') {
    return { entry: { ...entry, reason: `about the registered address: ${known.reason?.message ?? 'not registered'}` } }
  }
  const value = madeUpAddress(check, query, day)
  const absent = await askSite(check, { ...query, value }, context, { isControl: true })
  if (absent.reason && undecided.has(absent.reason.code)) return { notDecided: absent.reason.message }
  if (absent.status !== 'not_registered') {
    return { entry: { ...entry, reason: `about a made-up address: ${absent.reason?.message ?? 'registered'}` } }
  }
  return { entry: { ...entry, toldApart: true, hasOwn: registered === own, reason: null } }
}
