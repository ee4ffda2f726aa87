import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect } from 'chai'
import { echoHandlers, good, startPets } from '../support/contract-app.ts'
import { until } from '../../scripts/support/until.ts'

/** Creates a handler whose body has so many chunks of 64 KiB, and then fails if `failure` is set. */
function createBody(chunkCount: number, failure?: Error) {
  const made = {
    chunks: 0,
    closed: 0,
    getPet: () => ({ status: 200, body: { chunks: chunks() } }),
  }
  async function* chunks() {
    try {
      for (; made.chunks < chunkCount; made.chunks++) {
        yield Buffer.from(`${made.chunks === 0 ? '["' : ''}${'x'.repeat(65_536)}`)
      }
      if (failure) throw failure
      yield Buffer.from('"]')
    } finally {
      made.closed++
    }
  }
  return made
}

const startWith = (made: ReturnType<typeof createBody>, changes = {}) =>
  startPets({ handlers: { ...echoHandlers, getPet: made.getPet }, ...changes })

const ask = (url: string, headers = {}, method = 'GET'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${url}/pets/1`, { method, agent: false, headers: { ...good, ...headers } }, resolve).on('error', reject)
  })

const decoders = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
}

describe('streamed bodies', () => {
  for (const [coding, decode] of Object.entries(decoders)) {
    it(`are sent whole, with the coding ${coding}, and reported to the hook`, async () => {
      const made = createBody(3)
      await using app = await startWith(made)

      const response = await ask(app.url, { 'Accept-Encoding': coding })
      const body = JSON.parse(decode(await buffer(response)).toString()) as string[]

      expect(response.headers).to.include({ 'vary': 'Accept-Encoding', 'transfer-encoding': 'chunked' })
      expect(response.headers['content-encoding']).to.equal(coding === 'identity' ? undefined : coding)
      expect(body).to.deep.equal(['x'.repeat(3 * 65_536)])
      expect(app.replies).to.have.length(1)
      expect(app.replies[0]!.slice(0, 4)).to.deep.equal(['getPet', 200, 'application/json', body])
      expect(made.closed).to.equal(1)
    })
  }

  it('are made only as fast as the client reads, and closed when it disconnects', async () => {
    const made = createBody(2_000)
    await using app = await startWith(made, { onReply: undefined })
    const response = await ask(app.url)
    response.pause()

    for (let count = 0; count < 20; count++) await fetch(`${app.url}/pets`, { headers: good })
    const madeUnread = made.chunks
    response.destroy()
    await until(() => made.closed === 1)

    expect(madeUnread).to.be.below(1_000)
    expect(made.chunks).to.be.below(2_000)
    expect(app.lines.filter(line => line.includes('failed'))).to.be.empty
  })

  it('are not reported as failed if they end because the client has disconnected', async () => {
    const ended: unknown[] = []
    async function* chunks(signal: AbortSignal) {
      try {
        yield Buffer.from('["')
        await new Promise(resolve => signal.addEventListener('abort', resolve))
        signal.throwIfAborted()
      } catch (error) {
        ended.push(error)
        throw error
      }
    }
    const getPet = ({ signal }: { signal: AbortSignal }) => ({ status: 200, body: { chunks: chunks(signal) } })
    await using app = await startPets({ handlers: { ...echoHandlers, getPet } })

    const response = await ask(app.url)
    response.destroy()
    await until(() => ended.length === 1)
    await fetch(`${app.url}/pets`, { headers: good })

    expect(ended[0]).to.have.property('name', 'AbortError')
    expect(app.lines.filter(line => line.includes('failed'))).to.be.empty
  })

  it('are made as far as the first chunk for HEAD', async () => {
    const made = createBody(2_000)
    await using app = await startWith(made)

    const response = await ask(app.url, {}, 'HEAD')

    expect([response.statusCode, made.chunks, made.closed]).to.deep.equal([200, 0, 1])
  })

  it('are 500 if the first chunk fails', async () => {
    const made = createBody(0, new Error('no chunk'))
    await using app = await startWith(made)

    expect((await ask(app.url)).statusCode).to.equal(500)
  })

  it('break off without an end if a later chunk fails', async () => {
    const made = createBody(2, new Error('no more'))
    await using app = await startWith(made)

    const response = await ask(app.url)
    const end = await buffer(response).catch((error: NodeJS.ErrnoException) => error.code)

    expect([response.statusCode, end]).to.deep.equal([200, 'ECONNRESET'])
    await until(() => app.lines.some(line => line.includes('request failed')))
  })
})
