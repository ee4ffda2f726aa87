/** How a question to one source ended. Callers add what was found. */
export interface Outcome<Code extends string = string> {
  status: 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped'
  /** `true` if the answer comes from the cache. */
  cached: boolean
  durationMs: number
  /** Also set if the source returned findings and reported an error. */
  error: { code: Code, message: string } | null
}
