import { once } from 'node:events'
import { createServer } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { Telemetry } from '../../../src/lib/telemetry.ts'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { clientWith, failureOf, serve } from './support.ts'
import { until } from '../../../scripts/support/until.ts'

const allow = parseAllow('127.0.0.1')
const on = (port: number) => parseAllow(`127.0.0.1:${port}`)

describe('the client', () => {
  it('returns status, headers in lower case, body and address', async () => {
    await using server = await serve((_request, response) =>
      response.writeHead(418, { 'X-Kind': 'tea', 'Set-Cookie': ['a=1', 'b=2'] }).end('short and stout'))
    await using client = clientWith({ allow: on(server.port) })

    const response = await client.send({ url: `${server.origin}/pot?q=1#part` })

    expect(response.status).to.equal(418)
    expect(response.headers).to.include({ 'x-kind': 'tea', 'set-cookie': 'a=1, b=2' })
    expect(response.body.toString()).to.equal('short and stout')
    expect(response.url).to.equal(`${server.origin}/pot?q=1`)
  })

  it('sends method, headers and body', async () => {
    const seen: unknown[] = []
    await using server = await serve(async (request, response) => {
      seen.push(
        request.method, request.url, request.headers['x-api-key'], Buffer.concat(await request.toArray()).toString()
      )
      response.end()
    })
    await using client = clientWith({ allow: on(server.port) })

    await client.send({ url: `${server.origin}/a?b=c%20d`, method: 'POST', headers: { 'X-Api-Key': 'k' }, body: 'é' })

    expect(seen).to.deep.equal(['POST', '/a?b=c%20d', 'k', 'é'])
  })

  it('sends its own user agent unless the caller sets one', async () => {
    const agents: unknown[] = []
    await using server = await serve((request, response) => {
      agents.push(request.headers['user-agent'])
      response.end()
    })
    await using client = clientWith({ allow: on(server.port), userAgent: 'tracewell/1' })

    await client.send({ url: server.origin })
    await client.send({ url: server.origin, headers: { 'User-Agent': 'own' } })

    expect(agents).to.deep.equal(['tracewell/1', 'own'])
  })

  it('drops connection headers of the caller', async () => {
    let seen: unknown
    await using server = await serve((request, response) => {
      seen = [request.headers.host, request.headers['accept-encoding'], request.headers.te]
      response.end()
    })
    await using client = clientWith({ allow: on(server.port) })

    await client.send({
      url: server.origin, headers: {
        'Host': 'internal', 'Accept-Encoding': 'zstd', 'TE': 'trailers', 'Transfer-Encoding': 'x',
      },
    })

    expect(seen).to.deep.equal([`127.0.0.1:${server.port}`, 'gzip, deflate, br', undefined])
  })

  for (const [coding, encode] of [
    ['gzip', gzipSync], ['GZIP', gzipSync], ['br', brotliCompressSync], ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['identity', (text: string) => Buffer.from(text)],
  ] as const) {
    it(`decodes ${coding} (${encode.name || 'plain'})`, async () => {
      await using server = await serve((_request, response) =>
        response.writeHead(200, { 'content-encoding': coding }).end(encode('a text')))
      await using client = clientWith({ allow: on(server.port) })

      const { body } = await client.send({ url: server.origin })

      expect(body.toString()).to.equal('a text')
    })
  }

  it('returns an empty body for HEAD and 204, whatever Content-Encoding they have', async () => {
    await using server = await serve((request, response) =>
      response.writeHead(request.method === 'HEAD' ? 200 : 204, { 'content-encoding': 'gzip' }).end())
    await using client = clientWith({ allow: on(server.port) })

    const bodies = [
      await client.send({ url: server.origin, method: 'HEAD' }), await client.send({ url: server.origin }),
    ]

    expect(bodies.map(({ status, body }) => [status, body.length])).to.deep.equal([[200, 0], [204, 0]])
  })

  for (const [what, coding, body] of [
    ['bytes that are not in their coding', 'gzip', Buffer.from('not gzip')],
    ['a body that is cut off', 'gzip', gzipSync('a text').subarray(0, 12)],
    ['a coding that was not asked for', 'zstd', Buffer.from('x')],
    ['a coding in a coding', 'gzip, gzip', gzipSync(gzipSync('x'))],
  ] as const) {
    it(`fails with UPSTREAM_CHANGED on ${what}`, async () => {
      await using server = await serve(
        (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body)
      )
      await using client = clientWith({ allow: on(server.port) })

      const { code } = await failureOf(client.send({ url: server.origin }))

      expect(code).to.equal('UPSTREAM_CHANGED')
    })
  }

  it('reuses a connection', async () => {
    await using server = await serve((_request, response) => response.end('ok'))
    await using client = clientWith({ allow: on(server.port) })

    for (let index = 0; index < 5; index++) {
      await client.send({ url: server.origin })
      await new Promise(setImmediate) // a socket becomes free one turn of the event loop after its response
    }

    expect(server.connections).to.equal(1)
  })

  it('sends the server name to a TLS server, and rejects an unknown certificate', async () => {
    const names: string[] = []
    const server = createServer({
      SNICallback(name, done) {
        names.push(name)
        done(new Error('no certificate'))
      },
    }).on('tlsClientError', () => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await using client = clientWith({ allow: on(port), lookup: async () => ['127.0.0.1'] })

    const { code } = await failureOf(client.send({ url: `https://secure.example.com:${port}/` }))
    server.close()

    expect(names).to.deep.equal(['secure.example.com'])
    expect(code).to.equal('UPSTREAM_UNREACHABLE')
  })

  it('fails with UPSTREAM_UNREACHABLE if no server listens on the port', async () => {
    const { port } = await serve(() => {}).then(async server => {
      await server[Symbol.asyncDispose]()
      return server
    })
    await using client = clientWith({ allow: on(port) })

    const failure = await failureOf(client.send({ url: `http://127.0.0.1:${port}/secret-path?q=secret` }))

    expect(failure.code).to.equal('UPSTREAM_UNREACHABLE')
    expect(failure.message).to.equal('no connection (ECONNREFUSED)')
  })

  it('fails with UPSTREAM_UNREACHABLE for a name that does not exist', async () => {
    const lookup = () => Promise.reject(
      Object.assign(new Error('getaddrinfo ENOTFOUND secret.example.com'), { code: 'ENOTFOUND' })
    )
    await using client = clientWith({ allow, lookup })

    const failure = await failureOf(client.send({ url: 'http://secret.example.com/' }))

    expect(failure.code).to.equal('UPSTREAM_UNREACHABLE')
    expect(failure.message).not.to.contain('secret')
  })

  it('fails with EGRESS_REFUSED on an invalid URL, without quoting it', async () => {
    await using client = clientWith({})

    const failures = await Promise.all([
      '', 'secret', '//secret', 'http://', 'http://[secret]/', 'http://1.2.3.256/', 'http://a b/',
    ]
      .map(url => failureOf(client.send({ url }))))

    for (const failure of failures) {
      expect(failure.code).to.equal('EGRESS_REFUSED')
      expect(failure.message).not.to.contain('secret')
    }
  })

  it('rejects a header that would split the request, before connecting', async () => {
    await using server = await serve((_request, response) => response.end())
    await using client = clientWith({ allow: on(server.port) })

    const failure = await failureOf(client.send({ url: server.origin, headers: { 'x-key': 'a\r\nx-other: secret' } }))

    expect(failure.code).to.equal('EGRESS_REFUSED')
    expect(failure.message).not.to.contain('secret')
    expect(server.connections).to.equal(0)
  })

  it('reports every outcome to telemetry', async () => {
    const told: object[] = []
    const telemetry: Telemetry = {
      begin: kind => ({ within: run => run(), end: facts => told.push({ kind, ...facts }) }),
      report: () => undefined,
    }
    await using server = await serve((request, response) => {
      if (request.url !== '/never') response.end('12345')
    })
    await using client = clientWith({ allow: on(server.port), telemetry })
    const abort = new AbortController()

    await client.send({ url: server.origin })
    await failureOf(client.send({ url: 'http://10.0.0.1/' }))
    const aborted = client.send({ url: `${server.origin}/never` }, abort.signal).catch(() => {})
    abort.abort()
    await aborted

    const same = { kind: 'egress', purpose: 'source', method: 'GET' }
    expect(told).to.deep.equal([
      { ...same, outcome: 'answered', status: 200 },
      { ...same, outcome: 'refused', status: undefined },
      { ...same, outcome: 'aborted', status: undefined },
    ])
  })

  it('aborts requests in flight when it is closed, and sends no more', async () => {
    await using server = await serve(() => {})
    const client = clientWith({ allow: on(server.port), routes: parseRoutes('') })
    const under = failureOf(client.send({ url: server.origin }))
    await until(() => server.open === 1)

    await client.close()
    const after = await failureOf(client.send({ url: server.origin }))

    expect([(await under).message, after.message]).to.deep.equal(['the client is closed', 'the client is closed'])
    await until(() => server.open === 0)
    expect(server.connections).to.equal(1)
  })
})
