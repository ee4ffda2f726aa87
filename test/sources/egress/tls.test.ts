import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { createCertificate } from '../../support/certificate.ts'
import { startHttpProxy } from '../../support/http-proxy.ts'
import { startSocksProxy } from '../../support/socks-proxy.ts'
import { clientWith, failureOf, serve } from './support.ts'
import { until } from '../../../scripts/support/until.ts'

describe('TLS', () => {
  const certificate = createCertificate('DNS:a.example.com')
  const trusted = getCACertificates('default')
  after(() => setDefaultCACertificates(trusted))

  /** Starts a server that closes each connection after its answer, which says whether the session was resumed. */
  async function serveTls() {
    const server = createServer(certificate, (request, response) => {
      const { socket } = request
      response.setHeader('connection', 'close').end(String((socket as TLSSocket).isSessionReused()))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return {
      port: (server.address() as AddressInfo).port,
      /** Resolves as soon as no connection is open. */
      async idle(): Promise<void> {
        const count = () => new Promise<number>(found => server.getConnections((_, count) => found(count)))
        await until(async () => await count() === 0)
      },
      async [Symbol.asyncDispose]() { await new Promise(resolve => server.close(resolve)) },
    }
  }

  it('resumes the session of an origin in its next connection', async () => {
    setDefaultCACertificates([...trusted, certificate.cert])
    await using server = await serveTls()
    await using client = clientWith({ allow: parseAllow('127.0.0.1:*'), lookup: async () => ['127.0.0.1'] })
    const ask = async () => String((await client.send({ url: `https://a.example.com:${server.port}/` })).body)

    expect([await ask(), await ask()]).to.deep.equal(['false', 'true'])
  })

  it('resumes the session of an origin after its connections have ended', async () => {
    setDefaultCACertificates([...trusted, certificate.cert])
    await using server = await serveTls()
    await using client = clientWith({ allow: parseAllow('127.0.0.1:*'), lookup: async () => ['127.0.0.1'] })
    const ask = async () => {
      const { body } = await client.send({ url: `https://a.example.com:${server.port}/` })
      await server.idle()
      return String(body)
    }

    expect([await ask(), await ask(), await ask()]).to.deep.equal(['false', 'true', 'true'])
  })

  it('goes through a proxy, which sees none of it', async () => {
    setDefaultCACertificates([...trusted, certificate.cert])
    await using server = await serveTls()
    await using http = await startHttpProxy(server.port)
    await using socks = await startSocksProxy({ port: server.port, login: ['sam', 'secret'] })
    for (const proxy of [http.url, socks.url]) {
      await using client = clientWith({ proxy, lookup: async () => ['8.8.8.8'] })
      const ask = async (host: string) => String((await client.send({ url: `https://${host}/` })).body)
      const first = await ask('a.example.com')
      await server.idle()
      const other = await failureOf(ask('b.example.com'))

      expect([first, await ask('a.example.com')], proxy).to.deep.equal(['false', 'true'])
      expect(other.code).to.equal('UPSTREAM_UNREACHABLE')
    }
    expect(new Set(http.seen.map(([line]) => line))).to
      .deep.equal(new Set(['CONNECT a.example.com:443', 'CONNECT b.example.com:443']))
  })

  it('to a proxy is in the name of the proxy, for tunnels and for forwarded requests', async () => {
    const ofName = createCertificate('DNS:localhost')
    const ofAddress = createCertificate('IP:127.0.0.1')
    setDefaultCACertificates([...trusted, certificate.cert, ofName.cert, ofAddress.cert])
    await using server = await serveTls()
    await using plain = await serve((_request, response) => response.end('forwarded'))
    const ask = async (proxy: string, ...urls: string[]) => {
      await using client = clientWith({ proxy, lookup: async () => ['8.8.8.8'] })
      const answers: string[] = []
      for (const url of urls) {
        answers.push(await client.send({ url }).then(({ body }) => String(body), ({ message }: Error) => message))
      }
      return answers.join()
    }

    for (const [name, own, other] of [['localhost', ofName, ofAddress], ['127.0.0.1', ofAddress, ofName]] as const) {
      await using tunnels = await startHttpProxy(server.port, 200, own)
      await using forwards = await startHttpProxy(plain.port, 200, own)
      await using ofOther = await startHttpProxy(server.port, 200, other)
      const at = ({ url }: { url: string }) => url.replace('127.0.0.1', name)
      const wrongName = 'the proxy cannot be reached (ERR_TLS_CERT_ALTNAME_INVALID)'

      expect(await ask(at(tunnels), 'https://a.example.com/'), name).to.equal('false')
      expect(await ask(at(forwards), 'http://b.example.com/', 'http://c.example.com/'), name)
        .to.equal('forwarded,forwarded')
      expect(await ask(at(ofOther), 'https://a.example.com/'), name).to.equal(wrongName)
      expect(await ask(at(ofOther), 'http://b.example.com/'), name).to.equal(wrongName)
    }
  })

  it('refuses a certificate of another name, and one without a trusted signature', async () => {
    setDefaultCACertificates([...trusted, certificate.cert])
    await using server = await serveTls()
    const options = { allow: parseAllow('127.0.0.1:*'), lookup: async () => ['127.0.0.1'] }
    await using client = clientWith(options)
    const other = await failureOf(client.send({ url: `https://b.example.com:${server.port}/` }))
    setDefaultCACertificates(trusted)
    await using wary = clientWith(options)
    const unsigned = await failureOf(wary.send({ url: `https://a.example.com:${server.port}/` }))

    expect([other.code, unsigned.code]).to.deep.equal(['UPSTREAM_UNREACHABLE', 'UPSTREAM_UNREACHABLE'])
  })
})
