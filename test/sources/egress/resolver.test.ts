import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect } from 'chai'
import fc from 'fast-check'
import { decodeReply, encodeQuery } from '../../../src/lib/dns-wire.ts'
import { nameExists, resolve } from '../../../src/sources/dns/resolve.ts'
import type { Client } from '../../../src/sources/egress/client.ts'
import { parseResolver } from '../../../src/sources/egress/resolver-address.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import type { SourceFailure } from '../../../src/sources/failures.ts'
import type { Context } from '../../../src/sources/kit/source.ts'
import { createCertificate } from '../../support/certificate.ts'
import { startHttpProxy } from '../../support/http-proxy.ts'
import { encodeName, respond, startNameServer, type Answer } from '../../support/name-server.ts'
import { clientWith, failureOf } from './support.ts'

const contextOf = (client: Client): Context => ({
  client,
  key: undefined,
  now: new Date(0),
  signal: new AbortController().signal,
})

const text = (...strings: string[]) =>
  Buffer.concat(strings.map(one => Buffer.concat([Buffer.from([Buffer.byteLength(one)]), Buffer.from(one)])))

const zone: Record<string, Answer> = {
  'sam.example 1': [[5, encodeName('www.sam.example')], [1, Buffer.from([192, 0, 2, 1])]],
  'sam.example 15': [[15, Buffer.concat([Buffer.from([0, 10]), encodeName('mx.sam.example')])]],
  'sam.example 16': [[16, text('v=spf1 ', '-all')], [16, text('say "yes"')]],
  'long.example 16': Array.from({ length: 20 }, (_, index) => [16, text(`${index} ${'x'.repeat(100)}`)] as const),
  'broken.example 1': 2,
  'empty.example 1': [],
  'silent.example 1': 'silent',
}
const failureIn = (thrown: unknown) => (thrown as SourceFailure).code
const answer = (name: string, type: number): Answer => zone[`${name} ${type}`] ?? 3

