import { expect } from 'chai'
import type { StoredMark } from '../../src/db/search-marks.ts'
import { insertAccount, newSearch, openStored } from '../support/stored.ts'

const observable = { accountId: 'account', type: 'Pseudonym', matchKey: 'sam' }
const deletedAt = '2026-01-02T00:00:00.000Z'

const markIn = (searchId: string): StoredMark => ({
  finding: 'finding',
  kind: 'card',
  mark: 'wrong',
  note: null,
  name: 'card:one_001',
  namedIn: searchId,
  searchId,
  keyId: 'account',
  markedAt: '2026-01-01T00:00:00.000Z',
})

describe('the marks of an observable', () => {
  /** Marks a finding of a search and deletes the search. Another one was created at this time. */
  async function startWithDeleted(createdAt: string) {
    const stored = await openStored()
    const { database, db } = stored
    await insertAccount(db, 'account')
    await database.searches.insert(newSearch('account', 'first'), 'sam')
    await database.searchMarks.set(observable, [markIn('first')])
    await database.searches.insert({ ...newSearch('account', 'other'), createdAt }, 'sam')
    await database.searches.hide(['first'], deletedAt)
    return stored
  }

  for (const [kind, createdAt, count] of [
    ['stay with a search that was created before the deletion of the other one', '2026-01-01T12:00:00.000Z', 1],
    ['are not those of a search that was created after the deletion', '2026-01-03T00:00:00.000Z', 0],
  ] as const) {
    it(`${kind}, before the deleted search is removed and afterwards`, async () => {
      await using stage = await startWithDeleted(createdAt)
      const { database: { searches, searchMarks } } = stage
      const counts = async () => [(await searchMarks.list(observable)).length, await searchMarks.count(observable)]

      const before = await counts()
      await searchMarks.passOn(['first'])
      await searches.remove(['first'])

      expect([before, await counts()]).to.deep.equal([[count, count], [count, count]])
    })
  }

  it('do not count once all searches of the observable are deleted', async () => {
    await using stage = await startWithDeleted('2026-01-01T12:00:00.000Z')
    const { database: { searches, searchMarks } } = stage
    await searches.hide(['other'], deletedAt)

    expect([await searchMarks.list(observable), await searchMarks.count(observable)]).to.deep.equal([[], 0])
  })
})
