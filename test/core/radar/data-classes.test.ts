import { expect } from 'chai'
import fc from 'fast-check'
import { fold } from '../../../src/core/radar/breach.ts'
import { countDataClasses } from '../../../src/core/radar/data-classes.ts'

describe('countDataClasses', () => {
  it('counts each breach once for a class, in the spelling of most breaches', () => {
    const breaches = [['Passwords', 'Names'], ['passwords'], ['passwords', 'PASSWORDS'], ['Passwords'], ['Passwords']]

    expect(countDataClasses(breaches.map(dataClasses => ({ dataClasses })))).to.deep.equal([
      { name: 'Names', breaches: 1 }, { name: 'Passwords', breaches: 5 },
    ])
  })

  it('returns each class once, and every class of every breach', () => {
    fc.assert(fc.property(fc.array(fc.array(fc.string())), lists => {
      const counted = countDataClasses(lists.map(dataClasses => ({ dataClasses })))
      const names = counted.map(({ name }) => fold(name))

      expect(new Set(names)).to.deep.equal(new Set(lists.flat().map(fold)))
      expect(new Set(names).size).to.equal(names.length)
      for (const { breaches } of counted) expect(breaches).to.be.within(1, lists.length)
    }))
  })
})
