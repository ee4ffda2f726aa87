import { expect } from 'chai'
import fc from 'fast-check'
import { decodeEntry, encodeEntry } from '../../../src/core/logos/entry.ts'

describe('a cache entry of a logo', () => {
  it('is decoded as it was encoded', () => {
    const drawn = new Map([['16.png', Buffer.from('a')], ['512.webp', Buffer.from('\n{}')]])
    const entries = [
      { domain: 'a.example', freshUntilMs: 5, logo: undefined },
      {
        domain: 'a.example',
        freshUntilMs: 5,
        logo: {
          source: 'bimi',
          edge: 512,
          soughtEdge: 128,
          png: Buffer.from('png\n'),
          drawn,
        },
      },
    ]

    expect(entries.map(entry => decodeEntry(encodeEntry(entry)))).to.deep.equal(entries)
  })

  it('is not decoded if it is truncated or something else', () => {
    const whole = encodeEntry({
      domain: 'a',
      freshUntilMs: 5,
      logo: {
        source: 'bimi',
        edge: 1,
        soughtEdge: 1,
        png: Buffer.from('png'),
        drawn: new Map(),
      },
    })

    for (let length = 0; length < whole.length; length++) {
      expect(decodeEntry(whole.subarray(0, length)), String(length)).to.equal(undefined)
    }
    fc.assert(fc.property(fc.uint8Array(), bytes => {
      expect(decodeEntry(Buffer.from(bytes))).to.equal(undefined)
    }))
  })
})
