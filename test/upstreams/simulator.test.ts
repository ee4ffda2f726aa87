import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { readGuide } from '../../scripts/docs/guides.ts'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { queryTypes } from '../../src/sources/kit/source.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { magicSystems } from '../../src/upstreams/magic-systems.ts'
import { failsPartially, magicSpellings, magicValues, outcomeOf, outcomes } from '../../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import { magicVins } from '../../src/upstreams/vpic.ts'
import { simulate } from '../support/simulated.ts'
import { modules } from '../../src/sources/modules.ts'
import type { UpstreamServer } from '../../src/upstreams/server.ts'
import type { Upstream } from '../../src/upstreams/upstream.ts'
import { until } from '../../scripts/support/until.ts'

const echo: Upstream = {
  origin: 'https://echo.example',
  subject: ({ url, body }) => decodeURIComponent(url.pathname.slice(1)) || body,
  found: (subject, { method, url }) => ({ body: { subject, method, search: url.search } }),
  notFound: subject => ({ status: 404, body: `no ${subject}` }),
}

describe('simulator', () => {
  let server: UpstreamServer
  beforeEach(async () => {
    server = createUpstreamServer({ upstreams: [echo], slowMs: 5, lateMs: 6 })
    await server.listen(0)
  })
  afterEach(() => server.close())
  const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

  it('passes a path and its query to the upstream of that host', async () => {
    const response = await get('/echo.example/sam?a=1&b=%20')

    expect(await response.json()).to.eql({ subject: 'sam', method: 'GET', search: '?a=1&b=%20' })
  })

  it('passes the body of a request to the upstream', async () => {
    const response = await get('/echo.example/', { method: 'POST', body: magicValues.none.Pseudonym })

    expect(response.status).to.equal(404)
    expect(await response.text()).to.equal('no tw-none')
  })

  it('answers 501 for a host that it does not simulate', async () => {
    const response = await get('/other.example/sam')

    expect(response.status).to.equal(501)
    expect(await response.json()).to.eql({ error: 'no simulated provider for https://other.example' })
  })

  it('makes a source fail with a message if the simulator does not know its host', async () => {
    await using world = await simulate({ upstreams: [echo] })
    const github = modules.find(({ slug }) => slug === 'github')!

    const failure = await Array.fromAsync(github.run({ type: 'Pseudonym', value: 'tw-success' }, world.context()))
      .catch((thrown: unknown) => thrown)

    expect(failure).to.include({ code: 'UPSTREAM_ERROR', message: 'no simulated provider for https://api.github.com' })
  })

  it('answers 400 for a request that the upstream cannot read', async () => {
    const response = await get('/echo.example/%E0%A4%A')

    expect(response.status).to.equal(400)
  })

  it('answers 413 for a body that is too large', async () => {
    const response = await get('/echo.example/', { method: 'POST', body: 'x'.repeat(1_048_577) })

    expect(response.status).to.equal(413)
  })

  it('lists its hosts and the magic values at its root', async () => {
    const response = await get('/')

    expect(await response.json()).to.eql({ hosts: ['echo.example'], magicValues, magicVins, magicSystems })
  })

  it('answers HEAD without a body', async () => {
    const response = await get('/echo.example/sam', { method: 'HEAD' })

    expect(response.status).to.equal(200)
    expect(await response.text()).to.equal('')
  })

  it('counts requests by host', async () => {
    await Promise.all([get('/echo.example/a'), get('/echo.example/b'), get('/other.example/c')])

    expect([...server.requests]).to.eql([['echo.example', 2]])
  })

  it('answers as the outcome requires', async () => {
    const statuses: Record<string, number> = {}

    for (
      const outcome of ['success', 'none', 'failure', 'slow', 'limited', 'blocked', 'broken', 'changed', 'required',
        'late', 'lost', 'lacking'] as const
    ) {
      statuses[outcome] = (await get(`/echo.example/tw-${outcome}`)).status
    }

    expect(statuses).to.eql({
      success: 200,
      none: 404,
      failure: 500,
      slow: 200,
      limited: 429,
      blocked: 403,
      broken: 200,
      changed: 200,
      required: 200,
      late: 200,
      lost: 500,
      lacking: 200,
    })
  })

  it('sends Retry-After with the rate-limited outcome', async () => {
    const response = await get('/echo.example/tw-limited')

    expect(response.headers.get('retry-after')).to.equal('60')
  })

  it('sends an HTML page with the blocked outcome', async () => {
    const response = await get('/echo.example/tw-blocked')

    expect(response.headers.get('content-type')).to.match(/^text\/html/)
    expect(await response.text()).to.include('CAPTCHA')
  })

  it('truncates its JSON with the broken outcome', async () => {
    const body = await (await get('/echo.example/tw-broken')).text()

    expect(() => JSON.parse(body) as unknown).to.throw(SyntaxError)
  })

  it('closes the connection with the drop outcome', async () => {
    const failure = await get('/echo.example/tw-drop').catch((thrown: unknown) => thrown)

    expect(failure).to.be.instanceOf(TypeError)
  })

  it('ends hanging requests when it closes', async () => {
    const hanging = get('/echo.example/tw-hang').catch((thrown: unknown) => thrown)
    await until(() => server.requests.size > 0)

    await server.close()

    expect(await hanging).to.be.instanceOf(TypeError)
  })

  it('fails for some hosts and not for others with the partial outcome', async () => {
    const hosts = upstreams.map(({ origin }) => new URL(origin).host)

    expect(hosts.filter(failsPartially)).to.not.be.empty
    expect(hosts.filter(host => !failsPartially(host))).to.not.be.empty
  })

  it('has one upstream per host, and per address of a list', () => {
    const places = upstreams.map(({ origin }) => new URL(origin).href)

    expect(new Set(places).size).to.equal(places.length)
  })

  it('starts from the command line and stops on SIGTERM', async () => {
    const parameters = ['scripts/upstreams.ts', '--port', '0', '--json']
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const [line] = await once(createInterface(child.stdout), 'line') as [string]
    const told = JSON.parse(line) as { url: string; egressRoutes: string; hosts: string[] }

    const response = await fetch(`${told.url}/`)
    child.kill('SIGTERM')

    expect(response.status).to.equal(200)
    expect(told.egressRoutes).to.equal(`*=${told.url}/{host} whois=${new URL(told.url).host}`)
    expect(told.hosts).to.include('api.github.com')
    expect(await ended).to.eql([0, null])
  })
})

