import { expect } from 'chai'
import fc from 'fast-check'
import { textLines } from '../../../src/cli/kit/text-lines.ts'

async function linesOf(pieces: readonly Uint8Array[]): Promise<Array<string | undefined>> {
  const lines: Array<string | undefined> = []
  for await (const { number, text } of textLines(async function* () { yield* pieces }())) {
    lines.push(text)
    expect(number).to.equal(lines.length)
  }
  return lines
}

/** Cuts bytes at any places. */
const cutAt = (bytes: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const sorted = [0, ...places.map(place => place % (bytes.length + 1)).sort((one, other) => one - other), bytes.length]
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end))
}

const line = fc.string({ unit: 'grapheme' }).filter(text => text.isWellFormed() && !/[\n\r\ufeff\0]/.test(text))
const lines = fc.array(line, { minLength: 1 }).filter(all => all.at(-1) !== '')
const places = fc.array(fc.nat())

describe('textLines', () => {
  it('returns the lines of a file in UTF-8 however it is cut', async () => {
    await fc.assert(fc.asyncProperty(lines, places, fc.constantFrom('\n', '\r\n', '\r'), async (all, cuts, end) => {
      expect(await linesOf(cutAt(Buffer.from(all.join(end)), cuts))).to.deep.equal(all)
    }))
  })

  it('returns the lines of a file in UTF-16 with a byte order mark however it is cut', async () => {
    await fc.assert(fc.asyncProperty(lines, places, fc.boolean(), async (all, cuts, isBig) => {
      const little = Buffer.from(`\ufeff${all.join('\n')}`, 'utf16le')
      expect(await linesOf(cutAt(isBig ? little.swap16() : little, cuts))).to.deep.equal(all)
    }))
  })

  it('never throws for any bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), places, async (bytes, cuts) => {
      for (const text of await linesOf(cutAt(bytes, cuts))) expect(text?.isWellFormed() ?? true).to.equal(true)
    }))
  })
})
