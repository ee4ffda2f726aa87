import { expect } from 'chai'
import fc from 'fast-check'
import { rowContent } from '../../../src/core/leaks/content.ts'
import type { Layout } from '../../../src/core/leaks/layouts.ts'
import { createRowReader } from '../../../src/core/leaks/row-reader.ts'
import { detectForm } from '../../../src/lib/rows/text-form.ts'
import { wholeRows } from '../../../src/lib/rows/whole-rows.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'B', '7', 'é', '.', '-', '_'), minLength: 1, maxLength: 8 })
  .filter(text => /^[aB7é]/.test(text))
const secret = fc.string({ unit: fc.constantFrom('a', '7', ':', ';', '|', '"', "'", '\\', ',', 'ü', ' ', '{', ')'),
  minLength: 1, maxLength: 10 }).map(text => `s${text.trim()}`)

interface Row {
  user: string
  secret: string
}

interface Written {
  layout: Layout
  /** Writes rows with this line end. */
  write(rows: readonly Row[], lineEnd: string): string
}

const lines = (line: (row: Row) => string) => (rows: readonly Row[], lineEnd: string): string =>
  rows.map(row => line(row) + lineEnd).join('')
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const escaped = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
const json = (row: Row): string => JSON.stringify(row)

const formats: Readonly<Record<string, Written>> = {
  'csv': {
    layout: { format: 'csv', columns: ['user', 'secret'], dialect: { delimiter: ',', quotes: true } },
    write: lines(row => `${quoted(row.user)},${quoted(row.secret)}`),
  },
  'separated': {
    layout: {
      format: 'separated',
      columns: ['user', 'secret'],
      delimiter: '::',
      open: 1,
    },
    write: lines(row => `${row.user}::${row.secret}`),
  },
  'user-secret': { layout: { format: 'user-secret' }, write: lines(row => `${row.user}:${row.secret}`) },
  'url-user-secret': {
    layout: { format: 'url-user-secret' },
    write: lines(row => `https://shop.example.org:8443/in:${row.user}:${row.secret}`),
  },
  'labelled': {
    layout: { format: 'labelled', labels: { User: 'username', Pass: 'password' }, delimiter: ' - ' },
    write: lines(row => `User: ${row.user} - Pass: ${row.secret}`),
  },
  'blocks': {
    layout: { format: 'blocks' },
    write: (rows, lineEnd) => rows.map(row =>
      ['URL: https://shop.example.org', `User: ${row.user}`, `Pass: ${row.secret}`, '', ''].join(lineEnd)).join(''),
  },
  'jsonl': { layout: { format: 'json-lines' }, write: lines(json) },
  'json': {
    layout: { format: 'json' },
    write: (rows, lineEnd) =>
      `[${rows.map(row => JSON.stringify(row, undefined, 1).replaceAll('\n', lineEnd)).join(',')}]`,
  },
  'sql': {
    layout: { format: 'sql', hasEscapes: true },
    write: (rows, lineEnd) => rows.length === 0 ? '' : `INSERT INTO t (u, s) VALUES ${
      rows.map(row => `(${escaped(row.user)},${escaped(row.secret)})`).join(`,${lineEnd}`)};${lineEnd}`,
  },
}

const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': text => Buffer.from(text),
  'UTF-16LE': text => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16BE': text => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'Windows-1252': text => Buffer.from(text, 'latin1'),
}

/** Reads a file as an import does: in pieces of whole rows, from chunks of any size. */
async function readFile(bytes: Buffer, format: Layout, chunkBytes: number, pieceBytes: number) {
  const layout = { ...format, ...detectForm([bytes]) }
  const reader = createRowReader(layout)
  async function* content(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
  }
  const values: string[] = []
  let rejected = 0
  for await (const piece of wholeRows(rowContent({ content }, layout), reader, 0, pieceBytes)) {
    reader.read(piece.bytes.toString('latin1'), {
      record: record => { values.push(Object.values(record).join('\n')) },
      reject: () => { rejected++ },
    })
  }
  return { values, rejected }
}

describe('a file of each format', () => {
  const rows = fc.array(fc.record({ user: word, secret }), { maxLength: 12 })

  for (const [name, { layout, write }] of Object.entries(formats)) {
    it(`has as many rows as were stored or rejected, and keeps each secret: ${name}`, async () => {
      await fc.assert(fc.asyncProperty(
        rows, fc.constantFrom('\n', '\r\n', '\r'), fc.constantFrom(...Object.keys(encodings)),
        fc.integer({ min: 1, max: 60 }), fc.integer({ min: 8, max: 200 }),
        async (written, lineEnd, encoding, chunkBytes, pieceBytes) => {
          const bytes = encodings[encoding]!(write(written, lineEnd))

          const { values, rejected } = await readFile(bytes, layout, chunkBytes, pieceBytes)

          expect(values.length + rejected).to.equal(written.length)
          expect(rejected).to.equal(0)
          for (const [index, row] of written.entries()) expect(values[index]).to.include(row.secret)
        },
      ), { numRuns: 150 })
    })

    it(`never ends the import, whatever its bytes are: ${name}`, async () => {
      const noise = fc.array(fc.oneof(fc.constant(write([{ user: 'a', secret: 's' }], '\n')),
        fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('"', '\n', '\r', '{', '[', '(', "'", ';', '\0')))
      await fc.assert(fc.asyncProperty(noise, fc.integer({ min: 1, max: 60 }), async (parts, chunkBytes) => {
        const bytes = Buffer.from(parts.join(''))

        const whole = await readFile(bytes, layout, bytes.length + 1, 1_000_000)
        const inParts = await readFile(bytes, layout, chunkBytes, 50)

        expect(inParts).to.deep.equal(whole)
      }), { numRuns: 150 })
    })
  }
})
