import { expect } from 'chai'
import fc from 'fast-check'
import { parseAsNumber } from '../../src/lib/as-number.ts'

describe('parseAsNumber', () => {
  it('reads every spelling of a number', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), number => {
      const dotted = `${Math.floor(number / 65_536)}.${number % 65_536}`
      for (const text of ['AS', 'as', 'ASN ', 'AS:', ' '].map(word => `${word}${number} `).concat(`AS${dotted}`)) {
        expect(parseAsNumber(text), text).to.deep.equal({ number })
      }
    }))
  })

  it('has a fault for numbers that are too great, and for any other text', () => {
    for (const text of ['AS4294967296', 'AS65536.0', 'AS0.65536', '9999999999']) {
      expect(parseAsNumber(text), text).to.have.property('fault').that.matches(/greater/)
    }
    for (const text of ['', 'AS', 'AS-SET', '-1', '1e3', 'AS1.2.3', 'AS3333 AS3334', '0x10']) {
      expect(parseAsNumber(text), text).to.have.property('fault').that.matches(/not an AS number/)
    }
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      expect(Object.keys(parseAsNumber(text))).to.have.lengthOf(1)
    }))
  })
})
