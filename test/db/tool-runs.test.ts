import { expect } from 'chai'
import { openDatabase } from '../../src/db/database.ts'
import { createAccounts } from '../../src/core/access/accounts.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

const [one, other] = ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10', '1b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']

async function open() {
  const files = await createTestDatabase()
  const database = await openDatabase(files.url)
  const { id: accountId } = await createAccounts({ database, clock: systemClock }).create('sam@example.com')
  return {
    ...database.toolRuns,
    accountId,
    reserved: async (account: string) => (await database.standing.read(account, { global: '', daily: '' })).reserved,
    async [Symbol.asyncDispose]() {
      await database.close()
      await files.drop()
    },
  }
}

describe('tool run repository', () => {
  it('reserves the cost of a call until the call or its lease ends', async () => {
    await using runs = await open()
    await runs.reserve(one, runs.accountId, 2, 60_000)
    await runs.reserve(other, runs.accountId, 3, -1)

    const whileWaiting = await runs.reserved(runs.accountId)
    await runs.detach(one, 60_000)
    const afterDetach = await runs.reserved(runs.accountId)
    await runs.end(one, 'finished', '{}')
    const afterEnd = await runs.reserved(runs.accountId)

    expect([whileWaiting, afterDetach, afterEnd, await runs.reserved('nobody')]).to.deep.equal([2, 2, 0, 0])
  })

  it('returns a run until it expires', async () => {
    await using runs = await open()
    await runs.reserve(one, runs.accountId, 1, 60_000)

    const waitedFor = await runs.get(one)
    await runs.detach(one, 60_000)
    const running = await runs.get(one)
    await runs.end(one, 'finished', '{"a":1}')
    const finished = await runs.get(one)
    await runs.detach(one, -1)

    expect(waitedFor).to.include({ status: 'held' })
    expect(await runs.get(one)).to.equal(undefined)
    expect(running).to.deep.equal({ id: one, accountId: runs.accountId, status: 'running', result: null })
    expect(finished).to.deep.include({ status: 'finished', result: '{"a":1}' })
  })

  it('fails the runs of a dead process and removes expired runs', async () => {
    await using runs = await open()
    await runs.reserve(one, runs.accountId, 1, -1)
    await runs.detach(one, 60_000)
    await runs.reserve(other, runs.accountId, 1, -1)

    await runs.expire()
    const first = await runs.get(one)
    await runs.detach(one, -1)
    await runs.expire()
    await runs.reserve(one, runs.accountId, 1, 60_000) // the id is free again
    await runs.reserve(other, runs.accountId, 1, 60_000)

    expect(first).to.deep.include({ status: 'failed', result: null })
  })
})
