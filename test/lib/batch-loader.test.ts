import { expect } from 'chai'
import { createBatchLoader } from '../../src/lib/batch-loader.ts'

describe('a batch loader', () => {
  it('batches the keys requested during a read, without duplicates and up to the maximum', async () => {
    const reads: Array<readonly string[]> = []
    let underWay = 0
    const load = createBatchLoader(async keys => {
      expect(++underWay).to.equal(1)
      reads.push(keys)
      await new Promise(setImmediate)
      underWay--
      return new Map(keys.filter(key => key !== 'e').map(key => [key, key.toUpperCase()]))
    }, 3)

    const found = await Promise.all(['a', 'b', 'c', 'b', 'd', 'e'].map(load))

    expect(found).to.deep.equal(['A', 'B', 'C', 'B', 'D', undefined])
    expect(reads).to.deep.equal([['a'], ['b', 'c', 'd'], ['e']])
    expect(await load('a')).to.equal('A')
  })

  it('collects the keys of a pause for the next read, but reads a key alone at once', async () => {
    const reads: Array<readonly string[]> = []
    const load = createBatchLoader(keys => {
      reads.push(keys)
      return Promise.resolve(new Map(keys.map(key => [key, key])))
    }, 3, 50)

    await load('a')
    const [b] = [load('b'), await new Promise(setImmediate)]
    await Promise.all([b, load('c')])

    expect(reads).to.deep.equal([['a'], ['b', 'c']])
  })

  it('rejects the requests of a failed read, and continues', async () => {
    const load = createBatchLoader(async ([key]) => {
      await new Promise(setImmediate)
      if (key === 'bad') throw new Error('broken')
      return new Map([[key!, 1]])
    }, 1)

    const answers = await Promise.allSettled([load('good'), load('bad'), load('good too')])

    expect(answers.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'fulfilled'])
    expect(await load('good')).to.equal(1)
  })
})
