import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import { start, type Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

describe('GET /flags/{file}', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  const ask = (file: string, options: RequestInit = {}) => fetch(`${service.imagesUrl}/flags/${file}`, options)
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

  it('returns an SVG if no format is given', async () => {
    const response = await ask('fr')

    expect(response.status).to.equal(200)
    expect(response.headers.get('content-type')).to.equal('image/svg+xml')
    expect(await response.text()).to.match(/^<svg [^>]*id="flag-icons-fr" viewBox="0 0 640 480">/)
  })

  for (const [file, type, format] of [
    ['fr.svg', 'image/svg+xml', 'svg'], ['FRA.PNG', 'image/png', 'png'], ['250.webp', 'image/webp', 'webp'],
    ['France.jpg', 'image/jpeg', 'jpeg'], ['france.jpeg', 'image/jpeg', 'jpeg'],
  ] as const) {
    it(`returns the format of the name ${file}`, async () => {
      const response = await ask(file)
      const image = await sharp(await bytesOf(response)).metadata()

      expect(response.headers.get('content-type')).to.equal(type)
      expect(image.format).to.equal(format)
      expect(response.headers.get('x-logo-source')).to.equal('flag-icons')
    })
  }

  it('returns the same image as jpg and as jpeg', async () => {
    const [jpg, jpeg] = await Promise.all([ask('be.jpg'), ask('be.jpeg')])

    expect(jpg.headers.get('etag')).to.equal(jpeg.headers.get('etag'))
  })

  it('answers 503 if the budget of unsent bytes has no room for the flag, and still sends a small one', async () => {
    await using full = await start({}, { maxUnsentBytes: 1 })

    const [large, small] = [await fetch(`${full.imagesUrl}/flags/bo`), await fetch(`${full.imagesUrl}/flags/fr`)]

    expect([large.status, large.headers.get('retry-after'), small.status]).to.deep.equal([503, '5', 200])
    expect(await large.json()).to.have.nested.property('error.code', 'OVERLOADED')
  })

  it('shows the flag', async () => {
    const pixels = await sharp(await bytesOf(await ask('fr.png'))).removeAlpha().raw().toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)]

    expect([at(50, 120), at(160, 120), at(270, 120)]).to.deep.equal([[0, 0, 145], [255, 255, 255], [225, 0, 15]])
  })

  it('returns 320 by 240 pixels, or the requested width', async () => {
    const sizes = await Promise.all(['fr.png', 'np.webp?w=16', 'fr.jpg?w=1024', 'fr.png?w=101'].map(async file => {
      const { width, height } = await sharp(await bytesOf(await ask(file))).metadata()
      return [width, height]
    }))

    expect(sizes).to.deep.equal([[320, 240], [16, 12], [1024, 768], [101, 76]])
  })

  it('gives an SVG the requested width', async () => {
    expect(await (await ask('fr?w=64')).text()).to.match(/^<svg width="64" height="48" xmlns=/)
  })

  for (const file of ['cote-d-ivoire', 'C%C3%B4te%20d%E2%80%99Ivoire', 'COTE_D\'IVOIRE', 'ci', 'CIV', '384']) {
    it(`finds the flag as ${file}`, async () => {
      const [response, expected] = await Promise.all([ask(`${file}.png`), ask('ci.png')])

      expect(response.status).to.equal(200)
      expect(response.headers.get('etag')).to.equal(expected.headers.get('etag'))
    })
  }

  it('finds flags by names with dots', async () => {
    const statuses = await Promise
      .all(['St.%20Lucia', 'St.%20Lucia.png', 'U.S.%20Virgin%20Islands', 'U.S.A.svg'].map(async file =>
        (await ask(file)).status
      ))

    expect(statuses).to.deep.equal([200, 200, 200, 200])
  })

  it('allows any site to cache and display the flag, and forbids scripts in it', async () => {
    const { headers } = await ask('de.svg')

    expect(Object.fromEntries(['cache-control', 'access-control-allow-origin', 'content-security-policy',
      'x-content-type-options',
      'cross-origin-resource-policy'].map(name => [name, headers.get(name)]))).to.deep.equal({
      'cache-control': 'public, s-maxage=2592000, max-age=86400',
      'access-control-allow-origin': '*',
      'content-security-policy': 'default-src \'none\'; style-src \'unsafe-inline\'; sandbox',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers.get('access-control-expose-headers')).to.include('X-Logo-Source')
  })

  for (const file of ['it', 'it.png']) {
    it(`answers 304 for ${file} if the client has it`, async () => {
      const { headers } = await ask(file)
      const etag = headers.get('etag')!

      const answers = await Promise.all([etag, etag.replace('W/', ''), `"other", ${etag}`, '*', '"other"'].map(tags =>
        ask(file, { headers: { 'If-None-Match': tags } })
      ))

      expect(answers.map(({ status }) => status)).to.deep.equal([304, 304, 304, 304, 200])
      for (const name of ['etag', 'cache-control', 'x-logo-source', 'access-control-allow-origin']) {
        expect(answers[0]!.headers.get(name), name).to.equal(headers.get(name))
      }
      expect(await answers[0]!.text()).to.equal('')
    })
  }

  for (const file of ['es', 'es.webp', 'zz', 'es.gif']) {
    it(`answers HEAD of ${file} as GET, without the body`, async () => {
      const headers = { 'Accept-Encoding': 'identity' } // Content-Length is then the length that fetch returns
      const [get, head] = await Promise.all([ask(file, { headers }), ask(file, { headers, method: 'HEAD' })])
      // these headers may differ, because the HEAD request has its own connection
      const changing = ['x-request-id', 'date', 'connection', 'keep-alive']
      const shown = ({ headers }: Response) =>
        Object.fromEntries([...headers].filter(([name]) => !changing.includes(name)))

      expect(head.status).to.equal(get.status)
      expect(shown(head)).to.deep.equal(shown(get))
      expect(Number(head.headers.get('content-length'))).to.equal((await bytesOf(get)).length).and.to.be.above(0)
      expect((await bytesOf(head)).length).to.equal(0)
    })
  }

  it('answers 404 for an unknown flag, which clients may cache for a short time', async () => {
    const response = await ask('atlantis.png')

    expect(response.status).to.equal(404)
    expect(response.headers.get('cache-control')).to.equal('public, max-age=300')
    expect(response.headers.get('access-control-allow-origin')).to.equal('*')
    expect(await response.json()).to.have.nested.property('error.code', 'NOT_FOUND')
  })

  it('finds flags by names that end in a dot, and by names of other lists', async () => {
    const files = ['U.S.A.', 'U.S.A..png', 'Congo%2C%20Dem.%20Rep.', 'Taiwan*', 'R.-U.']
    const statuses = await Promise.all(files.map(async file => (await ask(file)).status))

    expect(statuses).to.deep.equal([200, 200, 200, 200, 200])
  })

  it('names the flags that an alias may mean', async () => {
    const response = await ask('Virgin%20Islands')

    expect(response.status).to.equal(404)
    expect(await response.json()).to.have.nested.property('error.message',
      'This alias means several flags: /flags/vg, /flags/vi')
  })

  for (
    const [file, path] of [
      ['', 'file'],
      ['.png', 'file'],
      ['fr.gif', 'file'],
      ['fr.', 'file'],
      ['fr.png.', 'file'],
      ['---', 'file'],
      ['fr%00', 'file'],
      ['fr%2Fde', 'file'],
      ['%3Cscript%3E', 'file'],
      ['..%2F..%2Fsecret.key', 'file'],
      [`${'a'.repeat(101)}`, 'file'],
      ['%ff', ''],
      ['fr.png?w=15', 'w'],
      ['fr.png?w=1025', 'w'],
      ['fr.png?w=1e2', 'w'],
      ['fr.png?w=', 'w'],
      ['fr.png?w=64&w=65', 'w'],
    ] as const
  ) {
    it(`answers 400 for /flags/${file}`, async () => {
      const response = await ask(file)
      const { error } = await response.json() as { error: { code: string, details: { path: string }[] } }

      expect(response.status).to.equal(400)
      expect(error.code).to.equal('VALIDATION_ERROR')
      expect(error.details.map(fault => fault.path)).to.include(path)
      expect(response.headers.get('access-control-allow-origin')).to.equal('*')
    })
  }

  it('reads a dot as a part of the name if no format follows', async () => {
    const [dotted, plain, formatted] = await Promise
      .all(['st.helena', 'saint-helena', 'st.helena.png'].map(file => ask(file)))

    expect(await dotted!.text()).to.equal(await plain!.text())
    expect(formatted!.headers.get('content-type')).to.equal('image/png')
  })

  it('serves only the flags of the package, and no other file', async () => {
    const statuses = await Promise
      .all(['..', '%2e%2e', '..%5Cfr', 'country.json', 'fr.svg.svg'].map(async file => (await ask(file)).status))

    expect(statuses.every(status => status === 400 || status === 404)).to.equal(true)
  })
})

