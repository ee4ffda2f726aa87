import { expect } from 'chai'
import { createInProcessQueue } from '../../src/queue/in-process.ts'

const forever = new AbortController().signal

describe('the in-process queue', () => {
  it('hands out what is there at once', async () => {
    const queue = createInProcessQueue({ claim: () => Promise.resolve('work') })

    const lease = await queue.take(forever)

    expect(lease).to.equal('work')
  })

  it('wakes a waiting worker when work is added', async () => {
    const work: string[] = []
    const queue = createInProcessQueue({ claim: () => Promise.resolve(work.shift()) })

    const taken = queue.take(forever)
    work.push('late')
    queue.added()

    expect(await taken).to.equal('late')
  })

  it('misses no work that is added while it looks', async () => {
    const work: string[] = []
    const queue = createInProcessQueue({
      async claim() {
        const found = work.shift()
        if (found === undefined && work.length === 0) {
          work.push('in between')
          queue.added()
        }
        return found
      },
    })

    expect(await queue.take(forever)).to.equal('in between')
  })

  it('finds work that nobody told of', async () => {
    const work: string[] = []
    const queue = createInProcessQueue({ claim: () => Promise.resolve(work.shift()) })

    const taken = queue.take(forever)
    setTimeout(() => work.push('from another process'), 10)

    expect(await taken).to.equal('from another process')
  })

  it('gives up with the reason of the signal', async () => {
    const leaving = new AbortController()
    const queue = createInProcessQueue({ claim: () => Promise.resolve(undefined) })

    const taken = queue.take(leaving.signal).catch((error: unknown) => error)
    leaving.abort(new Error('enough'))

    expect(await taken).to.have.property('message', 'enough')
  })
})
