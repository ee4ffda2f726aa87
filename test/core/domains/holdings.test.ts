import { expect } from 'chai'
import fc from 'fast-check'
import { provingDomains } from '../../../src/core/domains/holdings.ts'

describe('provingDomains', () => {
  const cases: ReadonlyArray<readonly [string, readonly string[]]> = [
    ['corp.example', ['corp.example']],
    ['a.eu.corp.example', ['a.eu.corp.example', 'eu.corp.example', 'corp.example']],
    ['shop.co.uk', ['shop.co.uk']],
    ['docs.sam.github.io', ['docs.sam.github.io', 'sam.github.io']],
    ['github.io', []],
    ['uk', []],
  ]
  for (const [domain, expected] of cases) {
    it(`returns ${expected.join(', ') || 'nothing'} for ${domain}`, () => {
      expect(provingDomains(domain)).to.deep.equal(expected)
    })
  }

  it('returns the name itself and suffixes of it, and no public suffix', () => {
    fc.assert(fc.property(fc.domain(), domain => {
      const names = provingDomains(domain)
      for (const name of names) {
        expect(name === domain || domain.endsWith(`.${name}`)).to.equal(true)
        expect(provingDomains(name)).to.include(name)
      }
    }))
  })
})
