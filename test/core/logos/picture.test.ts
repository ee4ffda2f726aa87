import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import sharp from 'sharp'
import { drawPicture, readPicture } from '../../../src/core/logos/picture.ts'
import { looksAlike } from '../../../src/lib/perceptual-hash.ts'
import { ico, markOf, pngOf } from '../../../src/upstreams/drawing.ts'
import { serve } from '../../sources/egress/support.ts'
import { mark, plainPng, pngMark, svgMark } from '../../support/logo-world.ts'

const refused = (bytes: Buffer | string) => readPicture(Buffer.from(bytes)).then(() => 'read', () => 'refused')
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await readPicture(bytes)
  return [width, height]
}
const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  Buffer.from(`<svg ${xmlns} ${attributes}>${inside}</svg>`)

describe('a foreign image', () => {
  for (const [format, make] of [
    ['PNG', () => mark(64).png()], ['PNG with a palette', () => mark(64).png({ palette: true })],
    ['PNG of 16 bits', () => mark(64).toColourspace('rgb16').png()],
    ['grey PNG', () => mark(64).flatten({ background: '#fff' }).greyscale().png()],
    ['JPEG', () => mark(64).flatten({ background: '#fff' }).jpeg()], ['WebP', () => mark(64).webp()],
    ['GIF', () => mark(64).gif()], ['AVIF', () => mark(64).avif()],
  ] as const) {
    it(`is read as ${format}`, async () => {
      const picture = await readPicture(await make().toBuffer())
      const { format: read, channels, depth } = await sharp(picture.png).metadata()

      expect([picture.width, picture.height, picture.isPlain]).to.deep.equal([64, 64, false])
      expect([read, channels, depth]).to.deep.equal(['png', 4, 'uchar'])
    })
  }

  it('is read as ICO, with the largest readable picture', async () => {
    const whole = ico(96, markOf('a'))
    const broken = Buffer.from(whole)
    broken.fill(0, broken.length - 400) // damages the PNG, which is the last image of the file

    expect([await sizeOf(whole), await sizeOf(broken)]).to.deep.equal([[96, 96], [32, 32]])
  })

  it('is rendered at the largest size if it is an SVG, compressed or not', async () => {
    expect([
      await sizeOf(Buffer.from(svgMark)),
      await sizeOf(gzipSync(svgMark)),
      await sizeOf(svg(
        '<circle cx="5" cy="1" r="1"/><circle cx="1" cy="1" r="1" fill="red"/>',
        'width="20" height="5"',
      )),
    ])
      .to.deep.equal([[512, 512], [512, 512], [512, 128]])
  })

  it('is drawn as large as its shapes if it is an SVG without a usable size', async () => {
    const shapes = '<circle cx="50" cy="50" r="40" fill="red"/><rect x="10" y="10" width="20" height="20"/>'

    expect([
      await sizeOf(svg(shapes, '')),
      await sizeOf(svg(shapes, 'width="0" height="0"')),
      await sizeOf(svg(shapes, 'width="100%" height="100%"')),
    ]).to.deep.equal([[512, 512], [512, 512], [512, 512]])
  })

  it('is read as BMP', async () => {
    const { data, info: { width, height } } = await mark(32).flatten().raw().toBuffer({ resolveWithObject: true })
    const head = Buffer.alloc(54)
    head.write('BM')
    for (const [at, value] of [[10, 54], [14, 40], [18, width], [22, -height]] as const) head.writeInt32LE(value, at)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(24, 28)

    expect(await sizeOf(Buffer.concat([head, data]))).to.deep.equal([32, 32])
    expect(await refused(Buffer.concat([head, data.subarray(0, 99)]))).to.equal('refused')
  })

  it('is refused if it is text that no font has', async () => {
    const text = (inside: string) => svg(`<text y=".9em" font-size="90">${inside}</text>`, 'viewBox="0 0 100 100"')

    expect(await Promise.all(['\u{10fffd}', '&#x378;', '<tspan>\u0378</tspan>'].map(one => refused(text(one)))))
      .to.deep.equal(['refused', 'refused', 'refused'])
    expect(await refused(svg('<title>\u0378</title><circle cx="5" cy="5" r="4"/><path d="M1 1h3v1H1z" fill="red"/>')))
      .to.equal('read')
  })

  it('keeps its proportions and is not enlarged', async () => {
    const wide = await readPicture(await pngMark(1_000, 250))
    const small = await readPicture(await pngMark(20, 40))
    const sizes = await Promise.all([wide, small].map(async ({ png }) => {
      const { width, height } = await sharp(png).metadata()
      return [width, height]
    }))

    expect([wide.width, wide.height]).to.deep.equal([1_000, 250])
    expect(sizes).to.deep.equal([[512, 128], [20, 40]])
  })

  it('is rotated by its EXIF orientation', async () => {
    expect(await sizeOf(await mark(60, 30).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer())).to.deep
      .equal([30, 60])
  })

  for (const format of ['gif', 'webp'] as const) {
    it(`is the first picture of an animated ${format}`, async () => {
      const frames = await Promise.all(['#c02020', '#20c020'].map(colour => mark(32, 32, colour).png().toBuffer()))
      const animated = await sharp(frames, { join: { animated: true } })[format]({ loop: 0 }).toBuffer()

      const { png, width, height } = await readPicture(animated)
      const [red, green] = await sharp(png).extract({ left: 8, top: 6, width: 1, height: 1 }).raw().toBuffer()

      expect((await sharp(animated).metadata()).pages).to.equal(2)
      expect([width, height]).to.deep.equal([32, 32])
      expect(red! > 150 && green! < 80).to.equal(true)
    })
  }

  it('is refused if it has too many pixels, in any file size', async () => {
    const tall = await sharp({ create: { width: 8, height: 4_097, channels: 3, background: '#fff' } }).png().toBuffer()
    const flat = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } }).png()
      .toBuffer()

    expect(flat.length).to.be.below(200_000)
    expect([
      await refused(tall), await refused(flat), await refused(pngOf(60_000, 60_000, Buffer.from('lies'))),
    ]).to.deep.equal(['refused', 'refused', 'refused'])
  })

  it('is refused if it is broken, empty, a web page, text or of an unsupported kind', async () => {
    const whole = await pngMark(64)
    const tiff = await mark(64).tiff().toBuffer()

    const outcomes = await Promise.all([
      whole.subarray(0, 200),
      '',
      '<!doctype html><html><svg viewBox="0 0 9 9"></svg></html>',
      'hello',
      '{"a":1}',
      tiff,
      '%PDF-1.7',
      'II*\0',
    ].map(refused))

    expect(new Set(outcomes)).to.deep.equal(new Set(['refused']))
  })

  it('is refused if it is an SVG of absurd size, or a decompression bomb', async () => {
    const nested = [...'bcdefghij'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
      .join('')
    const laughs =
      `<!DOCTYPE svg [<!ENTITY a "ha">${nested}]>` +
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&j;</text></svg>`

    expect(await refused(svg('<circle r="5"/>', 'width="9000000" height="9000000"'))).to.equal('refused')
    expect(await refused(svg('<circle r="5"/>', 'width="1" height="1000000"'))).to.equal('refused')
    expect(await refused(laughs)).to.equal('refused')
    expect(await refused(gzipSync(Buffer.alloc(50_000_000)))).to.equal('refused')
  })

  it('loads no external references', async () => {
    await using server = await serve((_request, response) => response.end())
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-svg-'))
    const file = join(folder, 'secret.png')
    await mark(32).png().toFile(file)
    const references = [file, `file://${file}`, `${server.origin}/a.png`]

    const pictures = await Promise.all(references.flatMap(to => [
      `<image href="${to}" width="10" height="10"/>`,
      `<image xlink:href="${to}" width="10" height="10"/>`,
      `<use href="${to}#a"/>`,
      `<style>@import url("${to}");</style><rect style="fill:url(${to})" width="0" height="0"/>`,
    ]).map(inside => readPicture(svg(inside))))
    const entities = `<!DOCTYPE svg [<!ENTITY a SYSTEM "${server.origin}/x"><!ENTITY b SYSTEM "file:///etc/hostname">]>`
    const entity = await refused(entities + svg('<text>&a;&b;</text>').toString())
    await rm(folder, { recursive: true })

    expect(pictures.every(({ isPlain: plain }) => plain)).to.equal(true) // no external image is drawn
    expect(entity).to.equal('refused')
    expect(server.connections).to.equal(0)
  })

  for (
    const [what, make, plain] of [
      ['one colour', () => plainPng(64), true],
      ['nothing', () =>
        sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } }).png()
          .toBuffer(), true],
      [
        'one colour, as JPEG',
        () =>
          sharp({ create: { width: 64, height: 64, channels: 3, background: '#b04010' } }).jpeg({ quality: 40 })
            .toBuffer(),
        true,
      ],
      ['a disc', () => sharp(svg('<circle cx="5" cy="5" r="5" fill="red"/>')).png().toBuffer(), true],
      ['a tile with round corners', () =>
        sharp(svg('<rect width="10" height="10" rx="2.5" fill="navy"/>')).png().toBuffer(), true],
      ['a letter of one colour on nothing', () => sharp(svg('<path d="M3 1h2v6h3v2H3z"/>')).png().toBuffer(), false],
      ['a tile with a hole', () =>
        sharp(svg('<path fill-rule="evenodd" d="M0 0h10v10H0zM4 3h3v3H4z"/>')).png().toBuffer(), false],
      [
        'a white letter on a tile',
        () =>
          sharp(svg('<rect width="10" height="10" fill="#f60"/><path d="M3 2h2v4h2v2H3z" fill="#fff"/>')).png()
            .toBuffer(),
        false,
      ],
    ] as const
  ) {
    it(`is ${plain ? '' : 'not '}plain if it shows ${what}`, async () => {
      expect((await readPicture(await make())).isPlain).to.equal(plain)
    })
  }

  it('has a similar perceptual hash in another size and format, and a different hash from other images', async () => {
    const print = async (bytes: Buffer) => (await readPicture(bytes)).perceptualHash
    const own = await print(await pngMark(256))

    const same = await Promise.all([
      pngMark(48), mark(180).webp().toBuffer(), mark(64).avif().toBuffer(),
    ].map(async bytes => looksAlike(own, await print(await bytes))))
    const others = await Promise.all([
      pngMark(256, 256, '#20c020'),
      sharp(await pngMark(256)).rotate(90).png().toBuffer(),
      letterTile('f'),
      letterTile('g'),
    ].map(async bytes => looksAlike(own, await print(await bytes))))

    expect(same).to.deep.equal([true, true, true])
    expect(others).to.deep.equal([false, false, false, false])
  })
})

