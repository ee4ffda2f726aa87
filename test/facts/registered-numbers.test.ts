import { expect } from 'chai'
import fc from 'fast-check'
import {
  isBic, isIsin, isLei, isVatNumber, readOrcid,
} from '../../src/facts/registered-numbers.ts'

/** Published numbers: examples of the registries and of companies. */
const isins = ['US0378331005', 'AU0000XVGZA3', 'GB0002634946', 'DE0007164600', 'US38259P5089']
const leis = ['529900T8BM49AURSDO55', 'HWUPKR0MPOU8FGXBT394', '5493001KJTIIGC8Y1R12', '213800WSGIIZCXF1P572']
const vats = [
  'ATU13585627', 'BE0428759497', 'DE136695976', 'DK13585628', 'FI20774740', 'FR40303265045', 'GB980780684',
  'IT00743110157', 'LU15027442', 'NL004495445B01', 'NL123456789B13', 'PL8567346215', 'PT501964843', 'SE123456789701',
]

/** The same text with another last digit that counts. */
const wrong = (text: string): string =>
  text.replace(/\d(?=(?:B\d\d)?$)|\d(?=01$)/, digit => String((Number(digit) + 1) % 10))

describe('numbers of registries', () => {
  it('are known by their check digits', () => {
    for (const isin of isins) expect([isIsin(isin), isIsin(wrong(isin))], isin).to.deep.equal([true, false])
    for (const lei of leis) expect([isLei(lei), isLei(wrong(lei))], lei).to.deep.equal([true, false])
    for (const vat of vats) expect([isVatNumber(vat), isVatNumber(wrong(vat))], vat).to.deep.equal([true, false])
    for (const orcid of ['0000-0002-1825-0097', '0000-0002-1694-233X', 'https://orcid.org/0000-0001-5109-3700']) {
      expect(readOrcid(orcid), orcid).to.equal('right')
    }
    expect(readOrcid('0000-0002-1825-0098')).to.equal('wrong')
    expect(readOrcid('0000 0002')).to.equal(undefined)
  })

  it('include codes of banks only with the branch of a whole bank or with digits', () => {
    for (const bic of ['DEUTDEFFXXX', 'DEUTDEFF500', 'NEDSZAJJXXX']) expect(isBic(bic), bic).to.equal(true)
    for (const name of ['DEUTDEFF', 'BIGDADDY', 'DOUBLETROUB', 'deutdeff500', 'CHARLOTTE99', 'ELISABETH42']) {
      expect(isBic(name), name).to.equal(false)
    }
  })

  it('never throw on any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{2}[A-Z\d]{6,18}$/)), text => {
      for (const isOne of [isIsin, isLei, isBic, isVatNumber]) expect(isOne(text)).to.be.a('boolean')
      expect(readOrcid(text)).to.equal(undefined)
    }))
  })
})
