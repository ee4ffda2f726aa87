import { expect } from 'chai'
import { newId } from '../../src/lib/ids.ts'

describe('newId', () => {
  it('returns a UUID version 7 of the current time', () => {
    const before = Date.now()
    const id = newId()
    const after = Date.now()

    expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    // real clock: ids have the time of the system by default
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).to.be.within(before, after)
  })

  it('returns ids that sort by their time', () => {
    const times = [0, 1, 0xffff, 0x1_0000, 1_795_258_800_000, 1_795_258_800_001]

    const ids = times.map(time => newId(time))

    expect(ids).to.deep.equal([...ids].sort())
  })

  it('returns ids that sort by their order within one millisecond', () => {
    const ids = Array.from({ length: 2_000 }, () => newId(1_795_258_800_000))

    expect(ids).to.deep.equal([...ids].sort())
  })

  it('never returns an id twice', () => {
    const ids = Array.from({ length: 10_000 }, () => newId(0))

    expect(new Set(ids).size).to.equal(ids.length)
  })
})
