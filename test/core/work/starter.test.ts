import { expect } from 'chai'
import { createStarter, Superseded, type Schedule } from '../../../src/core/work/starter.ts'
import { queryBlocked } from '../../../src/errors.ts'
import { noLimits } from '../../support/no-limits.ts'

interface Item {
  keyId: string
  name: string
}

type Start = (name: string) => void

const principalOf = (keyId: string) => ({
  keyId,
  accountId: keyId,
  ...noLimits,
  manage: false,
  plan: null, // so that no slots are counted
  startedAt: null,
})

/** Runs one round over accounts with these items, and returns what happened. `start` throws if an item fails. */
async function runRound(
  waiting: Record<string, string[]>, start: Start = () => undefined, limits: Schedule<Item>['limits'] = {},
): Promise<string[]> {
  const seen: string[] = []
  const ended = Promise.withResolvers<void>()
  const starter = createStarter<Item>({
    database: {} as never,
    keys: { find: keyId => Promise.resolve(keyId === 'revoked' ? undefined : principalOf(keyId)) },
    report: error => { seen.push(String(error)) },
  }, {
    async round({ startEach }) {
      let accounts = Object.keys(waiting)
      while (accounts.length > 0) accounts = await startEach(accounts)
      ended.resolve()
      return false
    },
    next(keyId) {
      const name = waiting[keyId]!.shift()
      return Promise.resolve(name === undefined ? undefined : { keyId, name })
    },
    refuse({ name }, principal) {
      if (principal !== undefined) return Promise.resolve(undefined)
      seen.push(`${name} refused`)
      return Promise.resolve('settled')
    },
    start(_, { name }) {
      return Promise.resolve().then(() => start(name)).then(() => { seen.push(name) })
    },
    afterRefusal({ name }, { code }) {
      seen.push(`${name} ${code}`)
      return Promise.resolve('full')
    },
    limits,
  })
  starter.wake()
  await ended.promise
  await starter.stop()
  return seen
}

const failing = (one: string, error: Error): Start => name => { if (name === one) throw error }

describe('createStarter', () => {
  it('starts one item of each account in turn', async () => {
    const seen = await runRound({ a: ['a1', 'a2', 'a3'], b: ['b1'], c: ['c1', 'c2'] })

    expect(seen).to.deep.equal(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  })

  it('starts no further item of an account whose item was refused for now', async () => {
    const seen = await runRound({ a: ['a1', 'a2'], b: ['b1', 'b2'] }, failing('a1', queryBlocked()))

    expect(seen).to.deep.equal(['a1 QUERY_BLOCKED', 'b1', 'b2'])
  })

  it('goes on with the next item if another process started the first one', async () => {
    const seen = await runRound({ a: ['a1', 'a2'] }, failing('a1', new Superseded()))

    expect(seen).to.deep.equal(['a2'])
  })

  it('settles the items of a revoked key, and starts none of them', async () => {
    const seen = await runRound({ revoked: ['r1', 'r2'], b: ['b1'] })

    expect(seen).to.deep.equal(['r1 refused', 'b1', 'r2 refused'])
  })

  it('reports an unexpected error, which does not delay the other accounts', async () => {
    const seen = await runRound({ a: ['a1', 'a2'], b: ['b1', 'b2'] }, failing('a1', new Error('broken')))

    expect(seen).to.deep.equal(['Error: broken', 'b1', 'b2'])
  })

  it('ends the starts of a round at its limit', async () => {
    const seen = await runRound({ a: ['a1', 'a2', 'a3'], b: ['b1'] }, undefined, { started: 3 })

    expect(seen).to.deep.equal(['a1', 'b1', 'a2'])
  })

  it('does another round if it was woken during one, or if one reports that more may be found', async () => {
    let rounds = 0
    const third = Promise.withResolvers<void>()
    const starter = createStarter<Item>({ database: {} as never, keys: {} as never, report: () => undefined }, {
      async round() {
        await Promise.resolve()
        rounds++
        if (rounds === 1) starter.wake()
        if (rounds === 3) third.resolve()
        return rounds === 2
      },
    } as unknown as Schedule<Item>)

    starter.wake()
    await third.promise
    await starter.stop()

    expect(rounds).to.equal(3)
  })
})
