import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import { startUnrun } from '../support/unrun.ts'

const eleven = Array.from({ length: 11 }, (_, index) => createModule(`m${index}`))

describe('shards', () => {
  it('are each leased to exactly one of many concurrent runners', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, databaseOf, service } = unrun
    for (let count = 0; count < 4; count++) await service.createSearch('Pseudonym', 'sam')

    const leases = await Promise
      .all(Array.from({ length: 40 }, (_, index) => databaseOf(index).shards.claim(`runner-${index}`, 60_000)))
    // Concurrent claims may collide and return nothing, so claim the remaining shards one by one.
    for (let index = 0; index < 15; index++) leases.push(await database.shards.claim(`late-${index}`, 60_000))
    const taken = leases.filter(lease => lease !== undefined)

    expect(taken).to.have.length(15)
    expect(new Set(taken.map(({ searchId, number }) => `${searchId} ${number}`)).size).to.equal(15)
    expect(new Set(taken.map(({ token }) => token)).size).to.equal(15)
  })

  it('are leased oldest first, each with its number', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, service, searchId } = unrun
    await sleep(2)
    await service.createSearch('Pseudonym', 'later')

    const leases = [await database.shards.claim('a', 60_000), await database.shards.claim('b', 60_000),
      await database.shards.claim('c', 60_000)]

    expect(leases.map(lease => [lease!.searchId, lease!.number, lease!.total, lease!.attempts]))
      .to.deep.equal([[searchId, 1, 3, 1], [searchId, 2, 3, 1], [searchId, 3, 3, 1]])
  })

  it('are leased first from the account with the fewest leased shards', async () => {
    await using unrun = await startUnrun(eleven)
    const { database, service, searchId } = unrun
    await service.createSearch('Pseudonym', 'kim')
    await sleep(2)
    const other = await service.request('POST', '/search', {
      key: await service.newKey('starter'), body: { query: { type: 'Pseudonym', value: 'max' } },
    })

    const taken: string[] = []
    for (let index = 0; index < 4; index++) {
      taken.push((await database.shards.claim(`runner-${index}`, 60_000))!.searchId)
    }

    expect(taken[0]).to.equal(searchId)
    const { search } = other.body as { search: { id: string } }
    expect(taken[1]).to.equal(search.id)
    expect(taken.filter(id => id === search.id)).to.have.length(2)
  })

  it('are free again when their lease expires, and count the attempt', async () => {
    await using unrun = await startUnrun()
    const { shards } = unrun.database
    const first = (await shards.claim('first', 5))!
    await sleep(20)

    const second = (await shards.claim('second', 60_000))!

    expect(second).to.deep.include({ searchId: first.searchId, number: 1, attempts: 2 })
    expect([await shards.renew(first, 60_000), await shards.renew(second, 60_000)]).to.deep.equal([false, true])
    expect([await shards.close(first), await shards.close(second)]).to.deep.equal([false, true])
    expect(await shards.claim('third', 60_000)).to.equal(undefined)
  })

  it('stay leased to a runner that renews in time, but not to one that renews too late', async () => {
    await using unrun = await startUnrun()
    const { shards } = unrun.database
    const lease = (await shards.claim('first', 60_000))!

    const renewed = await shards.renew(lease, 5)
    await sleep(20)

    expect([renewed, await shards.renew(lease, 60_000)]).to.deep.equal([true, false])
  })

  it('are free at once when released, and the attempt does not count', async () => {
    await using unrun = await startUnrun()
    const { shards } = unrun.database
    const lease = (await shards.claim('first', 60_000))!

    await shards.release(lease)
    await shards.release(lease)
    const second = await shards.claim('second', 60_000)

    expect(second).to.deep.include({ attempts: 1 })
  })

  it('cannot be renewed, closed or released with another token', async () => {
    await using unrun = await startUnrun()
    const { shards } = unrun.database
    const lease = (await shards.claim('mine', 60_000))!
    const forged = { ...lease, token: 'theirs' }

    await shards.release(forged)

    expect([await shards.renew(forged, 60_000), await shards.close(forged), await shards.renew(lease, 60_000)]).to.deep
      .equal([false, false, true])
    expect(await shards.claim('third', 60_000)).to.equal(undefined)
  })
})
