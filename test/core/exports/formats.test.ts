import { expect } from 'chai'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { marked } from 'marked'
import { csvCell } from '../../../src/core/exports/formats/csv.ts'
import { markdownText } from '../../../src/core/exports/formats/markdown.ts'
import { exampleOf, exampleReport, exampleRows, hostile, hostileRows, write } from '../../support/exports.ts'

/** Returns the names of the elements of a page, the targets of its links, and its texts. */
function readHtml(html: string) {
  const elements: string[] = []
  const links: string[] = []
  const texts: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push([name, ...Object.keys(attributes)].join(' '))
      if (attributes['href'] !== undefined) links.push(attributes['href'])
    },
    ontext: text => texts.push(text),
  })
  parser.end(html)
  return { elements, links, text: texts.join('') }
}

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

describe('writers of exports', () => {
  for (const [format, name] of [['html', 'Html'], ['md', 'Markdown'], ['csv', 'Csv']] as const) {
    it(`write the documented export as the documented ${format}`, async () => {
      expect(await write(format, exampleRows)).to.equal(exampleOf(name))
    })
  }

  it('write JSON Lines that begin with the report and end with the number of rows', async () => {
    const lines = (await write('jsonl', exampleRows)).trimEnd().split('\n').map(line => JSON.parse(line) as unknown)
    expect(lines).to.deep.equal([exampleReport, ...exampleRows, { kind: 'end', rows: exampleRows.length }])
  })

  it('say in each format that an export is unfinished', async () => {
    const unfinished = { ...exampleReport, finished: false, completed_at: null }
    for (const [format, text] of [['html', 'is unfinished'], ['md', 'is unfinished'], ['csv', ',unfinished,'],
      ['jsonl', '"finished":false']] as const) {
      expect(await write(format, exampleRows, unfinished), format).to.include(text)
      expect(await write(format, exampleRows), format).not.to.include(text)
    }
  })

  describe('HTML', () => {
    it('has no script, and nothing that sends a request', async () => {
      const html = await write('html', hostileRows('<img src=x onerror=alert(1)>'))
      const { elements } = readHtml(html)
      expect(elements.filter(element => /^(script|img|link|iframe|object|embed|form|base)\b|\bsrc|\bon\w+/.test(element)))
        .to.be.empty
      expect(html).to.match(/@media print/).and.match(/prefers-color-scheme:dark/)
      expect(html).to.match(/content="default-src 'none'; style-src 'sha256-/)
      expect(html).not.to.match(/url\(|@import/)
    })

    it('has the same elements for every text, and the text as it is', async () => {
      const { elements: expected } = readHtml(await write('html', hostileRows('x')))
      await fc.assert(fc.asyncProperty(hostile.filter(text => text !== ''), async text => {
        const { elements, links, text: shown } = readHtml(await write('html', hostileRows(text)))
        expect(elements.filter(element => !element.startsWith('a '))).to.deep.equal(expected)
        expect(links.filter(link => !/^https?:\/\//.test(link))).to.be.empty
        const plain = Array.from(text.toWellFormed()).filter(sign => /[\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(sign))
        expect(shown).to.include(plain.join(''))
      }))
    })
  })

  describe('CSV', () => {
    it('reads back as every text, without a cell that a spreadsheet takes for a formula', async () => {
      await fc.assert(fc.asyncProperty(hostile, async text => {
        const lines = readCsv(await write('csv', hostileRows(text)))
        expect(new Set(lines.map(({ length }) => length))).to.deep.equal(new Set([14]))
        expect(lines.flat().filter(cell => /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell))).to.be.empty
        const [, , , , finding] = lines
        expect(finding![9]!.replace(/^'('*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, '$1')).to.equal(text)
      }))
    })

    it('puts an apostrophe before formulas, and quotes what has to be quoted', () => {
      expect(['=1', '+1', '-1', '@a', '\tx', '\'=1', '\'a', 'a,b', 'a"b', 'a\nb', 'a=1', '\r'].map(csvCell)).to.deep.equal([
        '\'=1', '\'+1', '\'-1', '\'@a', '\'\tx', '\'\'=1', '\'a', '"a,b"', '"a""b"', '"a\nb"', 'a=1', '"\'\r"',
      ])
    })
  })

  describe('Markdown', () => {
    it('formats no text of a source, and displays it as it is', () => {
      fc.assert(fc.property(hostile, text => {
        const html = marked.parse(`- Value: ${markdownText(text)}\n`, { async: false })
        const { elements, text: shown } = readHtml(html)
        expect(elements.filter(element => element !== 'a href')).to.deep.equal(['ul', 'li'])
        const plain = text.replace(/[\s\x00-\x1f]+/g, ' ')
        expect(shown.replace(/\s+/g, ' ').trim()).to.equal(`Value: ${plain}`.replace(/\s+/g, ' ').trim())
      }))
    })

    it('has the same tables for every text', async () => {
      const shape = async (text: string) =>
        readHtml(marked.parse(await write('md', hostileRows(text)), { async: false })).elements
          .filter(element => !/^a /.test(element))
      const expected = await shape('x')
      await fc.assert(fc.asyncProperty(hostile.filter(text => /[^\s\x00-\x1f]/.test(text)), async text => {
        expect(await shape(text)).to.deep.equal(expected)
      }))
    })
  })
})
