import type { Knex } from 'knex'

export type SearchOutcome = 'complete' | 'incomplete' | 'findings' | 'no_findings'

/** Whether a source did not answer, as an index of `searches` has it. */
const unanswered = 'case when sources_unanswered > 0 then 1 else 0 end'
/** Whether something was found, as an index of `searches` has it. */
const found = 'case when found_accounts + found_breaches + found_leak_records + found_findings > 0 then 1 else 0 end'

const conditions: Readonly<Record<SearchOutcome, string>> = {
  complete: `(${unanswered}) = 0`,
  incomplete: `(${unanswered}) = 1`,
  no_findings: `(${found}) = 0`,
  findings: `(${found}) = 1`,
}

/** Narrows a query to ended searches that have all these outcomes. */
export function withOutcomes(query: Knex.QueryBuilder, outcomes: readonly SearchOutcome[]): void {
  if (outcomes.length > 0) query.whereNotNull('sources_asked') // the condition of the indexes
  for (const outcome of outcomes) query.whereRaw(conditions[outcome])
}
