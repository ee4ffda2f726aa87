import { expect } from 'chai'
import fc from 'fast-check'
import { bestFirst, largestOf } from '../../../src/sources/logos/logo-source.ts'
import { readPage } from '../../../src/sources/logos/page.ts'
import { readManifest } from '../../../src/sources/logos/site-manifest.ts'
import { countTurns } from '../../support/turns.ts'

const at = 'https://site.example/en/'
const iconsOf = async (html: string) => (await readPage(html, at)).icons.map(({ url, edge }) => [url, edge])
const logosOf = async (html: string) => (await readPage(html, at)).logos.map(({ url }) => url)
const ld = (text: string) => `<script type="application/ld+json">${text}</script>`

describe('readPage', () => {
  it('returns icons with their sizes', async () => {
    const icons = await iconsOf(`
      <link rel="icon" href="a.png" sizes="16x16 48x48"><LINK REL='Shortcut Icon' HREF=/b.ico>
      <link rel="apple-touch-icon" href="//cdn.example/c.png">
      <link rel="apple-touch-icon-precomposed" sizes="152x152" href="d.png">
      <link href="e.svg" rel="icon" sizes="any"><link rel=icon type="image/svg+xml" href="/f">
      <link rel="icon" sizes="96x32" href="g.png">`)

    expect(icons).to.deep.equal([
      ['https://site.example/en/a.png', 48], ['https://site.example/b.ico', 48], ['https://cdn.example/c.png', 180],
      ['https://site.example/en/d.png', 152],
      ['https://site.example/en/e.svg', Infinity],
      ['https://site.example/f', Infinity],
      ['https://site.example/en/g.png', 32],
    ])
  })

  it('ignores icons without a usable address or without colours', async () => {
    expect(await iconsOf(`<link rel="icon"><link rel="icon" href=""><link rel="icon" href="javascript:alert(1)">
      <link rel="icon" href="ftp://a/b"><link rel="icon" href="http://[broken"><link rel="mask-icon" href="m.svg">
      <link rel="stylesheet" href="icon.css">`))
      .to.deep.equal([])
  })

  it('resolves addresses against the base element, and decodes entities', async () => {
    const { icons, manifest } = await readPage(
      '<base href="/app/"><base href="/other/"><link rel="manifest" href="m.json?a=1&amp;b=2">'
        + '<link rel="icon" href="i.png">',
      at,
    )

    expect(manifest).to.equal('https://site.example/app/m.json?a=1&b=2')
    expect(icons[0]?.url).to.equal('https://site.example/app/i.png')
  })

  it('reads broken, truncated and non-HTML pages', async () => {
    const broken = '<html><head><p>x</head><<link rel="icon" href="a.png"><link rel="icon" href="b.p'

    expect(await iconsOf(broken)).to.deep.equal([['https://site.example/en/a.png', 48]])
    expect(await iconsOf('\0\u{fffd}<<<>>>{"a":1}')).to.deep.equal([])
  })

  it('reads as deep as browsers nest elements, and no deeper', async () => {
    const icon = '<link rel="icon" href="a.png">'

    expect(await iconsOf('<div>'.repeat(500) + icon)).to.have.length(1)
    expect(await iconsOf('<div><br><img></div>'.repeat(5_000) + icon)).to.have.length(1)
    expect(await iconsOf(icon + '<div>'.repeat(200_000))).to.have.length(1)
    expect(await iconsOf('<div>'.repeat(5_000) + icon)).to.have.length(0)
    expect(await iconsOf('<svg></p>'.repeat(5_000) + icon)).to.have.length(0)
  })

  it('returns a limited number of icons', async () => {
    expect(await iconsOf('<link rel="icon" href="a.png">'.repeat(10_000))).to.have.length(64)
  })

  it('returns the logo from each kind of markup', async () => {
    expect(await logosOf('<meta property="og:logo" content="/a.png">')).to.deep.equal(['https://site.example/a.png'])
    expect(await logosOf(ld('{"@type":"Organization","logo":"https://cdn.example/b.png"}')))
      .to.deep.equal(['https://cdn.example/b.png'])
    const publisher = '{"@type":"Organization","logo":{"@type":"ImageObject","url":"c.png"}}'
    expect(await logosOf(ld(`[{"@graph":[{"@type":"WebSite","publisher":${publisher}}]}]`)))
      .to.deep.equal(['https://site.example/en/c.png'])
    expect(await logosOf(ld('{"logo":[{"contentUrl":"/d.png"},"/e.png"]}')))
      .to.deep.equal(['https://site.example/d.png', 'https://site.example/e.png'])
    const images = '<div itemscope><img itemprop="logo" src="/f.png"><link itemprop="logo" href="/g.svg"></div>'
    expect(await logosOf(images)).to.deep.equal([
      'https://site.example/f.png', 'https://site.example/g.svg',
    ])
  })

  it('ignores invalid JSON-LD', async () => {
    expect(await logosOf(`${ld('{"logo":')}${ld('')}${ld('null')}${
      ld('{"logo":{"a":1}}')
    }<script>{"logo":"/a.png"}</script>`)).to.deep.equal([])
    expect(await logosOf(ld(`${'{"a":'.repeat(50)}{"logo":"/deep.png"}${'}'.repeat(50)}`))).to.deep.equal([])
  })

  it('reads a large page in turns with other work of the process', async () => {
    const turns = await countTurns(() => readPage('<link rel="icon" href="a.png"></link>'.repeat(28_000), at))

    expect(turns).to.be.above(2)
  })

  it('never throws on any text', async () => {
    const pieces = fc.constantFrom(
      '<link rel="icon" href="',
      '">',
      '<base href=',
      '<script type="application/ld+json">',
      '</script>',
      '{"logo":',
      '"x"',
      '<meta property="og:logo" content=',
      '&#x',
      '\0',
      '<!--',
      'http://',
    )
    await fc.assert(fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), async parts => {
      for (const { url } of (await readPage(parts.join(''), at)).icons) expect(url).to.match(/^(?:https?|data):/)
    }), { numRuns: 500 })
  })
})

