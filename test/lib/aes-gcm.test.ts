import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { open, seal, startSeal } from '../../src/lib/aes-gcm.ts'

describe('startSeal', () => {
  const key = randomBytes(32)

  it('encrypts the parts of a content like the whole', () => {
    const parts = [randomBytes(100_000), Buffer.alloc(0), randomBytes(17)]
    const { start, add, end } = startSeal(key, 'name')

    const sealed = Buffer.concat([start, ...parts.map(add), end()])

    expect(open(key, sealed, 'name').equals(Buffer.concat(parts))).to.equal(true)
    expect(sealed).to.have.length(seal(key, Buffer.concat(parts), 'name').length)
  })
})
