import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import { startUnrun } from '../support/unrun.ts'

const eleven = Array.from({ length: 11 }, (_, index) => createModule(`m${index}`))

describe('shards', () => {
  it('are each taken by exactly one of many concurrent runners', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, databaseOf, service } = unrun
    for (let count = 0; count < 4; count++) await service.createSearch('Pseudonym', 'sam')

    const jobs = await Promise.all(Array.from({ length: 40 }, (_, index) => databaseOf(index).shards.take()))
    // Concurrent attempts may collide and return nothing, so take the remaining shards one by one.
    for (let index = 0; index < 15; index++) jobs.push(await database.shards.take())
    const taken = jobs.filter(job => job !== undefined)

    expect(taken).to.have.length(15)
    expect(new Set(taken.map(({ data: { searchId, number } }) => `${searchId} ${number}`)).size).to.equal(15)
  })

  it('are taken in their order, each with its number', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, service, searchId } = unrun
    await service.createSearch('Pseudonym', 'later')

    const jobs = [await database.shards.take(), await database.shards.take(), await database.shards.take()]

    expect(jobs.map(job => job!.data).sort((a, b) => a.number - b.number))
      .to.deep.equal([1, 2, 3].map(number => ({ searchId, number, total: 3 })))
  })

  it('of an account with fewer running searches are taken first', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, service, searchId } = unrun
    await service.createSearch('Pseudonym', 'kim')
    const other = await service.request('POST', '/search', {
      key: await service.newKey('starter'), body: { query: { type: 'Pseudonym', value: 'max' } },
    })

    const taken: string[] = []
    for (let index = 0; index < 9; index++) taken.push((await database.shards.take())!.data.searchId)

    const { search } = other.body as { search: { id: string } }
    expect(taken.slice(0, 3)).to.deep.equal(Array(3).fill(searchId))
    expect(taken.slice(3, 6)).to.deep.equal(Array(3).fill(search.id))
  })

  it('are gone after they are removed', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, searchId } = unrun
    const held = (await database.shards.take())!

    await database.shards.remove(searchId, 3)

    expect(await database.shards.hold(held)).to.equal(false)
    expect(await database.shards.take()).to.equal(undefined)
  })
})
