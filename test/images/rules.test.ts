import { connect } from 'node:net'
import { expect } from 'chai'
import { checkReply } from '../../scripts/support/replies.ts'
import { start, type Started } from '../../scripts/support/start.ts'

describe('the port of the image service', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  const ask = (path: string, options: RequestInit = {}) => fetch(`${service.imagesUrl}${path}`, options)

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY']) {
    it(`answers 405 to ${method}`, async () => {
      for (
        const [path, operation] of [['/flags/fr', 'getFlag'], ['/flags', 'refuseFlags'], ['/example.com',
          'getLogo']] as const
      ) {
        const response = await ask(path, { method })
        const body: unknown = await response.json()

        expect(response.status).to.equal(405)
        expect(response.headers.get('allow')).to.equal('GET, HEAD, OPTIONS')
        expect(response.headers.get('access-control-allow-origin')).to.equal('*')
        expect(body).to.have.nested.property('error.code', 'METHOD_NOT_ALLOWED')
        checkReply(operation, 405, 'application/json', body, Object.fromEntries(response.headers))
      }
    })
  }

  for (const path of ['/', '/a/b/c', '/health', '/flags/', '/flags/fr/', '/flags/%zz', '/openapi.json', '/openapi/x']) {
    it(`answers 405 with Allow to POST ${path}`, async () => {
      const response = await ask(path, { method: 'POST' })

      expect(response.status).to.equal(405)
      expect(response.headers.get('allow')).to.equal('GET, HEAD, OPTIONS')
      expect(await response.json()).to.have.nested.property('error.code', 'METHOD_NOT_ALLOWED')
    })
  }

  it('answers OPTIONS with the headers that a browser needs', async () => {
    const { status, headers } = await ask('/flags/fr.png', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://site.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
    })

    expect(status).to.equal(204)
    expect(headers.get('allow')).to.equal('GET, HEAD, OPTIONS')
    expect(headers.get('access-control-allow-origin')).to.equal('*')
    expect(headers.get('access-control-allow-methods')).to.equal('GET, HEAD, OPTIONS')
    expect(headers.get('access-control-allow-headers')).to.equal('*')
    expect(headers.get('access-control-max-age')).to.equal('86400')
  })

  it('sends Access-Control-Allow-Origin exactly once with every response', async () => {
    const paths = ['/flags/fr', '/flags/zz', '/flags', '/a/b/c', '/health', '/openapi.json', '/flags/%zz']

    const origins = await Promise
      .all(paths.map(async path => (await ask(path)).headers.get('access-control-allow-origin')))

    expect(new Set(origins)).to.deep.equal(new Set(['*']))
  })

  it('sends Access-Control-Allow-Origin with the response to a malformed request', async () => {
    const text = await rawAnswer(new URL(service.imagesUrl), `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)

    expect(text).to.match(/^HTTP\/1\.1 431 /)
    expect(text).to.match(/^Access-Control-Allow-Origin: \*\r$/m)
  })
})

describe('the rate limit of the image service', () => {
  const limited = '198.51.100.1'
  /** Headers that a trusted proxy on loopback sends for a client address. */
  const as = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  const unknown = (service: Started, address: string) =>
    fetch(`${service.imagesUrl}/flags/zz`, as(address)).then(async response => {
      await response.arrayBuffer()
      return response.status
    })

  async function useUp(service: Started, address: string): Promise<number[]> {
    const statuses: number[] = []
    for (let batch = 0; batch < 10; batch++) {
      statuses.push(...await Promise.all(Array.from({ length: 100 }, () => unknown(service, address))))
    }
    return statuses
  }

  it('answers 429 with Retry-After: 60 after 1,000 uncached requests, and still serves cached images', async () => {
    await using service = await start({ TRUST_PROXY: '127.0.0.1' })
    await fetch(`${service.imagesUrl}/flags/fr.png`)

    const statuses = await useUp(service, limited)
    const refused = await fetch(`${service.imagesUrl}/flags/zz`, as(limited))
    const others = await Promise
      .all(['/flags/fr.png', '/flags/de', '/flags/de.png', '/flags', '/health', '/openapi.json']
        .map(async path => (await fetch(service.imagesUrl + path, as(limited))).status))

    expect(new Set(statuses)).to.deep.equal(new Set([404]))
    expect(refused.status).to.equal(429)
    expect(refused.headers.get('retry-after')).to.equal('60')
    expect(refused.headers.get('access-control-allow-origin')).to.equal('*')
    expect(refused.headers.get('cache-control')).to.equal('no-store')
    expect(await refused.json()).to.have.nested.property('error.code', 'RATE_LIMIT_RPM_EXCEEDED')
    expect(others).to.deep.equal([200, 200, 429, 400, 200, 200])
    expect(await unknown(service, '198.51.100.2')).to.equal(404)
  })

  it('ignores addresses that a caller puts before its own in X-Forwarded-For', async () => {
    await using service = await start({ TRUST_PROXY: '127.0.0.1' })

    await useUp(service, limited)
    const statuses = await Promise
      .all(['203.0.113.1', '127.0.0.1', 'unknown', '::1, 10.0.0.1'].map(spoof =>
        unknown(service, `${spoof}, ${limited}`)
      ))

    expect(statuses).to.deep.equal([429, 429, 429, 429])
  })

  it('counts an IPv6 network as one caller', async () => {
    await using service = await start({ TRUST_PROXY: '127.0.0.0/8' })

    await useUp(service, '2001:db8:1:2::1')
    const statuses = await Promise
      .all(['2001:db8:1:2:ffff::9', '[2001:db8:1:2::7]:4711', '2001:db8:1:3::1'].map(address =>
        unknown(service, address)
      ))

    expect(statuses).to.deep.equal([429, 429, 404])
  })

  it('ignores X-Forwarded-For if no proxy is configured', async () => {
    await using service = await start()

    await useUp(service, limited)

    expect(await unknown(service, '203.0.113.7')).to.equal(429)
  })
})

function rawAnswer({ hostname, port }: URL, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    connect(Number(port), hostname).on('data', chunk => {
      text += chunk.toString()
    }).on('error', reject).on('close', () => resolve(text)).write(bytes)
  })
}
