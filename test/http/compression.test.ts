import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { expect } from 'chai'
import { chooseCoding, compressParts } from '../../src/http/compression.ts'
import { echoHandlers, good, startPets, type TestApp } from '../support/contract-app.ts'

const large = { name: 'Rex '.repeat(1_000) }

describe('chooseCoding', () => {
  for (const [header, coding] of [
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1, br;q=0.9', 'gzip'],
    ['BR; Q=0.5, gzip;q=0.2', 'br'],
    ['*', 'zstd'],
    ['zstd;q=0, *;q=0.5', 'br'],
    ['gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=high', undefined],
    ['deflate, compress', undefined],
  ] as const) {
    it(`chooses ${coding ?? 'none'} for ${header ?? 'no header'}`, () => {
      expect(chooseCoding(header)).to.equal(coding)
    })
  }
})

describe('responses', () => {
  let app: TestApp
  before(async () => {
    app = await startPets({
      handlers: {
        ...echoHandlers,
        getPet: () => ({ status: 200, body: large }),
        listPets: () => ({ status: 304, headers: { ETag: '"1"' } }),
        getPhoto: () => ({ status: 200, contentType: 'image/png', body: Buffer.alloc(5_000) }),
      },
    })
  })
  after(() => app[Symbol.asyncDispose]())

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<IncomingMessage & { bytes: Buffer }>((resolve, reject) => {
      get(app.url + path, { method, headers: { ...good, ...headers } }, response => {
        buffer(response).then(bytes => resolve(Object.assign(response, { bytes })), reject)
      }).on('error', reject)
    })

  for (const [coding, decode] of [
    ['gzip', gunzipSync], ['br', brotliDecompressSync], ['zstd', zstdDecompressSync],
  ] as const) {
    it(`of more than 1 kB are compressed with ${coding} if the client asks for it`, async () => {
      const { headers, bytes } = await ask('/pets/1', { 'Accept-Encoding': coding })

      expect(headers).to.include({ 'content-encoding': coding, 'vary': 'Accept-Encoding' })
      expect(Number(headers['content-length'])).to.equal(bytes.length).and.to.be.below(500)
      expect(JSON.parse(decode(bytes).toString())).to.deep.equal(large)
    })
  }

  it('are not compressed for a client that does not ask, and say that they depend on it', async () => {
    const { headers, bytes } = await ask('/pets/1')

    expect(headers).to.not.have.property('content-encoding')
    expect(headers).to.include({ 'vary': 'Accept-Encoding', 'content-length': String(bytes.length) })
    expect(JSON.parse(bytes.toString())).to.deep.equal(large)
  })

  it('of less than 1 kB and images are not compressed', async () => {
    const health = await ask('/health', { 'Accept-Encoding': 'gzip' })
    const photo = await ask('/pets/1/photo', { 'Accept-Encoding': 'gzip' })

    for (const { headers } of [health, photo]) {
      expect(headers).to.not.have.any.keys('content-encoding', 'vary')
    }
    expect(photo.bytes).to.have.length(5_000)
  })

  it('to HEAD have the headers of GET', async () => {
    const accepts = { 'Accept-Encoding': 'br' }
    const whole = await ask('/pets/1', accepts)
    const head = await ask('/pets/1', accepts, 'HEAD')

    expect(head.bytes).to.have.length(0)
    for (const name of ['content-encoding', 'content-length', 'vary', 'content-type']) {
      expect(head.headers[name], name).to.equal(whole.headers[name])
    }
  })

  it('to a request for a range are whole', async () => {
    const { statusCode, bytes } = await ask('/pets/1', { 'Accept-Encoding': 'gzip', 'Range': 'bytes=0-9' })

    expect(statusCode).to.equal(200)
    expect(JSON.parse(gunzipSync(bytes).toString())).to.deep.equal(large)
  })

  it('have one weak entity tag, compressed or not, with which every spelling of it gets 304', async () => {
    const document = '/openapi.json'
    const [plain, packed] = [await ask(document), await ask(document, { 'Accept-Encoding': 'gzip' })]
    const tag = plain.headers.etag!
    const held = [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']

    const again = await Promise.all(held.flatMap(known =>
      ['identity', 'gzip'].map(coding => ask(document, { 'Accept-Encoding': coding, 'If-None-Match': known }))))

    expect(tag).to.match(/^W\/"/)
    expect(packed.headers.etag).to.equal(tag)
    expect(again).to.have.length(8)
    for (const { statusCode, headers } of again) {
      expect(statusCode).to.equal(304)
      expect(headers).to.include({ etag: tag, vary: 'Accept-Encoding' })
    }
  })

  it('with 304 from an operation have the Vary header of its 200', async () => {
    const { statusCode, headers } = await ask('/pets', { 'If-None-Match': 'W/"1"' })

    expect(statusCode).to.equal(304)
    expect(headers).to.include({ etag: 'W/"1"', vary: 'Accept-Encoding' })
  })

  it('are logged with their status', async () => {
    await ask('/pets/1', { 'Accept-Encoding': 'zstd' })

    expect(app.lines.at(-1)).to.include('"operation":"getPet"').and.to.include('"status":200')
  })

  it('with the document are compressed, and the same bytes each time', async () => {
    const first = await ask('/openapi.json', { 'Accept-Encoding': 'br' })
    const second = await ask('/openapi.json', { 'Accept-Encoding': 'br' })
    const plain = await ask('/openapi.json')

    expect(first.headers).to.include({ 'content-encoding': 'br' })
    expect(second.bytes.equals(first.bytes)).to.equal(true)
    expect(brotliDecompressSync(first.bytes).equals(plain.bytes)).to.equal(true)
  })
})

describe('compressParts', () => {
  for (const [coding, decode] of [
    ['gzip', gunzipSync], ['br', brotliDecompressSync], ['zstd', zstdDecompressSync],
  ] as const) {
    it(`compresses the parts of a body with ${coding}, and rejects if the body cannot be made`, async () => {
      const parts = Array.from({ length: 30 }, (_, index) => Buffer.alloc(65_536, `part ${index} `))
      const compressed = await compressParts(coding, async take => {
        for (const part of parts) await take(part)
      })
      const failed = compressParts(coding, async take => {
        await take(parts[0]!)
        throw new Error('no more')
      })

      expect(decode(compressed).equals(Buffer.concat(parts))).to.equal(true)
      expect(compressed.length).to.be.below(20_000)
      expect(await failed.catch(String)).to.equal('Error: no more')
    })
  }
})

describe('responses that are made in parts', () => {
  const half = JSON.stringify(large).length / 2
  const parts = [JSON.stringify(large).slice(0, half), JSON.stringify(large).slice(half)]
  const getPet = () => ({
    status: 200,
    body: {
      async json(take: (part: Buffer) => Promise<void>) { for (const part of parts) await take(Buffer.from(part)) },
    },
  })

  for (const [title, changes] of [[' while a hook reads replies', {}], ['', { onReply: undefined }]] as const) {
    it(`have the same body and headers as others${title}`, async () => {
      await using app = await startPets({ handlers: { ...echoHandlers, getPet }, ...changes })
      for (const coding of ['zstd', 'br', 'gzip', 'identity']) {
        const response = await fetch(`${app.url}/pets/1`, { headers: { ...good, 'Accept-Encoding': coding } })

        expect(await response.json(), coding).to.deep.equal(large)
        expect(response.headers.get('content-encoding')).to.equal(coding === 'identity' ? null : coding)
        expect(response.headers.get('vary')).to.equal('Accept-Encoding')
        expect(Number(response.headers.get('content-length'))).to.be.above(10)
      }
    })
  }

  it('of a failed handler are 500', async () => {
    const json = async (take: (part: Buffer) => Promise<void>) => {
      await take(Buffer.from(parts[0]!))
      throw new Error('no more')
    }
    await using app = await startPets({
      handlers: { ...echoHandlers, getPet: () => ({ status: 200, body: { json } }) },
      onReply: undefined,
    })

    const response = await fetch(`${app.url}/pets/1`, { headers: { ...good, 'Accept-Encoding': 'gzip' } })

    expect(response.status).to.equal(500)
  })
})

describe('event streams', () => {
  it('are never compressed', async () => {
    await using app = await startPets()

    const headers = { ...good, 'Accept-Encoding': 'gzip, br, zstd' }
    const response = await fetch(`${app.url}/pets/1/news`, { headers })

    expect(response.headers.get('content-encoding')).to.equal(null)
    expect(await response.text()).to.include('event: bark')
  })
})