describe('the resolver of the operator', () => {
  const certificate = createCertificate('DNS:dns.example')
  const trusted = getCACertificates('default')
  before(() => setDefaultCACertificates([...trusted, certificate.cert]))
  after(() => setDefaultCACertificates(trusted))

  it('is asked over UDP, and over TCP for a long answer', async () => {
    await using server = await startNameServer({ answer })
    await using client = clientWith({ resolver: `udp://127.0.0.1:${server.port}` })
    const context = contextOf(client)

    expect(await resolve(context, 'sam.example', 'A')).to.eql(['192.0.2.1'])
    expect(await resolve(context, 'sam.example', 'MX')).to.eql(['10 mx.sam.example.'])
    expect(await resolve(context, 'sam.example', 'TXT')).to.eql(['v=spf1 -all', 'say "yes"'])
    expect(await resolve(context, 'long.example', 'TXT')).to.have.lengthOf(20)
    expect(await nameExists(context, 'empty.example')).to.equal(true)
    expect(await nameExists(context, 'none.example')).to.equal(false)
    expect(await failureOf(resolve(context, 'broken.example', 'A'))).to.include({ code: 'UPSTREAM_ERROR' })
    expect(server.asked).to.include.members(['udp long.example 16', 'tcp long.example 16'])
    expect(server.asked).to.not.include('tcp sam.example 1')
  })

  it('is asked over TLS, with one connection for many questions', async () => {
    await using server = await startNameServer({ answer, tls: certificate })
    await using client = clientWith({ resolver: `tls://127.0.0.1:${server.port}#dns.example` })
    const context = contextOf(client)

    const answers = await Promise.all(['A', 'MX', 'TXT'].map(type => resolve(context, 'sam.example', type as 'A')))
    const long = await resolve(context, 'long.example', 'TXT')

    expect(answers.flat()).to.eql(['192.0.2.1', '10 mx.sam.example.', 'v=spf1 -all', 'say "yes"'])
    expect(long).to.have.lengthOf(20)
    expect(server.asked.every(one => one.startsWith('tls '))).to.equal(true)
  })

  it('is asked again over a new connection if it closes the one of many questions', async () => {
    await using server = await startNameServer({ answer, tls: certificate, endsAfterOne: true })
    await using client = clientWith({ resolver: `tls://127.0.0.1:${server.port}#dns.example` })
    const context = contextOf(client)

    expect(await resolve(context, 'sam.example', 'A')).to.eql(['192.0.2.1'])
    const answers = await Promise.all(['A', 'MX'].map(type => resolve(context, 'sam.example', type as 'A')))
    expect(answers.flat()).to.eql(['192.0.2.1', '10 mx.sam.example.'])
    expect(await resolve(context, 'sam.example', 'TXT')).to.have.lengthOf(2)
  })

  it('is not trusted with the certificate of another name', async () => {
    await using server = await startNameServer({ answer, tls: certificate })
    await using client = clientWith({ resolver: `tls://127.0.0.1:${server.port}#other.example` })

    expect(await failureOf(resolve(contextOf(client), 'sam.example', 'A'))).to.include({ code: 'UPSTREAM_UNREACHABLE' })
    expect(server.asked).to.eql([])
  })

  it('is asked over HTTPS, as the egress rules allow', async () => {
    const server = createServer((request, response) => {
      const query = Buffer.from(new URL(request.url ?? '', 'http://a').searchParams.get('dns') ?? '', 'base64url')
      response.setHeader('content-type', 'application/dns-message')
        .end(respond(query, answer('sam.example', query.readUInt16BE(query.length - 15)) as Exclude<Answer, 'silent'>))
    })
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    const routes = parseRoutes(`https://dns.example=http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    try {
      await using client = clientWith({ routes, resolver: 'https://dns.example/dns-query' })
      await using privateOne = clientWith({ resolver: 'https://127.0.0.1/dns-query' })

      expect(await resolve(contextOf(client), 'sam.example', 'A')).to.eql(['192.0.2.1'])
      expect(await failureOf(resolve(contextOf(privateOne), 'sam.example', 'A'))).to.include({ code: 'EGRESS_REFUSED' })
    } finally {
      await new Promise(closed => server.close(closed))
    }
  })

  it('says that there are no records only in a whole answer to the question', async () => {
    const flags = { truncated: 0x8380, referral: 0x8100, missing: 0x8183, failed: 0x8182 }
    for (const [kind, count, code] of [
      ['truncated', 1, 'UPSTREAM_ERROR'], ['referral', 1, 'UPSTREAM_ERROR'], ['missing', 1, undefined],
      ['missing', 0, 'UPSTREAM_CHANGED'], ['failed', 0, 'UPSTREAM_ERROR'],
    ] as const) {
      await using server = await startNameServer({
        answer,
        tls: certificate,
        change: response => {
          response.writeUInt16BE(flags[kind], 2)
          response.writeUInt16BE(count, 4)
          return count === 0 ? response.subarray(0, 12) : response
        },
      })
      await using client = clientWith({ resolver: `tls://127.0.0.1:${server.port}#dns.example` })
      const failure = await resolve(contextOf(client), 'none.example', 'A').then(() => undefined, failureIn)

      expect(failure, `${kind} ${count}`).to.equal(code)
    }
  })

  it('ignores datagrams that are about another question, or malformed', async () => {
    const forged = [
      (response: Buffer) => Buffer.concat([response.subarray(0, 13), Buffer.from('x'), response.subarray(14)]),
      (response: Buffer) => response.subarray(0, 20),
      (response: Buffer) => response.subarray(0, 1),
    ]
    for (const forge of forged) {
      await using server = await startNameServer({ answer, forge })
      await using client = clientWith({ resolver: `udp://127.0.0.1:${server.port}` })

      expect(await resolve(contextOf(client), 'sam.example', 'A')).to.eql(['192.0.2.1'])
      expect(server.asked).to.eql(['udp sam.example 1'])
    }
  })

  it('is asked for names with any characters', async () => {
    await using server = await startNameServer({ answer })
    await using client = clientWith({ resolver: `udp://127.0.0.1:${server.port}` })

    expect(await nameExists(contextOf(client), 'a=b$.Example.')).to.equal(false)
  })

  it('is asked through the proxy, and then over TCP', async () => {
    await using server = await startNameServer({ answer })
    await using proxy = await startHttpProxy(server.port)
    await using client = clientWith({ proxy: proxy.url, resolver: `udp://127.0.0.1:${server.port}` })

    expect(await resolve(contextOf(client), 'sam.example', 'A')).to.eql(['192.0.2.1'])
    expect(server.asked).to.eql(['tcp sam.example 1'])
  })

  it('fails if nothing listens there', async () => {
    await using client = clientWith({ resolver: 'udp://127.0.0.1:9' })
    await using other = clientWith({ resolver: 'tls://127.0.0.1:9#dns.example' })
    await using broadcast = clientWith({ resolver: 'udp://255.255.255.255' })

    expect(await failureOf(resolve(contextOf(client), 'sam.example', 'A'))).to.include({ code: 'UPSTREAM_UNREACHABLE' })
    expect(await failureOf(resolve(contextOf(other), 'sam.example', 'A'))).to.include({ code: 'UPSTREAM_UNREACHABLE' })
    // a socket cannot be connected to this address
    expect(await failureOf(resolve(contextOf(broadcast), 'sam.example', 'A'))).to
      .include({ code: 'UPSTREAM_UNREACHABLE' })
  })

  it('has an address with a scheme, and a name for TLS', () => {
    expect(parseResolver('udp://192.0.2.53')).to.eql({ scheme: 'udp', host: '192.0.2.53', port: 53 })
    expect(parseResolver('udp://[2001:db8::53]:5353')).to.eql({ scheme: 'udp', host: '2001:db8::53', port: 5353 })
    expect(parseResolver('tls://dns.example')).to
      .eql({ scheme: 'tls', host: 'dns.example', port: 853, serverName: 'dns.example' })
    expect(parseResolver('tls://192.0.2.53#dns.example')).to
      .eql({ scheme: 'tls', host: '192.0.2.53', port: 853, serverName: 'dns.example' })
    expect(parseResolver('https://dns.example/dns-query')).to
      .eql({ scheme: 'https', url: 'https://dns.example/dns-query' })
    for (
      const wrong of ['192.0.2.53', 'udp://dns.example', 'tls://192.0.2.53', 'http://dns.example/',
        'udp://192.0.2.53/x', 'https://user@dns.example/', 'https://dns.example/?a=1', 'tcp://192.0.2.53', 'udp://',
        'udp://192.0.2.53:0', 'tls://dns.example:0', '']
    ) {
      expect(() => parseResolver(wrong), wrong).to.throw(/^must /)
    }
  })

  it('may send any bytes', () => {
    const query = encodeQuery({ name: 'sam.example', type: 1 })
    const whole = respond(query, zone['long.example 16'] as Exclude<Answer, 'silent'>)
    const types = [1, 2, 5, 6, 12, 15, 16, 28, 33, 43, 48, 52, 53, 61, 64, 65, 257, 4_711]
    const record = fc.tuple(fc.constantFrom(...types), fc.uint8Array({ maxLength: 60 }))
      .map(([type, data]) => [type, Buffer.from(data)] as const)

    fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), bytes => {
      decodeReply(Buffer.from(bytes))
    }))
    fc.assert(fc.property(fc.array(record, { maxLength: 5 }), records => {
      const reply = decodeReply(respond(query, records))

      if (reply) expect(reply.answers).to.have.lengthOf(records.length)
    }))
    fc.assert(fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      const changed = Buffer.from(whole)
      changed[at] = byte
      decodeReply(changed)
    }))
  })
})
