import { expect } from 'chai'
import { searchRows } from '../../../src/core/exports/search-rows.ts'
import type { SearchTask, TaskOutcome } from '../../../src/db/search-tasks.ts'

const ended: TaskOutcome = {
  status: 'success',
  cached: false,
  durationMs: 1,
  error: null,
  count: 1,
  results: [],
}
const check = (slug: string, verdict: object): SearchTask => ({
  kind: 'account',
  slug,
  name: `Site ${slug}`,
  shard: 1,
  outcome: { ...ended, results: [verdict] },
})

const search = {
  id: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
  type: 'Pseudonym',
  normalValue: 'sam',
  status: 'finished',
  error: null,
  reference: null,
  labels: [],
  createdAt: '2026-11-21T10:15:00.000Z',
  startedAt: null,
  completedAt: null,
  skipped: [],
} as const

describe('searchRows', () => {
  it('has registered accounts as findings, and checks without a verdict as sources without an answer', async () => {
    const reason = { code: 'UPSTREAM_BLOCKED', message: 'the site returned a block page' }
    const rows = await Array.fromAsync(searchRows({ ...search, labels: [] }, {
      tasks: [
        check('there', { status: 'registered', url: 'https://there.example/sam', reason: null }),
        check('absent', { status: 'not_registered', url: null, reason: null }),
        check('walled', { status: 'unknown', url: null, reason }),
      ],
      complete: false,
      timeOf: ({ slug }) => slug === 'there' ? '2026-11-21T10:15:00.900Z' : null,
      async* leakPages() { /* none */ },
    }))

    const source = { kind: 'account_check', slug: 'there', name: 'Site there' }
    expect(rows.filter(({ kind }) => kind === 'account')).to.deep.equal([{
      kind: 'account',
      search_id: search.id,
      source,
      at: '2026-11-21T10:15:00.900Z',
      url: 'https://there.example/sam',
    }])
    expect(rows.flatMap(row => row.kind === 'source' ? [[row.source.slug, row.status, row.reason]] : []))
      .to.deep.equal([['walled', 'failed', reason], ['there', 'success', null], ['absent', 'success', null]])
  })
})
