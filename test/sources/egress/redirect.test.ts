import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { nextHop } from '../../../src/sources/egress/redirect.ts'
import type { Hop } from '../../../src/sources/egress/redirect.ts'
import { clientWith, failureOf, serve, serveOnWebPort } from './support.ts'

/** Starts a server that redirects `/to?<status>&<address>` to the address. It echoes every other request as JSON. */
const echo = () => serve(async (request, response) => {
  const [status, ...address] = request.url!.startsWith('/to?') ? request.url!.slice(4).split('&') : []
  const location = decodeURIComponent(address.join('&'))
  if (status) return response.writeHead(Number(status), { location }).end('elsewhere')
  const body = Buffer.concat(await request.toArray()).toString()
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }))
})
const via = (target: string, status = 302) => `/to?${status}&${encodeURIComponent(target)}`
const secrets = {
  'Authorization': 'Bearer s',
  'Cookie': 'c=s',
  'X-Api-Key': 's',
  'X-Anything': 's',
  'Accept': 'text/x',
}

describe('a redirect', () => {
  it('is followed if relative or absolute, and the final address is returned', async () => {
    await using server = await echo()
    await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port}`) })

    const response = await client.send({ url: server.origin + via(server.origin + via('end?x=1#y')) })

    expect(response.status).to.equal(200)
    expect(response.url).to.equal(`${server.origin}/end?x=1`)
  })

  it('is followed three times by default', async () => {
    await using server = await echo()
    await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port}`) })
    const three = via(via(via('/end')))

    const third = await client.send({ url: server.origin + three })
    const fourth = await failureOf(client.send({ url: server.origin + via(three) }))
    const asked = await client.send({ url: server.origin + via(three), redirects: 4 })
    const none = await client.send({ url: server.origin + three, redirects: 0 })

    expect([third.status, fourth.code, asked.status]).to.deep.equal([200, 'UPSTREAM_ERROR', 200])
    expect([none.status, none.headers.location, none.body.toString()]).to.deep.equal(
      [302, via(via('/end')), 'elsewhere']
    )
  })

  it('is returned as a response if it has no location or another status', async () => {
    await using server = await serve(
      (request, response) => response.writeHead(request.url === '/304' ? 304 : 301).end()
    )
    await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port}`) })

    const statuses = [
      await client.send({ url: `${server.origin}/304` }), await client.send({ url: `${server.origin}/301` }),
    ]

    expect(statuses.map(({ status }) => status)).to.deep.equal([304, 301])
  })

  for (const target of [
    'http://127.0.0.1:PORT/', '//127.0.0.1:PORT/', 'http://2130706433:PORT/', 'http://[::ffff:7f00:1]:PORT/',
    'http://localhost:PORT/',
    'http://rebind.example.com:PORT/', 'http://user@127.0.0.2:PORT/', 'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/', 'data:text/plain,x', 'http://8.8.8.8:22/', 'http://[fe80::1]/',
  ]) {
    it(`is refused without a connection to ${target}`, async () => {
      await using canary = await serveOnWebPort((_request, response) => response.end('reached'), '127.0.0.1')
      await using server = await echo()
      const lookup = async (name: string) => [name === 'rebind.example.com' ? '127.0.0.1' : '127.0.0.2']
      await using client = clientWith({ routes: parseRoutes(`http://start.example.com=${server.origin}`), lookup })

      const { code } = await failureOf(
        client.send({ url: `http://start.example.com${via(target.replace('PORT', String(canary.port)))}` })
      )

      expect(code).to.equal('EGRESS_REFUSED')
      expect([server.connections, canary.connections]).to.deep.equal([1, 0])
    })
  }

  it('keeps all headers on the same origin', async () => {
    await using server = await echo()
    await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port}`) })

    const { body } = await client.send({ url: server.origin + via('/end'), headers: secrets })

    expect((JSON.parse(body.toString()) as { headers: object }).headers).to.include(
      { 'authorization': 'Bearer s', 'cookie': 'c=s', 'x-api-key': 's', 'x-anything': 's' }
    )
  })

  it('drops all headers except accept and user-agent on another origin, also on the way back', async () => {
    await using server = await echo()
    await using other = await echo()
    await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port} 127.0.0.1:${other.port}`) })

    const away = await client.send({ url: server.origin + via(`${other.origin}/end`), headers: secrets })
    const back = await client.send(
      { url: server.origin + via(other.origin + via(`${server.origin}/end`)), headers: secrets }
    )

    for (const { body } of [away, back]) {
      const { headers } = JSON.parse(body.toString()) as { headers: object }
      expect(headers).to.include({ 'accept': 'text/x', 'user-agent': 'test/1' })
      expect(headers).not.to.have.any.keys('authorization', 'cookie', 'x-api-key', 'x-anything')
    }
  })

  for (const [status, method, becomes, body] of [
    [301, 'POST', 'GET', ''], [302, 'POST', 'GET', ''], [303, 'POST', 'GET', ''], [307, 'POST', 'POST', 'x'],
    [308, 'POST', 'POST', 'x'],
    [301, 'HEAD', 'HEAD', undefined], [303, 'HEAD', 'HEAD', undefined], [308, 'GET', 'GET', ''],
  ] as const) {
    it(`turns ${method} into ${becomes} if its status is ${status}`, async () => {
      const methods: unknown[] = []
      await using server = await serve(async (request, response) => {
        methods.push(request.method)
        if (request.url === '/') return response.writeHead(status, { location: '/end' }).end()
        response.end(
          JSON.stringify([Buffer.concat(await request.toArray()).toString(), request.headers['content-type']])
        )
      })
      await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port}`) })

      const answer = await client.send({
        url: server.origin, method, ...(method === 'POST' ? { body: 'x', headers: { 'Content-Type': 'text/x' } } : {}),
      })

      expect(methods).to.deep.equal([method, becomes])
      if (body !== undefined) expect(JSON.parse(answer.body.toString())).to.deep.equal(
        body ? [body, 'text/x'] : ['', null]
      )
    })
  }

  it('is refused with a body to another origin', async () => {
    await using server = await echo()
    await using other = await echo()
    await using client = clientWith({ allow: parseAllow(`127.0.0.1:${server.port} 127.0.0.1:${other.port}`) })

    const { code } = await failureOf(
      client.send({ url: server.origin + via(other.origin, 307), method: 'POST', body: 'secret' })
    )

    expect(code).to.equal('EGRESS_REFUSED')
    expect(other.connections).to.equal(0)
  })

  it('is refused from https to http', async () => {
    await using server = await echo()
    const origins = ['https://a.example.com', 'http://a.example.com', 'http://b.example.com']
    const routes = parseRoutes(origins.map(origin => `${origin}=${server.origin}`).join(' '))
    await using client = clientWith({ routes })

    const same = await failureOf(client.send({ url: `https://a.example.com${via('http://a.example.com/')}` }))
    const other = await failureOf(client.send({ url: `https://a.example.com${via('http://b.example.com/')}` }))
    const up = await client.send({ url: `http://a.example.com${via('https://a.example.com/end')}` })

    expect([same.code, other.code]).to.deep.equal(['EGRESS_REFUSED', 'EGRESS_REFUSED'])
    expect(up.url).to.equal('https://a.example.com/end')
  })

  it('fails with UPSTREAM_ERROR if its target is not a valid URL', () => {
    const hop: Hop = { url: new URL('https://a.example.com/'), method: 'GET', headers: {}, body: undefined }

    expect(() => nextHop(hop, 302, 'https://[secret]/')).to.throw('the redirect target is not a valid URL')
      .with.property('code', 'UPSTREAM_ERROR')
  })
})
