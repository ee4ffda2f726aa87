import { expect } from 'chai'
import { createReadBudget } from '../../../src/core/admission/read-budget.ts'
import type { Feature, Plan } from '../../../src/db/plans.ts'
import { Failure } from '../../../src/errors.ts'
import { createTestClock } from '../../support/clock.ts'

const planOf = (requestsPerMinute: number | null, concurrency: number | null) =>
  ({ requestsPerMinute, concurrency, features: ['search'] as readonly Feature[] }) as Plan

/** Sends requests of one account to a budget, and ends them. */
function createCaller(plan: Plan | null, { clock = createTestClock() } = {}) {
  const budget = createReadBudget({ clock })
  const ends: Array<() => void> = []
  const state = { started: 0 }
  return {
    clock,
    ends,
    state,
    send(weight: number, { signal = new AbortController().signal, accountId = 'one' } = {}) {
      const turn = budget.enter({
        principal: { accountId, plan },
        operation: { weight },
        signal,
      })
      return Promise.resolve(turn).then(leave => {
        if (leave) ends.push(leave)
        state.started++
      })
    },
    /** Returns how many of `count` requests of this weight are admitted. */
    admitted(weight: number, count: number): number {
      return Array.from({ length: count }).filter(() => {
        try {
          void budget.enter({
            principal: { accountId: 'one', plan },
            operation: { weight },
            signal: new AbortController().signal,
          })
          return true
        } catch (error) {
          if (error instanceof Failure) return false
          throw error
        }
      }).length
    },
  }
}

const failureOf = (work: () => unknown): Failure => {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('nothing was refused')
}

const turnOfLoop = () => new Promise(resolve => { setImmediate(resolve) })

describe('the budget of requests that are not metered', () => {
  for (
    const [title, plan, expected] of [
      ['is 10 for each request per minute of the plan', planOf(120, 5), 1_200],
      ['is at least 600', planOf(30, 2), 600],
      ['is 600 without an active plan', null, 600],
      ['is 600 on a plan without metered operations', { ...planOf(null, 0), features: ['radar'] } as Plan, 600],
      ['has no limit on a plan without one', planOf(null, null), 2_000],
    ] as const
  ) it(title, () => {
    expect(createCaller(plan).admitted(1, 2_000)).to.equal(expected)
  })

  it('reports the limit and the time at which the request has room', () => {
    const caller = createCaller(planOf(30, 2))
    caller.admitted(1, 595)

    const { code, status, headers } = failureOf(() => caller.send(10))

    expect([status, code]).to.deep.equal([429, 'RATE_LIMIT_RPM_EXCEEDED'])
    const reset = Math.ceil(caller.clock.now().getTime() / 1_000) + 1
    expect(headers).to.deep.equal({
      'X-RateLimit-Limit': 600,
      'X-RateLimit-Remaining': 5,
      'X-RateLimit-Reset': reset,
      'Retry-After': 1,
    })
    caller.clock.advance(500)
    expect(caller.admitted(10, 2)).to.equal(1)
  })

  it('carries out as many expensive requests as the plan has concurrent searches, and cheap ones beside them',
    async () => {
      const caller = createCaller(planOf(null, 3))
      for (let count = 0; count < 5; count++) void caller.send(10)
      await turnOfLoop()
      expect(caller.state.started).to.equal(3)

      await caller.send(1)
      await caller.send(10, { accountId: 'another' })
      expect(caller.state.started).to.equal(5)

      caller.ends[0]!()
      await turnOfLoop()
      expect(caller.state.started).to.equal(6)
    })

  it('has the lanes of a new plan at once, also while requests of the plan before are carried out', async () => {
    const clock = createTestClock()
    const budget = createReadBudget({ clock })
    const request = (plan: Plan) => ({
      principal: { accountId: 'one', plan }, operation: { weight: 10 }, signal: new AbortController().signal,
    })
    const before = await budget.enter(request(planOf(null, 2)))!
    const entered = { count: 0 }
    for (let count = 0; count < 12; count++) {
      void Promise.resolve(budget.enter(request(planOf(null, 10)))).then(() => { entered.count++ })
    }
    before()
    await turnOfLoop()

    expect(entered.count).to.equal(10)
  })

  it('frees the place of a request whose client leaves while it waits', async () => {
    const caller = createCaller(planOf(null, 0))
    const client = new AbortController()
    void caller.send(10)
    void caller.send(10)
    const left = caller.send(10, { signal: client.signal }).catch((error: Error) => error.name)
    void caller.send(10)
    client.abort()

    expect(await left).to.equal('AbortError')
    caller.ends[0]!()
    await turnOfLoop()
    expect(caller.state.started).to.equal(3)
  })

  it('refuses an expensive request if 50 wait', () => {
    const caller = createCaller(planOf(null, 2))
    for (let count = 0; count < 52; count++) void caller.send(5)

    const refused = failureOf(() => caller.send(5))

    expect(refused).to.include({ code: 'RATE_LIMIT_RPM_EXCEEDED', status: 429 })
  })
})
