import { expect } from 'chai'
import { pageText } from '../../../src/sources/kit/page-text.ts'

const html = 'text/html'
const bytes = (text: string) => Buffer.from(text, 'latin1')
const cyrillic = '\xcf\xf0\xe8'

/** Source of the character set, bytes of the page, content type, and text. */
const cases: Array<[string, Buffer, string, string]> = [
  ['a byte order mark before the header', bytes('\xef\xbb\xbf\xc3\xa9'), `${html}; charset=windows-1251`, 'é'],
  ['a byte order mark of UTF-16', bytes('\xff\xfee\0'), html, 'e'],
  ['a byte order mark of UTF-16 in the other order', bytes('\xfe\xff\0e'), html, 'e'],
  ['the header', bytes(cyrillic), `${html}; Charset="Windows-1251"`, 'При'],
  ['a label that is only nearly a name', bytes('\x93e\x94'), `${html}; charset=iso-8859-1`, '“e”'],
  ['UTF-8 that is not declared', bytes('\xc3\xa9'), html, 'é'],
  ['other bytes that are not declared', bytes('caf\xe9 \x80'), html, 'café €'],
  ['an unknown label', bytes('\xc3\xa9'), `${html}; charset=none`, 'é'],
]

/** Source of the character set, markup, bytes behind it, text behind it, and content type. */
const declarations: Array<[string, string, string, string, string?]> = [
  ['the header before the markup', '<meta charset=utf-8>', cyrillic, 'При', `${html};charset=cp1251`],
  ['a meta element', '<META CHARSET=\'windows-1251\'>', cyrillic, 'При'],
  ['an old meta element', '<meta content="text/html; charset=gb2312" http-equiv=Content-Type>', '\xb2\xbb', '不'],
  ['the first known label', '<meta charset=none><meta charset=koi8-r>', '\xf0', 'П'],
  ['no comment', '<!--<meta charset=koi8-r>--><meta charset=cp1251>', '\xcf', 'П'],
  ['an XML declaration', '<?xml version="1.0" encoding="windows-1251"?>', '\xcf', 'П', 'application/xml'],
  ['a meta element that cannot mean UTF-16', '<meta charset=utf-16>', '\xc3\xa9', 'é'],
  ['escape sequences in ASCII', '<meta charset=iso-2022-jp>', '\x1b$B$"\x1b(B', 'あ'],
  ['no declaration that is too far behind', `${' '.repeat(1_024)}<meta charset=cp1251>`, '\xc3\xa9', 'é'],
  ['no declaration in JSON', '"<meta charset=cp1251>', '\xc3\xa9"', 'é"', 'application/json'],
  ['a meta element without a content type', '<meta charset=cp1251>', '\xcf', 'П', ''],
]

describe('the text of a page', () => {
  for (const [what, body, type, text] of cases) {
    it(`is decoded as a browser decodes it: ${what}`, async () => {
      expect(await pageText({ body, headers: { 'content-type': type } })).to.equal(text)
    })
  }

  for (const [what, markup, encoded, text, type = html] of declarations) {
    it(`is decoded as its markup or its header declares: ${what}`, async () => {
      const page = { body: bytes(markup + encoded), headers: { 'content-type': type } }

      expect(await pageText(page)).to.equal(markup + text)
    })
  }

  it('is decoded by the character set that the reader knows better, except after a byte order mark', async () => {
    const headers = { 'content-type': `${html}; charset=utf-8` }

    expect(await pageText({ body: bytes('\xb2\xbb'), headers }, 'gbk')).to.equal('不')
    expect(await pageText({ body: bytes('\xef\xbb\xbfe'), headers }, 'gbk')).to.equal('e')
    expect(await pageText({ body: bytes('\xc3\xa9'), headers }, 'none')).to.equal('é')
  })

  it('is UTF-8 if a part of a page breaks off within a character', async () => {
    expect(await pageText({ body: bytes('\xc3\xa9\xc3'), headers: {}, isPart: true })).to.equal('é\ufffd')
  })
})
