import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'chai'
import fc from 'fast-check'
import { DamagedFile } from '../../src/lib/rows/damaged-file.ts'
import { openDataFile } from '../../src/lib/rows/data-file.ts'
import { readXml } from '../../src/lib/rows/xlsx/xml-items.ts'
import { xmlEscaped } from '../support/xml-escaped.ts'
import { xlsx } from '../support/xlsx.ts'

describe('a workbook', () => {
  let folder: string
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-xlsx-')) })
  after(() => rm(folder, { recursive: true }))

  async function open(bytes: Buffer) {
    const path = join(folder, 'book.xlsx')
    await writeFile(path, bytes)
    return (await openDataFile(path)).workbook!
  }
  const rowsOf = async (bytes: Buffer, place = 0) => (await Array.fromAsync((await open(bytes)).rows(place))).flat()
  const cellsOf = async (rows: string, more: Partial<Parameters<typeof xlsx>[0]> = {}) =>
    (await rowsOf(xlsx({ sheets: [['One', rows]], ...more }))).map(({ cells }) => cells)
  const failure = (reading: Promise<unknown>) => reading.then(() => undefined, (error: unknown) => error as Error)

  /** Returns the text of a number in each format. */
  const numbers = async (formats: readonly string[], value: string, date1904 = false) => (await cellsOf(
    `<row>${formats.map((_, at) => `<c s="${at + 1}"><v>${value}</v></c>`).join('')}</row>`, { formats, date1904 },
  ))[0]

  it('has texts of every kind, without readings, and the stored values of formulas', async () => {
    expect(await cellsOf(
      '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c>'
        + '<c t="inlineStr"><is><r><t>a</t></r><r><t>&amp;b</t></r></is></c><c t="str"><f>A1</f><v>sam</v></c>'
        + '<c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>',
      { strings: ['<t>Sam</t>', '<r><t xml:space="preserve">田 </t></r><r><t>中</t></r><rPh><t>タナカ</t></rPh>'] },
    )).to.deep.equal([['Sam', '田 中', 'a&b', 'sam', '2', 'TRUE']])
  })

  it('keeps the places of cells and the numbers of rows, and leaves out empty rows', async () => {
    expect(await rowsOf(xlsx({ sheets: [['One', '<row r="2"><c r="B2"><v>1</v></c><c r="AA2"><v>2</v></c></row>'
      + '<row r="3"><c r="A3"/></row><row><c><v>3</v></c></row>']] }))).to.deep.equal([
      { number: 2, cells: Object.assign(Array<string>(27), { 1: '1', 26: '2' }), isLong: false },
      { number: 4, cells: ['3'], isLong: false },
    ])
  })

  it('reads numbers with all digits, and with the zeros and signs of their formats', async () => {
    expect(await numbers(['General', '0', '0.00', '#,##0', '0.00E+00'], '4.1791234567E10'))
      .to.deep.equal(Array(5).fill('41791234567'))
    expect(await numbers(['00000', '000-00-0000', '\\+00 000;-0', '"id "0000', '[Red]000000', '0 0'], '421'))
      .to.deep.equal(['00421', '000-00-0421', '+00 421', 'id 0421', '000421', '42 1'])
    expect(await numbers(['General'], '0.1000000000000000055')).to.deep.equal(['0.1'])
    expect(await numbers(['General'], '1.5E-7')).to.deep.equal(['0.00000015'])
    const id = '12345678901234567890'
    expect(await numbers(['General', '00000'], id)).to.deep.equal([id, id])
    expect(await numbers(['General'], '-12')).to.deep.equal(['-12'])
  })

  it('reads dates in one form, counted from 1900 or 1904', async () => {
    expect(await numbers(['dd/mm/yyyy', 'm/d/yy h:mm', 'yyyy"年"m"月"d"日"', '[$-409]mmm\\-yy'], '43575'))
      .to.deep.equal(['2019-04-20', '2019-04-20 00:00:00', '2019-04-20', '2019-04-20'])
    expect(await numbers(['h:mm:ss', 'yyyy-mm-dd'], '0.5')).to.deep.equal(['12:00:00', '1899-12-31 12:00:00'])
    expect(await numbers(['yyyy-mm-dd'], '59')).to.deep.equal(['1900-02-28'])
    expect(await numbers(['yyyy-mm-dd'], '42113', true)).to.deep.equal(['2019-04-20'])
    expect(await numbers(['yyyy-mm-dd'], '99999999')).to.deep.equal(['99999999'])
  })

  it('lists its sheets in their order', async () => {
    expect((await open(xlsx({ sheets: [['A & B', ''], ['2', '']] }))).sheets).to.deep.equal(['A & B', '2'])
  })

  it('has the rows that were written, whatever their texts are', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '7', '<', '&', '"', '\n', 'é', '田', ' ', '_'), minLength: 1 })
    await fc.assert(fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), async rows => {
      const xml = rows.map(row => `<row>${
        row.map(text => `<c t="inlineStr"><is><t>${xmlEscaped(text)}</t></is></c>`).join('')}</row>`).join('')

      expect(await cellsOf(xml)).to.deep.equal(rows)
    }), { numRuns: 100 })
  })

  it('ends with rows or an error of the file, whatever its bytes are', async () => {
    const bytes = xlsx({ sheets: [['One', '<row><c t="s"><v>0</v></c></row>'.repeat(50)]], strings: ['<t>a</t>'] })
    await fc.assert(fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
      const changed = Buffer.from(bytes)
      changed[at] = byte

      const read = await rowsOf(changed).catch((error: unknown) => error)

      expect(Array.isArray(read) || read instanceof Error).to.equal(true)
    }), { numRuns: 200 })
  })

  it('marks a row that is longer than 1 MiB, also by references to one long text', async () => {
    const [row] = await rowsOf(xlsx({
      sheets: [['One', `<row>${'<c t="s"><v>0</v></c>'.repeat(2_000)}</row>`]],
      strings: [`<t>${'a'.repeat(32_767)}</t>`],
    }))

    expect(row).to.include({ isLong: true })
    expect(row!.cells.join('').length).to.be.below(1_048_577)
  })

  it('is refused if one text would fill the memory, or a cell is outside of its sheet', async () => {
    const bombs = [
      xlsx({ sheets: [['One', `<row><c t="inlineStr"><is><t>${' '.repeat(40_000_000)}`]] }),
      xlsx({ sheets: [['One', '<row><c r="XFE1"><v>1</v></c></row>']] }),
      xlsx({ sheets: [['One', '<row r="1048577"><c><v>1</v></c></row>']] }),
      xlsx({ sheets: [['One', `${'<x>'.repeat(1_000)}${'</x>'.repeat(1_000)}`]] }),
      xlsx({ sheets: [['One', '<row><c t="s"><v>9</v></c></row>']], strings: ['<t>Sam</t>'] }),
    ]

    const places = [
      /sheet1\.xml, near the character \d+: a text in it is longer than 32 MiB$/,
      /sheet1\.xml, near the character \d\d: the cell 16385 of row 1 is outside of its sheet$/,
      /sheet1\.xml, near the character \d\d: the cell 1 of row 1048577 is outside of its sheet$/,
      /sheet1\.xml, near the character 2\d\d: its elements are nested more than 64 deep$/,
      /sheet1\.xml, near the character \d\d: the cell 1 of row 1 refers to a text that the workbook does not have$/,
    ]

    for (const [at, bomb] of bombs.entries()) {
      expect(await failure(rowsOf(bomb))).to.be.instanceOf(DamagedFile)
        .with.property('message').that.matches(places[at]!)
    }
  })

  it('names the part that is damaged, and the place in it', async () => {
    const names = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml',
      'xl/styles.xml']
    const bytes = xlsx({ sheets: [['One', '<row><c><v>1</v></c></row>']], strings: ['<t>a</t>'] })
    for (const name of names) {
      const damaged = Buffer.from(bytes)
      const at = damaged.indexOf(name) // the local header, with the compressed content behind the name
      damaged.fill(0xff, at + name.length + 2, at + name.length + 12)

      expect(await failure(rowsOf(damaged))).to.be.instanceOf(DamagedFile).with.property('message').that
        .matches(new RegExp(`book\\.xlsx cannot be read: ${name}, near the character \\d+: `))
    }
  })

  it('is damaged if a part of it ends inside an element', async () => {
    const parts = Readable.from([Buffer.from('<worksheet><row><c t="inlineStr"><is><t>cu'), Buffer.from('t')])

    expect((await failure(readXml(parts, {})))?.message).to.equal('near the character 43: it ends inside an element')
  })

  it('does not expand the entities that a document declares', async () => {
    expect(await cellsOf('<!DOCTYPE a [<!ENTITY a "bomb">]><row><c t="inlineStr"><is><t>&a;</t></is></c></row>'))
      .to.deep.equal([['&a;']])
  })
})
