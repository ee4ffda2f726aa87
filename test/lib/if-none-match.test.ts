import { expect } from 'chai'
import { matchesIfNoneMatch } from '../../src/lib/if-none-match.ts'

const etag = '"a,b"'

describe('If-None-Match', () => {
  for (
    const header of ['"a,b"', 'W/"a,b"', '"x", "a,b"', '"x","a,b","y"', ' "x" ,\tW/"a,b"', '*', ' * ', '"", "a,b"']
  ) {
    it(`matches ${JSON.stringify(header)}`, () => {
      expect(matchesIfNoneMatch(header, etag)).to.equal(true)
    })
  }

  for (const header of [undefined, '', '"a"', '"a', 'a,b', '"xa,b"', 'w/"a,b"', '**', '"*"', '"x"a,b"']) {
    it(`does not match ${JSON.stringify(header)}`, () => {
      expect(matchesIfNoneMatch(header, etag)).to.equal(false)
    })
  }

  it('uses weak comparison for a weak tag too', () => {
    expect(matchesIfNoneMatch('"1"', 'W/"1"')).to.equal(true)
  })
})
