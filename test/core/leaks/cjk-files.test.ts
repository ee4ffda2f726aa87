import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { openImported, rowContent } from '../../../src/core/leaks/content.ts'
import { readLayout } from '../../../src/core/leaks/layout.ts'
import { createRowReader } from '../../../src/core/leaks/row-reader.ts'
import { decoderOf } from '../../../src/lib/rows/text-form.ts'
import { wholeRows } from '../../../src/lib/rows/whole-rows.ts'
import { amount } from '../../support/amount.ts'
import { charactersOf, encodeIn } from '../../support/cjk.ts'

/** Encodings of two bytes, with the first bytes of the characters that most names and words have. */
const encodings: Readonly<Record<string, RegExp>> = {
  'gb18030': /^[\xb0-\xd7][\xa1-\xfe]/,
  'big5': /^[\xa4-\xc6]/,
  'shift_jis': /^(?:\x82[\x9f-\xf1]|\x83[\x40-\x96]|[\x88-\x97])/,
  'euc-jp': /^[\xa4\xa5\xb0-\xcf]/,
  'euc-kr': /^[\xb0-\xc8][\xa1-\xfe]/,
}

interface Row {
  name: string
  secret: string
}

const rowsOf = (rows: readonly Row[]): string[][] =>
  rows.map(({ name, secret }, at) => [`amber${at}@mail.example`, name, secret])

describe('a file in an encoding of Chinese, Japanese or Korean', () => {
  let folder: string
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-cjk-')) })
  after(() => rm(folder, { recursive: true }))

  /** Reads a file without options. Returns the error if it is refused. */
  async function read(bytes: Buffer, encoding?: string) {
    const path = join(folder, 'members.csv')
    await writeFile(path, bytes)
    const file = await openImported(path)
    const found = await readLayout(file, encoding === undefined ? {} : { encoding }, {}).catch((error: Error) => error)
    if (found instanceof Error) return { refused: found.message }
    const { layout, offset, sample } = found
    if (sample.encodings !== undefined) return { refused: sample.encodings.join() }
    const decoder = decoderOf(layout)
    const reader = createRowReader(layout, decoder)
    const values: string[][] = []
    let rejected = 0
    const content = async function* () {
      let skip = offset
      for await (const chunk of rowContent(file, layout)) {
        yield chunk.subarray(skip)
        skip -= Math.min(skip, chunk.length)
      }
    }
    for await (const piece of wholeRows(content(), reader, 0, 200)) {
      reader.read(piece.bytes.toString('latin1'), {
        record: record => { values.push(Object.values(record).map(String)) },
        reject: () => { rejected++ },
      })
    }
    return { values, rejected, strays: decoder.strays, encoding: layout.encoding }
  }

  for (const [encoding, isCommon] of Object.entries(encodings)) {
    const all = [...charactersOf(encoding)].filter(([one]) => /\p{Letter}/u.test(one))
    const letters = all.filter(([, bytes]) => isCommon.test(bytes)).map(([one]) => one)
    const rare = fc.constantFrom(...all.map(([one]) => one))
    const letter = fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...letters) }, { weight: 1, arbitrary: rare })
    /** Characters with a second byte that is a letter, a backslash, a brace or a pipe of ASCII. */
    const tricky = letters.filter(one => encodeIn(encoding, one)[1]! < '\x80')
    const signs = fc.constantFrom('"', ',', '\\', '|', 'a', '7', ' ', ...tricky.slice(0, 40))
    const row = fc.record<Row>({
      name: fc.string({ unit: letter, minLength: 1, maxLength: 6 }),
      secret: fc.string({ unit: fc.oneof(signs, letter), maxLength: 8 }).map(text => `s${text}x`),
    })
    const cell = (text: string) => /[",\\|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    const write = (rows: readonly Row[], lineEnd: string) => encodeIn(encoding, ['email,name,password',
      ...rows.map((one, at) => `amber${at}@mail.example,${cell(one.name)},${cell(one.secret)}`), ''].join(lineEnd))

    it(`is read, refused or reported, and never garbled: ${encoding}`, async () => {
      await fc.assert(fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 40 }), fc.constantFrom('\n', '\r\n', '\r'),
        async (rows, lineEnd) => {
          const found = await read(Buffer.from(write(rows, lineEnd), 'latin1'))

          if ('refused' in found) return
          expect(found.values.length + found.rejected).to.equal(rows.length)
          if (found.strays > 0) return
          for (const values of found.values) expect(rowsOf(rows)).to.deep.include(values)
        },
      ), { numRuns: amount(300) })
    })

    it(`has as many rows as are stored or rejected, and reports bytes that are no character: ${encoding}`, async () => {
      await fc.assert(fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 40 }), fc.constantFrom('\n', '\r\n'), fc.nat(),
        async (rows, lineEnd, at) => {
          const mail = `amber${at % rows.length}@mail`
          const bytes = write(rows, lineEnd).replace(mail, `${mail}\xe0`) // the first byte of a character, and a dot

          const found = await read(Buffer.from(bytes, 'latin1'), encoding)

          if ('refused' in found) throw new Error(found.refused)
          expect(found.values.length + found.rejected).to.equal(rows.length)
          expect(found.strays).to.be.within(found.rejected > 0 ? 0 : 1, 1)
          const whole = found.values.filter(([one]) => !one!.includes('\ufffd'))
          for (const values of whole) expect(rowsOf(rows)).to.deep.include(values)
        },
      ), { numRuns: amount(100) })
    })
  }
})
