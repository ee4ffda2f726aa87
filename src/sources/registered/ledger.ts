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

/** Members of a check that the ledger decides about. */
interface InLedger {
  slug: string
  isUnproven?: true
  ledger?: LedgerEntry
}

/** Adds their entries to the checks. */
export function withLedger<Check extends InLedger>(
  checks: readonly Check[], entries: readonly LedgerEntry[],
): readonly Check[] {
  if (entries.length === 0) return checks
  const bySite = new Map(entries.map(entry => [entry.site, entry]))
  return checks.map(check => {
    const ledger = bySite.get(check.slug)
    return ledger ? { ...check, ledger } : check
  })
}

/** Returns the reason why no search runs a check: it does not tell addresses apart, or that has not been seen. */
export function unprovenReason({ ledger, isUnproven }: Omit<InLedger, 'slug'>): string | undefined {
  if (ledger?.toldApart === false) return `it did not tell addresses apart on ${ledger.day}: ${ledger.reason}`
  return isUnproven && !ledger ? 'its answers have not been seen: checks run --record' : undefined
}
