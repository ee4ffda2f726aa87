import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { clientWith, serve, serveTcp } from './support.ts'
import { until } from '../../../scripts/support/until.ts'

const allow = (...servers: Array<{ port: number }>) => parseAllow(
  servers.map(({ port }) => `127.0.0.1:${port}`).join(' ')
)

describe('an abort of a request', () => {
  const reason = new Error('the search was stopped')
  const caught = (work: Promise<unknown>) => work.then(() => undefined, (cause: unknown) => cause)

  for (const [when, answer] of [
    ['before the headers', ''], ['in the body', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'],
  ] as const) {
    it(`rejects with the reason of the signal and closes the socket ${when}`, async () => {
      const abort = new AbortController()
      await using server = await serveTcp(socket => socket.once('data', () => {
        socket.write(answer)
        setImmediate(() => abort.abort(reason))
      }))
      await using client = clientWith({ allow: allow(server) })

      const thrown = await caught(client.send({ url: server.origin }, abort.signal))

      expect(thrown).to.equal(reason)
      await until(() => server.open === 0)
    })
  }

  it('prevents a connection if it comes before the request', async () => {
    await using server = await serve((_request, response) => response.end())
    await using client = clientWith({ allow: allow(server) })

    const thrown = await caught(client.send({ url: server.origin }, AbortSignal.abort(reason)))

    expect(thrown).to.equal(reason)
    expect(server.connections).to.equal(0)
  })

  it('rejects at once during the name lookup or the handshake', async () => {
    const abort = new AbortController()
    await using server = await serveTcp(() => setImmediate(() => abort.abort(reason)))
    await using client = clientWith(
      { allow: allow(server), lookup: () => new Promise(() => {}), limits: { connectMs: 1_000 } }
    )

    const name = caught(client.send({ url: 'https://slow.example.com/' }, abort.signal))
    const handshake = caught(client.send({ url: `https://127.0.0.1:${server.port}/` }, abort.signal))

    expect([await name, await handshake]).to.deep.equal([reason, reason])
    await until(() => server.open === 0)
  })

  it('leaves the queue in order if it comes while waiting for a slot', async () => {
    const abort = new AbortController()
    const answers: Array<() => void> = []
    await using server = await serve((request, response) => answers.push(() => response.end(request.url)))
    await using client = clientWith({ allow: allow(server), limits: { maxRequestsPerOrigin: 1 } })
    const first = client.send({ url: `${server.origin}/1` })
    const second = caught(client.send({ url: `${server.origin}/2` }, abort.signal))
    const third = client.send({ url: `${server.origin}/3` })

    abort.abort(reason)
    const thrown = await second
    await until(() => answers.length === 1)
    answers[0]!()
    await until(() => answers.length === 2)
    answers[1]!()

    expect(thrown).to.equal(reason)
    expect([(await first).body.toString(), (await third).body.toString()]).to.deep.equal(['/1', '/3'])
  })
})
