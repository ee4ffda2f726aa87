import type { TemporarySearchEvent } from '../../generated/client/src/index.ts'
import { viewBreaches, viewCards, viewChecks, viewRecord, viewSources, viewStanding } from './view.ts'

type Data<Name> = Extract<TemporarySearchEvent, { event: Name }>['data']

/**
 * Collects the events of a temporary search to a view like that of a stored one. It also has the leak records and the
 * observables, because no tool can read them later.
 */
export function createFindings() {
  let id = ''
  let finished: Data<'search.finished'> | undefined
  const cards: object[] = []
  const leaks: object[] = []
  const breaches: object[] = []
  const checks: Array<Parameters<typeof viewChecks>[0][number]> = []
  const observables = new Map<string, object>()
  /** Observables with the strength of all sources. They replace the others. */
  const merged: object[] = []
  const ended = new Map<string, Data<'module.finished'>['source']>()

  return {
    /** Reads an event. Returns a text about a source that has ended, or `undefined`. */
    read({ event, data }: TemporarySearchEvent): string | undefined {
      if (event === 'connected') id = data.search_id
      else if (event === 'module.result') cards.push(...viewCards(data.module.name, data.card))
      else if (event === 'breached_accounts') breaches.push(...data.results ?? [])
      else if (event === 'registered_accounts' && data.event === 'result') {
        const { module, status = 'unknown', url = null, reason } = data
        checks.push({ module, status, url, reason })
      } else if (event === 'temporary.leak.page') {
        leaks.push(...data.results.map(one => ({ source: data.source, facts: viewRecord(one) })))
      } else if (event === 'observable.found') {
        const { type, value, relation, strength } = data.observable
        observables.set(`${type} ${value}`, { type, value, relation, strength })
      } else if (event === 'temporary.observables') {
        for (const { type, value, relation, strength } of data.observables) {
          merged.push({ type, value, relation, strength })
        }
      } else if (event === 'search.finished') {
        finished = data
        for (const source of data.sources) ended.set(`${source.kind} ${source.slug}`, source)
      } else if (event === 'module.finished') {
        ended.set(`${data.source.kind} ${data.source.slug}`, data.source)
        return `${data.source.name}: ${data.source.status}`
      }
      return undefined
    },

    /** Returns the id of the search, and the view of what has been found so far. */
    view(): { id: string, view: object } {
      return {
        id,
        view: {
          search: {
            id,
            temporary: true,
            status: finished?.status ?? 'stopped',
            complete: finished?.complete ?? false,
            ...finished?.error && { error: finished.error },
          },
          ...finished && viewStanding({
            status: finished.status,
            error: finished.error_code ? { code: finished.error_code, message: finished.error } : null,
            counts: finished.counts,
          }),
          ...viewSources([...ended.values()].filter(({ kind }) => kind !== 'account_check')),
          ...viewChecks(checks),
          cards,
          ...viewBreaches(breaches),
          ...leaks.length > 0 && { leaks },
          ...observables.size > 0 && { observables: merged.length > 0 ? merged : [...observables.values()] },
        },
      }
    },
  }
}
