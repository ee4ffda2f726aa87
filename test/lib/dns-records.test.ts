import { expect } from 'chai'
import fc from 'fast-check'
import { joinStrings, readCaa } from '../../src/lib/dns-records.ts'

describe('joinStrings', () => {
  for (
    const [written, joined] of [
      ['v=spf1 -all', 'v=spf1 -all'],
      ['"v=spf1" " -all"', 'v=spf1 -all'],
      ['"v=spf1"" -all"', 'v=spf1 -all'],
      ['"v=spf1"\t  " -all" ', 'v=spf1 -all'],
      ['"say \\"yes\\" \\\\"', 'say "yes" \\'],
      ['"b\\195\\188cher"', 'b\u00fccher'],
      ['"\\\\195 \\092065"', '\\195 \\065'],
      ['""', ''],
      ['"open', '"open'],
      ['"a" b "c"', '"a" b "c"'],
      ['k="v"', 'k="v"'],
    ] as const
  ) {
    it(`returns ${joined || 'an empty text'} for ${written}`, () => {
      expect(joinStrings(written)).to.equal(joined)
    })
  }

  it('reads the quoted value of CAA data', () => {
    expect(readCaa('0 issue "ca.example; a=\\"b\\""')).to.eql({ flags: 0, tag: 'issue', value: 'ca.example; a="b"' })
    expect(readCaa('0 issue ca.example')).to.eql({ flags: 0, tag: 'issue', value: 'ca.example' })
  })

  it('restores any strings that a resolver quotes', () => {
    fc.assert(fc.property(fc.array(fc.string(), { minLength: 1 }), fc.constantFrom('', ' ', '  '), (strings, gap) => {
      const written = strings.map(text => `"${text.replaceAll(/["\\]/g, sign => `\\${sign}`)}"`).join(gap)

      expect(joinStrings(written)).to.equal(strings.join(''))
    }))
  })
})
