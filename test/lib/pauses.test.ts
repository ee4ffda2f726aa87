import { expect } from 'chai'
import { nextTurn, takingTurns } from '../../src/lib/pauses.ts'

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

  it('lets a search wait for one call of each other search, however many of theirs wait', async () => {
    const order: string[] = []
    const call = (search: string) => takingTurns(search, () => nextTurn()).then(() => order.push(search))
    const large = Array.from({ length: 50 }, () => call('large'))
    const others = [call('small'), nextTurn().then(() => order.push('none')), call('small')]

    await Promise.all([...large, ...others])

    expect(order.slice(0, 6)).to.deep.equal(['large', 'small', 'none', 'large', 'small', 'large'])
    expect(order).to.have.lengthOf(53)
  })

  it('keeps the turns of a search apart in what it awaits', async () => {
    const order: string[] = []
    const work = async (search: string) => {
      for (let step = 0; step < 3; step++) {
        await nextTurn()
        order.push(search)
      }
    }
    const waiting = Array.from({ length: 20 }, () => takingTurns('large', () => work('large')))

    await takingTurns('small', () => work('small'))
    const before = order.length
    await Promise.all(waiting)

    expect(before).to.be.at.most(7)
  })
})
