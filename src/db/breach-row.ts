/** A breach: the JSON that callers receive (`record`), and the columns that filter and sort it. */
export interface StoredBreach {
  name: string
  /** Unique name by which breaches are sorted, in code point order. */
  sortName: string
  addedDate: string
  breachDate: string
  modifiedDate: string
  pwnCount: number
  /** From 1 (low) to 4 (critical). */
  severity: number
  domain: string
  /** Case-folded names of the data classes, each between two line feeds, so that a filter finds whole names only. */
  dataClasses: string
  isVerified: boolean
  isStealerLog: boolean
  isSensitive: boolean
  /** Case-folded text in which the words of a full-text filter are searched. */
  searchText: string
  /** The breach as JSON, in the form sent to callers. */
  record: string
}

export const breachColumns = {
  name: 'name',
  sortName: 'sort_name',
  addedDate: 'added_date',
  breachDate: 'breach_date',
  modifiedDate: 'modified_date',
  pwnCount: 'pwn_count',
  severity: 'severity',
  domain: 'domain',
  dataClasses: 'data_classes',
  isVerified: 'is_verified',
  isStealerLog: 'is_stealer_log',
  isSensitive: 'is_sensitive',
  searchText: 'search_text',
  record: 'record',
} as const satisfies Record<keyof StoredBreach, string>

/** Value of `to_revision` for a version of a breach that no later revision has replaced. */
export const current = 2_147_483_647
