import { expect } from 'chai'
import fc from 'fast-check'
import { fitJson, inParts, jsonBytes } from '../../src/lib/fit-json.ts'

describe('fitJson', () => {
  const json = fc.letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      fc.string({ unit: 'binary', maxLength: 400 }), fc.integer(), fc.boolean(), fc.constant(null),
      fc.array(tie('value'), { maxLength: 30 }),
      fc.dictionary(fc.string({ maxLength: 20 }), tie('value'), { maxKeys: 30, noNullPrototype: true }),
    ),
  })).value

  it('returns JSON within the limit, and an equal value if that fits already', () => {
    fc.assert(fc.property(json, fc.integer({ min: 32, max: 4_000 }), (value, maxBytes) => {
      const fitted = fitJson(value, maxBytes)

      expect(jsonBytes(fitted)).to.be.at.most(maxBytes)
      if (jsonBytes(value) <= maxBytes) expect(fitted).to.equal(value)
    }))
  })

  it('keeps small members, whole elements and the beginning of texts', () => {
    const list = Array.from({ length: 100 }, (_, index) => ({ name: `n${index}`, text: 'x'.repeat(50) }))

    const fitted = fitJson({ list, id: 'a', text: 'y'.repeat(9_000), count: 7 }, 2_000)

    expect(Object.keys(fitted)).to.deep.equal(['list', 'id', 'text', 'count'])
    expect(fitted).to.include({ id: 'a', count: 7 })
    expect(fitted.list).to.have.length.within(5, 30)
    expect(fitted.list).to.deep.equal(list.slice(0, fitted.list.length))
    expect(fitted.text).to.match(/^y{100,}$/)
  })
})

describe('inParts', () => {
  it('keeps all elements in order, within both limits', () => {
    const texts = fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 })
    const limits = [fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 200 })] as const
    fc.assert(fc.property(texts, ...limits, (list, most, bytes) => {
      const parts = inParts(list, most, bytes)

      expect(parts.flat()).to.deep.equal(list)
      for (const part of parts) {
        expect(part.length).to.be.within(1, most)
        if (part.length > 1) expect(jsonBytes(part)).to.be.at.most(bytes + 2)
      }
    }))
  })
})
