import { expect } from 'chai'
import fc from 'fast-check'
import { parseAllow } from '../../../src/sources/client.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createGuard } from '../../../src/sources/egress/guard.ts'
import { clientWith, failureOf, serve, serveOnWebPort } from './support.ts'
import type { Served } from './support.ts'

const hosts = [
  // loopback
  '127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1',
  '0x7f.0x0.0x0.0x1',
  '017700000001', '0177.0.0.1', '0177.0.0.01', '0177.0.1', '127.0x0.00.1', '127%2e0%2e0%2e1', '%31%32%37.0.0.1',
  '127。0。0。1',
  '１２７.０.０.１', '①②⑦.⓪.⓪.①', '0', '0.0.0.0', '0x0', '[::1]', '[::1].', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[::]',
  // IPv4 inside IPv6
  '[::ffff:127.0.0.1]', '[::FFFF:7F00:1]', '[0:0:0:0:0:ffff:7f00:0001]', '[::127.0.0.1]', '[::7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]', '[2001:0:4136:e378:8000:63bf:80ff:fffe]', '[2a00:1450::5efe:127.0.0.1]',
  '[2a00:1450::200:5efe:a00:1]',
  '[fe80::5efe:10.0.0.1]', '[::ffff:169.254.169.254]',
  // link-local and the metadata services
  '169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518', '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16', '192.0.0.192', '[fd00:ec2::254]', '[fe80::1]', '[fe80::1%25eth0]', '[fe80::1%eth0]', '[febf::1]',
  '[fec0::1]',
  // private, shared, documentation, benchmark, multicast, reserved
  '10.0.0.1', '10.1', '012.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '192.168.257', '0xc0a80101',
  '100.64.0.1',
  '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '192.88.99.1', '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1', '255.255.255.255', '4294967295', '[fc00::1]', '[fd12:3456:789a::1]', '[ff02::1]', '[ff05::2]',
  '[2001:db8::1]',
  '[3fff::1]', '[100::1]', '[5f00::1]', '[2001:2::1]', '[2001:10::1]', '[2001:20::1]', '[2620:4f:8000::1]',
  // names
  'localhost', 'LOCALHOST', 'localhost.', 'ｌocalhost', 'loc%61lhost', 'a.localhost', 'a.localhost.', 'printer',
  'printer.',
  'printer.local', 'a.b.LOCAL', 'metadata.google.internal', 'db.internal.', 'host.docker.internal', 'x.onion',
  'router.lan', 'nas.home',
  'nas.home.arpa', '1.0.0.127.in-addr.arpa', 'localhost.localdomain', 'mail.corp', 'x.invalid', 'a..localhost',
]

