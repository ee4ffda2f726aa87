import { expect } from 'chai'
import { decideNext } from '../../../src/core/webhooks/send.ts'
import { createThrottle } from '../../../src/core/webhooks/throttle.ts'

const schedule = [5_000, 300_000, 7_200_000]

describe('the throttle of webhook receivers', () => {
  function throttleAt() {
    const time = { ms: 1_000 }
    return { time, throttle: createThrottle(schedule, () => time.ms) }
  }

  for (const status of [429, 502, 504]) {
    it(`pauses a receiver that answers ${status}, longer each time, until a success`, () => {
      const { time, throttle } = throttleAt()
      const waits = [1, 2, 3, 4].map(() => {
        throttle.record('a', { status, retryAfterMs: undefined })
        const wait = throttle.waitMs('a')
        time.ms += wait
        return wait
      })
      throttle.record('a', { status: 204, retryAfterMs: undefined })
      throttle.record('a', { status, retryAfterMs: undefined })

      expect(waits).to.deep.equal([5_000, 300_000, 3_600_000, 3_600_000])
      expect([throttle.waitMs('a'), throttle.waitMs('b')]).to.deep.equal([5_000, 0])
    })
  }

  it('counts the answers to attempts that were in flight together as one', () => {
    const { throttle } = throttleAt()
    for (let attempt = 0; attempt < 16; attempt++) throttle.record('a', { status: 504, retryAfterMs: undefined })

    expect(throttle.waitMs('a')).to.equal(5_000)
  })

  it('pauses a receiver as long as Retry-After says, whatever its status', () => {
    const { throttle } = throttleAt()
    throttle.record('a', { status: 503, retryAfterMs: 60_000 })
    throttle.record('b', { status: 429, retryAfterMs: 1_000 })
    throttle.record('c', { status: 500, retryAfterMs: undefined })
    throttle.record('d', { status: null, retryAfterMs: undefined })

    expect(['a', 'b', 'c', 'd'].map(throttle.waitMs)).to.deep.equal([60_000, 1_000, 0, 0])
  })
})

describe('the next attempt of a webhook', () => {
  const next = (status: number | null, retries: number, pauseMs = 0) =>
    decideNext({ status }, retries, { schedule, pauseMs, random: () => 0.5 })

  it('is due after the schedule, and not before the pause of the receiver', () => {
    expect([next(500, 0), next(null, 1), next(429, 0, 60_000), next(429, 1, 60_000)].map(one => one.retryInMs))
      .to.deep.equal([5_000, 300_000, 63_000, 300_000])
  })

  it('is never made after 2xx, 410 or the last retry', () => {
    expect([next(204, 0), next(410, 0), next(301, 3)]).to.deep.equal([
      { status: 'delivered', retryInMs: null },
      { status: 'failed', retryInMs: null },
      { status: 'failed', retryInMs: null },
    ])
  })
})
