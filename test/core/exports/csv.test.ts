import { expect } from 'chai'
import fc from 'fast-check'
import { csvCell } from '../../../src/core/exports/formats/csv-cell.ts'
import { hostile, hostileRows, write } from '../../support/exports.ts'

/** Reads CSV as RFC 4180 says. */
function readCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  expect(cells.map(([whole]) => whole).join('')).to.equal(text)
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end !== ',') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('CSV of exports', () => {
  /** First signs of formulas. */
  const signs = '[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]'
  /** Signs that a spreadsheet may remove before them. */
  const ignored = '[\\s"\'\\p{Cc}\\p{Cf}]'
  const formula = new RegExp(`^(?:(?!['])${ignored})*${signs}|^[\t\r\n]`, 'u')
  const separators = String.raw`[;|\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]`
  const added = new RegExp(
    String.raw`(?<=^|${separators})'(?=(?:${ignored}|[;|])*${signs})|^'(?='*[\t\r\n])`, 'gu',
  )

  it('reads back as every text, without a cell that a spreadsheet takes for a formula', async () => {
    await fc.assert(fc.asyncProperty(hostile, async text => {
      const lines = readCsv(await write('csv', hostileRows(text)))
      expect(new Set(lines.map(({ length }) => length))).to.deep.equal(new Set([14]))
      expect(lines.flat().filter(cell => formula.test(cell))).to.be.empty
      const [, , , , finding] = lines
      expect(finding![9]!.replace(added, '')).to.equal(text)
    }))
  })

  it('begins no cell as a formula if it is split at other separators or line breaks, with or without quotes', () => {
    const parts = fc.array(fc.constantFrom(
      '=', '+', '-', '@', '"', '\'', ';', '|', ',', '\t', '\r', '\n', '\v', '\u0085',
      '\u2028', ' ', '\0', '\u200b', '\ufeff', '\uff1d', '\u2212', 'x', '1',
    ), { maxLength: 9 })
    fc.assert(fc.property(parts.map(all => all.join('')), text => {
      const written = `first,${csvCell(text)},last`
      expect(readCsv(`${written}\r\n`)[0]).to.have.length(3)
      const cells = written.split(new RegExp(separators)).slice(1)
      expect(cells.filter(cell => formula.test(cell))).to.be.empty
    }), { numRuns: 1_000 })
  })

  it('needs linear time for a text that consists of beginnings of formulas', () => {
    for (const part of ['\t', ';=', '"', '\'', ' ;', '\n-']) {
      expect(csvCell(part.repeat(200_000)).length).to.be.at.least(part.length * 200_000)
    }
  })

  it('quotes every cell that a separator of a spreadsheet would split', () => {
    for (const sign of [',', ';', '|', '\t', '\n', '\r', '\v', '\u0085', '\u2028']) {
      expect(csvCell(`a${sign}b`)).to.equal(`"a${sign}b"`)
    }
  })

  it('puts an apostrophe before formulas, and quotes what has to be quoted', () => {
    for (const [text, cell] of [
      ['=1', '\'=1'], ['+1', '\'+1'], ['-1', '\'-1'], ['@a', '\'@a'], ['\tx', '"\'\tx"'], ['\'=1', '\'\'=1'],

      ['\'a', '\'a'], ['a,b', '"a,b"'], ['a"b', '"a""b"'], ['a\nb', '"a\nb"'], ['a=1', 'a=1'],
      ['\r', '"\'\r"'], ['a - b', 'a - b'],
      ['x;=1+1', '"x;\'=1+1"'], ['x; =1', '"x;\' =1"'], [';-1;+1', '"\';\'-1;\'+1"'],
      // each of these was calculated by LibreOffice 7.4
      ['x\t=1', '"x\t\'=1"'], ['\0=1', '"\'\0=1"'], ['x;"=1', '"x;\'""=1"'], ['x\n=1', '"x\n\'=1"'],
    ]) expect(csvCell(text!), JSON.stringify(text)).to.equal(cell)
  })
})
