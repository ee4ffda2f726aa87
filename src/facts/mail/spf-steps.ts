import type { SpfRecord, SpfTerm } from './spf.ts'

/** One record of the walk: the record of the domain, of an included domain, or of a redirect. */
export interface SpfStep {
  domain: string
  via: 'domain' | 'include' | 'redirect'
  /**
   * Index of the step whose record refers to this step's domain. `null` for the first step, the domain where the walk
   * starts.
   */
  parent: number | null
  depth: number
  record: string | null
  parsed: SpfRecord | null
  /**
   * Reason why receivers stop at this record with an error, or why the record could not be read. `null` if there is no
   * fault.
   */
  fault: string | null
}

/** Returns the terms up to and including `all`. Receivers ignore all later terms. */
export function upToAll(terms: readonly SpfTerm[]): SpfTerm[] {
  const end = terms.findIndex(({ mechanism }) => mechanism === 'all')
  return terms.slice(0, end < 0 ? terms.length : end + 1)
}

export function isAncestor(steps: readonly SpfStep[], { domain, parent }: SpfStep): boolean {
  const name = domain.toLowerCase().replace(/\.$/, '')
  for (let at = parent; at !== null; at = steps[at]?.parent ?? null) {
    if (steps[at]?.domain.toLowerCase().replace(/\.$/, '') === name) return true
  }
  return false
}

export const findChild = (
  steps: readonly SpfStep[],
  parent: SpfStep,
  via: SpfStep['via'],
  domain?: string | null,
): SpfStep | undefined => {
  const index = steps.indexOf(parent)
  return steps.find(step =>
    step.via === via && step.parent === index && (domain === undefined || step.domain === domain)
  )
}
