import type { components } from '../../../generated/api.ts'
import type { AddedObservable, Origin, WaitingObservable } from '../../db/investigation-observables.ts'

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

/** Returns the event of an observable that is added to an investigation. */
export function followedEvent(
  investigationId: string,
  { type, value, depth, found }: Pick<AddedObservable, 'type' | 'value' | 'depth' | 'found'>,
  at: Date,
) {
  const data: Schemas['ObservableFollowedData'] = {
    investigation_id: investigationId,
    query: { type: type as Schemas['QueryType'], value },
    depth,
    found: found && originBody(found),
    timestamp: at.toISOString(),
  }
  return { name: 'observable.followed', data: JSON.stringify(data) }
}

type LeftOut = Omit<Schemas['ObservablesLeftOutData'], 'investigation_id' | 'timestamp'>

/** Returns the event of findings of a search that are not followed. */
export function leftOutEvent(investigationId: string, leftOut: LeftOut, at: Date) {
  const data: Schemas['ObservablesLeftOutData'] = {
    investigation_id: investigationId, ...leftOut, timestamp: at.toISOString(),
  }
  return { name: 'observables.left_out', data: JSON.stringify(data) }
}

export const originBody = ({ searchId, relation, strength }: Origin): Schemas['InvestigationOrigin'] =>
  ({ search_id: searchId, relation: relation as Schemas['ObservableRelation'], strength })
