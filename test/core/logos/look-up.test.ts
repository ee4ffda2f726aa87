import { expect } from 'chai'
import { createLookUp, decodeData } from '../../../src/core/logos/look-up.ts'
import { logoSources } from '../../../src/sources/logos/index.ts'
import type { LogoSource } from '../../../src/sources/logos/logo-source.ts'
import type { Client, Request } from '../../../src/sources/egress/client.ts'
import { ico, markOf } from '../../../src/upstreams/drawing.ts'
import { endlessSvg, logoWorld, mark, plainPng, pngMark, svgMark } from '../../support/logo-world.ts'

describe('the logo of a site', () => {
  async function find(
    page: string,
    paths: Record<string, Buffer | string> = {},
    edge?: number,
  ): Promise<{ found: string, asked: string[] }> {
    await using world = await logoWorld({
      sites: { 'site.example': { '/': page, ...paths } },
      painter: { limitMs: 1_000 },
    })
    return { found: await world.find('site.example', edge), asked: world.asked }
  }

  it('is the largest image of any source if all are too small', async () => {
    const { found } = await find(
      '<link rel="icon" href="/a.png" sizes="64x64"><meta property="og:logo" content="/b.png">',
      { '/a.png': await pngMark(64), '/b.png': await pngMark(100) },
    )

    expect(found).to.equal('site-logo 100x100')
  })

  it('comes from the earlier source if both are too small and equal in size', async () => {
    const { found } = await find(
      '<link rel="icon" href="/a.png" sizes="64x64"><meta property="og:logo" content="/a.png">',
      { '/a.png': await pngMark(64) },
    )

    expect(found).to.equal('site-icons 64x64')
  })

  it('is chosen by its real size, not by its declared size', async () => {
    const { found } = await find(
      '<link rel="icon" href="/lies.png" sizes="512x512"><link rel="icon" href="/true.png" sizes="192x192">',
      { '/lies.png': await pngMark(32), '/true.png': await pngMark(192) }, 512,
    )

    expect(found).to.equal('site-icons 192x192')
  })

  for (const [what, image] of [
    ['of one colour', () => plainPng(128)],
    ['of a few pixels', () => pngMark(12)],
    ['a web page', async () => Buffer.from('<html>not found</html>')],
    ['larger than 1 MiB', async () => Buffer.concat([await pngMark(128), Buffer.alloc(1_048_577)])],
    ['endless', async () => Buffer.from(endlessSvg)],
    ['empty', async () => Buffer.alloc(0)],
  ] as const) {
    it(`is never an image that is ${what}`, async () => {
      const page = '<link rel="icon" href="/a.png" sizes="128x128">'

      expect((await find(page, { '/a.png': await image() })).found).to.equal('none')
    })
  }

  it('may be embedded in the page', async () => {
    const png = (await pngMark(150)).toString('base64')

    const { found } = await find(`<link rel="apple-touch-icon" href="data:image/png;base64,${png}">`)

    expect(found).to.equal('site-icons 150x150')
  })

  it('is looked up at the usual paths if the site has no HTML page', async () => {
    await using world = await logoWorld({ sites: { 'wall.example': {
      '/': { status: 403, body: 'go away' }, '/favicon.ico': ico(128, markOf('wall')),
    } } })

    expect(await world.find('wall.example')).to.equal('site-icons 128x128')
    expect(world.asked)
      .to.deep.equal(['', '', 'apple-touch-icon.png', 'favicon.ico'].map(path => `wall.example/${path}`))
  })

  it('is looked up below www if the domain alone refuses, answers with no page, or fails', async () => {
    const icon = { '/': '<link rel="icon" href="a.png" sizes="192x192">', '/a.png': await pngMark(192) }
    await using world = await logoWorld({ sites: {
      'refuses.example': { '/': { status: 403, body: 'go away' } },
      'www.refuses.example': icon,
      'text.example': { '/': { headers: { 'content-type': 'text/plain' }, body: 'hello' } },
      'www.text.example': icon,
      'loops.example': { '/': { status: 302, headers: { location: 'https://loops.example/' }, body: '' } },
      'www.loops.example': icon,
    } })

    const found = []
    for (const domain of ['refuses.example', 'text.example', 'loops.example']) found.push(await world.find(domain))

    expect(found).to.deep.equal(Array(3).fill('site-icons 192x192'))
  })

  it('is at a usual path if no address has a readable page', async () => {
    const loop = { status: 302, headers: { location: '/' }, body: '' }
    await using world = await logoWorld({ sites: {
      'loops.example': { '/': loop, '/apple-touch-icon.png': await pngMark(180) }, 'www.loops.example': { '/': loop },
    } })

    expect(await world.find('loops.example')).to.equal('site-icons 180x180')
  })

  it('is the fifth icon of a page if the four before it are missing', async () => {
    const icons = [0, 1, 2, 3, 4].map(index => `<link rel="icon" href="/${index}.png" sizes="192x192">`)

    expect((await find(icons.join(''), { '/4.png': await pngMark(192) })).found).to.equal('site-icons 192x192')
  })

  it('is looked up on the page to which a meta element leads, and before it if that page fails', async () => {
    const icon = '<link rel="icon" href="b.png" sizes="128x128">'
    const refresh = `<meta http-equiv="Refresh" content="0; URL='/en/'">${icon}`
    const images = { '/en/a.png': await pngMark(192), '/b.png': await pngMark(128) }

    const { found } = await find(refresh, { '/en/': '<link rel="icon" href="a.png" sizes="192x192">', ...images }, 192)
    const { found: without, asked } = await find(refresh, images)
    const { found: turns } = await find(`<meta http-equiv="refresh" content="3;url=/">${icon}`, images)

    expect([found, without, turns]).to.deep.equal(['site-icons 192x192', 'site-icons 128x128', 'site-icons 128x128'])
    expect(asked.slice(0, 2)).to.deep.equal(['site.example/', 'site.example/en/'])
  })

  it('is looked up on the page that the address redirects to', async () => {
    await using world = await logoWorld({ sites: {
      'old.example': { '/': { status: 301, headers: { location: 'https://new.example/home/' }, body: '' } },
      'new.example': {
        '/home/': '<link rel="icon" href="icon.svg">',
        '/home/icon.svg': { headers: { 'content-type': 'image/svg+xml' }, body: svgMark },
      },
    } })

    expect(await world.find('old.example')).to.equal('site-icons 512x512')
  })

  it('is read from the start of a page that is too large', async () => {
    expect((await find(
      `<link rel="icon" href="/a.png" sizes="192x192">${'x'.repeat(1_500_000)}`, { '/a.png': await pngMark(192) },
    )).found).to.equal('site-icons 192x192')
  })

  it('costs few requests, even if a page names many icons', async () => {
    const icons = Array.from({ length: 50 }, (_, index) => `<link rel="icon" href="/${index}.png" sizes="192x192">`)

    const { found, asked } = await find(icons.join(''))

    expect(found).to.equal('none')
    expect(asked.filter(address => /\d\.png$/.test(address))).to.have.length(12)
  })

  it('is downloaded within limits', async () => {
    await using world = await logoWorld()
    const sent: Request[] = []
    const client: Pick<Client, 'send'> = {
      send(request, signal) {
        sent.push(request)
        return world.client.send(request, signal)
      },
    }
    const lookUp = createLookUp({ sources: logoSources, client, painter: world.painter, clock: world.clock })

    for (const host of ['aurora.example', 'sable.example', 'gale.example', 'nimbus.example']) {
      await lookUp(host, 128, new AbortController().signal)
    }

    const downloads = sent.filter(({ url }) => !url.startsWith('https://dns.google/'))
    expect(downloads).to.have.length.above(15)
    for (const { maxBytes, redirects, timeoutMs } of downloads) {
      expect({ maxBytes, redirects, timeoutMs }).to.deep.equal({ maxBytes: 1_048_576, redirects: 3, timeoutMs: 5_000 })
    }
  })

  it('is not the placeholder letter of a service', async () => {
    const tile = await mark(128).flatten({ background: '#20a060' }).png().toBuffer()
    await using world = await logoWorld({
      sites: { 't1.gstatic.com': { '/faviconV2': tile }, 'silent.example': { '/': '' } },
    })

    expect(await world.find('silent.example')).to.equal('none')
  })

  it('may come from a service with another placeholder', async () => {
    const tile = await mark(128).flatten({ background: '#20a060' }).png().toBuffer()
    const service: LogoSource = {
      slug: 'service',
      homepage: 'https://service.example/',
      candidates: async () => [{ url: 'https://service.example/real', edge: 128 }],
      placeholder: () => 'https://service.example/invented',
    }
    await using one = await logoWorld({
      sources: [service],
      sites: { 'service.example': { '/real': await pngMark(128), '/invented': tile } },
    })
    await using same = await logoWorld({
      sources: [service],
      sites: { 'service.example': { '/real': tile, '/invented': tile } },
    })

    expect([await one.find('site.example'), await same.find('site.example')]).to.deep.equal(['service 128x128', 'none'])
  })

  it('costs one placeholder request to a service per day', async () => {
    await using world = await logoWorld()

    for (const host of ['quartz.example', 'quartz.example', 'quiet.example']) await world.find(host)

    expect(world.requests.get('www.google.com')).to.equal(4) // three for the look-ups, one for an impossible name
  })

  it('is the image that was found in time if the sources hang', async () => {
    await using world = await logoWorld({
      sites: { 'site.example': { '/': '<link rel="icon" href="/a.png">', '/a.png': await pngMark(64) } },
    })
    const deadline = new AbortController()
    /** Reads the image, and lets the deadline pass after that. */
    const painter: typeof world.painter = {
      ...world.painter,
      async read(...image) {
        const picture = await world.painter.read(...image)
        setImmediate(() => deadline.abort(new DOMException('too late', 'TimeoutError')))
        return picture
      },
    }
    const lookUp = createLookUp({
      sources: [
        logoSources[1]!,
        {
          slug: 'slow', homepage: '',
          candidates: (_site, _edge, { signal }) =>
            new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
        },
      ],
      client: world.client, painter, clock: world.clock,
    })

    const { found, failures } = await lookUp('site.example', 128, deadline.signal)

    expect(found?.source).to.equal('site-icons')
    expect(failures.map(({ code }) => code)).to.deep.equal(['UPSTREAM_TIMEOUT'])
  })

  for (const outcome of ['failure', 'limited', 'blocked', 'drop', 'broken', 'changed', 'none'] as const) {
    it(`is undefined if every source simulates "${outcome}"`, async () => {
      await using world = await logoWorld({ outcome: () => outcome })

      expect(await world.find('aurora.example')).to.equal('none')
    })
  }
})

describe('decodeData', () => {
  for (const [url, text] of [
    ['data:image/png;base64,aGVsbG8=', 'hello'],
    ['data:image/svg+xml,%3Csvg%3E', '<svg>'],
    ['data:;charset=utf-8;base64,aGVsbG8', 'hello'],
    ['data:,a,b', 'a,b'],
    ['data:image/png;BASE64,aGVs%62G8=', 'hello'],
    ['data:', undefined], ['data:image/png', undefined], ['data:,', undefined],
    ['data:,100%', '100%'],
    ['data:,%zz', '%zz'],
    ['data:image/svg+xml,<svg width="100%">%3C/svg>', '<svg width="100%"></svg>'],
    ['data:,%c3%a9é', 'éé'],
    [`data:,${'x'.repeat(1_048_577)}`, undefined],
  ] as const) {
    it(`returns ${text ?? 'undefined'} for ${url.slice(0, 40)}`, () => {
      expect(decodeData(url)?.toString()).to.equal(text)
    })
  }
})
