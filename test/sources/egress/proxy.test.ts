import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import type { SourceFailure } from '../../../src/sources/failures.ts'
import { clientWith, failureOf, serve, serveTcp } from './support.ts'
import { startHttpProxy } from '../../support/http-proxy.ts'
import { startSocksProxy } from '../../support/socks-proxy.ts'
import { until } from '../../../scripts/support/until.ts'

const lookup = async () => ['8.8.8.8']

describe('the egress proxy', () => {
  it('receives plain http requests in absolute form', async () => {
    await using server = await serve(
      (request, response) => response.end(`${request.headers.host}${request.url} ${request.headers['user-agent']}`)
    )
    await using proxy = await startHttpProxy(server.port)
    await using client = clientWith({ proxy: proxy.url.replace('//', '//us%40er:pass@'), lookup })

    const { body, url } = await client.send({ url: 'http://a.example.com/x?y=1' })

    expect(body.toString()).to.equal('a.example.com/x?y=1 test/1')
    expect(url).to.equal('http://a.example.com/x?y=1')
    expect(proxy.seen).to.deep.equal([['GET http://a.example.com/x?y=1', 'Basic dXNAZXI6cGFzcw==']])
  })

  it('is asked for a tunnel for https, with its own credentials', async () => {
    await using target = await serveTcp(socket => socket.once('data', () => socket.destroy()))
    await using proxy = await startHttpProxy(target.port)
    await using client = clientWith({ proxy: proxy.url.replace('//', '//user:pass@'), lookup })

    const { code } = await failureOf(client.send({ url: 'https://a.example.com/secret' }))

    expect(code).to.equal('UPSTREAM_UNREACHABLE')
    expect(proxy.seen).to.deep.equal([['CONNECT a.example.com:443', 'Basic dXNlcjpwYXNz']])
    expect(target.connections).to.equal(1)
  })

  it('opens a tunnel with any status of success', async () => {
    await using target = await serveTcp(socket => socket.once('data', () => socket.destroy()))
    await using proxy = await startHttpProxy(target.port, 201)
    await using client = clientWith({ proxy: proxy.url, lookup })

    const { code } = await failureOf(client.send({ url: 'https://a.example.com/' }))

    expect([code, target.connections]).to.deep.equal(['UPSTREAM_UNREACHABLE', 1])
  })

  for (const url of [
    'http://127.0.0.1/', 'https://2130706433/', 'http://[::1]/', 'http://169.254.169.254/', 'https://localhost/',
    'http://db.internal/',
    'http://a.example.com:22/', 'http://private.example.com/', 'https://private.example.com/',
    'http://user@a.example.com/',
  ]) {
    it(`is not used for ${url}`, async () => {
      await using server = await serve((_request, response) => response.end('reached'))
      await using proxy = await startHttpProxy(server.port)
      const names = async (name: string) => [name === 'private.example.com' ? '10.0.0.1' : '8.8.8.8']
      await using client = clientWith({ proxy: proxy.url, lookup: names })

      const { code } = await failureOf(client.send({ url }))

      expect(code).to.equal('EGRESS_REFUSED')
      expect(proxy.seen).to.deep.equal([])
    })
  }

  it('may resolve names that this machine cannot', async () => {
    await using server = await serve((_request, response) => response.end('ok'))
    await using proxy = await startHttpProxy(server.port)
    await using client = clientWith({ proxy: proxy.url, lookup: () => Promise.reject(new Error('no such name')) })

    const { body } = await client.send({ url: 'http://a.example.com/' })

    expect(body.toString()).to.equal('ok')
  })

  it('is used for allowed private hosts, but not for routed ones', async () => {
    await using server = await serve((request, response) => response.end(request.url))
    await using proxy = await startHttpProxy(server.port)
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
    await using proxy = await startHttpProxy(server.port)
    await using client = clientWith({ proxy: proxy.url, lookup })

    const { code } = await failureOf(client.send({ url: 'http://a.example.com/' }))

    expect(code).to.equal('EGRESS_REFUSED')
    expect(proxy.seen.length).to.equal(1)
  })

  it('is named with its answer if it requires credentials, refuses the tunnel or is down', async () => {
    await using proxy = await startHttpProxy(0, 407)
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

    expect(failures.map(({ code, message }) => `${code}: ${message}`)).to.deep.equal([
      'PROXY_FAILED: the proxy answered 407: it requires another login',
      'PROXY_FAILED: the proxy answered 407: it requires another login',
      'PROXY_FAILED: the proxy cannot be reached (ECONNREFUSED)',
      'PROXY_FAILED: the proxy cannot be reached (ECONNREFUSED)',
    ])
  })

  it('is named with its status if it refuses, but the source if the proxy cannot reach it', async () => {
    await using forbids = await startHttpProxy(0, 403)
    await using broken = await startHttpProxy(0, 503)
    await using noHost = await startHttpProxy(0, 502)
    await using noAnswer = await startHttpProxy(0, 504)
    await using denies = await serve((_request, response) =>
      response.writeHead(403, { 'x-squid-error': 'ERR_ACCESS_DENIED 0' }).end())
    await using squid = await serve((_request, response) =>
      response.writeHead(503, { 'x-squid-error': 'ERR_CONNECT_FAIL 111' }).end())
    await using other = await serve((_request, response) =>
      response.writeHead(502, { 'proxy-status': 'proxy.example; error=connection_refused' }).end())
    await using source = await serve((_request, response) => response.writeHead(502).end())
    await using passing = await startHttpProxy(source.port)
    const ask = async (proxy: string, url: string) => {
      await using client = clientWith({ proxy, lookup })
      return await client.send({ url }).then(({ status }) => `answered ${status}`, (failure: unknown) => {
        const { code, message } = failure as SourceFailure
        return `${code}: ${message}`
      })
    }

    expect(await ask(forbids.url, 'https://a.example.com/')).to.equal('PROXY_FAILED: the proxy answered 403')
    expect(await ask(broken.url, 'https://a.example.com/')).to.equal('PROXY_FAILED: the proxy answered 503')
    expect(await ask(denies.origin, 'http://a.example.com/')).to.equal('PROXY_FAILED: the proxy answered 403')
    const unreachable = 'UPSTREAM_UNREACHABLE: through the proxy: no connection'
    expect(await ask(noHost.url, 'https://a.example.com/')).to.equal(`${unreachable} (502)`)
    expect(await ask(noAnswer.url, 'https://a.example.com/')).to.equal(`${unreachable} (504)`)
    expect(await ask(squid.origin, 'http://a.example.com/')).to.equal(`${unreachable} (503)`)
    expect(await ask(other.origin, 'http://a.example.com/')).to.equal(`${unreachable} (502)`)
    expect(await ask(passing.url, 'http://a.example.com/')).to.equal('answered 502')
  })

  it('fails if it does not respond: for a tunnel it is named', async () => {
    await using silent = await serveTcp(() => {})
    await using client = clientWith(
      { proxy: `http://127.0.0.1:${silent.port}`, lookup, limits: { connectMs: 100, idleMs: 100 } }
    )

    const failures = [
      await failureOf(client.send({ url: 'http://a.example.com/' })), await failureOf(
        client.send({ url: 'https://a.example.com/' })
      ),
    ]

    expect(failures.map(({ code }) => code)).to.deep.equal(['UPSTREAM_TIMEOUT', 'PROXY_FAILED'])
    expect(failures[1]!.message).to.equal('the proxy did not answer in time')
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

  for (const proxy of ['', 'proxy:3128', 'socks4://127.0.0.1:1080', 'http://proxy/path', 'http://', 'socks5://']) {
    it(`is refused if its address is ${JSON.stringify(proxy)}`, () => {
      expect(() => clientWith({ proxy })).to.throw('must be an address of the form http://host:port')
    })
  }

  it('is refused without a part of its address in the error', () => {
    for (const proxy of ['socks4://sam:correct-horse@h', 'http://sam:correct-horse@h/x', 'socks5://correct-horse@h',
      'http://sam:correct-horse%ff@h']) {
      expect(() => clientWith({ proxy })).to.throw(/^must /).and.not.match(/correct-horse|sam/)
    }
  })
})

describe('a SOCKS proxy', () => {
  const refuseLookup = () => Promise.reject(new Error('a name was looked up'))

  it('alone gets the names of http and https requests if the client leaves names to it', async () => {
    await using server = await serve((request, response) => response.end(`${request.headers.host}${request.url}`))
    await using proxy = await startSocksProxy({ port: server.port })
    const names: string[] = []
    const lookup = async (name: string) => {
      names.push(name)
      return ['8.8.8.8']
    }
    await using client = clientWith({ proxy: proxy.url, lookup, onlySocksResolves: true })

    const { body } = await client.send({ url: 'http://a.example.com:8080/x?y=1' })
    const tls = await failureOf(client.send({ url: 'https://b.example.com/' })) // the server speaks no TLS
    const refusal = await client.egressRefusal('https://c.example.com/')

    expect(body.toString()).to.equal('a.example.com:8080/x?y=1')
    expect(tls.code).to.be.oneOf(['UPSTREAM_UNREACHABLE', 'UPSTREAM_ERROR'])
    expect(refusal).to.equal(undefined)
    expect(proxy.seen).to.deep.equal(['a.example.com:8080', 'b.example.com:443'])
    expect(names).to.deep.equal([])
  })

  it('is not used for names of private addresses, and never for such webhooks', async () => {
    await using proxy = await startSocksProxy({ port: 1 })
    const lookup = async () => ['10.0.0.5']
    for (const options of [{}, { purpose: 'webhook', onlySocksResolves: true }] as const) {
      await using client = clientWith({ proxy: proxy.url, lookup, ...options })

      for (const url of ['http://a.example.com/', 'https://a.example.com/']) {
        expect((await failureOf(client.send({ url }))).code, url).to.equal('EGRESS_REFUSED')
        expect(await client.egressRefusal(url), url).to.be.a('string')
      }
    }
    expect(proxy.seen).to.deep.equal([])
  })

  for (const scheme of ['socks', 'socks5', 'socks5h']) {
    it(`may be written as ${scheme}://`, async () => {
      await using server = await serve((_request, response) => response.end('ok'))
      await using proxy = await startSocksProxy({ port: server.port })
      await using client = clientWith({ proxy: `${scheme}://127.0.0.1:${proxy.port}`, lookup: refuseLookup })

      expect((await client.send({ url: 'http://a.example.com/' })).body.toString()).to.equal('ok')
    })
  }

  it('gets a login', async () => {
    await using server = await serve((_request, response) => response.end('ok'))
    await using proxy = await startSocksProxy({ port: server.port, login: ['us:er', 'p@ss'] })
    await using client = clientWith({ proxy: proxy.url, lookup: refuseLookup })

    expect((await client.send({ url: 'http://a.example.com/' })).body.toString()).to.equal('ok')
  })

  it('keeps a connection for the next request of the same origin', async () => {
    await using server = await serve((_request, response) => response.end('ok'))
    await using proxy = await startSocksProxy({ port: server.port })
    await using client = clientWith({ proxy: proxy.url, lookup: refuseLookup })

    for (const path of ['1', '2']) await client.send({ url: `http://a.example.com/${path}` })

    expect(proxy.seen).to.have.length(1)
  })

  it('is not used for private addresses and names inside networks', async () => {
    await using proxy = await startSocksProxy({ port: 1 })
    await using client = clientWith({ proxy: proxy.url, lookup: refuseLookup })

    for (const url of ['http://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'http://db.internal/',
      'http://a.example.com:22/']) {
      expect((await failureOf(client.send({ url }))).code, url).to.equal('EGRESS_REFUSED')
    }
    expect(proxy.seen).to.deep.equal([])
  })

  it('is named with its answer, and never with its login', async () => {
    await using refusing = await startSocksProxy({ port: 1, reply: 2 })
    await using strict = await startSocksProxy({ port: 1, login: ['sam', 'secret'] })
    await using web = await serve((_request, response) => response.end())
    await using closing = await serveTcp(socket => socket.destroy())
    const ask = async (proxy: string) => {
      await using client = clientWith({ proxy, lookup: refuseLookup })
      const { code, message, cause } = await failureOf(client.send({ url: 'https://a.example.com/' }))
      expect(`${message} ${String(cause)}`).not.to.match(/correct-horse|a\.example/)
      return `${code}: ${message}`
    }

    expect(await ask(refusing.url)).to
      .equal('PROXY_FAILED: the proxy answered 2: its rules do not allow the connection')
    expect(await ask(`socks5://127.0.0.1:${strict.port}`)).to.equal('PROXY_FAILED: the proxy requires another login')
    expect(await ask(`socks5://sam:correct-horse@127.0.0.1:${strict.port}`)).to
      .equal('PROXY_FAILED: the proxy refused the login')
    expect(await ask('socks5://127.0.0.1:1')).to.equal('PROXY_FAILED: the proxy cannot be reached (ECONNREFUSED)')
    expect(await ask(`socks5://127.0.0.1:${web.port}`)).to.equal('PROXY_FAILED: the proxy does not speak SOCKS5')
    expect(await ask(`socks5://127.0.0.1:${closing.port}`)).to.match(/^PROXY_FAILED: the proxy closed the connection/)
  })

  it('is not blamed for a target that it cannot reach', async () => {
    const messages: string[] = []
    for (const reply of [3, 4, 5, 6]) {
      await using proxy = await startSocksProxy({ port: 1, reply })
      await using client = clientWith({ proxy: proxy.url, lookup: refuseLookup })
      const { code, message } = await failureOf(client.send({ url: 'https://a.example.com/' }))
      messages.push(`${code}: ${message}`)
    }

    expect(messages).to.deep.equal([
      'UPSTREAM_UNREACHABLE: through the proxy: network unreachable',
      'UPSTREAM_UNREACHABLE: through the proxy: host unreachable, or its name is unknown',
      'UPSTREAM_UNREACHABLE: through the proxy: connection refused',
      'UPSTREAM_UNREACHABLE: through the proxy: time to live expired',
    ])
  })

  it('is left when a request is aborted, or does not get an answer', async () => {
    await using silent = await serveTcp(() => undefined)
    const proxy = `socks5://127.0.0.1:${silent.port}`
    await using client = clientWith({ proxy, lookup: refuseLookup, limits: { connectMs: 100 } })
    const abort = new AbortController()
    const aborted = client.send({ url: 'https://a.example.com/' }, abort.signal).catch((reason: unknown) => reason)
    await until(() => silent.open === 1)
    abort.abort('stopped')

    expect(await aborted).to.equal('stopped')
    expect((await failureOf(client.send({ url: 'https://b.example.com/' }))).message)
      .to.equal('the proxy did not answer in time')
    await until(() => silent.open === 0)
  })
})