describe('the error for a wrong image path', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  for (const [path, message] of [
    ['/flags/', /^must be the alias of a flag, as in \/flags\/fr /],
    ['/flags/%3Cscript%3E', /^must be the alias of a flag, as in \/flags\/fr /],
    ['/flags/fr.gif', /^must end in one of the formats svg, /],
    ['/', /^must be the domain name of a site, as in \/example\.com; .*\/openapi\.json/],
  ] as const) {
    it(`has one message that describes a valid path, for ${path}`, async () => {
      const response = await fetch(service.imagesUrl + path)

      expect(response.status).to.equal(400)
      const { error } = await response.json() as { error: { details: { message: string }[] } }
      expect(error.details).to.have.length(1)
      expect(error.details[0]!.message).to.match(message)
    })
  }
})

describe('GET /flags', () => {
  it('answers 400 if the path names no flag', async () => {
    await using service = await start()

    const response = await fetch(`${service.imagesUrl}/flags`)

    expect(response.status).to.equal(400)
    expect(await response.json()).to.have.nested.property('error.details').that.deep.equals([{
      path: 'file',
      message: 'is required',
    }])
  })
})

describe('a rendered flag', () => {
  /** Waits for rendered flags on disk. The response does not wait for them. */
  async function stored({ folder }: Started): Promise<string[]> {
    const cache = join(folder, 'cache/flags')
    const files = () => existsSync(cache) ? readdirSync(cache) : []
    await until(() => files().length > 0 && !files().some(file => file.endsWith('.part')))
    return files()
  }

  it('is rendered once for concurrent requests, and cached on disk', async () => {
    await using service = await start()

    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${service.imagesUrl}/flags/mx.png`)))

    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).to.equal(1)
    expect(await stored(service)).to.have.lengthOf(1)
  })

  it('is served from disk after a restart, and not rendered again', async () => {
    await using before = await start()
    const first = await fetch(`${before.imagesUrl}/flags/mx.webp`)
    const [file] = await stored(before)
    await using after = await start({ DATA_DIR: before.folder })
    const place = join(before.folder, 'cache/flags', file!)

    const second = await fetch(`${after.imagesUrl}/flags/mx.webp`)
    rmSync(place)
    const third = await fetch(`${after.imagesUrl}/flags/mx.webp`)

    expect([second, third].map(({ headers }) => headers.get('etag'))).to.deep.equal([first.headers.get('etag'),
      first.headers.get('etag')])
    expect(existsSync(place), 'rendered again').to.equal(false)
  })

  it('is rendered again if its file is incomplete', async () => {
    await using before = await start()
    const whole = Buffer.from(await (await fetch(`${before.imagesUrl}/flags/mx.jpg`)).arrayBuffer())
    writeFileSync(join(before.folder, 'cache/flags', (await stored(before))[0]!), whole.subarray(0, 1_000))
    await using after = await start({ DATA_DIR: before.folder })

    const again = Buffer.from(await (await fetch(`${after.imagesUrl}/flags/mx.jpg`)).arrayBuffer())

    expect(again.equals(whole)).to.equal(true)
  })

  it('is served if it cannot be cached, and the failure is logged once', async () => {
    await using service = await start()
    writeFileSync(join(service.folder, 'cache'), 'no folder')

    const failures = () => service.logged.filter(line => line.includes('could not be stored'))
    const ask = (files: readonly string[]) =>
      Promise.all(files.map(file => fetch(`${service.imagesUrl}/flags/${file}`)))

    const answers = await ask(['fr.png', 'de.png', 'it.png'])
    await until(() => failures().length > 0)
    const more = await ask(['es.png', 'pt.png'])

    expect([...answers, ...more].map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200])
    expect(failures()).to.have.lengthOf(1)
  })
})
