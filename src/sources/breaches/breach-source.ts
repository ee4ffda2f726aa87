import type { Context, Query, QueryType } from '../kit/source.ts'

/** A breach that a source names for an account, as far as the source knows it. */
export interface FoundBreach {
  /** As the source spells it. */
  name: string
  title?: string | undefined
  domain?: string | undefined
  /** `YYYY-MM-DD`; `YYYY-MM` or `YYYY` where the source knows no more. */
  breachDate?: string | undefined
  dataClasses?: readonly string[] | undefined
  /** Accounts in the breach. */
  pwnCount?: number | undefined
  isSensitive?: boolean | undefined
  isVerified?: boolean | undefined
  isStealerLog?: boolean | undefined
}

export interface BreachSource {
  /** kebab-case, unique, never changed. */
  slug: string
  name: string
  types: readonly QueryType[]
  requiresKey: boolean
  deadlineMs: number
  homepage: string | null
  /** Breaches as they come; none is "in no breach". Throws a `SourceFailure` where it cannot tell. */
  breaches(query: Query, context: Context): AsyncIterable<FoundBreach>
}
