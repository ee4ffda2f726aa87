import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import fc from 'fast-check'
import { createShortHmac } from '../../src/lib/short-hmac.ts'

describe('createShortHmac', () => {
  it('computes HMAC-SHA256', () => {
    fc.assert(fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.array(fc.string({ unit: 'binary', maxLength: 2_000 })),
      (key, texts) => {
        const hmac = createShortHmac(key)

      for (const text of texts) expect(hmac(text)).to.equal(createHmac('sha256', key).update(text).digest('binary'))
    }))
  })

  it('accepts long texts, but no key longer than a block', () => {
    const text = 'é'.repeat(10_000)

    expect(createShortHmac(Buffer.from('key'))(text)).to
      .equal(createHmac('sha256', 'key').update(text).digest('binary'))
    expect(() => createShortHmac(Buffer.alloc(65))).to.throw(RangeError)
  })
})
