import { expect } from 'chai'
import fc from 'fast-check'
import { readBitmap, readBitmapFile } from '../../src/lib/bitmap.ts'
import { readIco } from '../../src/lib/ico.ts'

const red = [255, 0, 0, 255]
const green = [0, 255, 0, 255]
const blue = [0, 0, 255, 255]
const white = [255, 255, 255, 255]
/** Top row: red and green. Bottom row: blue and white. */
const pixels = [...red, ...green, ...blue, ...white]

/** Header of Windows for an image of 2 by 2 pixels, or of `height` for one with a mask. */
function header(bits: number, { compression = 0, length = 40, height = 2 } = {}): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(length, 0)
  bytes.writeInt32LE(2, 4)
  bytes.writeInt32LE(height, 8)
  bytes.writeUInt16LE(1, 12)
  bytes.writeUInt16LE(bits, 14)
  bytes.writeUInt32LE(compression, 16)
  return bytes
}

function os2(bits: number, height = 2): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32LE(12, 0)
  bytes.writeUInt16LE(2, 4)
  bytes.writeUInt16LE(height, 6)
  bytes.writeUInt16LE(1, 8)
  bytes.writeUInt16LE(bits, 10)
  return bytes
}

const words = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer)
const longs = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer)
const lines24 = [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0]

function file(bitmap: Buffer, pixelsAt: number): Buffer {
  const start = Buffer.alloc(14)
  start.write('BM')
  start.writeUInt32LE(14 + pixelsAt, 10)
  return Buffer.concat([start, bitmap])
}

const bitmaps = {
  '24 bits': [Buffer.concat([header(24), Buffer.from(lines24)]), 40],
  '24 bits of OS/2': [Buffer.concat([os2(24), Buffer.from(lines24)]), 12],
  '1 bit of OS/2, with three bytes for a colour': [
    Buffer.concat([os2(1), Buffer.from([0, 0, 255, 255, 255, 255, 0x40, 0, 0, 0, 0x80, 0, 0, 0])]), 18,
  ],
  '16 bits': [Buffer.concat([header(16), words(0x1f, 0x7fff, 0x7c00, 0x3e0)]), 40],
  '16 bits with masks of 5, 6 and 5 bits': [
    Buffer.concat([header(16, { compression: 3 }), longs(0xf800, 0x7e0, 0x1f), words(0x1f, 0xffff, 0xf800, 0x7e0)]), 52,
  ],
  '32 bits with masks and alpha': [
    (() => {
      const later = header(32, { compression: 3, length: 108 })
      later.set(longs(0xff, 0xff00, 0xff0000, 0xff000000), 40)
      return Buffer.concat([later, longs(0xffff0000, 0xffffffff, 0xff0000ff, 0xff00ff00)])
    })(),
    108,
  ],
} as const

describe('a bitmap file', () => {
  for (const [what, [bitmap, pixelsAt]] of Object.entries(bitmaps)) {
    it(`is read with ${what}`, () => {
      const expected = what.startsWith('1 bit') ? [...white, ...red, ...red, ...white] : pixels

      expect([...readBitmapFile(file(bitmap, pixelsAt))!.rgba]).to.deep.equal(expected)
    })
  }

  it('is not read if it is compressed, broken or too large', () => {
    const packed = file(Buffer.concat([header(8, { compression: 1 }), Buffer.alloc(2_000)]), 40)
    const cut = file(header(24), 40)
    const [unknown] = [file(Buffer.concat([header(13), Buffer.alloc(99)]), 40)]

    expect([packed, cut, unknown, Buffer.from('BM')].map(readBitmapFile)).to.deep.equal(Array(4).fill(undefined))
  })

  it('never throws on any bytes', () => {
    const known = fc.constantFrom(...Object.values(bitmaps).map(([bitmap, pixelsAt]) => file(bitmap, pixelsAt)))
    const changes = fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 6 })
    fc.assert(fc.property(known, changes, fc.nat(120), fc.boolean(), (whole, changed, length, hasMask) => {
      const bytes = Buffer.from(whole)
      for (const [at, value] of changed) bytes[at] = value
      for (const read of [readBitmapFile(bytes.subarray(0, length)), readBitmap(bytes.subarray(14), { hasMask })]) {
        if (read) expect(read.rgba).to.have.length(read.width * read.height * 4)
      }
    }), { numRuns: 500 })
  })
})

describe('a cursor file and an icon of OS/2', () => {
  for (const [type, bitmap] of [
    [2, Buffer.concat([header(24, { height: 4 }), Buffer.from(lines24), Buffer.alloc(8)])],
    [1, Buffer.concat([os2(24, 4), Buffer.from(lines24), Buffer.alloc(8)])],
    [1, Buffer.concat([header(16, { height: 4 }), words(0x1f, 0x7fff, 0x7c00, 0x3e0), Buffer.alloc(8)])],
  ] as const) {
    it(`are read as type ${type} with a bitmap of ${bitmap.length} bytes`, () => {
      const directory = Buffer.from([0, 0, type, 0, 1, 0, 2, 2, 0, 0, 9, 0, 9, 0, 0, 0, 0, 0, 22, 0, 0, 0])
      directory.writeUInt32LE(bitmap.length, 14)

      const [picture] = readIco(Buffer.concat([directory, bitmap]))

      expect(picture).to.include({ width: 2, height: 2 })
      expect(picture && 'rgba' in picture ? [...picture.rgba] : []).to.deep.equal(pixels)
    })
  }
})
