import type { components } from '../../../generated/api.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import type { StoredObservable } from '../../db/investigation-observables.ts'

type Schemas = components['schemas']

export function investigationBody(investigation: StoredInvestigation): Schemas['Investigation'] {
  return {
    id: investigation.id,
    status: investigation.status,
    options: JSON.parse(investigation.options) as Schemas['InvestigationOptions'],
    budget: investigation.budget,
    reference: investigation.reference,
    labels: investigation.labels,
    created_at: investigation.createdAt,
    completed_at: investigation.completedAt,
    paused_until: investigation.pausedUntil,
    stopped: investigation.stopped as Schemas['InvestigationStop'] | null,
  }
}

/** Returns the data of `GET /investigations/{id}`. */
export function stateBody(
  investigation: StoredInvestigation, observables: readonly StoredObservable[], publicUrl: string,
): Schemas['InvestigationStateData'] {
  return {
    investigation: investigationBody(investigation),
    counts: countsOf(observables),
    observables: observables.map(entryBody),
    links: { state: `${publicUrl}/investigations/${investigation.id}` },
  }
}

const entryBody = ({ type, value, status, search, reason }: StoredObservable): Schemas['InvestigationEntry'] => ({
  query: { type: type as Schemas['QueryType'], value },
  status,
  search,
  reason,
})

export function countsOf(observables: readonly StoredObservable[]): Schemas['InvestigationCounts'] {
  const counts = {
    observables: observables.length,
    waiting: 0,
    running: 0,
    finished: 0,
    failed: 0,
    not_started: 0,
  }
  for (const { status, search } of observables) {
    if (search === null) counts[status === 'not_started' ? status : 'waiting']++
    else if (search.status === 'finished') counts.finished++
    else if (search.status === 'error') counts.failed++
    else counts.running++
  }
  return counts
}
