import { expect } from 'chai'
import type {
  GraphEdge, GraphNode, InvestigationEvent, InvestigationStateData,
} from '../../generated/client/src/index.ts'
import { partOf } from '../../src/console/graph/model.ts'
import {
  applyEvent, countsOf, createProgress, entriesOf, notSearched, type Progress,
} from '../../src/console/investigation/progress.ts'
import { noCounts } from '../../src/outcomes/counts.ts'
import { rowOf, searchStateOf } from '../../src/outcomes/sentences.ts'
import { statusOf } from '../../src/console/investigation/status.ts'

const investigation_id = '3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21'
const search_id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const timestamp = '2026-11-21T10:15:00.420Z'
const query = { type: 'Pseudonym', value: 'sam' } as const
const started: InvestigationEvent = {
  event: 'search.started',
  data: { investigation_id, search_id, query, timestamp },
  id: '1',
}
const found = (value: string, strength: number, type: 'Domain Name' | 'Date' = 'Domain Name') => ({
  event: 'observable.found',
  data: {
    search_id,
    left_out: 0,
    timestamp,
    observable: {
      type,
      value,
      strength,
      relation: 'website',
      cards: [],
    },
  },
}) as const satisfies InvestigationEvent
const followed: InvestigationEvent = {
  event: 'observable.followed',
  data: {
    investigation_id,
    timestamp,
    query: { type: 'Domain Name', value: 'sam.example' },
    depth: 1,
    found: { search_id, relation: 'website', strength: 60 },
  },
}
const finished = {
  event: 'search.finished',
  data: { search_id, status: 'completed', timestamp },
} as unknown as InvestigationEvent

const loaded = (status: 'waiting' | 'started', search: null | { id: string, status: 'finished' }) => ({
  observables: [{
    query,
    status,
    search,
    reason: null,
    depth: 0,
    found: null,
  }],
}) as unknown as InvestigationStateData
const after = (...events: readonly InvestigationEvent[]): Progress => {
  const progress = createProgress()
  for (const event of events) applyEvent(progress, event)
  return progress
}
const statusesAfter = (state: InvestigationStateData, ...events: readonly InvestigationEvent[]) =>
  entriesOf(state, after(...events)).map(statusOf)

describe('the progress of an investigation', () => {
  it('follows a value from waiting to its end', () => {
    const state = loaded('waiting', null)

    expect(statusesAfter(state)).to.deep.equal(['waiting'])
    expect(statusesAfter(state, started)).to.deep.equal(['running'])
    expect(statusesAfter(state, started, finished)).to.deep.equal(['finished'])
  })

  it('keeps how each search ended', () => {
    const end = (data: object) =>
      after(started, { ...finished, data: { ...finished.data, ...data } } as InvestigationEvent).ends.get(search_id)
    const counts = {
      ...noCounts,
      breaches: 2,
      worst_severity: 'high',
      sources_asked: 8,
      sources_unanswered: 5,
    }
    const rows = [
      {},
      { error: 'The search was cancelled', error_code: 'SEARCH_CANCELLED' },
      { error: '5 of 8 sources could not answer', error_code: 'PARTIAL_FAILURE', counts },
    ].map(data => rowOf({ status: 'finished', ...end(data)! }))
    const late = rowOf({ status: 'error', ...end({ error: 'NO_ELIGIBLE_RUNNER', error_code: 'NO_ELIGIBLE_RUNNER' })! })

    expect(rows).to.deep.equal([
      'Completed', 'The search was cancelled', '2 breaches (worst: high) · 5 of 8 sources could not answer',
    ])
    expect(late).to.equal('Failed: the server had no free worker')
  })

  it('knows no counts of a search that ended before the service counted', () => {
    const data = { search_id, module: { slug: 'github', name: 'GitHub' }, card: { github_001: { items: [] } } }
    const event = { event: 'module.result', data } as unknown as InvestigationEvent
    const running = after(started, event)
    const ended = after(started, event, {
      ...finished, data: { ...finished.data, error: '5 of 8 sources could not answer', error_code: 'PARTIAL_FAILURE' },
    } as InvestigationEvent)
    const counts = countsOf(ended, search_id)

    expect(countsOf(running, search_id)?.findings).to.equal(1)
    expect(counts).to.equal(undefined)
    expect(searchStateOf({ status: 'finished', error: ended.ends.get(search_id)!.error, counts })).to.equal('partial')
  })

  it('does not reopen a search that had ended when events are replayed', () => {
    expect(statusesAfter(loaded('started', { id: search_id, status: 'finished' }), started)).to.deep.equal(['finished'])
  })

  it('adds followed values, and resumes after the last event', () => {
    const progress = after(started, followed)

    expect(entriesOf(loaded('waiting', null), progress).map(entry => entry.query.value))
      .to.deep.equal(['sam', 'sam.example'])
    expect(progress.lastEventId).to.equal('1')
  })

  it('lists searchable values that were found and are not searched, the strongest first', () => {
    const progress = after(started, found('one.example', 40), found('two.example', 90), found('sam.example', 60),
      found('2020-01-01', 90, 'Date'), followed)
    const names = notSearched(entriesOf(loaded('waiting', null), progress), progress).map(({ value }) => value)

    expect(names).to.deep.equal(['two.example', 'one.example'])
  })
})

describe('the drawn part of a graph', () => {
  const node = (id: string, type: GraphNode['type'], isSearched = false): GraphNode => ({
    id,
    type,
    value: id,
    searched: isSearched ? [{ status: 'started', search: null, depth: 0 }] : [],
  })
  const edge = (source: string, target: string, strength: number): GraphEdge => ({
    id: `${source}-${target}`,
    source,
    target,
    search_id,
    relation: 'website',
    strength,
    followed: false,
    evidence: [],
    evidence_total: 0,
  })
  const nodes = [
    node('weak', 'Domain Name'), node('strong', 'Domain Name'), node('shared', 'Domain Name'), node('day', 'Date'),
    node('sam', 'Pseudonym', true), node('sam@example.com', 'Email Address', true),
  ]
  const edges = [
    edge('sam', 'weak', 30), edge('sam', 'strong', 90), edge('sam', 'shared', 30), edge('sam', 'day', 90),
    edge('sam@example.com', 'shared', 30),
  ]
  const idsOf = (filter: Parameters<typeof partOf>[1], most?: number) =>
    partOf({ nodes, edges }, filter, most).nodes.map(({ id }) => id).sort()

  it('has the values of the investigation and the found ones of the filter', () => {
    expect(idsOf({ type: 'all', isShared: false })).to.have.length(6)
    expect(idsOf({ type: 'searchable', isShared: false })).not.to.include('day')
    expect(idsOf({ type: 'Date', isShared: false })).to.deep.equal(['day', 'sam', 'sam@example.com'])
    expect(idsOf({ type: 'all', isShared: true })).to.deep.equal(['sam', 'sam@example.com', 'shared'])
  })

  it('leaves out the found values with the fewest and weakest connections, and counts them', () => {
    const part = partOf({ nodes, edges }, { type: 'searchable', isShared: false }, 4)

    expect(part.nodes.map(({ id }) => id).sort()).to.deep.equal(['sam', 'sam@example.com', 'shared', 'strong'])
    expect(part.leftOut).to.equal(1)
    expect(part.edges.map(({ target }) => target)).not.to.include('weak')
  })
})
