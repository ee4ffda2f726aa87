import { expect } from 'chai'
import fc from 'fast-check'
import { writeExport } from '../../../src/core/exports/formats.ts'
import { cellText, maxCellLength } from '../../../src/core/exports/formats/xlsx-text.ts'
import type { ExportRow } from '../../../src/core/exports/rows.ts'
import { exampleReport, exampleRows, hostile, hostileRows, write } from '../../support/exports.ts'
import { readWorkbook } from '../../support/workbook.ts'

/** Returns the rows of the only sheet. */
async function rowsOf(rows: readonly ExportRow[]) {
  const sheets = readWorkbook(Buffer.from(await write('xlsx', rows), 'latin1'))
  expect([...sheets.keys()]).to.deep.equal(['Facts'])
  return sheets.get('Facts')!
}

/** Returns a text as a cell has it: what XML 1.0 cannot represent is U+FFFD. */
const shown = (text: string): string => Array.from(text.toWellFormed().replaceAll(/\r\n?/g, '\n')).map(sign =>
  /[\t\n\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(sign) ? sign : '\ufffd').join('')

describe('XLSX of exports', () => {
  it('has the columns and lines of the CSV', async () => {
    const rows = await rowsOf(exampleRows)
    const lines = (await write('csv', exampleRows)).split('\r\n')
    expect([...rows[0]!.values()].map(({ text }) => text)).to.deep.equal(lines[0]!.split(','))
    expect(rows.map(row => row.get('A')!.text)).to.deep.equal(lines.slice(0, -1).map(line => line.split(',')[0]))
  })

  it('has every text as it is, in cells that are texts and stay texts if they are edited', async () => {
    await fc.assert(fc.asyncProperty(fc.oneof(hostile, fc.constantFrom(
      '=1+1', '007', '12345678901234567890', '1e5', '1-2', 'TRUE', '_x0041_', '_X005f_', '__x000A_', ' x ', 'a  b',
    )), async text => {
      const rows = await rowsOf(hostileRows(text))
      const finding = rows.find(row => row.get('A')!.text === 'finding')!
      expect(finding.get('J')!.text).to.equal(shown(text))
      const cells = rows.flatMap(row => [...row.values()])
      expect(cells.filter(({ type }) => type !== 'inlineStr' && type !== 'empty')).to.be.empty
      expect(cells.filter(({ isText }) => !isText)).to.be.empty
    }))
  })

  it('cuts a text that is too long for a cell, with a note there and at the end', async () => {
    for (const text of ['x'.repeat(40_000), 'é\u{1f600}'.repeat(20_000), '_x0041_'.repeat(5_000)]) {
      const rows = await rowsOf(hostileRows(text))
      const { text: cell } = rows.find(row => row.get('A')!.text === 'finding')!.get('J')!
      const note = `… [cut: the text has ${text.length} characters, and a cell at most ${maxCellLength}]`
      expect(cell.length).to.be.within(maxCellLength - 1, maxCellLength)
      expect(cell.endsWith(note)).to.equal(true)
      expect(text.startsWith(cell.slice(0, -note.length))).to.equal(true)
      expect(rows.at(-1)!.get('N')!.text).to.match(/^8 facts; \d+ cells are cut at 32767 characters$/)
    }
    expect(cellText('x'.repeat(maxCellLength)).isCut).to.equal(false)
    expect((await rowsOf(exampleRows)).at(-1)!.get('N')!.text).to.equal('5 facts')
  })

  it('reads no more rows than it writes, and ends their reading if it is not read to its end', async () => {
    let [read, isClosed] = [0, false]
    async function* many() {
      try {
        for (;;) {
          read++
          yield exampleRows[2]!
        }
      } finally {
        isClosed = true
      }
    }
    const parts = writeExport({ report: exampleReport, rows: many(), overview: many() }, 'xlsx')
    let bytes = 0
    for await (const part of parts) if ((bytes += part.length) > 10_000) break
    expect(read).to.be.within(1, 100_000)
    expect(isClosed).to.equal(true)
  })

  it('fails if its rows fail', async () => {
    async function* broken(): AsyncGenerator<ExportRow> {
      yield* exampleRows
      throw new Error('deleted')
    }
    const parts = writeExport({ report: exampleReport, rows: broken(), overview: broken() }, 'xlsx')
    const fault = await Array.fromAsync(parts).then(() => undefined, (error: Error) => error.message)
    expect(fault).to.equal('deleted')
  })
})
