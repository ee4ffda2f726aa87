import { expect } from 'chai'
import { nextTurn } from '../../src/lib/pauses.ts'

describe('nextTurn', () => {
  it('resolves one waiting call in each turn of the event loop', async () => {
    let turn = 0
    let ended = false
    const count = () => {
      turn++
      if (!ended) setImmediate(count)
    }
    setImmediate(count)

    const turns = await Promise.all(Array.from({ length: 5 }, () => nextTurn().then(() => turn)))
    ended = true

    expect(new Set(turns).size).to.equal(5)
  })
})
