import { expect } from 'chai'
import fc from 'fast-check'
import { createMinimiser } from '../../../../src/cli/sources/recording/minimise.ts'
import { shapeOf } from '../../../../src/cli/sources/recording/shape.ts'

const minimised = (value: unknown) => {
  const minimiser = createMinimiser(text => text)
  return { value: minimiser.json(value), hasCut: minimiser.hasCut }
}

describe('createMinimiser', () => {
  it('keeps the elements of a list that show a member or a type for the first time', () => {
    const list = [{ id: 1 }, { id: 2 }, { id: 3, name: 'x' }, { id: null }, { id: 4, name: 'y' }]

    expect(minimised(list)).to.deep.equal({ value: [{ id: 1 }, { id: 3, name: 'x' }, { id: null }], hasCut: true })
    expect(minimised({ a: [], b: ['one'] })).to.deep.equal({ value: { a: [], b: ['one'] }, hasCut: false })
  })

  it('treats members whose names are data as a list', () => {
    const byId = { '1': { ok: true }, '22': { ok: false }, '2026-11-28': { ok: null }, 'other': 1 }

    expect(minimised(byId).value).to.deep.equal({ 'other': 1, '1': { ok: true }, '2026-11-28': { ok: null } })
  })

  it('cuts long texts, with their length, and deep values', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown

    expect(minimised('x'.repeat(300)).value).to.equal(`${'x'.repeat(200)}… (300 characters)`)
    expect(JSON.stringify(minimised(deep).value).length).to.be.below(100)
  })

  it('keeps every path and type of any value', () => {
    const json = fc.jsonValue({ maxDepth: 6 }) as fc.Arbitrary<unknown>

    fc.assert(fc.property(json, value => {
      expect(shapeOf(minimised(value).value)).to.deep.equal(shapeOf(value))
    }))
  })
})
