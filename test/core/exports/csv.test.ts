import { expect } from 'chai'
import fc from 'fast-check'
import { csvCell, csvSeparators, type CsvSeparator } from '../../../src/core/exports/formats/csv-cell.ts'
import { hostile, hostileRows, write } from '../../support/exports.ts'

/** Reads CSV as RFC 4180 says, or with semicolons between the cells. */
function readCsv(text: string, separator = ','): string[][] {
  const cells = [...text.matchAll(separator === ','
    ? /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g
    : /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)]
  expect(cells.map(([whole]) => whole).join('')).to.equal(text)
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end !== separator) lines.push([])
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
  const addedAfterCommas = new RegExp(
    String.raw`(?<=^|,|${separators})'(?=(?:${ignored}|[,;|])*${signs})|^'(?='*[\t\r\n])`, 'gu',
  )

  /** Matches the apostrophes that `csvCell` adds in a file with this separator. */
  const addedWith = (separator: CsvSeparator) => separator === 'comma' ? added : addedAfterCommas

  for (const separator of ['comma', 'semicolon'] as const) {
    const sign = csvSeparators[separator]

    it(`reads back as every text with a ${separator}, without a cell that is a formula`, async () => {
      await fc.assert(fc.asyncProperty(hostile, async text => {
        const lines = readCsv(await write('csv', hostileRows(text), undefined, { separator }), sign)
        expect(new Set(lines.map(({ length }) => length))).to.deep.equal(new Set([14]))
        expect(lines.flat().filter(cell => formula.test(cell))).to.be.empty
        const [, , , , finding] = lines
        expect(finding![9]!.replace(addedWith(separator), '')).to.equal(text)
      }))
    })

    it(`begins no cell as a formula if a file with a ${separator} is split at others, with or without quotes`, () => {
      const parts = fc.array(fc.constantFrom(
        '=', '+', '-', '@', '"', '\'', ';', '|', ',', '\t', '\r', '\n', '\v', '\u0085',
        '\u2028', ' ', '\0', '\u200b', '\ufeff', '\uff1d', '\u2212', 'x', '1',
      ), { maxLength: 9 })
      const split = new RegExp(separator === 'comma' ? separators : separators.replace(';', ',;'))
      fc.assert(fc.property(parts.map(all => all.join('')), fc.boolean(), (text, asText) => {
        const written = `first${sign}${csvCell(text, { separator, asText })}${sign}last`
        expect(readCsv(`${written}\r\n`, sign)[0]).to.have.length(3)
        const cells = written.split(split).slice(1)
        expect(cells.filter(cell => formula.test(cell))).to.be.empty
      }), { numRuns: 1_000 })
    })
  }

  it('marks with text what a spreadsheet would convert, and nothing else', () => {
    for (const text of [
      '007', '0033123456789', '12345678901234567890', '1e5', '12E3', '1,234.5', '1-2', '3/4', '12:30', '12:30 PM',
      '5 %', '$5', '1.2.3', '192.0.2.1', 'MAR1', 'sept2', '1 May 2026', '2026-01-02', 'TRUE', 'false', '#N/A', ' 7 ',
      '(5)', '\'007', '\u0661',
    ]) expect(csvCell(text, { asText: true }), text).to.match(/^"?'/).and.include(text)
    for (const text of ['', 'sam', 'sam7', '0x1f', 'a1', '2026-11-21T11:00:00.000Z', '12 facts', 'e', 'may', '-']) {
      expect(csvCell(text, { asText: true }), text).to.equal(csvCell(text))
    }
    expect(csvCell('+33123', { asText: true })).to.equal('\'+33123')
    expect(csvCell('007')).to.equal('007')
  })

  it('reads back as every text with text and without one apostrophe before what would be converted', () => {
    fc.assert(fc.property(fc.oneof(hostile, fc.stringMatching(/^'{0,2}[0-9.,:\/ e+-]{0,9}$/)), text => {
      const [[cell]] = readCsv(`${csvCell(text, { asText: true })}\r\n`) as [[string]]
      const plain = csvCell(text) === csvCell(text, { asText: true }) ? cell.replace(added, '') : cell.slice(1)
      expect(plain).to.equal(text)
    }))
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