/** Draws a letter on a tile. */
const letterTile = (letter: string) => sharp(Buffer.from(svgTile(letter))).png().toBuffer()
function svgTile(letter: string): string {
  const path = letter === 'f' ? 'M3 2h5v1H4v2h3v1H4v3H3z' : 'M2 2h6v2H4v4h2V6h2v4H2z'
  const shapes = `<rect width="10" height="10" fill="#c02020"/><path d="${path}" fill="#fff"/>`
  return `<svg ${xmlns} viewBox="0 0 10 10" width="64">${shapes}</svg>`
}

describe('a drawn picture', () => {
  for (const [format, type] of [['png', 'png'], ['webp', 'webp'], ['jpg', 'jpeg']] as const) {
    it(`is a square of the requested size as ${format}`, async () => {
      const { png } = await readPicture(await pngMark(300, 100))

      const images = await Promise.all([16, 128, 512].map(async edge =>
        sharp(await drawPicture(png, edge, format)).metadata()
      ))

      expect(images.map(({ width, height }) => [width, height])).to.deep.equal([[16, 16], [128, 128], [512, 512]])
      expect(images.every(image => image.format === type && image.hasAlpha === (format !== 'jpg'))).to.equal(true)
    })
  }

  it('is centred on transparency, or on white in a JPEG', async () => {
    const { png } =
      await readPicture(await sharp({ create: { width: 100, height: 50, channels: 4, background: '#c02020' } }).png()
        .toBuffer())

    const column = async (format: 'png' | 'jpg') => {
      const { data, info } = await sharp(await drawPicture(png, 64, format)).raw().toBuffer({ resolveWithObject: true })
      return [4, 32, 60].map(y => [...data.subarray((y * 64 + 32) * info.channels, (y * 64 + 33) * info.channels)])
    }

    expect(await column('png')).to.deep.equal([[0, 0, 0, 0], [192, 32, 32, 255], [0, 0, 0, 0]])
    const [above, middle] = await column('jpg')
    expect(above).to.deep.equal([255, 255, 255])
    expect(Math.abs(middle![0]! - 192) < 6 && middle![1]! < 45).to.equal(true)
  })
})
