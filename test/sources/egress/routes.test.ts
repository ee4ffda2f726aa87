import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { clientWith, failureOf, serve } from './support.ts'
import type { Served } from './support.ts'

describe('an egress route', () => {
  let server: Served
  before(async () => {
    server = await serve((request, response) => {
      if (request.url === '/gone') return response.writeHead(302, { location: '/new' }).end()
      if (request.url === '/away') return response.writeHead(302, { location: 'https://b.example.com/new' }).end()
      if (request.url === '/inside') return response.writeHead(302, { location: `${server.origin}/new` }).end()
      response.end(request.url)
    })
  })
  after(() => server[Symbol.asyncDispose]())

  const ask = async (routes: string, url: string, options = {}) => {
    await using client = clientWith({ routes: parseRoutes(routes.replaceAll('SIM', server.origin)), ...options })
    const { body, url: address } = await client.send({ url })
    return [body.toString(), address]
  }

  for (const [routes, url, asked] of [
    ['https://a.example.com=SIM/a.example.com', 'https://a.example.com/x?y=1', '/a.example.com/x?y=1'],
    ['https://a.example.com=SIM/', 'https://a.example.com/x', '/x'],
    ['https://a.example.com/=SIM/p/', 'https://a.example.com/x//y', '/p/x//y'],
    ['https://A.example.com:443=SIM', 'https://a.example.com/', '/'],
    ['*=SIM/{host}', 'https://b.example.com/x?y', '/b.example.com/x?y'],
    ['*=SIM/{host}', 'http://b.example.com:8080/', '/b.example.com:8080/'],
    ['*=SIM/{host}/{host}', 'https://[2606:4700:4700::1111]/x', '/[2606:4700:4700::1111]/[2606:4700:4700::1111]/x'],
    ['*=SIM/any,https://a.example.com=SIM/own', 'https://a.example.com/x', '/own/x'],
    ['*=SIM/any https://a.example.com=SIM/own', 'http://a.example.com/x', '/any/x'],
    ['http://10.0.0.1:9000=SIM/inner', 'http://10.0.0.1:9000/x', '/inner/x'],
    ['http://localhost:9000=SIM/inner', 'http://localhost:9000/x', '/inner/x'],
  ] as const) {
    it(`maps ${url} to ${asked} with ${routes}`, async () => {
      const answer = await ask(routes, url)

      expect(answer).to.deep.equal([asked, url])
    })
  }

  for (const url of [
    'http://10.0.0.1/', 'http://localhost/', 'http://example.com:22/', 'ftp://example.com/', 'http://user@example.com/',
    'http://[::1]/',
  ]) {
    it(`does not apply to ${url}, even if it is for every origin`, async () => {
      const { code } = await failureOf(ask('*=SIM/{host}', url))

      expect(code).to.equal('EGRESS_REFUSED')
    })
  }

  it('refuses credentials in the requested URL', async () => {
    const { code } = await failureOf(ask('https://a.example.com=SIM', 'https://user:secret@a.example.com/'))

    expect(code).to.equal('EGRESS_REFUSED')
  })

  it('does not resolve the requested name', async () => {
    const names: string[] = []
    const lookup = async (name: string) => {
      names.push(name)
      return []
    }

    await ask('*=SIM/{host}', 'https://a.example.com/', { lookup })

    expect(names).to.deep.equal([])
  })

  it('applies to redirects, which are resolved against the original address', async () => {
    const stays = await ask('https://a.example.com=SIM', 'https://a.example.com/gone')
    const leaves = await ask('https://a.example.com=SIM https://b.example.com=SIM/b', 'https://a.example.com/away')

    expect(stays).to.deep.equal(['/new', 'https://a.example.com/new'])
    expect(leaves).to.deep.equal(['/b/new', 'https://b.example.com/new'])
  })

  it('does not allow redirects to its target, not even over an open connection', async () => {
    const before = server.connections
    await using client = clientWith({ routes: parseRoutes(`http://a.example.com=${server.origin}`) })
    await client.send({ url: 'http://a.example.com/' })

    const { code } = await failureOf(client.send({ url: 'http://a.example.com/inside' }))

    expect(code).to.equal('EGRESS_REFUSED')
    expect(server.connections - before).to.be.at.most(2)
  })

  it('opens connections for routed requests only', async () => {
    const port = server.port
    const lookup = async () => ['127.0.0.1']
    const routes = parseRoutes(`http://a.example.com=http://localhost:${port}`)
    await using client = clientWith({ routes, allow: parseAllow(`10.0.0.0/8:${port}`), lookup })
    await client.send({ url: 'http://a.example.com/' })

    const named = await failureOf(client.send({ url: `http://b.example.com:${port}/` }))
    const target = await failureOf(client.send({ url: `http://localhost:${port}/` }))

    expect([named.code, target.code]).to.deep.equal(['EGRESS_REFUSED', 'EGRESS_REFUSED'])
  })

  for (const entry of [
    'whois=127.0.0.1', 'whois=http://127.0.0.1:43', 'whois=user@127.0.0.1:43', 'whois=127.0.0.1:43/x',
    'https://a.example', '=http://b.example', 'a.example=http://b.example', 'https://a.example/x=http://b.example',
    'https://a.example=',
    'https://a.example=b.example', 'https://a.example=ftp://b.example', 'https://a.example=http://b.example/?q=1',
    '*=http://b.example/#x',
    '*=http://{host}/', '*=http://{host}.b.example/', '*=http://user@b.example/',
    'https://u:p@a.example=http://b.example', '**=http://b.example',
  ]) {
    it(`is refused: ${entry}`, () => {
      expect(() => parseRoutes(`https://ok.example=http://b.example,${entry}`)).to.throw(
        Error, 'entry 2 is not a route: '
      )
    })
  }

  it('is unique for its origin', () => {
    expect(() => parseRoutes('https://a.example=http://b.example https://a.example:443=http://c.example')).to.throw(
      'two routes for https://a.example'
    )
  })
})