describe('a web application manifest', () => {
  const read = async (icons: unknown, edge = 128) => (await readManifest(
    Buffer.from(JSON.stringify({ icons })), 'https://site.example/m/app.json', edge,
  )).map(({ url }) => url.replace('https://site.example/m/', ''))

  it('lists the smallest sufficient icon first', async () => {
    expect(await read([
      { src: '48', sizes: '48x48' }, { src: '512', sizes: '512x512' }, { src: '192', sizes: '192x192' },
      { src: '96', sizes: '72x72 96x96' },
    ]))
      .to.deep.equal(['192', '512', '96', '48'])
  })

  it('lists maskable icons last, and no monochrome ones', async () => {
    expect(await read([
      { src: 'cut', sizes: '192x192', purpose: 'maskable' }, { src: 'mono', sizes: '192x192', purpose: 'monochrome' },
      { src: 'both', sizes: '96x96', purpose: 'any maskable' },
    ]))
      .to.deep.equal(['both', 'cut'])
  })

  it('has no icons if it is not a manifest', async () => {
    const texts = ['', 'null', '[]', '{"icons":{}}', '{"icons":[null,1,{"src":5},{"sizes":"1x1"}]}', '<html>']

    for (const text of texts) {
      expect(await readManifest(Buffer.from(text), 'https://site.example/', 128), text).to.deep.equal([])
    }
  })
})

describe('candidates of a logo', () => {
  it('are sorted with sufficient sizes first', () => {
    const candidates = [16, 64, 180, 512, Infinity].map(edge => ({ url: String(edge), edge }))

    expect(bestFirst(candidates, 128).map(({ edge }) => edge)).to.deep.equal([180, 512, Infinity, 64, 16])
    expect(bestFirst(candidates, 512).map(({ edge }) => edge)).to.deep.equal([512, Infinity, 180, 64, 16])
  })

  for (
    const [sizes, edge] of [
      ['16x16', 16],
      ['16X16  32x32', 32],
      ['any', Infinity],
      ['', undefined],
      ['0x0', undefined],
      ['large', undefined],
      ['32', undefined],
      [undefined, undefined],
    ] as const
  ) {
    it(`read sizes="${sizes}"`, () => expect(largestOf(sizes)).to.equal(edge))
  }
})
