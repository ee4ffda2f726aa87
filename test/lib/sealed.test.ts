import { expect } from 'chai'
import fc from 'fast-check'
import { createSealer } from '../../src/lib/sealed.ts'

const sealer = createSealer(() => ['a secret of the service, long enough'])
const text = fc.string({ unit: 'grapheme', maxLength: 600 })

describe('a sealed text', () => {
  it('opens with the same place', () => {
    fc.assert(fc.property(text, text, (plain, aad) => {
      expect(sealer.open(sealer.seal(plain, aad), aad)).to.equal(plain)
    }))
  })

  it('does not open with another place or another secret', () => {
    fc.assert(fc.property(text, text, text, (plain, aad, other) => {
      fc.pre(aad !== other)
      const sealed = sealer.seal(plain, aad)

      expect(() => sealer.open(sealed, other)).to.throw()
      expect(() => createSealer(() => ['another secret']).open(sealed, aad)).to.throw()
    }))
  })

  it('does not open after any change', () => {
    fc.assert(fc.property(text, fc.nat(), fc.constantFrom('', 'A', 'B', 'AA', '.', '='), (plain, place, instead) => {
      const sealed = sealer.seal(plain, 'here')
      const at = place % sealed.length
      const changed = sealed.slice(0, at) + instead + sealed.slice(at + 1)
      fc.pre(changed !== sealed)

      expect(() => sealer.open(changed, 'here')).to.throw()
    }))
  })

  it('does not open if it was never sealed', () => {
    fc.assert(fc.property(text, stranger => {
      expect(() => sealer.open(stranger, '')).to.throw()
      expect(() => sealer.open(`v2.${stranger}`, '')).to.throw()
    }))
  })

  it('differs each time, and shows nothing of the text', () => {
    const [one, two] = [sealer.seal('correct-horse', ''), sealer.seal('correct-horse', '')]

    expect(one).to.match(/^v2\.[\w-]{8}\.[\w-]+\.[\w-]+$/)
    expect(one.split('.').slice(2)).not.to.have.any.members(two.split('.').slice(2))
    for (const part of one.split('.')) {
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.to.include('correct-horse')
    }
  })

  it('opens with the previous secret, and is rewrapped without opening its content', () => {
    let secrets = ['the first secret']
    const changing = createSealer(() => secrets)
    const sealed = changing.seal('correct-horse', 'here')

    secrets = ['the second secret', 'the first secret']
    const rewrapped = changing.rewrap(sealed)
    expect(changing.open(sealed, 'here')).to.equal('correct-horse')
    expect(rewrapped.split('.')[3]).to.equal(sealed.split('.')[3])
    expect(rewrapped.startsWith(changing.newest())).to.equal(true)
    expect(changing.rewrap(rewrapped)).to.equal(rewrapped)

    secrets = ['the second secret']
    expect(changing.open(rewrapped, 'here')).to.equal('correct-horse')
    expect(() => changing.open(sealed, 'here')).to.throw(/another secret/)
  })
})
