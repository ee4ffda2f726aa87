import { expect } from 'chai'
import fc from 'fast-check'
import { maxCharacters, pageOf } from '../../src/mcp/page.ts'

const lengthOf = (value: unknown) => JSON.stringify(value).length
const pagesOf = (value: unknown) =>
  Array.from({ length: pageOf(value, 1).page?.pages ?? 1 }, (_, index) =>
    pageOf(value, index + 1).value as Record<string, unknown>
  )

describe('pageOf', () => {
  it('returns a short value as it is', () => {
    const value = { list: [1, 2], text: 'x', missing: null }

    expect(pageOf(value, 1)).to.deep.equal({ value })
  })

  it('divides long lists into pages that have every entry once', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 300 }), sizes => {
      const list = sizes.map((size, index) => ({ index, text: 'x'.repeat(size) }))
      const pages = pagesOf({ state: 'ended', inner: { list }, short: [1] })

      expect(pages.flatMap(({ inner }) => (inner as { list: unknown[] } | undefined)?.list ?? [])).to.deep.equal(list)
      expect(pages.filter(one => 'state' in one)).to.have.length(1)
      for (const one of pages) expect(lengthOf(one)).to.be.at.most(maxCharacters)
    }))
  })

  it('names the totals of the lists that continue', () => {
    const { page } = pageOf({ a: { b: Array.from({ length: 5_000 }, (_, index) => index) }, short: [1] }, 2)

    expect(page).to.deep.equal({ page: 2, pages: 50, totals: { 'a.b': 5_000 } })
  })

  it('shortens long texts and lists within entries, and names what was left out', () => {
    const list = [{ names: Array.from({ length: 30 }, (_, index) => index), text: 'x'.repeat(30_000) }]
    const { list: [entry] } = pageOf({ list }, 1).value as { list: [{ names: unknown[], text: string }] }

    expect(entry.names).to.have.length(21).and.to.include('… (10 more)')
    expect(entry.text).to.match(/^x{2000}… \(28000 more characters\)$/)
  })

  it('bounds a single entry with many members', () => {
    const entry = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`m${index}`, 'x'.repeat(1_000)]))

    expect(lengthOf(pageOf({ list: [entry, entry] }, 1).value)).to.be.at.most(maxCharacters)
  })
})
