import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { inSlices, type Slices } from '../../src/lib/slices.ts'

describe('inSlices', () => {
  it('returns the result of the work', async () => {
    expect(await inSlices((function* (): Slices<string> {
      yield
      return 'done'
    })())).to.equal('done')
  })

  it('lets other work go on in between', async () => {
    let turns = 0
    let isDone = false
    const others = (async () => {
      for (; !isDone; turns++) await turn()
    })()

    const turnsAtEnd = await inSlices((function* (): Slices<number> {
      // piece by piece until others had several turns, which never happens without a pause
      for (let pieces = 0; turns < 3 && pieces < 5_000_000; pieces++) yield
      return turns
    })())
    isDone = true
    await others

    expect(turnsAtEnd).to.equal(3)
  })

  it('rejects if the work throws', async () => {
    const failed = await inSlices((function* (): Slices<string> {
      yield
      throw new Error('a piece failed')
    })()).catch(({ message }: Error) => message)

    expect(failed).to.equal('a piece failed')
  })
})
