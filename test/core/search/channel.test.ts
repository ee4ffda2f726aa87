import { expect } from 'chai'
import { createChannel } from '../../../src/core/search/channel.ts'

const open = (maxBytes = 4, deadlineMs = 10_000) => {
  const controller = new AbortController()
  return {
    channel: createChannel({ maxBytes, deadlineMs, signal: controller.signal }),
    abort: () => controller.abort(new Error('gone')),
  }
}
const bytes = (text: string) => Buffer.from(text)
const failureOf = (promise: Promise<unknown>) => promise.then(() => 'no', (error: Error) => error.message)

describe('createChannel', () => {
  it('yields the pushed chunks in order and ends', async () => {
    const { channel } = open(100)
    for (const text of ['a', 'b', 'c']) await channel.push(bytes(text))
    channel.end()

    const chunks = await Array.fromAsync(channel.chunks())

    expect(Buffer.concat(chunks).toString()).to.equal('abc')
  })

  it('yields a chunk that is pushed while the reader waits', async () => {
    const { channel } = open()
    const reading = Array.fromAsync(channel.chunks())

    await channel.push(bytes('late'))
    channel.end()

    expect(Buffer.concat(await reading).toString()).to.equal('late')
  })

  it('makes the writer wait while it is full', async () => {
    const { channel } = open(4)
    const chunks = channel.chunks()
    let written = false

    const writing = channel.push(bytes('1234')).then(() => { written = true })
    await new Promise(resolve => setImmediate(resolve))
    const before = written
    const chunk = await chunks.next()
    await writing

    expect([before, written, chunk.done ? undefined : chunk.value.toString()]).to.deep.equal([false, true, '1234'])
  })

  it('rejects the push if the reader takes nothing before the deadline', async () => {
    const { channel } = open(1, 5)

    expect(await failureOf(channel.push(bytes('1234')))).to.match(/took nothing for too long/)
  })

  it('wakes a waiting writer and a waiting reader when its signal aborts', async () => {
    const { channel, abort } = open(1)
    const writing = failureOf(channel.push(bytes('1234')))
    const empty = open()
    const reading = Array.fromAsync(empty.channel.chunks())

    abort()
    empty.abort()

    expect(await writing).to.equal('gone')
    expect(await reading).to.deep.equal([])
    expect(await failureOf(channel.push(bytes('5')))).to.equal('gone')
  })
})
