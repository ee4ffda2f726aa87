import { expect } from 'chai'
import fc from 'fast-check'
import { csv, csvReader, nameColumns, readHeader, tsv } from '../../src/lib/rows/csv.ts'
import { jsonLines } from '../../src/lib/rows/json-lines.ts'
import { maxRowBytes, type RowReader, type RowRecord } from '../../src/lib/rows/row.ts'
import { userSecret } from '../../src/lib/rows/user-secret.ts'
import { wholeRows } from '../../src/lib/rows/whole-rows.ts'

interface Read {
  records: RowRecord[]
  lines: number[]
  rejected: Array<{ fault: string, line: number, row: string }>
}

/** Converts text to the form that a row reader gets: one character for each UTF-8 byte. */
const bytes = (text: string): string => Buffer.from(text).toString('latin1')

function read(reader: RowReader, text: string): Read {
  const found: Read = { records: [], lines: [], rejected: [] }
  reader.read(text, {
    record(record, line) {
      found.records.push(record)
      found.lines.push(line)
    },
    reject: (fault, line, from, to) => { found.rejected.push({ fault, line, row: text.slice(from, to) }) },
  })
  return found
}

/** Reads the text in pieces, like the content of a file. */
async function readInPieces(
  reader: RowReader,
  text: string,
  chunk: number,
  piece: number,
): Promise<{ records: RowRecord[], rejected: string[] }> {
  const content = Buffer.from(text, 'latin1')
  async function* chunks() {
    for (let at = 0; at < content.length; at += chunk) yield content.subarray(at, at + chunk)
  }
  const all: { records: RowRecord[], rejected: string[] } = { records: [], rejected: [] }
  let end = 0
  for await (const rows of wholeRows(chunks(), reader, 0, piece)) {
    expect(rows.isCut).to.equal(false)
    expect(rows.end).to.equal(end += rows.bytes.length)
    const { records, rejected } = read(reader, rows.bytes.toString('latin1'))
    all.records.push(...records)
    all.rejected.push(...rejected.map(({ fault, row }) => `${fault} ${row}`))
  }
  expect(end).to.equal(content.length)
  return all
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const columns = ['a', 'b', 'c']
const toRecord = (cells: readonly string[]): RowRecord =>
  Object.fromEntries(columns.map((name, index) => [name, cells[index]!] as const).filter(([, cell]) => cell !== ''))

describe('rows of text', () => {
  it('have unique names for any number of columns, in bounded time', () => {
    const names = nameColumns([...Array.from({ length: 100_000 }, () => 'a'),
      ...Array.from({ length: 100_000 }, () => '')])

    expect(new Set(names).size).to.equal(200_000)
    expect(names.slice(0, 3)).to.deep.equal(['a', 'a_2', 'a_3'])
  })

  describe('deeply nested JSON lines', () => {
    const nested = (depth: number, open: string, close: string) =>
      `{"email":"a@b.example","x":${open.repeat(depth)}1${close.repeat(depth)}}\n`

    for (
      const [what, open, close] of [['lists', '[', ']'], ['objects', '{"a":', '}'], ['objects in lists', '[{"a":',
        '}]']] as const
    ) {
      it(`are reported as rejected rows, and the reading continues: ${what}`, () => {
        const { records, rejected } = read(
          jsonLines(),
          [9, 20, 1_000, 100_000].map(depth => nested(depth, open, close)).join('') + nested(3, open, close),
        )

        expect(rejected.map(({ fault }) => fault)).to.deep.equal(Array.from({ length: 4 }, () =>
          'it is nested more than 8 deep'))
        expect(records).to.have.length(1)
      })
    }
  })

  describe('CSV', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' ', ';', '😀'), maxLength: 6 })
    const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 20 })

    it('reads back every table written by RFC 4180', () => {
      fc.assert(fc.property(rows, fc.constantFrom('\n', '\r\n'), fc.boolean(), (table, lineBreak, ends) => {
        const written = table.map(cells => cells.map(quoted).join(',')).join(lineBreak)
        const text = bytes(table.length > 0 && ends ? written + lineBreak : written)

        const { records, rejected } = read(csvReader(columns, csv), text)

        expect(rejected).to.deep.equal([])
        expect(records).to.deep.equal(table.map(toRecord))
      }))
    })

    it('yields the same rows for any split into pieces', async () => {
      const anything = fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\n', '\r', '""', '",'), maxLength: 80 })
      await fc.assert(
        fc.asyncProperty(
          anything,
          fc.integer({ min: 1, max: 20 }),
          fc.integer({ min: 1, max: 40 }),
          async (text, chunk, piece) => {
            const reader = csvReader(columns.slice(0, 2), csv)
            const whole = read(reader, text)

        const cut = await readInPieces(reader, text, chunk, piece)

        expect(cut.records).to.deep.equal(whole.records)
        expect(cut.rejected).to.deep.equal(whole.rejected.map(({ fault, row }) => `${fault} ${row}`))
      }), { numRuns: 500 })
    })

    it('loses no row after a rejected row', () => {
      const noise = fc.constantFrom('"', '"a', 'a"b,c', '"a"b,c,d', 'a,b', 'a,b,c,d', '\xff,b,c')
      fc.assert(fc.property(fc.array(noise, { maxLength: 4 }), faulty => {
        const text = [...faulty, 'x,y,z'].join('\n')

        const { records } = read(csvReader(columns, csv), text)

        expect(records).to.deep.include({ a: 'x', b: 'y', c: 'z' })
      }))
    })

    it('reports the line of each row, and the fault of a rejected row', () => {
      const text = bytes('1,2,3\n\n"4\n5",6,7\n8,9\n"10"x,11,12\n13,14,15\n') + '\xe9,17,18\n"19,20,21\n22,23,24'

      const { records, lines, rejected } = read(csvReader(columns, csv), text)

      expect(records.map(({ a }) => a)).to.deep.equal(['1', '4\n5', '13', 'é', '"19', '22'])
      expect(lines).to.deep.equal([1, 3, 7, 8, 9, 10])
      expect(rejected.map(({ fault, line, row }) => [line, fault, row])).to.deep.equal([
        [5, 'it has 2 cells instead of 3', '8,9\n'],
        [6, 'its quotes are malformed', '"10"x,11,12\n'],
      ])
    })

    it('takes a quote as a plain character that would swallow more than 100 rows', () => {
      const rows = (count: number) => Array.from({ length: count }, (_, number) => `${number},x,y\n`).join('')
      const swallowed = `"6 inch,b,c\n${rows(101)}"last",b,c\n`
      const text = `"of\n${rows(100)}lines",b,c\n`
      let literal = 0
      const found: RowRecord[] = []

      csvReader(columns, csv).read(swallowed, {
        record: record => { found.push(record) },
        reject: () => undefined,
        literal: () => { literal++ },
      })

      expect(found).to.have.length(103)
      expect(found[0]).to.deep.equal({ a: '"6 inch', b: 'b', c: 'c' })
      expect(literal).to.equal(1)
      expect(read(csvReader(columns, csv), text).records).to.have.length(1)
    })

    it('reads the escapes of MySQL in quoted cells', () => {
      const reader = csvReader(columns, { ...csv, escapes: true })

      expect(read(reader, bytes('"a \\"b\\"","c\\\\","d\\n,e"\n"f",g,"h"\n')).records).to.deep.equal([
        { a: 'a "b"', b: 'c\\', c: 'd\n,e' }, { a: 'f', b: 'g', c: 'h' },
      ])
    })

    it('keeps a space before a quote, which RFC 4180 makes a part of the cell', () => {
      expect(read(csvReader(columns, csv), 'a, "b",c').records).to.deep.equal([{ a: 'a', b: ' "b"', c: 'c' }])
    })

    it('keeps a quote inside a cell, and every quote in TSV', () => {
      expect(read(csvReader(columns, csv), 'a"b,c"",d').records).to.deep.equal([{ a: 'a"b', b: 'c""', c: 'd' }])
      expect(read(csvReader(columns, tsv), '"a\t"b"\tc').records).to.deep.equal([{ a: '"a', b: '"b"', c: 'c' }])
    })

    it('returns the same text for the same record in another column order', () => {
      const [one] = read(csvReader(['b', 'a', 'c'], csv), '2,1,3').records
      const [other] = read(csvReader(['c', 'b', 'a'], csv), '3,2,1').records

      expect(JSON.stringify(one)).to.equal(JSON.stringify(other))
    })

    it('treats a quote as stray if it is not closed within 1 MiB', () => {
      const reader = csvReader(['a'], csv)
      const inside = `"${'x\n'.repeat(maxRowBytes / 2 - 10)}"\nlast\n`
      const outside = `"${'x\n'.repeat(maxRowBytes / 2 + 10)}"\nlast\n`

      expect(read(reader, inside).records).to.have.length(2)
      expect(reader.boundary(Buffer.from(inside))).to.equal(inside.length)
      expect(read(reader, outside).rejected[0])
        .to.deep.include({ fault: 'its quotes are malformed', line: 1, row: '"x\n' })
      expect(reader.boundary(Buffer.from(outside))).to.equal(outside.indexOf('"\nlast'))
    })

    it('completes the names of a header and makes them unique', () => {
      expect(readHeader(bytes('é,"b\n b"\r\n1,2'), csv)).to.deep.include({ columns: ['é', 'b\n b'], end: 11, lines: 2 })
      expect(readHeader('a,b', csv)).to.equal(undefined)
      expect(readHeader('"a"x,b\n', csv)).to.have.property('fault')
      expect(nameColumns([' a', '', 'a', 'a', '__proto__'])).to.deep.equal(['a', 'column_2', 'a_2', 'a_3', 'column_5'])
    })
  })

  describe('JSON Lines', () => {
    const reader = jsonLines()

    it('reads back every flat record', () => {
      const value = fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer(),
        fc.boolean(),
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
      )
      fc.assert(fc.property(
        fc.array(fc.dictionary(fc.string().filter(name => name !== '__proto__'), value, { noNullPrototype: true })),
        list => {
          const { records, rejected } = read(reader, bytes(list.map(one => JSON.stringify(one)).join('\n')))

        expect(rejected).to.deep.equal([])
        expect(records).to.deep.equal(list)
      }))
    })

    it('converts objects to dotted names and lists to text, and drops empty values', () => {
      const line = JSON.stringify({ a: { b: { c: 1 }, d: null }, e: ['x', 2, { f: 3 }, null], g: '', h: [] })

      expect(read(reader, line).records).to.deep.equal([{ 'a.b.c': 1, 'e': ['x', '2', '{"f":3}'] }])
    })

    it('returns the same text for the same record in another name order', () => {
      const [one, other] = read(reader, '{"b":2,"a":{"d":4,"c":3}}\n{"a":{"c":3,"d":4},"b":2}').records

      expect(JSON.stringify(one)).to.equal(JSON.stringify(other))
    })

    it('keeps every digit of a long number', () => {
      expect(read(reader, '{"id":1234567890123456789,"n":12,"x":1.5}').records).to.deep.equal([{
        id: '1234567890123456789',
        n: 12,
        x: 1.5,
      }])
    })

    it('skips lines that are not objects', () => {
      const { records, rejected } = read(reader, '{"a":1}\n[1]\n"x"\n{"a":\n\nnull\n{"a":2}\r\n')

      expect(records).to.deep.equal([{ a: 1 }, { a: 2 }])
      expect(rejected.map(({ line, fault }) => [line, fault])).to.deep.equal([
        [2, 'it is not a JSON object'],
        [3, 'it is not a JSON object'],
        [4, 'it is not valid JSON'],
        [6, 'it is not a JSON object'],
      ])
    })

    it('refuses more than eight levels', () => {
      const nested = (depth: number): string => depth === 0 ? '1' : `{"a":${nested(depth - 1)}}`

      expect(read(reader, nested(8)).records).to.have.length(1)
      expect(read(reader, nested(9)).rejected[0]!.fault).to.match(/nested/)
    })

    it('never throws', () => {
      fc.assert(fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '"', ':', '1', ',', '[', ']', '\n', '\xff') }),
        text => {
          read(reader, text)
        },
      ))
    })
  })

  describe('user:secret', () => {
    const reader = userSecret()

    it('is split at the first separator', () => {
      const text = 'sam@example.com:hunter2\nsam;a:b;c\nkim|\nkim\tx y \r\n'

      expect(read(reader, text).records).to.deep.equal([
        { email: 'sam@example.com', password: 'hunter2' }, { password: 'a:b;c', username: 'sam' }, { username: 'kim' },
        { password: 'x y ', username: 'kim' },
      ])
    })

    it('requires a user and a separator, and refuses a URL as the user', () => {
      expect(read(reader, 'sam\n:x\nhttps://example.com/:sam:x\n').rejected.map(({ fault }) => fault)).to.deep.equal([
        'it has no separator between user and secret', 'it has no user', 'a URL stands where the user belongs',
      ])
    })
  })
})
