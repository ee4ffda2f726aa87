import { expect } from 'chai'
import { checkLists } from '../../../src/cli/doctor/doctor-work.ts'
import type { Config } from '../../../src/config/read.ts'
import type { Repositories } from '../../../src/db/database.ts'
import type { ListState } from '../../../src/db/lists.ts'

const now = new Date('2026-11-28T12:00:00Z')
const copy: ListState = {
  slug: 'cins-army',
  revision: 'one',
  layout: 'l',
  etag: null,
  lastModified: null,
  entries: 100,
  unread: 0,
  leftOut: 0,
  publishedAt: null,
  fetchedAt: '2026-11-28T11:00:00.000Z',
  usedAt: null,
  failedAt: null,
  failingSince: null,
  failure: null,
}
const failure = { code: 'UPSTREAM_ERROR', message: 'status 500' }
const failedAt = '2026-11-28T11:30:00.000Z'

describe('the check of lists', () => {
  const check = (...states: ListState[]) => checkLists(
    { restrictedSources: new Set() } as unknown as Config,
    { lists: { states: () => Promise.resolve(states) } } as unknown as Repositories,
    now,
  )

  it('is in order if all copies are whole', async () => {
    expect(await check(copy)).to.include({ state: 'ok' })
  })

  for (const [what, state, finding] of [
    ['whose last download failed', { failure, failedAt, failingSince: failedAt }, 'cins-army: status 500'],
    ['that is unavailable', { failure, failedAt, failingSince: '2026-10-01T00:00:00.000Z' },
      'cins-army: no download succeeded since 2026-10-01: status 500'],
    ['that is incomplete', { unread: 20 }, 'cins-army: 20 of 120 entries could not be read'],
  ] as const) {
    it(`names a list ${what}`, async () => {
      const { finding: found, todo } = await check({ ...copy, ...state })

      expect(found).to.include(finding)
      expect(todo).to.match(/^Run "lists refresh cins-army"/)
    })
  }
})