describe('the guard', () => {
  let canary: Served
  before(async () => {
    canary = await serveOnWebPort((_request, response) => response.end('reached'), '::')
  })
  after(() => canary[Symbol.asyncDispose]())

  for (const host of hosts) {
    it(`refuses ${host} without a connection`, async () => {
      await using client = clientWith({})
      const before = canary.connections

      const { code } = await failureOf(client.send({ url: `http://${host}:${canary.port}/` }))

      expect(code).to.equal('EGRESS_REFUSED')
      expect(canary.connections).to.equal(before)
    })
  }

  it('is what keeps the canary from being reached', async () => {
    await using client = clientWith({ allow: parseAllow('127.0.0.0/8 ::1') })

    const bodies = await Promise.all(['127.0.0.1', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', '①②⑦.⓪.⓪.①']
      .map(host => client.send({ url: `http://${host}:${canary.port}/` })))

    expect(bodies.map(({ body }) => body.toString())).to.deep.equal(Array(5).fill('reached'))
  })

  for (const start of [
    'ftp://8.8.8.8/', 'file:///etc/passwd', 'gopher://8.8.8.8/', 'ws://8.8.8.8/', 'data:,x', 'about:blank', 'unix:/x',
  ]) {
    it(`refuses ${start}`, async () => {
      await using client = clientWith({})

      const { code } = await failureOf(client.send({ url: start }))

      expect(code).to.equal('EGRESS_REFUSED')
    })
  }

  for (const authority of [
    'user@8.8.8.8', 'user:secret@8.8.8.8', ':secret@8.8.8.8', '8.8.8.8@127.0.0.1', '8.8.8.8:80@127.0.0.1',
    '127.0.0.1#@8.8.8.8',
    '127.0.0.1\\@8.8.8.8', 'a%40b@8.8.8.8', '127.0.0.1?@8.8.8.8', '127.0.0.1;@8.8.8.8',
  ]) {
    it(`refuses the authority ${authority}`, async () => {
      await using client = clientWith({})

      const { code } = await failureOf(client.send({ url: `http://${authority}/` }))

      expect(code).to.equal('EGRESS_REFUSED')
    })
  }

  for (const port of [21, 22, 25, 3306, 5432, 6379, 9200, 11211, 65535]) {
    it(`refuses port ${port} of a public host`, async () => {
      await using client = clientWith({ lookup: async () => ['8.8.8.8'] })

      const failures = [
        await failureOf(client.send({ url: `http://8.8.8.8:${port}/` })), await failureOf(
          client.send({ url: `http://example.com:${port}/` })
        ),
      ]

      expect(failures.map(({ code }) => code)).to.deep.equal(['EGRESS_REFUSED', 'EGRESS_REFUSED'])
    })
  }

  it('lets public addresses and names pass on the web ports', () => {
    const guard = createGuard([], async () => [])

    const check = () => {
      for (const host of ['8.8.8.8', '[2606:4700:4700::1111]', 'example.com', 'xn--bcher-kva.de']) {
        for (const port of ['', ':80', ':443', ':8080', ':8443']) guard.check(new URL(`https://${host}${port}/`), false)
      }
    }

    expect(check).not.to.throw()
  })

  it('lets no loopback, credentials or odd port through, however the text is put together', () => {
    const guard = createGuard([], async () => [])
    const part = fc.constantFrom(
      'http://', 'https://', '127.0.0.1', '8.8.8.8', '@', ':', '/', '\\', '#', '?', '%', '[', ']', '::1', '0x7f', '.',
      '\t', '80', '22',
    )

    fc.assert(fc.property(fc.array(part, { maxLength: 8 }).map(parts => `http://${parts.join('')}`), text => {
      const url = URL.parse(text)
      if (!url) return
      try {
        guard.check(url, false)
      } catch (failure) {
        if (failure instanceof SourceFailure) return
        throw failure
      }
      expect(url.hostname).not.to.match(/^127(\.\d+){3}$|^\[::/)
      expect(url.username + url.password).to.equal('')
      expect(url.port).to.be.oneOf(['', '80', '443', '8080', '8443'])
    }), { numRuns: 2_000 })
  })

  for (const addresses of [
    ['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['127.0.0.1', '8.8.8.8'],
    ['2606:4700:4700::1111', '::1'], ['fe80::1%eth0'], ['not an address'], ['8.8.8.8', ''],
  ]) {
    it(`refuses a name that leads to ${addresses.join(' and ')}`, async () => {
      await using client = clientWith({ lookup: async () => addresses })
      const before = canary.connections

      const { code } = await failureOf(client.send({ url: `http://rebind.example.com:${canary.port}/` }))

      expect(code).to.equal('EGRESS_REFUSED')
      expect(canary.connections).to.equal(before)
    })
  }

  it('fails with UPSTREAM_UNREACHABLE on a name without addresses', async () => {
    await using client = clientWith({ lookup: async () => [] })

    const { code } = await failureOf(client.send({ url: 'http://empty.example.com/' }))

    expect(code).to.equal('UPSTREAM_UNREACHABLE')
  })

  it('connects to the address it has checked, and checks each new connection', async () => {
    await using inner = await serve((_request, response) => response.end('private'))
    await using outer = await serve((_request, response) =>
      response.setHeader('connection', 'close').end('public'), { host: '127.0.0.2', port: inner.port })
    const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.2', '127.0.0.1']]
    const lookup = async () => answers.shift() ?? []
    await using client = clientWith({ allow: parseAllow(`127.0.0.2:${inner.port}`), lookup })
    const url = `http://rebind.example.com:${inner.port}/`

    const first = await client.send({ url })
    const second = await failureOf(client.send({ url }))
    const third = await failureOf(client.send({ url }))

    expect(first.body.toString()).to.equal('public')
    expect([second.code, third.code]).to.deep.equal(['EGRESS_REFUSED', 'EGRESS_REFUSED'])
    expect([outer.connections, inner.connections]).to.deep.equal([1, 0])
  })

  it('tries the other checked addresses where the first does not answer', async () => {
    await using server = await serve((_request, response) => response.end('second'), { host: '127.0.0.2', port: 0 })
    await using client = clientWith(
      { allow: parseAllow(`127.0.0.0/8:${server.port}`), lookup: async () => ['127.0.0.3', '127.0.0.2'] }
    )

    const { body } = await client.send({ url: `http://two.example.com:${server.port}/` })

    expect(body.toString()).to.equal('second')
  })
})
