import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createGuard } from '../../../src/sources/egress/guard.ts'
import { settingsTable } from '../../../scripts/docs/tables/settings.ts'
import { webPorts } from '../../../src/sources/egress/web-ports.ts'
import { privateHosts } from '../../../scripts/support/private-hosts.ts'
import { clientWith, failureOf, serve, serveOnWebPort } from './support.ts'
import type { Served } from './support.ts'

describe('the egress guard', () => {
  let canary: Served
  before(async () => {
    canary = await serveOnWebPort((_request, response) => response.end('reached'), '::')
  })
  after(() => canary[Symbol.asyncDispose]())

  for (const host of privateHosts) {
    it(`refuses ${host} without a connection`, async () => {
      await using client = clientWith({})
      const before = canary.connections

      const { code } = await failureOf(client.send({ url: `http://${host}:${canary.port}/` }))

      expect(code).to.equal('EGRESS_REFUSED')
      expect(canary.connections).to.equal(before)
    })
  }

  it('is the only check between a client and a local server', async () => {
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

  for (const port of [0, 21, 22, 25, 3306, 5432, 6379, 9200, 11211, 65535]) {
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

  it('refuses port 0, although every port of the host is allowed, without a look-up', async () => {
    const names: string[] = []
    await using client = clientWith({
      allow: parseAllow('localhost:*, 127.0.0.0/8:*'),
      routes: parseRoutes('https://tw-success.example=http://127.0.0.1:9/receivers'),
      lookup: async name => {
        names.push(name)
        return ['8.8.8.8']
      },
    })

    const refusals = await Promise.all(['tw-success.example', 'localhost', '127.0.0.1'].map(host =>
      client.egressRefusal(`https://${host}:0/`)))

    expect(refusals).to.deep.equal(Array.from({ length: 3 }, () => 'the port is not 80, 443, 8080 or 8443'))
    expect(names).to.deep.equal([])
  })

  it('allows public addresses and names on web ports', () => {
    const guard = createGuard([], async () => [])

    const check = () => {
      for (const host of ['8.8.8.8', '[2606:4700:4700::1111]', 'example.com', 'xn--bcher-kva.de']) {
        for (const port of ['', ':80', ':443', ':8080', ':8443']) guard.check(new URL(`https://${host}${port}/`), false)
      }
    }

    expect(check).not.to.throw()
  })

  for (const [what, lookup] of [
    ['cannot be resolved', async () => { throw new Error('ENOTFOUND') }],
    ['has no address', async () => []],
    ['is resolved too late', () => new Promise<string[]>(() => undefined)],
    ['has a public address', async () => ['8.8.8.8']],
  ] as const) {
    it(`reports another port as refused if the name ${what}, although a range may have the port`, async () => {
      await using client = clientWith({ allow: parseAllow('127.0.0.0/8:*'), lookup })

      expect(await client.egressRefusal('http://hooks.example.com:9000/')).to
        .equal('the port is not 80, 443, 8080 or 8443')
      expect(await client.egressRefusal('http://8.8.8.8:9000/')).to.equal('the port is not 80, 443, 8080 or 8443')
      expect(await client.egressRefusal('http://hooks.example.com:8080/')).to.equal(undefined)
    })
  }

  it('reports no refusal of another port if the name has an allowed address', async () => {
    await using client = clientWith({ allow: parseAllow('127.0.0.0/8:9000'), lookup: async () => ['127.0.0.1'] })

    expect(await client.egressRefusal('http://hooks.example.com:9000/')).to.equal(undefined)
    expect(await client.egressRefusal('http://10.0.0.1:9000/')).to.equal('the address is not public')
  })

  it('has the ports that the documents name', async () => {
    const texts = await Promise.all([
      'SECURITY.md', 'openapi/guides/webhooks.md', 'openapi/guides/operating.md',
      'openapi/components/schemas/WebhookOptions.yaml',
    ].map(name => readFile(join(import.meta.dirname, '../../..', name), 'utf8')))
    texts.push(settingsTable())

    expect(webPorts).to.deep.equal([80, 443, 8080, 8443])
    for (const text of texts) {
      expect(text).to.match(/80, 443, 8080 (and|or) 8443/)
      expect(text).not.to.match(/80 and 443/)
    }
  })

  it('refuses loopback, credentials and other ports in every spelling of a URL', () => {
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
    it(`refuses a name that resolves to ${addresses.join(' and ')}`, async () => {
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

  it('connects to the checked address, and checks each new connection', async () => {
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

  for (const address of ['255.255.255.255', 'ff02::1']) {
    for (const scheme of ['http', 'https']) {
      it(`fails with UPSTREAM_UNREACHABLE if there is no network route to ${address}, by ${scheme}`, async () => {
        await using client = clientWith({ allow: parseAllow(address), lookup: async () => [address] })

        const { code } = await failureOf(client.send({ url: `${scheme}://far.example.com/` }))

        expect(code).to.equal('UPSTREAM_UNREACHABLE')
      })
    }
  }

  it('tries the other checked addresses if the first does not respond', async () => {
    await using server = await serve((_request, response) => response.end('second'), { host: '127.0.0.2', port: 0 })
    await using client = clientWith(
      { allow: parseAllow(`127.0.0.0/8:${server.port}`), lookup: async () => ['127.0.0.3', '127.0.0.2'] }
    )

    const { body } = await client.send({ url: `http://two.example.com:${server.port}/` })

    expect(body.toString()).to.equal('second')
  })
})
