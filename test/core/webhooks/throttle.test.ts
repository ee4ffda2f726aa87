import { expect } from 'chai'
import { decideNext } from '../../../src/core/webhooks/send.ts'
import { asksForPause, pauseAfter, receiverOf } from '../../../src/core/webhooks/throttle.ts'

const schedule = [5_000, 300_000, 7_200_000]

describe('the throttle of webhook receivers', () => {
  const none = { leftMs: 0, count: 0 }
  const overload = { status: 503, retryAfterMs: undefined }

  it('pauses a receiver longer each time, at most an hour', () => {
    const waits = [1, 2, 3, 4].map((_, count) => pauseAfter(overload, { leftMs: 0, count }, schedule).leftMs)

    expect(waits).to.deep.equal([5_000, 300_000, 3_600_000, 3_600_000])
  })

  it('counts the answers to attempts that were in flight together as one', () => {
    const first = pauseAfter(overload, none, schedule)

    expect(pauseAfter(overload, { ...first, leftMs: 4_999 }, schedule)).to.deep.equal({ leftMs: 5_000, count: 1 })
  })

  it('pauses a receiver as long as Retry-After says, and never less than before', () => {
    expect(pauseAfter({ status: 500, retryAfterMs: 1_000 }, none, schedule)).to.deep.equal({ leftMs: 1_000, count: 1 })
    expect(pauseAfter({ status: 500, retryAfterMs: 1_000 }, { leftMs: 60_000, count: 2 }, schedule))
      .to.deep.equal({ leftMs: 60_000, count: 2 })
  })

  it('is asked for by 429, 502, 503, 504 and Retry-After', () => {
    const asking = [200, 301, 404, 410, 429, 500, 502, 503, 504, null]
      .filter(status => asksForPause({ status, retryAfterMs: undefined }))

    expect(asking).to.deep.equal([429, 502, 503, 504])
    expect(asksForPause({ status: 500, retryAfterMs: 1 })).to.equal(true)
  })

  it('has a name for a receiver that shows neither the account nor the host', () => {
    const name = receiverOf({ accountId: 'one', url: 'https://hooks.example:8443/a' })

    expect(name).to.equal(receiverOf({ accountId: 'one', url: 'http://hooks.example:8443/b' }))
    expect(name).to.not.equal(receiverOf({ accountId: 'two', url: 'https://hooks.example:8443/a' }))
    expect(name).to.match(/^[0-9a-f]{64}$/)
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
