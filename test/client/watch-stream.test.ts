import { expect } from 'chai'
import { createClient, TracewellError } from '../../generated/client/src/index.ts'
import { createRawStream, type Served } from '../support/raw-stream.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
/** Lets the client reconnect after 1 ms instead of the default delay. */
const firstBlock = 'retry: 1\n\n'

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => undefined, (error: unknown) => error)

describe('the stream of a watch in the client', () => {
  it('yields every change once over cuts without a new one, until the watch is deleted', async () => {
    const connected = `${firstBlock}event: connected\ndata: {"watch_id":"${id}"}\n\n`
    const change = (number: number) => `event: watch.changed\ndata: {"change":{}}\nid: ${number}\n\n`
    const idle: Served[] = Array.from({ length: 12 }, () => ({ pieces: [connected] }))
    const served: Served[] = [
      { pieces: [connected, change(1)] }, ...idle, { pieces: [connected, change(2)] }, { status: 404 },
    ]
    await using server = await createRawStream((_, count) => served[count - 1]!)
    const client = createClient({ baseUrl: server.url, key: 'tw_test_x' })
    const ids: string[] = []

    const error = await failure((async () => {
      for await (const event of client.watches.stream(id, { retries: 2 })) {
        if (event.event === 'watch.changed') ids.push(event.id!)
      }
    })())

    expect(ids).to.deep.equal(['1', '2'])
    expect(error).to.be.instanceOf(TracewellError).and.to.have.property('status', 404)
    expect(server.asked.map(({ lastEventId }) => lastEventId))
      .to.deep.equal([undefined, ...Array<string>(13).fill('1'), '2'])
  })

  it('throws after too many connections that do not open', async () => {
    await using server = await createRawStream(() => ({ pieces: [firstBlock] }))
    const client = createClient({ baseUrl: server.url, key: 'tw_test_x' })

    const error = await failure(Array.fromAsync(client.watches.stream(id, { retries: 2 })))

    expect(error).to.have.property('code', 'STREAM_CUT')
    expect(server.asked).to.have.length(3)
  })
})
