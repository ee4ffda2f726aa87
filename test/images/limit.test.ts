import { expect } from 'chai'
import { Failure } from '../../src/errors.ts'
import { createWorkLimit } from '../../src/images/reply.ts'

function limitAt() {
  let nowMs = 0
  const count = createWorkLimit({ clock: { now: () => new Date(nowMs) } })
  return {
    wait(ms: number) { nowMs += ms },
    /** Returns the number of allowed requests. */
    passes(requests: number, address: string): number {
      return Array.from({ length: requests }, () => attempt(() => count(address))).filter(failure =>
        failure === undefined
      ).length
    },
    refusal: (address: string) => attempt(() => count(address)),
  }
}

function attempt(work: () => void): Failure | undefined {
  try {
    return void work()
  } catch (error) {
    return error as Failure
  }
}

describe('the rate limiter of the image service', () => {
  it('allows 1,000 requests of an address in any minute', () => {
    const limit = limitAt()

    expect(limit.passes(1_001, '198.51.100.1')).to.equal(1_000)
    expect(limit.passes(1, '198.51.100.2')).to.equal(1)
    expect(limit.refusal('198.51.100.1')).to.include({ code: 'RATE_LIMIT_RPM_EXCEEDED', status: 429 })
      .with.deep.property('headers', { 'Retry-After': 60 })
  })

  it('allows requests again a minute later, even after refused requests', () => {
    const limit = limitAt()

    limit.passes(1_500, '198.51.100.1')
    limit.wait(60_000)

    expect(limit.passes(1_500, '198.51.100.1')).to.equal(1_000)
  })

  it('counts the network of an IPv6 address, in every spelling of the address', () => {
    const limit = limitAt()
    limit.passes(999, '2001:db8:0:1::1')

    const passed = ['2001:db8:0:1:ffff::2', '2001:db8:0:1::3', '2001:0db8:0000:0001:0:0:0:4'].map(address =>
      limit.passes(1, address)
    )

    expect(passed).to.deep.equal([1, 0, 0])
    expect(limit.passes(1, '2001:db8:0:2::1')).to.equal(1)
  })

  it('counts an IPv4-mapped IPv6 address as its IPv4 address', () => {
    const limit = limitAt()
    limit.passes(1_000, '198.51.100.1')

    expect(limit.passes(1, '::ffff:198.51.100.1')).to.equal(0)
  })
})
