import { expect } from 'chai'
import fc from 'fast-check'
import { horizonMs } from '../../../src/sources/governor/budgets.ts'
import { createMemoryBudgets } from '../../../src/sources/governor/memory.ts'
import { paceOf, parseOriginLimits } from '../../../src/sources/governor/origin-limits.ts'

const demands = fc.array(fc.record({
  afterMs: fc.integer({ min: 0, max: 3_000 }),
  want: fc.integer({ min: 1, max: 50 }),
  lateness: fc.double({ min: 0, max: 1, noNaN: true }),
}), { minLength: 20, maxLength: 200 })
const limits = fc.record({
  requests: fc.integer({ min: 1, max: 100 }),
  perMs: fc.constantFrom(1_000, 2_000, 10_000, 60_000),
})

describe('paceOf', () => {
  it('never lets more requests pass in any window than the limit, however late each slot is used', async () => {
    await fc.assert(fc.asyncProperty(limits, demands, async (limit, asked) => {
      const pace = paceOf(limit)
      let now = 0
      const budgets = createMemoryBudgets({ now: () => now })
      const sent: number[] = []
      for (const { afterMs, want, lateness } of asked) {
        now += afterMs
        const { waits } = await budgets.reserve('https://one.example', { want, inFlight: 0, pace })
        expect(Math.max(0, ...waits)).to.be.at.most(horizonMs + 0.001)
        sent.push(...waits.map(wait => now + wait + lateness * pace.slackMs))
      }
      sent.sort((a, b) => a - b)
      for (const [index, at] of sent.entries()) {
        const next = sent[index + limit.requests]
        if (next !== undefined) expect(next - at).to.be.greaterThan(limit.perMs)
      }
    }), { numRuns: 300 })
  })

  it('lets a busy origin have at least seven tenths of its limit', async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: 5, max: 200 }), async requests => {
      const pace = paceOf({ requests, perMs: 1_000 })
      let now = 0
      const budgets = createMemoryBudgets({ now: () => now })
      let sent = 0
      for (; now < 60_000; now += 100) {
        sent += (await budgets.reserve('https://one.example', { want: 100, inFlight: 0, pace })).waits.length
      }
      expect(sent / 60).to.be.greaterThan(requests * 0.7)
    }), { numRuns: 50 })
  })
})

describe('parseOriginLimits', () => {
  it('reads requests and seconds by origin', () => {
    expect(parseOriginLimits('https://api.github.com=10/1, http://localhost:9100=300/60')).to.deep.equal({
      'https://api.github.com': { requests: 10, perMs: 1_000 },
      'http://localhost:9100': { requests: 300, perMs: 60_000 },
    })
  })

  for (const wrong of ['https://a.example', 'https://a.example=0/1', 'https://a.example=1/0', 'https://a.example/x=1/1',
    'a.example=1/1', 'https://a.example=1']) {
    it(`refuses ${wrong}`, () => {
      expect(() => parseOriginLimits(wrong)).to.throw('entry 1 is not a limit')
    })
  }
})
