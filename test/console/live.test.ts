import { expect } from 'chai'
import api from '../../generated/api.json' with { type: 'json' }
import { countListed, countsOf } from '../../src/console/search/counts.ts'
import { findsOf, missingOf } from '../../src/outcomes/sentences.ts'
import { applyEvent, createLive, expectSources, sortedSources, type LiveEvent } from '../../src/console/search/live.ts'
import { canRetry } from '../../src/console/search/retry.ts'
import { tasksToRetry } from '../../src/core/search/retry-chain.ts'
import type { TaskKind, TaskOutcome } from '../../src/db/search-tasks.ts'
import { start } from '../../scripts/support/start.ts'

const search_id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const timestamp = '2026-11-21T10:15:00.420Z'
const module = { id: search_id, slug: 'github', name: 'GitHub' }
const variants = { search_id, module: { id: search_id, slug: 'variants', name: 'Variants' }, timestamp }
const result = (key: string): LiveEvent => ({
  event: 'module.result',
  data: { search_id, module, card: { [key]: { items: [] } }, timestamp },
})
type Outcome = Extract<LiveEvent, { event: 'module.finished' }>['data']['source']
const finished = (slug: string, rest: Partial<Outcome>): LiveEvent => ({
  event: 'module.finished',
  data: {
    search_id,
    source: {
      kind: 'module',
      slug,
      name: slug,
      status: 'success',
      duration_ms: 120,
      ...rest,
    },
    timestamp,
  },
})

