import { expect } from 'chai'
import type { Handles } from '../../scripts/soak/day/handles.ts'
import { judgeDay, slopeOf, type Day, type Sample } from '../../scripts/soak/day/judge.ts'
import { createRandom } from '../../scripts/soak/outcome.ts'

const count = 240
const everyMs = 5_000

/** Samples of twenty minutes, with the noise of a real process: its collections leave more or less behind. */
function samplesOf(mbPerHour: number, warmUpMb = 0): Sample[] {
  const random = createRandom(7)
  return Array.from({ length: count }, (_, index) => {
    const atMs = index * everyMs
    const warm = Math.min(1, index / (count / 5)) * warmUpMb
    const heapMb = 80 + warm + mbPerHour * atMs / 3_600_000 + random() * 2
    return { atMs, heapMb, codeMb: 8 + atMs / 1_000_000, rssMb: heapMb + 120 + random() * 10 }
  })
}

const idle: Handles = {
  timers: 16,
  sockets: 4,
  abortSignals: 10,
  targetListeners: 3,
  processListeners: 15,
  listenerWarnings: 0,
  active: { Timeout: 7, TCPServerWrap: 2 },
}
const steady: Day = {
  measured: { samples: samplesOf(0), delay: { p99Ms: 8, maxMs: 90, ownP99Ms: 6 } },
  before: idle,
  after: idle,
  isTimed: true,
}
const faultsOf = (more: Partial<Day>): string[] => judgeDay({ ...steady, ...more }).faults
const measuredOf = (samples: Sample[]): Day['measured'] => ({ ...steady.measured, samples })

describe('the judge of a day', () => {
  it('accepts memory that varies without a trend', () => {
    expect(faultsOf({})).to.deep.equal([])
  })

  it('accepts memory that grows in the first quarter only', () => {
    expect(faultsOf({ measured: measuredOf(samplesOf(0, 60)) })).to.deep.equal([])
  })

  it('reports a leak of 2 percent in twenty minutes', () => {
    const faults = faultsOf({ measured: measuredOf(samplesOf(12)) })

    expect(faults).to.have.length(1)
    expect(faults[0]).to.match(/^heap and external memory grew by \+1[12]\.\d ± 1\.\d MB an hour after the first quarter$/)
  })

  it('accepts a few percent of more compiled code, and reports a fifth', () => {
    const growing = (mbPerHour: number) => {
      const samples = samplesOf(0).map(one => ({ ...one, codeMb: 15 + mbPerHour * one.atMs / 3_600_000 }))
      return faultsOf({ measured: measuredOf(samples) })
    }

    expect(growing(6)).to.deep.equal([])
    expect(growing(15)).to.have.length(1).and.satisfy(([fault]: string[]) => /^compiled code grew by/.test(fault!))
  })

  it('reports growth of memory outside of the heap', () => {
    const samples = samplesOf(0).map(sample => ({ ...sample, rssMb: sample.rssMb + sample.atMs / 30_000 }))

    const [fault] = faultsOf({ measured: measuredOf(samples) })

    expect(fault).to.match(/^RSS grew by \+1\d\d/)
  })

  it('reports a timer, a listener and a server that are left over', () => {
    const after = { ...idle, timers: 17, targetListeners: 4, active: { ...idle.active, TCPServerWrap: 3 } }

    expect(faultsOf({ after })).to.deep.equal([
      'timers: 16 before the load, 17 after it',
      'listeners of event targets: 3 before the load, 4 after it',
      'active: TCPServerWrap: 2 before the load, 3 after it',
    ])
  })

  it('reports a slow event loop', () => {
    const measured = { ...steady.measured, delay: { p99Ms: 20.5, maxMs: 90, ownP99Ms: 6 } }

    expect(faultsOf({ measured })).to.deep.equal(['the p99 of the event loop\'s delay was 20.5 ms'])
  })

  it('reports a run with too few samples to compare', () => {
    expect(faultsOf({ measured: measuredOf(samplesOf(0).slice(0, 9)) })).to.have.length(3)
  })
})

describe('the slope of samples', () => {
  it('has a wider noise if neighbouring samples resemble each other', () => {
    const points = samplesOf(0).map(({ atMs, heapMb: mb }) => ({ atMs, mb }))
    const drifting = points.map(({ atMs }, index) => ({ atMs, mb: points[index - index % 20]!.mb }))

    expect(slopeOf(drifting).noise).to.be.greaterThan(2 * slopeOf(points).noise)
  })
})
