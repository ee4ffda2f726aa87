import { createServer, request as ask } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { clientWith, failureOf, serve, serveTcp } from './support.ts'
import { until } from '../../../scripts/support/until.ts'

interface Proxy extends AsyncDisposable {
  url: string
  /** Request lines (`GET http://host/path`, `CONNECT host:port`), each with the credentials that the proxy received. */
  seen: Array<[string, string | undefined]>
}

/** Starts a forward proxy that connects to `127.0.0.1:port`, whichever host a request names. */
async function startProxy(port: number, status = 200): Promise<Proxy> {
  const seen: Proxy['seen'] = []
  const sockets = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    seen.push([`${incoming.method} ${incoming.url}`, incoming.headers['proxy-authorization']])
    if (status !== 200) return outgoing.writeHead(status).end()
    const { pathname, search } = new URL(incoming.url!)
    const { method, headers } = incoming
    ask({ port, method, headers, path: pathname + search }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    }).end()
  })
  server.on('connection', socket => sockets.add(socket.on('error', () => {})))
  server.on('connect', (incoming, socket) => {
    seen.push([`CONNECT ${incoming.url}`, incoming.headers['proxy-authorization']])
    if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(socket).pipe(target)
    }).on('error', () => socket.destroy())
    socket.on('error', () => {}).on('close', () => target.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const lookup = async () => ['8.8.8.8']

describe('the egress proxy', () => {
  it('receives plain http requests in absolute form', async () => {
    await using server = await serve(
      (request, response) => response.end(`${request.headers.host}${request.url} ${request.headers['user-agent']}`)
    )
    await using proxy = await startProxy(server.port)
    await using client = clientWith({ proxy: proxy.url.replace('//', '//us%40er:pass@'), lookup })

    const { body, url } = await client.send({ url: 'http://a.example.com/x?y=1' })

    expect(body.toString()).to.equal('a.example.com/x?y=1 test/1')
    expect(url).to.equal('http://a.example.com/x?y=1')
    expect(proxy.seen).to.deep.equal([['GET http://a.example.com/x?y=1', 'Basic dXNAZXI6cGFzcw==']])
  })

  it('is asked for a tunnel for https, with its own credentials', async () => {
    await using target = await serveTcp(socket => socket.once('data', () => socket.destroy()))
    await using proxy = await startProxy(target.port)
    await using client = clientWith({ proxy: proxy.url.replace('//', '//user:pass@'), lookup })

    const { code } = await failureOf(client.send({ url: 'https://a.example.com/secret' }))

    expect(code).to.equal('UPSTREAM_UNREACHABLE')
    expect(proxy.seen).to.deep.equal([['CONNECT a.example.com:443', 'Basic dXNlcjpwYXNz']])
    expect(target.connections).to.equal(1)
  })

  for (const url of [
    'http://127.0.0.1/', 'https://2130706433/', 'http://[::1]/', 'http://169.254.169.254/', 'https://localhost/',
    'http://db.internal/',
    'http://a.example.com:22/', 'http://private.example.com/', 'https://private.example.com/',
    'http://user@a.example.com/',
  ]) {
    it(`is not used for ${url}`, async () => {
      await using server = await serve((_request, response) => response.end('reached'))
      await using proxy = await startProxy(server.port)
      const names = async (name: string) => [name === 'private.example.com' ? '10.0.0.1' : '8.8.8.8']
      await using client = clientWith({ proxy: proxy.url, lookup: names })

      const { code } = await failureOf(client.send({ url }))

      expect(code).to.equal('EGRESS_REFUSED')
      expect(proxy.seen).to.deep.equal([])
    })
  }

  it('may resolve names that this machine cannot', async () => {
    await using server = await serve((_request, response) => response.end('ok'))
    await using proxy = await startProxy(server.port)
    await using client = clientWith({ proxy: proxy.url, lookup: () => Promise.reject(new Error('no such name')) })

    const { body } = await client.send({ url: 'http://a.example.com/' })

    expect(body.toString()).to.equal('ok')
  })

  it('is used for allowed private hosts, but not for routed ones', async () => {
    await using server = await serve((request, response) => response.end(request.url))
    await using proxy = await startProxy(server.port)
    await using client = clientWith({
      proxy: proxy.url, lookup, allow: parseAllow('10.0.0.1:9000'), routes: parseRoutes(
        `http://b.example.com=${server.origin}/b`
      ),
    })

    const allowed = await client.send({ url: 'http://10.0.0.1:9000/x' })
    const routed = await client.send({ url: 'http://b.example.com/x' })

    expect([allowed.body.toString(), routed.body.toString()]).to.deep.equal(['/x', '/b/x'])
    expect(proxy.seen).to.deep.equal([['GET http://10.0.0.1:9000/x', undefined]])
  })

  it('receives redirects only after they were checked', async () => {
    await using server = await serve(
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
    )
    await using proxy = await startProxy(server.port)
    await using client = clientWith({ proxy: proxy.url, lookup })

    const { code } = await failureOf(client.send({ url: 'http://a.example.com/' }))

    expect(code).to.equal('EGRESS_REFUSED')
    expect(proxy.seen.length).to.equal(1)
  })

  it('fails with UPSTREAM_UNREACHABLE if it requires credentials, refuses the tunnel or is down', async () => {
    await using proxy = await startProxy(0, 407)
    await using client = clientWith({ proxy: proxy.url, lookup })
    await using none = clientWith({ proxy: 'http://127.0.0.1:1', lookup })

    const failures = [
      await failureOf(client.send({ url: 'http://a.example.com/' })), await failureOf(
        client.send({ url: 'https://a.example.com/' })
      ),
      await failureOf(none.send({ url: 'http://a.example.com/' })), await failureOf(
        none.send({ url: 'https://a.example.com/' })
      ),
    ]

    expect(failures.map(({ code }) => code)).to.deep.equal(Array(4).fill('UPSTREAM_UNREACHABLE'))
  })

  it('fails with UPSTREAM_TIMEOUT if it does not respond', async () => {
    await using silent = await serveTcp(() => {})
    await using client = clientWith(
      { proxy: `http://127.0.0.1:${silent.port}`, lookup, limits: { connectMs: 100, idleMs: 100 } }
    )

    const failures = [
      await failureOf(client.send({ url: 'http://a.example.com/' })), await failureOf(
        client.send({ url: 'https://a.example.com/' })
      ),
    ]

    expect(failures.map(({ code }) => code)).to.deep.equal(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
    await until(() => silent.open === 0)
  })

  it('passes an abort on', async () => {
    await using silent = await serveTcp(() => {})
    await using client = clientWith({ proxy: `http://127.0.0.1:${silent.port}`, lookup, limits: { connectMs: 500 } })
    const reason = new Error('stopped')
    const abort = new AbortController()
    const works = ['http', 'https'].map(scheme =>
      client.send({ url: `${scheme}://a.example.com/` }, abort.signal).catch((cause: unknown) => cause))
    await until(() => silent.open === 2)

    abort.abort(reason)
    const thrown = await Promise.all(works)

    expect(thrown).to.deep.equal([reason, reason])
    await until(() => silent.open === 0)
  })

  for (const proxy of ['', 'proxy:3128', 'socks5://127.0.0.1:1080', 'http://proxy/path', 'http://']) {
    it(`is refused if its address is ${JSON.stringify(proxy)}`, () => {
      expect(() => clientWith({ proxy })).to.throw('must be an address of the form http://host:port')
    })
  }
})
