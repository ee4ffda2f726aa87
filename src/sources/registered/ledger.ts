/** Result of the last `checks run --record` of a check. It has no address. */
export interface LedgerEntry {
  /** Slug of the check. */
  site: string
  /** Day of the question (UTC), as `2026-11-28`. */
  day: string
  /** `true` if the site answered `registered` about the one address, and `not_registered` about the other. */
  toldApart: boolean
  /** `true` if the registered address was that of `ACCOUNT_CONTROL_EMAIL`. */
  hasOwn: boolean
  /** Reason why the site did not tell the addresses apart. */
  reason: string | null
}

/** An entry, as it counts on the day of the start. */
export interface CountedEntry extends LedgerEntry {
  /** `true` if it was made more than a year ago, or in the future. It then lets no check run, and confirms nothing. */
  isOld: boolean
}

/** Members of a check that the ledger decides about. */
interface InLedger {
  slug: string
  isUnproven?: true
  ledger?: CountedEntry
}

/** Time for which an entry lets a check run, in milliseconds. Sites change. */
const maxAgeMs = 365 * 86_400_000

/** Adds their entries to the checks. An entry of another site than these stays without effect. */
export function withLedger<Check extends InLedger>(
  checks: readonly Check[], entries: readonly LedgerEntry[], now: Date,
): readonly Check[] {
  if (entries.length === 0) return checks
  const bySite = new Map(entries.map(entry => [entry.site, entry]))
  return checks.map(check => {
    const entry = bySite.get(check.slug)
    return entry ? { ...check, ledger: { ...entry, isOld: isOld(entry, now) } } : check
  })
}

/** A clock may be ahead by a day. No day at all, such as 2026-02-31, is old too. */
function isOld({ day }: LedgerEntry, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(day)
  return !(ageMs >= -86_400_000 && ageMs <= maxAgeMs)
}

/**
 * Returns the reason why no search runs a check: it does not tell addresses apart, or that has not been seen within a
 * year. An entry that switches a check off has no end: only a new one switches it on.
 */
export function unprovenReason({ ledger, isUnproven }: Omit<InLedger, 'slug'>): string | undefined {
  if (ledger?.toldApart === false) return `it did not tell addresses apart on ${ledger.day}: ${ledger.reason}`
  if (!isUnproven || ledger?.isOld === false) return undefined
  return ledger === undefined ? 'its answers have not been seen: checks run --record'
    : `its answers were seen on ${ledger.day}, which is not within the last year: checks run --record`
}
