import { expect } from 'chai'
import { createBatches } from '../../src/lib/batches.ts'

/** Writes nothing. Records the batches, and the most of one key that were written at once. */
function createRecorder(maxItems = 100, maxSize = Infinity, beforeTake?: () => Promise<void>) {
  const batches: string[] = []
  const running = new Map<string, number>()
  let mostAtOnce = 0
  const add = createBatches<number, number>({
    waitMs: 5,
    maxItems,
    maxSize,
    sizeOf: item => item,
    async write(key, take) {
      if (beforeTake) await beforeTake()
      const items = take()
      running.set(key, (running.get(key) ?? 0) + 1)
      mostAtOnce = Math.max(mostAtOnce, running.get(key)!)
      batches.push(`${key}: ${items.join(' ')}`)
      await new Promise(resolve => setTimeout(resolve, 10)) // real clock: longer than the wait of `waitMs`
      running.set(key, running.get(key)! - 1)
      if (items.includes(13)) throw new Error('unlucky')
      return items.length
    },
  })
  return { add, batches, mostAtOnce: () => mostAtOnce }
}

describe('createBatches', () => {
  it('writes the items of a key together, and those of other keys apart', async () => {
    const { add, batches } = createRecorder()

    const sizes = await Promise.all([add('a', 1), add('b', 2), add('a', 3)])

    expect(sizes).to.deep.equal([2, 1, 2])
    expect(batches).to.deep.equal(['a: 1 3', 'b: 2'])
  })

  it('begins another batch if the items of one are large enough', async () => {
    const { add, batches } = createRecorder(100, 10)

    await Promise.all([4, 7, 20, 1, 2].map(item => add('a', item)))

    expect(batches).to.deep.equal(['a: 4 7', 'a: 20', 'a: 1 2'])
  })

  it('gathers what comes during a write, and writes one batch of a key at a time', async () => {
    const { add, batches, mostAtOnce } = createRecorder()
    const first = add('a', 1)
    while (batches.length === 0) await new Promise(setImmediate)

    await Promise.all([first, add('a', 2), add('a', 3)])
    await add('a', 4)

    expect(batches).to.deep.equal(['a: 1', 'a: 2 3', 'a: 4'])
    expect(mostAtOnce()).to.equal(1)
  })

  it('gathers what comes until the items are taken', async () => {
    let late: Promise<number> | undefined
    const { add, batches } = createRecorder(100, Infinity, async () => { late ??= add('a', 2) })

    await add('a', 1)
    await late

    expect(batches).to.deep.equal(['a: 1 2'])
  })

  it('rejects the items of a batch that fails before they are taken, and those of no other', async () => {
    let isBroken = true
    const { add, batches } = createRecorder(100, Infinity, async () => {
      if (isBroken) throw new Error('no connection')
    })

    const [first] = await Promise.allSettled([add('a', 1)])
    isBroken = false
    await add('a', 2)

    expect(first).to.have.property('status', 'rejected')
    expect(batches).to.deep.equal(['a: 2'])
  })

  it('writes at most `maxItems` together', async () => {
    const { add, batches, mostAtOnce } = createRecorder(2)

    await Promise.all([1, 2, 3, 4, 5].map(item => add('a', item)))

    expect(batches).to.deep.equal(['a: 1 2', 'a: 3 4', 'a: 5'])
    expect(mostAtOnce()).to.equal(1)
  })

  it('rejects all items of a batch that fails, and writes the next', async () => {
    const { add } = createRecorder(2)

    const results = await Promise.allSettled([add('a', 12), add('a', 13), add('a', 14)])

    expect(results.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'fulfilled'])
  })
})
