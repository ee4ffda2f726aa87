import { expect } from 'chai'
import { createByteCache } from '../../src/lib/byte-cache.ts'

describe('the byte cache', () => {
  it('drops the least recently used entry when it is full', () => {
    const cache = createByteCache<string>(10)

    cache.set('a', 'A', 5)
    cache.set('b', 'B', 5)
    cache.get('a')
    cache.set('c', 'C', 1)

    expect(['a', 'b', 'c'].map(key => cache.get(key))).to.deep.equal(['A', undefined, 'C'])
  })

  it('counts a replaced entry once', () => {
    const cache = createByteCache<string>(10)

    for (let time = 0; time < 5; time++) cache.set('a', `A${time}`, 6)
    cache.set('b', 'B', 4)

    expect([cache.get('a'), cache.get('b')]).to.deep.equal(['A4', 'B'])
  })

  it('does not store a value that is too large, and drops the old one', () => {
    const cache = createByteCache<string>(10)

    cache.set('a', 'A', 1)
    cache.set('b', 'B', 1)
    cache.set('a', 'large', 11)

    expect([cache.get('a'), cache.get('b')]).to.deep.equal([undefined, 'B'])
  })
  it('is empty after a clear, with all its capacity', () => {
    const cache = createByteCache<string>(10)

    cache.set('a', 'A', 10)
    cache.clear()
    cache.set('b', 'B', 10)

    expect([cache.get('a'), cache.get('b')]).to.deep.equal([undefined, 'B'])
  })
})
