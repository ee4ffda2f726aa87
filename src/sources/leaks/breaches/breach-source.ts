import type { Context, Query, QueryType } from '../../kit/source.ts'
import type { Terms } from '../../kit/terms.ts'

/** One breach that a source reports for an account. */
export interface FoundBreach {
  /** Name of the breach in the source's own spelling. */
  name: string
  title?: string | undefined
  domain?: string | undefined
  /** `YYYY-MM-DD`. `YYYY-MM` or `YYYY` if the source has no exact date. */
  breachDate?: string | undefined
  dataClasses?: readonly string[] | undefined
  /** Number of accounts in the breach. */
  pwnCount?: number | undefined
  isSensitive?: boolean | undefined
  isVerified?: boolean | undefined
  isStealerLog?: boolean | undefined
}

export interface BreachSource {
  /** Unique name in kebab-case. It never changes. */
  slug: string
  name: string
  types: readonly QueryType[]
  requiresKey: boolean
  deadlineMs: number
  homepage: string | null
  /** Terms of use, if any are known. */
  terms?: Terms
  /** Values for which the source has a result (`found`), and values for which it has none (`notFound`). */
  examples?: { found: readonly string[], notFound: readonly string[] }
  /**
   * Yields breaches as they arrive. Yields nothing if the account is in no breach. Throws a `SourceFailure` if the
   * source cannot answer.
   */
  breaches(query: Query, context: Context): AsyncIterable<FoundBreach>
}
