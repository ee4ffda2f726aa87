import { expect } from 'chai'
import { startUnrun } from '../support/unrun.ts'

const at = '2026-11-21T10:00:00.000Z'
const events = (count: number, data: string) =>
  Array.from({ length: count }, () => ({ name: 'search.progress', data, at }))

describe('event repository', () => {
  it('numbers events without gaps or duplicates under concurrent writers', async () => {
    await using unrun = await startUnrun()
    const { database, databaseOf, searchId } = unrun

    const lasts = await Promise.all(Array.from({ length: 40 }, (_, writer) => databaseOf(writer)
      .inTransaction(tx => tx.events.append(searchId, events(1 + writer % 5, String(writer))))))
    const stored = await database.events.listAfter(searchId, 0, 1_000)

    expect(stored.map(({ seq }) => seq)).to.deep.equal(stored.map((_, index) => index + 1))
    expect(stored).to.have.length(1 + 8 * (1 + 2 + 3 + 4 + 5))
    expect(new Set(lasts).size).to.equal(40)
  })

  it('leaves no gap if a transaction is rolled back', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun

    await database.inTransaction(async tx => {
      await tx.events.append(searchId, events(3, 'lost'))
      throw new Error('no')
    }).catch(() => undefined)
    const last = await database.inTransaction(tx => tx.events.append(searchId, events(1, 'kept')))

    expect(last).to.equal(2)
    expect((await database.events.listAfter(searchId, 1, 10)).map(({ data }) => data)).to.deep.equal(['kept'])
  })

  it('returns the last event of each search, but of no deleted one', async () => {
    await using unrun = await startUnrun()
    const { database, service, searchId } = unrun
    const other = await service.createSearch('Pseudonym', 'kim')
    const deleted = await service.createSearch('Pseudonym', 'max')
    await database.inTransaction(tx => tx.events.append(other, events(3, 'more')))
    await database.searches.hide([deleted], at)
    const none = Array.from({ length: 2_500 }, (_, index) => `none ${index}`)

    const latest = await database.events.listLatest([searchId, ...none, other, deleted])

    expect([...latest].sort()).to.deep.equal([[searchId, 1], [other, 4]].sort())
  })

  it('appends a large batch in order', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const batch = Array.from({ length: 999 }, (_, index) => ({ name: 'search.progress', data: String(index), at }))

    const last = await database.inTransaction(tx => tx.events.append(searchId, batch))
    const stored = await database.events.listAfter(searchId, 1, 1_000)

    expect(last).to.equal(1_000)
    expect(stored.map(({ data }) => data)).to.deep.equal(batch.map(({ data }) => data))
  })

  it('reads pages of events from any number', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    await database.inTransaction(tx => tx.events.append(searchId, events(9, 'x')))

    expect((await database.events.listAfter(searchId, 4, 3)).map(({ seq }) => seq)).to.deep.equal([5, 6, 7])
    expect(await database.events.listAfter(searchId, 10, 3)).to.deep.equal([])
  })

  it('reads no more large events than a page holds, and at least two', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    await database.inTransaction(tx => tx.events.append(searchId, events(9, 'x'.repeat(100))))
    const read = async (maxLength: number) =>
      (await database.events.listAfter(searchId, 4, 5, maxLength)).map(({ seq }) => seq)

    expect(await read(1)).to.deep.equal([5, 6])
    expect(await read(300)).to.deep.equal([5, 6, 7, 8])
    expect(await read(1_000)).to.deep.equal([5, 6, 7, 8, 9])
  })
})
