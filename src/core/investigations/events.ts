import type { components } from '../../../generated/api.ts'
import type { WaitingObservable } from '../../db/investigation-observables.ts'

type Schemas = components['schemas']

/** Returns the event that comes before the events of a search. */
export function startedEvent({ investigationId, type, value }: WaitingObservable, searchId: string, at: Date) {
  const data: Schemas['InvestigationSearchStartedData'] = {
    investigation_id: investigationId,
    search_id: searchId,
    query: { type: type as Schemas['QueryType'], value },
    timestamp: at.toISOString(),
  }
  return { name: 'search.started', data: JSON.stringify(data) }
}
