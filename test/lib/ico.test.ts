import { expect } from 'chai'
import fc from 'fast-check'
import { readIco } from '../../src/lib/ico.ts'

interface Bitmap {
  bits: number
  palette?: number[]
  /** Bytes of the pixel lines, from the bottom up. Each line is padded to a multiple of four bytes. */
  lines: number[]
  mask?: number[]
}

/** Creates the bitmap of an image of 2 by 2 pixels, as an ICO file stores it. */
function bitmap({ bits, palette = [], lines, mask = [] }: Bitmap): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(2, 4)
  header.writeInt32LE(4, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(bits, 14)
  header.writeUInt32LE(palette.length / 4, 32)
  return Buffer.concat([header, Buffer.from([...palette, ...lines, ...mask])])
}

function ico(...pictures: Array<{ edge: number, bytes: Buffer }>): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let at = directory.length
  for (const [index, { edge, bytes }] of pictures.entries()) {
    directory.set([edge % 256, edge % 256, 0, 0, 1, 0, 32, 0], 6 + 16 * index)
    directory.writeUInt32LE(bytes.length, 14 + 16 * index)
    directory.writeUInt32LE(at, 18 + 16 * index)
    at += bytes.length
  }
  return Buffer.concat([directory, ...pictures.map(({ bytes }) => bytes)])
}

const pngSign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const blue = [0, 0, 255, 255]
const white = [255, 255, 255, 255]
const clear = (pixel: number[]) => [...pixel.slice(0, 3), 0]
/** Top row: red and green. Bottom row: blue and white. */
const pixels = [...red, ...green, ...blue, ...white]
const noMask = [0, 0, 0, 0, 0, 0, 0, 0]
const fourColours = [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0]

const only = (bytes: Buffer) =>
  [...readIco(ico({ edge: 2, bytes }))].map(picture => 'rgba' in picture ? [...picture.rgba] : 'png')

describe('ICO files', () => {
  for (
    const [what, of, expected] of [
      ['24 bits', { bits: 24, lines: [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0], mask: noMask },
        pixels],
      ['32 bits', { bits: 32, lines: [255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 255, 0, 255] }, pixels],
      ['8 bits and a palette', { bits: 8, palette: fourColours, lines: [2, 3, 0, 0, 0, 1, 0, 0], mask: noMask },
        pixels],
      ['4 bits and a palette', { bits: 4, palette: fourColours, lines: [0x23, 0, 0, 0, 0x01, 0, 0, 0], mask: noMask },
        pixels],
      [
        '1 bit and a palette',
        { bits: 1, palette: [0, 0, 255, 0, 255, 255, 255, 0], lines: [0x40, 0, 0, 0, 0x80, 0, 0, 0], mask: noMask },
        [...white, ...red, ...red, ...white],
      ],
      [
        'a mask',
        {
          bits: 24,
          lines: [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0],
          mask: [0x80, 0, 0, 0, 0x40, 0, 0, 0],
        },
        [...red, ...clear(green), ...clear(blue), ...white],
      ],
      [
        '32 bits without any opacity, whose mask counts',
        {
          bits: 32,
          lines: [255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0],
          mask: [0x80, 0, 0, 0, 0, 0, 0, 0],
        },
        [...red, ...green, ...clear(blue), ...white],
      ],
      ['32 bits without any opacity and no mask', {
        bits: 32,
        lines: [255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0],
      }, pixels],
    ] as const
  ) {
    it(`are read with ${what}`, () => {
      const read = only(bitmap({
        ...of,
        lines: [...of.lines],
        ...'palette' in of ? { palette: [...of.palette] } : {},
        ...'mask' in of ? { mask: [...of.mask] } : {},
      } as Bitmap))

      expect(read).to.deep.equal([expected])
    })
  }

  it('yield the largest image first', () => {
    const small = bitmap({ bits: 32, lines: Array.from({ length: 16 }, () => 9) })

    const read = [...readIco(ico({ edge: 16, bytes: small }, { edge: 256, bytes: pngSign }))]

    expect(read.map(picture => 'png' in picture ? 'png' : `${picture.width}x${picture.height}`)).to.deep.equal(['png',
      '2x2'])
  })

  it('skip truncated, compressed and too large images, and unknown depths', () => {
    const whole = bitmap({ bits: 32, lines: Array.from({ length: 16 }, () => 9) })
    const changed = (at: number, value: number) => {
      const copy = Buffer.from(whole)
      copy.writeInt32LE(value, at)
      return copy
    }

    expect([whole.subarray(0, 50), whole.subarray(0, 20), changed(16, 3), changed(4, 5000), changed(4, -2),
      changed(14, 13)].map(only))
      .to.deep.equal([[], [], [], [], [], []])
  })

  it('never throw on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(8), (bytes, count) => {
        const file = Buffer.concat([Buffer.from([0, 0, 1, 0, count, 0]), bytes])
        for (const picture of readIco(file)) {
          if ('rgba' in picture) expect(picture.rgba).to.have.length(picture.width * picture.height * 4)
        }
      }),
      { numRuns: 500 },
    )
  })
})