describe('magic values', () => {
  it('cause their outcome in every spelling', () => {
    for (const outcome of outcomes) {
      for (const type of queryTypes) {
        for (const value of magicSpellings[outcome][type]) expect(outcomeOf(value), value).to.equal(outcome)
      }
    }
  })

  it('each have a row in the sandbox guide, in the order of the outcomes', async () => {
    const document = JSON.parse(await readFile(new URL('../../generated/api.json', import.meta.url), 'utf8')) as OpenApi
    const guide = await readGuide('sandbox', document)

    for (const outcome of outcomes) {
      expect(guide, outcome).to.match(new RegExp(`^\\| .+ \\| \`tw-${outcome}\` \\| .+ \\|$`, 'm'))
      expect(guide, outcome).to
        .match(new RegExp(`^\\| \`tw-${outcome}\` \\| \`${magicValues[outcome]['IP Address']}\` \\| .+ \\|$`, 'm'))
    }
    const listed = [...guide.matchAll(/^\| .+? \| `tw-(\w+)` \| `[^`]+@/gm)].map(([, outcome]) => outcome)
    expect(listed).to.deep.equal(outcomes)
  })

  it('cause their outcome as a hash, with a tag and under a magic domain', () => {
    // SHA-256 of tw-none@tw-none.example
    const sha256 = '3ef6cf79cc27b1c39204000cedfa9be788bbfdbd99ee50d83bfd6b94af4c0173'

    expect(outcomeOf(sha256)).to.equal('none')
    expect(outcomeOf('TW-None@example.com')).to.equal('none')
    expect(outcomeOf('tw-none+news@mail.example')).to.equal('none')
    expect(outcomeOf('www.tw-limited.example')).to.equal('limited')
    expect(outcomeOf(magicValues.drop.Cryptocurrency.toLowerCase())).to.equal('drop')
  })

  it('do not include values that only resemble them', () => {
    const others = ['tw-nonex', 'xtw-none', 'tw-none.example.com', 'nottw-none.example', '192.0.2.20', 'a@tw-none', '']

    for (const value of others) {
      expect(outcomeOf(value), value).to.equal('success')
    }
  })

  it('of one type request different outcomes', () => {
    for (const type of queryTypes) {
      expect(new Set(outcomes.map(outcome => magicValues[outcome][type])).size, type).to.equal(outcomes.length)
    }
  })
})
