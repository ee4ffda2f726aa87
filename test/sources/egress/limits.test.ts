import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { machineBusy } from '../../../src/sources/egress/failure.ts'
import { budgetFailure } from '../../../src/sources/egress/request-outcome.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { clientWith, failureOf, serve, serveTcp } from './support.ts'
import { block } from '../../support/block.ts'
import { until } from '../../../scripts/support/until.ts'

const allow = (...servers: Array<{ port: number }>) => parseAllow(
  servers.map(({ port }) => `127.0.0.1:${port}`).join(' ')
)

describe('size and time limits of a request', () => {
  it('accept a body of exactly the maximum size, and no more', async () => {
    await using server = await serve((request, response) => response.end('x'.repeat(Number(request.url!.slice(1)))))
    await using client = clientWith({ allow: allow(server), limits: { maxBytes: 2_000 } })

    const just = await client.send({ url: `${server.origin}/1000`, maxBytes: 1_000 })
    const more = await failureOf(client.send({ url: `${server.origin}/1001`, maxBytes: 1_000 }))
    const unsaid = await failureOf(client.send({ url: `${server.origin}/2001` }))

    expect(just.body.length).to.equal(1_000)
    expect([more.code, unsaid.code]).to.deep.equal(['UPSTREAM_TOO_LARGE', 'UPSTREAM_TOO_LARGE'])
  })

  it('add the time in which the process could not work, and name this machine if that is half of it', async () => {
    const responses = new Map<string, ServerResponse>()
    await using server = await serve((request, response) => {
      responses.set(request.url!, response)
      if (responses.size < 2) return
      block(1_200)
      responses.get('/answered')!.end('ok')
    })
    await using client = clientWith({ allow: allow(server), limits: { totalMs: 1_500 } })

    const answered = client.send({ url: `${server.origin}/answered` })
    const failing = failureOf(client.send({ url: `${server.origin}/silent` }))

    expect((await answered).body.toString()).to.equal('ok')
    expect((await failing).code).to.equal('MACHINE_BUSY')
    expect(budgetFailure(machineBusy(), new AbortController().signal, 10_000)).to.deep.equal({ kind: 'not_sent' })
    expect(budgetFailure(undefined, AbortSignal.abort(machineBusy()), 10_000)).to.deep.equal({ kind: 'not_sent' })
  })

  it('stop an endless body and close its socket', async () => {
    await using server = await serve((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      }
      response.on('drain', more)
      more()
    })
    await using client = clientWith({ allow: allow(server) })

    const { code } = await failureOf(client.send({ url: server.origin }))

    expect(code).to.equal('UPSTREAM_TOO_LARGE')
    await until(() => server.open === 0)
  })

  for (
    const [coding, compress] of [['gzip', gzipSync], ['deflate', deflateSync], ['br', brotliCompressSync]] as const
  ) {
    it(`count a ${coding} body after decompression`, async () => {
      const bomb = compress(Buffer.alloc(32 * 1024 * 1024))
      await using server = await serve(
        (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(bomb)
      )
      await using client = clientWith({ allow: allow(server) })

      const { code } = await failureOf(client.send({ url: server.origin, maxBytes: 1_000_000 }))

      expect(bomb.length).to.be.lessThan(1_000_000)
      expect(code).to.equal('UPSTREAM_TOO_LARGE')
    })
  }

  for (const [coding, compress] of [
    ['identity', (body: Buffer) => body], ['gzip', gzipSync], ['deflate', deflateSync], ['br', brotliCompressSync],
  ] as const) {
    it(`return the beginning of a larger ${coding} body if mayTruncate is set`, async () => {
      const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index * index % 251))
      await using server = await serve(
        (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(compress(body))
      )
      await using client = clientWith({ allow: allow(server) })

      const start = await client.send({ url: server.origin, maxBytes: 1_000, mayTruncate: true })
      const whole = await client.send({ url: server.origin, maxBytes: 300_000, mayTruncate: true })

      expect(start.body.equals(body.subarray(0, 1_000))).to.equal(true)
      expect(whole.body.equals(body)).to.equal(true)
    })
  }

  it('return the beginning of an endless body if mayTruncate is set, and close its socket', async () => {
    await using server = await serve((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, 'a')));
      }
      response.on('drain', more)
      more()
    })
    await using client = clientWith({ allow: allow(server) })

    const { body } = await client.send({ url: server.origin, maxBytes: 50_000, mayTruncate: true })

    expect(body.length).to.equal(50_000)
    await until(() => server.open === 0)
  })

  it('return the readable part of a truncated compressed body if mayTruncate is set', async () => {
    const random = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index * index * 31 % 253))
    const whole = gzipSync(random)
    const broken = whole.subarray(0, whole.length / 2)
    await using server = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(broken)
    )
    await using client = clientWith({ allow: allow(server) })

    const { body } = await client.send({ url: server.origin, mayTruncate: true })
    const { code } = await failureOf(client.send({ url: server.origin }))

    expect(body.length).to.be.above(10_000)
    expect(body.equals(random.subarray(0, body.length))).to.equal(true)
    expect(code).to.equal('UPSTREAM_CHANGED')
  })

  it('stop an endless compressed body that decodes to nothing', async () => {
    const nothing = gzipSync('')
    await using server = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      const more = () => {
        while (!response.destroyed && response.write(nothing));
      }
      response.on('drain', more)
      more()
    })
    await using client = clientWith({ allow: allow(server) })

    const { code } = await failureOf(client.send({ url: server.origin, maxBytes: 1_000 }))

    expect(code).to.equal('UPSTREAM_TOO_LARGE')
    await until(() => server.open === 0)
  })

  it('reject headers larger than 16 KiB', async () => {
    await using server = await serve(
      (_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end()
    )
    await using client = clientWith({ allow: allow(server) })

    const { code } = await failureOf(client.send({ url: server.origin }))

    expect(code).to.equal('UPSTREAM_TOO_LARGE')
  })

  for (const [what, talk, limits] of [
    ['is silent', () => {}, { idleMs: 100 }],
    ['stops in the headers', 'HTTP/1.1 200 OK\r\nx-a: b\r\n', { idleMs: 100 }],
    ['stops in the body', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc', { idleMs: 100 }],
    ['goes on for ever', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', { idleMs: 10_000, totalMs: 200 }],
    ['sends only interim answers', 'HTTP/1.1 103 Early Hints\r\n\r\n', { idleMs: 10_000, totalMs: 200 }],
  ] as const) {
    it(`end a server that ${what}, with UPSTREAM_TIMEOUT`, async () => {
      await using server = await serveTcp(socket => {
        if (typeof talk !== 'string') return
        socket.write(talk)
        if (!('totalMs' in limits)) return
        // real clock: the server sends without an end
        const timer = setInterval(() => socket.write(talk.includes('chunked') ? '1\r\nx\r\n' : talk), 10)
        socket.on('close', () => clearInterval(timer))
      })
      await using client = clientWith({ allow: allow(server), limits })

      const { code } = await failureOf(client.send({ url: server.origin }))

      expect(code).to.equal('UPSTREAM_TIMEOUT')
      await until(() => server.open === 0)
    })
  }

  it('name this machine, not the server, for a request that gets no slot', async () => {
    const requested: string[] = []
    await using server = await serve(request => requested.push(request.url!))
    const limits = { maxRequestsPerOrigin: 1, totalMs: 50 }
    await using client = clientWith({ allow: allow(server), limits })
    const abort = new AbortController()
    const slow = failureOf(client.send({ url: `${server.origin}/slow`, timeoutMs: 60_000 }, abort.signal))

    const { code } = await failureOf(client.send({ url: `${server.origin}/next` }))
    abort.abort(new SourceFailure('UPSTREAM_UNREACHABLE', 'the caller left'))
    await slow

    expect(code).to.equal('MACHINE_BUSY')
    expect(requested).to.deep.equal(['/slow'])
  })

  it('end a slow TLS handshake and a slow name lookup with UPSTREAM_TIMEOUT', async () => {
    await using server = await serveTcp(() => {})
    await using client = clientWith(
      { allow: allow(server), limits: { connectMs: 100 }, lookup: () => new Promise(() => {}) }
    )

    const handshake = await failureOf(client.send({ url: `https://127.0.0.1:${server.port}/` }))
    const name = await failureOf(client.send({ url: 'https://slow.example.com/' }))

    expect([handshake.code, name.code]).to.deep.equal(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
    await until(() => server.open === 0)
  })

  for (const [what, answer, expected] of [
    ['closes at once', '', 'UPSTREAM_UNREACHABLE'],
    ['closes in the body', 'HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc', 'UPSTREAM_UNREACHABLE'],
    ['closes in a chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab', 'UPSTREAM_UNREACHABLE'],
    ['speaks something else', 'SSH-2.0-OpenSSH_9.0\r\n', 'UPSTREAM_ERROR'],
  ] as const) {
    it(`report a server that ${what}: ${expected}`, async () => {
      await using server = await serveTcp(socket => socket.once('data', () => socket.end(answer)))
      await using client = clientWith({ allow: allow(server) })

      const { code } = await failureOf(client.send({ url: server.origin }))

      expect(code).to.equal(expected)
    })
  }
})