describe('the live view of a search', () => {
  it('fills in the row of a source from its events', () => {
    const live = createLive()
    expectSources(live, [{ kind: 'module', slug: 'github', name: 'GitHub' }, { kind: 'module', slug: 'x', name: 'X' }])

    applyEvent(live, result('github_001'))
    applyEvent(live, result('github_002'))
    applyEvent(live, finished('github', {}))

    const [github, x] = sortedSources(live)
    expect(github).to.include({ slug: 'github', status: 'success', found: 2, durationMs: 120 })
    expect(x).to.include({ slug: 'x', status: 'waiting', found: 0 })
    expect(live.cards.map(({ key }) => key)).to.deep.equal(['github_001', 'github_002'])
  })

  it('says why a source could not answer, and puts it after those that have found something', () => {
    const live = createLive()
    const reason = { code: 'UPSTREAM_RATE_LIMITED', message: 'the source answered 429' }

    applyEvent(live, finished('nothing', { status: 'no_results' }))
    applyEvent(live, finished('limited', { status: 'failed', reason }))
    applyEvent(live, finished('hit', {}))

    expect(sortedSources(live).map(({ slug, reason }) => [slug, reason])).to.deep.equal([
      ['hit', undefined],
      ['limited', 'the site limits questions for now (429)'],
      ['nothing', undefined],
    ])
  })

  it('counts neither computed cards nor sources and sites that were not asked', () => {
    const live = createLive()
    let site = 0
    const account = (status: 'registered' | 'unknown', code?: 'NAME_NOT_POSSIBLE' | 'UPSTREAM_BLOCKED'): LiveEvent => ({
      event: 'registered_accounts',
      data: {
        search_id,
        event: 'result',
        type: 'Pseudonym',
        module: { name: `Site ${site++}` },
        status,
        url: null,
        reason: code === undefined ? null : { code, message: 'a reason' },
        timestamp,
      },
    })

    applyEvent(live, result('github_001'))
    applyEvent(live, finished('github', {}))
    applyEvent(live, { event: 'module.result', data: { ...variants, card: { variants_001: { items: [] } } } })
    applyEvent(live, finished('variants', { derived: true }))
    applyEvent(live, finished('slow', { status: 'timeout' }))
    applyEvent(live, finished('nothing', { status: 'no_results' }))
    applyEvent(live, finished('no-key', { status: 'skipped', reason: { code: 'KEY_MISSING', message: 'no key' } }))
    applyEvent(live, account('registered'))
    applyEvent(live, account('unknown', 'NAME_NOT_POSSIBLE'))
    applyEvent(live, account('unknown', 'UPSTREAM_BLOCKED'))

    const counts = countsOf(live)
    expect(findsOf(counts)).to.equal('1 account, 1 finding')
    expect(missingOf(counts)).to.equal('2 of 5 sources could not answer')
    expect(countListed(live), 'without account checks').to.include({ sources_asked: 3, sources_unanswered: 1 })
    expect(live.accounts.map(({ status }) => status)).to.deep.equal(['registered', 'not_asked', 'unknown'])
  })

  it('offers a retry if the service has something to retry, for every outcome and reason', () => {
    const { ModuleErrorCode, AccountReasonCode } = api.components.schemas
    const codes = [...new Set([...ModuleErrorCode.enum, ...AccountReasonCode.enum])]
    const kinds = {
      module: 'module',
      leak: 'leak_source',
      breaches: 'breach_sources',
      provider: 'provider',
    } as const satisfies Partial<Record<TaskKind, Outcome['kind']>>
    const statuses: Array<TaskOutcome['status']> = ['success', 'no_results', 'failed', 'timeout', 'skipped']
    const differing: string[] = []
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      for (const status of statuses) {
        for (const code of codes) {
          const reason = { code, message: 'a reason' }
          const outcome = {
            status,
            durationMs: 1,
            error: reason,
            results: [],
            count: 0,
          }
          const isRetried = tasksToRetry([[{ kind, slug: 'a', name: 'A', outcome }]]).length > 0
          const source = {
            kind: kinds[kind],
            slug: 'a',
            name: 'A',
            status,
            reason,
            duration_ms: 1,
          }
          const ended: LiveEvent = {
            event: 'search.finished',
            data: {
              search_id,
              status: 'completed',
              complete: false,
              sources: [source],
              timestamp,
            },
          }
          const isOffered = canRetry({ finished: ended.data })
          if (isRetried !== isOffered) differing.push(`${kind} ${status} ${code}`)
        }
      }
    }

    expect(codes).to.have.length.above(20)
    expect(differing).to.deep.equal([])
  })

  it('forgets sources that it expected and that the search has not asked', () => {
    const live = createLive()
    const named = { kind: 'module', slug: 'asked', name: 'Asked' } as const
    expectSources(live, [named, { ...named, slug: 'other' }])
    const source = { ...named, status: 'no_results', duration_ms: 1 }
    const data = { search_id, timestamp, status: 'completed', sources: [source] }

    applyEvent(live, { event: 'search.finished', data } as never)

    expect([...live.sources.values()].map(({ slug }) => slug)).to.deep.equal(['asked'])
  })

  it('ignores an event that it does not know', () => {
    const live = createLive()

    applyEvent(live, { event: 'something.new', data: { search_id, timestamp } } as never)

    expect(live).to.deep.equal(createLive())
  })

  it('replaces the observables of single sources by those of all sources', () => {
    const live = createLive()
    const observable = (value: string, strength: number) =>
      ({ type: 'Domain Name', value, strength, cards: [] }) as never
    const found = (value: string) => applyEvent(live, {
      event: 'observable.found', data: { search_id, timestamp, left_out: 7, observable: observable(value, 60) },
    })
    found('b.example')
    found('a.example')
    applyEvent(live, {
      event: 'temporary.observables',
      data: {
        search_id,
        timestamp,
        left_out: 0,
        observables: [observable('a.example', 84), observable('b.example', 60)],
      },
    })

    expect(live.observables.map(({ value, strength }) => [value, strength])).to.deep.equal([
      ['a.example', 84], ['b.example', 60],
    ])
    expect(live.leftOut).to.equal(0)
  })

  it('shows the same of a stored and of a temporary search', async () => {
    await using service = await start({})
    const query = { type: 'Email Address', value: 'tw-success@example.com' } as const
    const body = { query, leaks: { mode: 'all' } }
    const id = await service.createSearch(query.type, query.value, { leaks: body.leaks })
    const stored = createLive()
    for (const event of await service.events(`/search/${id}/stream`)) applyEvent(stored, event)
    const temporary = createLive()
    for (const event of await service.events('/search/temporary', { body })) applyEvent(temporary, event)

    const shown = (live: typeof stored) => ({
      status: live.status,
      sources: sortedSources(live).map(({ slug, status, found }) => [slug, status, found]),
      cards: live.cards.map(({ key }) => key).sort(),
      accounts: live.accounts.map(({ site, status }) => [site, status]).sort(),
      breaches: live.breaches.length,
      leaks: [...live.leakPages.keys()].sort(),
      observables: live.observables.length,
    })
    expect(shown(stored)).to.deep.equal(shown(temporary))
    expect(shown(stored).status).to.equal('completed')
    expect(stored.cards).not.to.be.empty
    expect(stored.accounts).not.to.be.empty
  })
})
