import { randomUUID } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import type { EndedTask, SearchTask, TaskCount, TaskOutcome } from '../../db/search-tasks.ts'
import type { Query } from '../../sources/kit/source.ts'
import { moduleId } from '../catalogue/modules.ts'
import type { FoundObservables } from '../observables/found.ts'
import type { Merged } from '../observables/merge.ts'
import type { SkippedPart } from './choose-sources.ts'
import { inParts } from '../../lib/fit-json.ts'
import { maxEventBytes } from '../../lib/sse.ts'
import { countVerdicts, type CheckEnd } from './count-verdicts.ts'
import type { Counts } from '../../outcomes/counts.ts'
import { onlyNamesBreaches } from './search-counts.ts'
import { isComplete, toSourceOutcome } from './source-outcome.ts'
import { addCounts, countCards, streamStatus, type Ending } from './state.ts'
import type { LeakPage, SearchOptions, Task } from './task.ts'

type Schemas = components['schemas']

/** An event of a stored search. `encodeEvent` alone makes the parts of large events. */
export type SearchEvent = Exclude<Schemas['SearchEvent'], Schemas['EventPartEvent']>
/** An event of a temporary search. */
export type TemporarySearchEvent = Exclude<Schemas['TemporarySearchEvent'], Schemas['EventPartEvent']>
type EventOf<Name extends SearchEvent['event']> = Extract<SearchEvent, { event: Name }>

const stamp = (searchId: string, at: Date) => ({ search_id: searchId, timestamp: at.toISOString() })

export const connectedEvent = (searchId: string, at: Date): EventOf<'connected'> =>
  ({ event: 'connected', data: stamp(searchId, at) })

/** Returns the events of the observables of a task. `isNew` is called once for each of them. */
export const observableEvents = (
  searchId: string, at: Date, { observables, leftOut }: FoundObservables, isNew: (observable: Merged) => boolean,
): Array<EventOf<'observable.found'>> =>
  observables.filter(isNew).map(({ key: _, ...observable }) => ({
    event: 'observable.found',
    data: { ...stamp(searchId, at), observable, left_out: leftOut },
  }))

/**
 * Maximum size of a list in one event of a temporary search, in bytes. The rest of the event is far below a quarter of
 * its limit. What does not fit comes in the next event, because a temporary search has no results to read later.
 */
const listBytes = maxEventBytes * 3 / 4

/** Maximum number of observables in one event of a temporary search, and in all these events. */
const observableLimits = { event: 200, search: 5_000 }

/** Returns the events of all observables of a temporary search, with the cards of all sources. */
export function temporaryObservablesEvents(
  searchId: string, at: Date, all: readonly Merged[],
): Array<Extract<TemporarySearchEvent, { event: 'temporary.observables' }>> {
  const listed = all.slice(0, observableLimits.search)
  const parts = inParts(listed.map(({ key: _, ...observable }) => observable), observableLimits.event, listBytes)
  return parts.map(observables => ({
    event: 'temporary.observables',
    data: {
      ...stamp(searchId, at),
      observables,
      left_out: all.length - listed.length,
    },
  }))
}

/** Returns the events that report the results of an ended task. */
export function outcomeEvents(
  searchId: string,
  at: Date,
  query: Query,
  task: Pick<Task, 'kind' | 'slug' | 'name'>,
  outcome: TaskOutcome,
): SearchEvent[] {
  const base = stamp(searchId, at)
  const { slug, name } = task
  const source = toSourceOutcome({ ...task, outcome })
  const finished = { event: 'module.finished' as const, data: { ...base, source } }
  switch (task.kind) {
    case 'module':
      return [
        ...outcome.results.map(card => ({
          event: 'module.result' as const,
          data: { ...base, module: { id: moduleId(slug), slug, name }, card: { ...card } },
        })),
        finished,
      ]
    case 'leak':
      return [{
        event: 'leak.status',
        data: {
          ...base,
          leaked_code: slug,
          status: leakStatus(outcome.status),
          result_count: outcome.count,
          ...(outcome.error && { message: outcome.error.message }),
          ...outcome.results.length > 0 && { breaches: outcome.results as Schemas['BreachedAccount'][] },
          ...onlyNamesBreaches(slug, outcome) && { names_only: true },
        },
      }]
    case 'breaches':
      return [
        ...outcome.count === 0 && outcome.status === 'failed' ? [] : [{
          event: 'breached_accounts' as const,
          data: {
            ...base,
            event: 'ready' as const,
            resultCount: outcome.count,
            results: outcome.results as Schemas['BreachedAccount'][],
            ...(outcome.status === 'skipped' && outcome.error && { message: outcome.error.message }),
          },
        }],
        finished,
      ]
    case 'account':
      return outcome.results.map(result => {
        const { status, url, reason } = result as Schemas['RegisteredAccount']
        return accountsEvent(searchId, at, query, 'result', { slug, name }, { status, url, reason })
      })
    case 'provider': {
      const provider = slug as Schemas['ByokProvider']
      return [
        ...outcome.results.map(card => ({
          event: 'byok.result' as const,
          data: { ...base, provider, card: { ...card } },
        })),
        {
          event: 'byok.finished',
          data: { ...base, provider, status: byokStatus(outcome.status), resultCount: outcome.count },
        },
      ]
    }
  }
}

/**
 * Returns the event `leaks.finished` if the search requested leak sources but has no leak task. If the search has leak
 * tasks, this event is added when the last leak task ends.
 */
export function noLeakSourcesEvents(
  searchId: string, at: Date, { leaks }: SearchOptions, tasks: ReadonlyArray<Pick<SearchTask, 'kind'>>,
): SearchEvent[] {
  const isRequested = leaks.mode !== undefined
  return isRequested && tasks.every(({ kind }) => kind !== 'leak') ? [leaksFinishedEvent(searchId, at, [])] : []
}

