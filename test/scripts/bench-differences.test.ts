import { expect } from 'chai'
import { differences, formatDifferences } from '../../scripts/bench/differences.ts'
import { row } from '../../scripts/bench/report.ts'

const rates = (...values: number[]) => values.map(measured => [row({ what: 'requests', unit: '/s', measured })])
const times = (...values: number[]) => values.map(measured => [row({ what: 'ready', unit: 'ms', measured })])
const verdicts = (...compared: Parameters<typeof differences>) => differences(...compared).map(({ verdict }) => verdict)

describe('the comparison of two commits', () => {
  it('reports the medians, the spread and the change', () => {
    const [found] = differences(times(100, 90, 130), times(200, 190, 210))

    expect(found).to.deep.equal({
      what: 'ready',
      unit: 'ms',
      before: { median: 100, least: 90, most: 130 },
      after: { median: 200, least: 190, most: 210 },
      change: 1,
      verdict: 'worse',
    })
    expect(formatDifferences([found!])).to.match(/ready, ms +100 \(90 to 130\) +200 \(190 to 210\) +\+100\.0 % +worse$/m)
  })

  it('calls a difference noise if the runs of both commits overlap', () => {
    expect(verdicts(times(100, 90, 130), times(130, 140, 150))).to.deep.equal(['within the noise'])
    expect(verdicts(times(130, 140, 150), times(100, 90, 130))).to.deep.equal(['within the noise'])
  })

  it('knows that more is better for rates and worse for the rest', () => {
    expect(verdicts(rates(10, 11), rates(12, 13))).to.deep.equal(['better'])
    expect(verdicts(rates(12, 13), rates(10, 11))).to.deep.equal(['worse'])
    expect(verdicts(times(12, 13), times(10, 11))).to.deep.equal(['better'])
  })

  it('compares ratios if both commits have a baseline', () => {
    const beside = (measured: number, value: number) =>
      [row({ what: 'requests', unit: '/s', measured, baseline: { what: 'bare', value } })]
    const [found] = differences([beside(50, 100), beside(40, 80)], [beside(30, 50), beside(60, 100)])

    expect(found).to.deep.include({ unit: 'of the baseline', verdict: 'better' })
    expect(found!.change).to.be.closeTo(0.2, 1e-9)
  })

  it('names no change of a value that was 0', () => {
    const [found] = differences(times(0, 0), times(3, 4))

    expect(found).to.deep.include({ verdict: 'worse' }).and.not.have.property('change')
    expect(formatDifferences([found!])).to.match(/ – +worse$/m)
  })

  it('compares rows of the same name in their order', () => {
    const two = (first: number, second: number) => [...times(first)[0]!, ...times(second)[0]!]
    const found = differences([two(1, 100), two(1, 110)], [two(3, 50), two(3, 60)])

    expect(found.map(({ before, after, verdict }) => [before.least, after.most, verdict])).to.deep.equal([
      [1, 3, 'worse'],
      [100, 60, 'better'],
    ])
  })

  it('leaves out what only one commit measures', () => {
    expect(differences(times(1, 2), rates(1, 2))).to.deep.equal([])
  })
})
