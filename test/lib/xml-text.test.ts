import { expect } from 'chai'
import fc from 'fast-check'
import { xmlText } from '../../src/lib/xml-text.ts'

describe('xmlText', () => {
  it('returns the text of an element, plain or as CDATA', () => {
    const xml = '<a>one &amp; two &#233;&#xE9;</a><b><![CDATA[<i>x</i>]]></b><c></c><a>three</a>'

    expect(['a', 'b', 'c', 'd'].map(name => xmlText(xml, name))).to.eql(['one & two éé', '<i>x</i>', '', undefined])
  })

  it('returns undefined if the element has children or no end', () => {
    expect(xmlText('<a><b>x</b></a>', 'a')).to.equal(undefined)
    expect(xmlText('<a>x', 'a')).to.equal(undefined)
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(
      fc.array(fc.constantFrom('<a>', '</a>', '<![CDATA[', ']]>', '&amp;', 'x', '<'), { maxLength: 30 }),
      parts => {
        expect(xmlText(parts.join(''), 'a')).to.satisfy((text: unknown) =>
          text === undefined || typeof text === 'string'
        )
      },
    ))
  })
})
