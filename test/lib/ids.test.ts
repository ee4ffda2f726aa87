import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { newId } from '../../src/lib/ids.ts'

describe('newId', () => {
  it('returns a UUID version 7 of the current time', () => {
    const before = Date.now()
    const id = newId()
    const after = Date.now()

    expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).to.be.within(before, after)
  })

  it('returns a later id after each millisecond', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      ids.push(newId())
      await sleep(2)
    }

    expect(ids).to.deep.equal([...ids].sort())
  })

  it('never returns an id twice', () => {
    const ids = Array.from({ length: 10_000 }, newId)

    expect(new Set(ids).size).to.equal(ids.length)
  })
})
