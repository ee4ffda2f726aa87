import { expect } from 'chai'
import type { SearchResults } from '../../src/console/model/client.ts'
import { countListed, countsOf } from '../../src/console/search/counts.ts'
import { applyEvent, createLive, stateOfSource, type Live } from '../../src/console/search/live.ts'
import { mergedLive } from '../../src/console/search/merged.ts'
import { canRetry } from '../../src/console/search/retry.ts'

const timestamp = '2026-11-21T10:15:00.000Z'
const search_id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const counts = {
  sources_asked: 3,
  sources_unanswered: 1,
  sources_unfinished: 0,
  sources_not_asked: 0,
  accounts: 1,
  breaches: 0,
  leak_records: 2,
  findings: 1,
  worst_severity: null,
}

/** A search of which the module and the leak source failed. */
function createOwn(): Live {
  const live = createLive()
  const source = {
    kind: 'module',
    slug: 'github',
    name: 'GitHub',
    status: 'failed',
    duration_ms: 5,
  } as const
  applyEvent(live, {
    event: 'search.finished',
    data: {
      search_id,
      status: 'completed',
      error: '2 of 3 sources could not answer',
      error_code: 'PARTIAL_FAILURE',
      complete: false,
      sources: [source],
      timestamp,
    },
  })
  return live
}

const results = {
  search: { id: search_id, query: { type: 'Pseudonym', value: 'sam' }, error: null, counts },
  complete: true,
  modules: [{
    module: { slug: 'github', name: 'GitHub' },
    status: 'success',
    cached: false,
    duration_ms: 7,
    error: null,
    cards: [{ github_001: { items: [] } }],
  }],
  breached_accounts: [],
  registered_accounts: [
    { module: { slug: 'forum', name: 'Forum' }, status: 'registered', url: null, reason: null },
    { module: { slug: 'shop', name: 'Shop' }, status: 'unknown', url: null, reason: { code: 'TIMEOUT', message: '-' } },
  ],
} as unknown as SearchResults['data']
const leak = {
  code: 'acme',
  name: 'Acme',
  status: 'success',
  result_count: 2,
  page_count: 1,
  page_size: 500,
  template: 'generic',
  message: null,
} as const

describe('the page of a search with retries', () => {
  it('has the cards, accounts, records and numbers of the merged results', () => {
    const live = mergedLive(createOwn(), results, { sources: [leak] })

    expect(live.cards.map(({ key }) => key)).to.deep.equal(['github_001'])
    expect(live.accounts.map(({ slug, status }) => [slug, status])).to.deep
      .equal([['forum', 'registered'], ['shop', 'unknown']])
    expect([...live.leakPages]).to.deep.equal([['acme', { pages: 1, records: 2, entries: [] }]])
    expect([...live.sources.values()].map(source => [source.slug, stateOfSource(source)])).to.deep
      .equal([['github', 'found'], ['acme', 'found']])
    expect(countsOf(live)).to.deep.equal(counts)
    expect(live.finished).to.include({ complete: true, status: 'completed' }).and.not.have.property('error_code')
  })

  it('does not count a source that only computes as asked, even if the retry did not run it', () => {
    const live = mergedLive(createOwn(), results, { sources: [leak] })
    const computed = mergedLive(createOwn(), results, { sources: [leak] }, ['github'])

    expect([live, computed].map(one => countListed(one).sources_asked)).to.deep.equal([2, 1])
  })

  it('offers another retry only while a source has no answer', () => {
    const answered = { ...results, registered_accounts: results.registered_accounts.slice(0, 1) }

    expect(canRetry(mergedLive(createOwn(), results, { sources: [leak] }))).to.equal(true)
    expect(canRetry(mergedLive(createOwn(), answered, { sources: [leak] }))).to.equal(false)
    expect(canRetry(mergedLive(createOwn(), answered, { sources: [{ ...leak, status: 'failed' }] }))).to.equal(true)
  })
})