export function accountsEvent(
  searchId: string, at: Date, { type }: Query, step: Schemas['RegisteredAccountsStep'],
  module: Schemas['NamedModule'] = { name: 'Registered accounts' },
  result: Pick<Schemas['RegisteredAccountsData'], 'status' | 'url' | 'reason'> = {},
): EventOf<'registered_accounts'> {
  return {
    event: 'registered_accounts',
    data: {
      ...stamp(searchId, at),
      event: step,
      type,
      module,
      ...result,
    },
  }
}

/** Returns the event that reports the verdicts of the account checks of one shard, which have all ended. */
export const accountChecksFinishedEvent = (
  searchId: string, at: Date, shard: number, checks: readonly CheckEnd[],
): EventOf<'account_checks.finished'> =>
  ({ event: 'account_checks.finished', data: { ...stamp(searchId, at), shard, ...countVerdicts(checks) } })

/**
 * Converts an event to the form that a temporary search sends. Adds a `result_id` to each card, because two cards may
 * have the same timestamp.
 */
export function toTemporaryEvent(event: SearchEvent | TemporarySearchEvent): TemporarySearchEvent {
  if (event.event !== 'module.result') return event as TemporarySearchEvent
  return { ...event, data: { ...event.data, result_id: randomUUID() } }
}

export function leakPageReadyEvent(
  searchId: string,
  at: Date,
  { code, page, entries }: LeakPage,
): EventOf<'leak.page.ready'> {
  return { event: 'leak.page.ready', data: { ...stamp(searchId, at), source: code, page, count: entries.length } }
}

/**
 * Returns the events of a page of records, which is cut into several pages by bytes.
 * @param before number of pages that the source already has
 */
export function temporaryLeakPageEvents(
  { code, template, entries }: LeakPage, before: number,
): Array<Extract<TemporarySearchEvent, { event: 'temporary.leak.page' }>> {
  return inParts(entries, entries.length, listBytes).map((results, index) => ({
    event: 'temporary.leak.page',
    data: {
      source: code,
      page: before + index + 1,
      count: results.length,
      template,
      results,
    },
  }))
}

interface ProgressFacts {
  cards?: number
  checks?: Schemas['AccountChecksProgress']
  skipped?: readonly SkippedPart[]
}

export function progressEvent(
  searchId: string,
  at: Date,
  status: 'queued' | 'running',
  message: string,
  { cards, checks, skipped = [] }: ProgressFacts = {},
): EventOf<'search.progress'> {
  const count = cards === undefined ? {} : { result_cards_count: cards }
  const parts = skipped.length === 0 ? {} : { skipped: [...skipped] }
  return {
    event: 'search.progress',
    data: {
      ...stamp(searchId, at),
      status,
      message,
      ...count,
      ...(checks && { account_checks: checks }),
      ...parts,
    },
  }
}

/** Returns the progress of one shard. `counts` are those of all tasks of the search. */
export function shardProgressEvent(
  searchId: string, at: Date, shard: { number: number, total: number }, counts: readonly TaskCount[],
): EventOf<'search.progress'> {
  const { ended, total } = addCounts(counts.filter(count => count.shard === shard.number))
  const checks = addCounts(counts.filter(({ kind }) => kind === 'account'))
  return progressEvent(searchId, at, 'running', `shard ${shard.number}/${shard.total} progress ${ended}/${total}`, {
    cards: countCards(counts),
    ...checks.total > 0 && {
      checks: { ended: checks.ended, total: checks.total, registered: checks.findings },
    },
  })
}

/** Returns the event that reports which leak sources were asked. Sent after all of them have ended. */
export function leaksFinishedEvent(
  searchId: string, at: Date, sources: readonly LeakEnd[],
): EventOf<'leaks.finished'> {
  return { event: 'leaks.finished', data: { ...stamp(searchId, at), ...leakCodes(sources) } }
}

/** A task of a leak source. `outcome` is `null` until it has ended. */
interface LeakEnd {
  slug: string
  outcome: Pick<TaskOutcome, 'status'> | null
}

export function leakCodes(sources: readonly LeakEnd[]): Schemas['LeakOutcome'] {
  const codesOf = (...statuses: Array<Schemas['LeakStatus']>) =>
    sources.filter(({ outcome }) => outcome && statuses.includes(leakStatus(outcome.status))).map(({ slug }) => slug)
  return {
    executed_codes: codesOf('success', 'no_results'),
    skipped_codes: codesOf('skipped'),
    failed_codes: codesOf('failed'),
  }
}

export const leakStatus = (status: TaskOutcome['status']): Schemas['LeakStatus'] =>
  status === 'timeout' ? 'failed' : status

export function byokStatus(status: TaskOutcome['status']): Schemas['ByokStatus'] {
  return status === 'success' || status === 'no_results' ? status : 'failed'
}

/**
 * Returns the last event of a search. If only some tasks failed, its `error` is the error message. If the search
 * failed, its `error` is the error code.
 */
export function finishedEvent(
  searchId: string,
  at: Date,
  { status, error }: Ending,
  totals: { cards: number, executionMs: number, found: Counts },
  tasks: readonly EndedTask[],
): EventOf<'search.finished'> {
  const sources = tasks.map(toSourceOutcome)
  const failure = error && { error: status === 'error' ? error.code : error.message, error_code: error.code }
  return {
    event: 'search.finished',
    data: {
      ...stamp(searchId, at),
      status: streamStatus(status),
      totals: { module_results: totals.cards },
      execution_time_ms: totals.executionMs,
      ...failure,
      complete: isComplete(status, sources),
      sources,
      counts: totals.found,
    },
  }
}
