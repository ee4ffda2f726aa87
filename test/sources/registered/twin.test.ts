import { expect } from 'chai'
import { foldTwins } from '../../../src/sources/registered/twin.ts'

describe('the twins of a name with signs', () => {
  it('have kinds of their own for each change, so that names share only answers about the same one', () => {
    const kindsOf = (name: string) => foldTwins(name, undefined).map(({ kind }) => kind)

    expect(kindsOf('john.doe')).to.deep.equal(kindsOf('jane.roe'))
    expect(kindsOf('a.b')).to.not.deep.equal(kindsOf('john.doe'))
  })
})
