import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import { startInWorld } from '../support/world.ts'

type World = Awaited<ReturnType<typeof startInWorld>>

describe('GET /{domain}', () => {
  let world: World
  before(async () => { world = await startInWorld({ TRUST_PROXY: '127.0.0.1' }) })
  after(() => world[Symbol.asyncDispose]())

  const ask = (path: string, options: RequestInit = {}) => fetch(`${world.service.imagesUrl}/${path}`, options)
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
  /**
   * Returns the status of a response, then the faults that the response lists, as `field: fault`. If the response lists
   * no faults, returns its error message instead.
   */
  const faultsOf = async (path: string): Promise<unknown> => {
    const response = await ask(path)
    const { error } = await response.json() as {
      error: { message: string, details?: Array<{ path: string, message: string }> },
    }
    return [response.status, ...error.details?.map(fault => `${fault.path}: ${fault.message}`) ?? [error.message]]
  }

  it('returns a PNG of 128 by 128 pixels from the site itself', async () => {
    const response = await ask('aurora.example')
    const { format, width, height, hasAlpha } = await sharp(await bytesOf(response)).metadata()

    expect(response.status).to.equal(200)
    expect([response.headers.get('content-type'), response.headers.get('x-logo-source')]).to.deep.equal(['image/png',
      'site-manifest'])
    expect([format, width, height, hasAlpha]).to.deep.equal(['png', 128, 128, true])
  })

  it('sends headers for caches, and allows any site to use the image', async () => {
    const { headers } = await ask('aurora.example')

    expect(headers.get('cache-control')).to.equal('public, s-maxage=2592000, max-age=86400')
    expect(headers.get('access-control-allow-origin')).to.equal('*')
    expect(headers.get('x-content-type-options')).to.equal('nosniff')
    expect(headers.get('content-security-policy')).to.include("default-src 'none'")
  })

  for (
    const [host, source] of [
      ['delta.example', 'site-icons'],
      ['harbor.example', 'site-icons'],
      ['juniper.example', 'site-icons'],
      ['lumen.example', 'site-icons'],
      ['fjord.example', 'bimi'],
      ['maple.example', 'site-logo'],
      ['onyx.example', 'site-logo'],
      ['quartz.example', 'google'],
      ['sable.example', 'duckduckgo'],
    ] as const
  ) {
    it(`names the source ${source} for ${host}`, async () => {
      const response = await ask(host)

      expect([response.status, response.headers.get('x-logo-source'), response.headers.get('content-type')]).to.deep
        .equal([200, source, 'image/png'])
    })
  }

  for (
    const [query, type, format, size] of [
      ['?size=16', 'image/png', 'png', 16],
      ['?size=512&format=webp', 'image/webp', 'webp', 512],
      ['?format=jpg', 'image/jpeg', 'jpeg', 128],
      ['?format=jpeg&size=77', 'image/jpeg', 'jpeg', 77],
    ] as const
  ) {
    it(`returns the size and format of ${query}`, async () => {
      const response = await ask(`birch.example${query}`)
      const image = await sharp(await bytesOf(response)).metadata()

      expect([response.headers.get('content-type'), image.format, image.width, image.height]).to.deep.equal([type,
        format, size, size])
    })
  }

  it('returns the same image for every spelling of a name', async () => {
    const names = ['aurora.example', 'www.aurora.example', 'WWW.Aurora.EXAMPLE', 'aurora.example.',
      'www.aurora.example.', '%61urora.example']

    const tags = await Promise.all(names.map(async name => (await ask(name)).headers.get('etag')))

    expect(new Set(tags).size).to.equal(1)
  })

  it('accepts a name in Unicode or as xn--', async () => {
    expect([await faultsOf('gr%C3%BCn.example'), await faultsOf('xn--grn-ioa.example')]).to.deep.equal([
      [404, 'No logo was found: the site has none, or could not be reached'],
      [404, 'No logo was found: the site has none, or could not be reached'],
    ])
  })

  it('answers 304 if the client has the image', async () => {
    const etag = (await ask('aurora.example')).headers.get('etag')!
    const answers = await Promise.all([etag, etag.replace('W/', ''), `"other", ${etag}`, '*'].map(tag => ask(
      'aurora.example', { headers: { 'If-None-Match': tag } },
    )))
    const other = await ask('aurora.example?size=64', { headers: { 'If-None-Match': etag } })

    expect(answers.map(({ status }) => status)).to.deep.equal([304, 304, 304, 304])
    expect([
      answers[0]!.headers.get('etag'), answers[0]!.headers.get('x-logo-source'), (await bytesOf(answers[0]!)).length,
    ]).to.deep.equal([etag, 'site-manifest', 0])
    expect(other.status).to.equal(200)
  })

  it('answers HEAD as GET, without the image', async () => {
    const [get, head] = [await ask('aurora.example'), await ask('aurora.example', { method: 'HEAD' })]

    expect(head.status).to.equal(200)
    for (const name of [
      'content-type', 'content-length', 'etag', 'x-logo-source', 'cache-control',
    ]) expect(head.headers.get(name), name).to.equal(get.headers.get(name))
    expect((await bytesOf(head)).length).to.equal(0)
  })

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    it(`refuses ${method}`, async () => {
      const { status, headers } = await ask('aurora.example', { method })

      expect([status, headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, OPTIONS'])
    })
  }

  for (const host of [
    'no-logo.example', 'only-placeholders.example', 'redirect-loop.example', 'leads-inside.example', 'tw-none.example',
    'tw-blocked.example', 'tw-drop.example', 'nowhere.example',
  ]) {
    it(`answers 404 instead of a placeholder for ${host}`, async () => {
      const response = await ask(host)

      expect(response.status).to.equal(404)
      expect(response.headers.get('cache-control')).to.equal('public, max-age=300')
      expect(await response.json()).to.have.nested.property('error.code', 'NOT_FOUND')
    })
  }

  for (
    const [path, fault] of [
      ['127.0.0.1', 'domain: This is an IP address, not a domain name'],
      ['[::1]', 'domain: This is an IP address, not a domain name'],
      ['0x7f.1', 'domain: This is an IP address, not a domain name'],
      ['localhost', 'domain: A domain name has at least two parts, as in example.com'],
      ['https%3A%2F%2Fexample.com', 'domain: This is a URL; give the domain name in it'],
      ['a%20b.com', 'domain: A domain name has only letters, digits, hyphens and dots'],
      ['example..com', 'domain: This is not a valid domain name'],
      ['',
        'domain: must be the domain name of a site, as in /example.com; '
        + 'flags are at /flags/fr, and /openapi.json documents the service'],
      ['example.com?size=15', 'size: must be at least 16'],
      ['example.com?size=513', 'size: must be at most 512'],
      ['example.com?size=1e2', 'size: must be an integer'],
      ['example.com?format=svg', 'format: must be one of: png, webp, jpg, jpeg'],
    ] as const
  ) {
    it(`answers 400 for /${path}`, async () => expect(await faultsOf(path)).to.deep.equal([400, fault]))
  }

  it('sends no request for a name that cannot be a public site', async () => {
    await using quiet = await startInWorld()
    const names = [
      '127.0.0.1', '10.0.0.1', 'localhost', 'printer.local', 'db.internal', 'a.localhost', 'router.lan', 'x.onion',
      '1.0.0.127.in-addr.arpa', 'favicon.ico', 'robots.txt', 'wp-login.php', '.env', 'example.invalid',
    ]

    const statuses = await Promise
      .all(names.map(async name => (await fetch(`${quiet.service.imagesUrl}/${name}`)).status))

    expect(statuses.every(status => status === 404 || status === 400)).to.equal(true)
    expect(quiet.requestCount).to.equal(0)
  })

  it('asks the sources once for concurrent requests', async () => {
    await using quiet = await startInWorld()

    const answers = await Promise
      .all(Array.from({ length: 20 }, () => fetch(`${quiet.service.imagesUrl}/tundra.example`)))

    expect(answers.every(({ status }) => status === 200)).to.equal(true)
    expect(quiet.requestCount).to.equal(3) // one request each for page, manifest and icon
  })

  it('caches the logo, and also that a site has no logo', async () => {
    for (const host of ['comet.example', 'no-logo.example']) await bytesOf(await ask(host))
    const before = world.requestCount

    const statuses = await Promise.all([
      'comet.example', 'comet.example?size=64', 'no-logo.example', 'no-logo.example?size=256',
    ].map(async path => (await ask(path)).status))

    expect(statuses).to.deep.equal([200, 200, 404, 404])
    expect(world.requestCount).to.equal(before)
  })

  it('counts uncached logos, but not cached logos, against the rate limit', async () => {
    const as = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const limited = '198.51.100.77'
    await bytesOf(await ask('gale.example'))
    for (let batch = 0; batch < 10; batch++) {
      await Promise.all(Array.from({ length: 100 }, async () => bytesOf(await ask('flags/zz', as(limited)))))
    }

    const statuses = await Promise.all([
      'gale.example', 'no-logo.example', 'krill.example', 'gale.example?size=99', '127.0.0.1', 'a.local',
    ].map(async path => (await ask(path, as(limited))).status))

    expect(statuses).to.deep.equal([200, 404, 429, 429, 400, 404])
  })

  it('logs no name of a site', () => {
    expect(world.service.logged.join('')).not.to.match(/aurora|no-logo|leads-inside|printer/)
  })

  it('stores the logo in the data folder, without the name of the site', () => {
    const names = readdirSync(join(world.service.folder, 'cache/logos'))

    expect(names).not.to.be.empty
    expect(names.every(name => /^[0-9a-f]{40}$/.test(name))).to.equal(true)
  })

  it('uses the configured sources', async () => {
    await using own = await startInWorld({ LOGO_SOURCES: 'site-icons, bimi' })
    await using none = await startInWorld({ LOGO_SOURCES: 'none' })

    const answers = await Promise
      .all(['aurora.example', 'quartz.example', 'fjord.example'].map(host => fetch(`${own.service.imagesUrl}/${host}`)))

    expect(answers.map(({ status, headers }) => `${status} ${headers.get('x-logo-source')}`)).to.deep.equal([
      '200 site-icons',
      '404 null',
      '200 bimi',
    ])
    expect((await fetch(`${none.service.imagesUrl}/aurora.example`)).status).to.equal(404)
    expect(none.requestCount).to.equal(0)
  })

  it('refuses to start with an unknown source', async () => {
    const told = await startInWorld({ LOGO_SOURCES: 'site-icons,clearbit' }).then(
      () => 'started',
      (error: Error) => error.message,
    )

    expect(told).to
      .include('LOGO_SOURCES: there is no source clearbit; '
        + 'sources: site-manifest, site-icons, bimi, site-logo, google, duckduckgo')
  })
})
