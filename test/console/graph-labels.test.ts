import { expect } from 'chai'
import { labelsWithRoom, type LabelBox } from '../../src/console/graph/labels.ts'

const box = (id: string, x: number, top: number, rank: number): LabelBox => ({
  id,
  x,
  top,
  width: 60,
  height: 14,
  rank,
})

describe('labelsWithRoom', () => {
  it('leaves out a label that would overlap one with a higher rank', () => {
    const boxes = [box('low', 20, 6, 1), box('high', 0, 0, 2), box('beside', 71, 0, 1), box('below', 0, 24, 0)]
    const found = labelsWithRoom(boxes)

    expect([...found].sort()).to.deep.equal(['below', 'beside', 'high'])
  })

  it('leaves no overlap among a thousand labels', () => {
    const boxes = Array.from({ length: 1_000 }, (_, index) =>
      box(`${index}`, index * 37 % 900, index * 53 % 500, index % 7))
    const shown = labelsWithRoom(boxes)
    const overlap = (one: LabelBox, other: LabelBox) => one !== other &&
      Math.abs(one.x - other.x) < 60 && Math.abs(one.top - other.top) < 14
    const visible = boxes.filter(({ id }) => shown.has(id))

    expect(visible.filter(one => visible.some(other => overlap(one, other)))).to.deep.equal([])
    expect(visible.length).to.be.above(100)
  })
})
