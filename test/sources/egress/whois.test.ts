import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { whoisUrl } from '../../../src/lib/whois-url.ts'
import { clientWith, failureOf, serve, serveTcp } from './support.ts'

const allow = parseAllow('127.0.0.1:*')

describe('WHOIS', () => {
  it('sends the question as one line and reads until the server closes', async () => {
    const asked: string[] = []
    await using server = await serveTcp(socket => socket.on('data', question => {
      asked.push(question.toString())
      socket.write('Domain: example.de\r\n')
      socket.end('Status: connect\r\n')
    }))
    await using client = clientWith({ allow })

    const asks = whoisUrl(`127.0.0.1:${server.port}`, '-T dn,ace a.de\r\nb.de')
    const { status, body, url } = await client.send({ url: asks })

    expect(asked).to.deep.equal(['-T dn,ace a.de b.de\r\n'])
    expect({ status, text: body.toString() })
      .to.deep.equal({ status: 200, text: 'Domain: example.de\r\nStatus: connect\r\n' })
    expect(url).to.match(/^whois:/)
  })

  it('refuses private addresses and other ports', async () => {
    await using client = clientWith({ lookup: async () => ['10.0.0.1'] })

    for (const [host, reason] of [
      ['127.0.0.1', /not public/], ['whois.example:80', /port/], ['whois.local', /not public/],
      ['whois.example', /resolves to an address that is not public/],
    ] as const) {
      const failure = await failureOf(client.send({ url: whoisUrl(host, 'example.de') }))
      expect(failure.code, host).to.equal('EGRESS_REFUSED')
      expect(failure.message, host).to.match(reason)
    }
    const other = await failureOf(client.send({ url: 'http://127.0.0.1:43/' }))
    expect(other.code).to.equal('EGRESS_REFUSED')
  })

  it('is no target of webhooks and of redirects', async () => {
    const location = 'whois://192.0.2.1/x'
    await using server = await serve((_, response) => response.writeHead(302, { location }).end())
    await using webhooks = clientWith({ allow, purpose: 'webhook' })
    await using client = clientWith({ allow })

    expect((await failureOf(webhooks.send({ url: 'whois://whois.example/x' }))).code).to.equal('EGRESS_REFUSED')
    expect(await webhooks.egressRefusal('whois://whois.example/x')).to.match(/only http and https/)
    expect((await failureOf(client.send({ url: `${server.origin}/` }))).message).to.match(/only http and https/)
  })

  it('goes to the server of its route, and nowhere if only requests have one', async () => {
    await using server = await serveTcp(socket => socket.on('data', () => socket.end('routed')))
    const routes = parseRoutes(`*=http://127.0.0.1:1/{host},whois=127.0.0.1:${server.port}`)
    await using routed = clientWith({ routes })
    await using without = clientWith({ routes: parseRoutes('*=http://127.0.0.1:1/{host}') })

    const { body } = await routed.send({ url: whoisUrl('whois.example', 'example.de') })
    expect(body.toString()).to.equal('routed')
    expect((await failureOf(without.send({ url: whoisUrl('whois.example', 'example.de') }))).message)
      .to.match(/no route is for WHOIS/)
  })

  it('goes through the proxy', async () => {
    const asked: string[] = []
    await using proxy = await serveTcp(socket => socket.on('data', data => {
      asked.push(data.toString().split('\r\n')[0]!)
      if (data.toString().startsWith('CONNECT')) socket.write('HTTP/1.1 200 OK\r\n\r\n')
      else socket.end('through')
    }))
    await using client = clientWith({ proxy: `http://127.0.0.1:${proxy.port}`, lookup: async () => ['192.0.66.1'] })

    const { body } = await client.send({ url: whoisUrl('whois.example.com', 'example.de') })
    expect(body.toString()).to.equal('through')
    expect(asked).to.deep.equal(['CONNECT whois.example.com:43 HTTP/1.1', 'example.de'])
  })

  it('has the limits of requests: size, silence and the deadline', async () => {
    await using large = await serveTcp(socket => socket.on('data', () => socket.end('x'.repeat(100_000))))
    await using silent = await serveTcp(() => {})
    await using client = clientWith({ allow, limits: { idleMs: 30 } })
    const url = (port: number) => whoisUrl(`127.0.0.1:${port}`, 'example.de')

    const tooLarge = await failureOf(client.send({ url: url(large.port), maxBytes: 1_000 }))
    expect(tooLarge.code).to.equal('UPSTREAM_TOO_LARGE')
    expect((await failureOf(client.send({ url: url(silent.port) }))).code).to.equal('UPSTREAM_TIMEOUT')
    expect((await failureOf(client.send({ url: url(1) }))).code).to.equal('UPSTREAM_UNREACHABLE')
    const stop = new AbortController()
    const aborted = client.send({ url: url(silent.port) }, stop.signal).then(() => '', (cause: Error) => cause.message)
    stop.abort(new Error('stopped'))
    expect(await aborted).to.equal('stopped')
  })
})
