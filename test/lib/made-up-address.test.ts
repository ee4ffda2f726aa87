import { expect } from 'chai'
import fc from 'fast-check'
import { isMadeUp, madeUpLocal } from '../../src/lib/made-up-address.ts'
import { baseOf, classOf } from '../../src/lib/sign-classes.ts'

const sign = fc.constantFrom(...'abzqABZQ0019._-+\'é ñßлЖכ快'.replace(' ', ''))
const local = fc.array(sign, { minLength: 1, maxLength: 30 }).map(signs => signs.join(''))

/** Returns the classes of the rows of a text: `a.A9` for `john.Doe99`. */
const rowsOf = (text: string): string[] => {
  const classes = [...text].map(one => classOf(one)?.key ?? one)
  return classes.filter((one, at) => one !== classes[at - 1])
}

describe('a made-up local part', () => {
  it('has the form of the searched one, and a known check sum', () => {
    fc.assert(fc.property(local, like => {
      const made = madeUpLocal('site 2026-11-28', like)
      const hasLetter = [...like].some(one => classOf(one))

      expect(rowsOf(made)).to.eql(hasLetter ? rowsOf(like) : rowsOf('a'))
      expect([...made].filter(one => classOf(one)).length).to.be.at.least(18)
      expect([...made].length).to.be.at.most(64)
      expect(isMadeUp(`${made}@one.example`)).to.equal(true)
    }))
  })

  it('never begins as the searched one, and differs by site and day', () => {
    fc.assert(fc.property(local, like => {
      const [first, own] = [madeUpLocal('site 2026-11-28', like), like].map(text => [...text].find(one => classOf(one)))

      expect(own && first && baseOf(own) === baseOf(first)).to.not.equal(true)
      expect(madeUpLocal('site 2026-11-28', like)).to.not.equal(madeUpLocal('site 2026-11-29', like))
    }))
  })

  it('is one for all of small letters, so that their searches share a control question', () => {
    expect(new Set(['a', 'sam', 'nobodyhere', 'averylongnameofsomebody'].map(like => madeUpLocal('site', like))).size)
      .to.equal(1)
    expect(madeUpLocal('site', 'john.doe')).to.equal(madeUpLocal('site', 'melinda.roe'))
  })

  it('is known in small letters and as a tag, and no ordinary address is', () => {
    const made = madeUpLocal('site', 'J.Doe+News99')

    expect(isMadeUp(`${made.toLowerCase()}@one.example`)).to.equal(true)
    expect(isMadeUp(`sam+${madeUpLocal('site')}@one.example`)).to.equal(true)
    expect(['sam@one.example', 'averylongnameofsomebody@one.example', 'sam+news@one.example'].some(isMadeUp))
      .to.equal(false)
  })
})
