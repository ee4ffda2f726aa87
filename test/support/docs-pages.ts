import { expect } from 'chai'
import { someOf } from './amount.ts'
import { createLook, openDocs, type DocsBrowser, type Look, type Seen } from './docs-browser.ts'

/**
 * Describes the test that looks at the pages of the documentation: see `createLook`. Of the pages of operations, which
 * one template makes, `npm test` looks at a fifth.
 */
export function describePages(look: Look, tableWidth: number, axeOptions: object): void {
  describe(`the pages of the documentation ${look}`, function () {
    const pageMs = 240_000 // hang guard of one page
    this.timeout(pageMs)
    let docs: DocsBrowser

    before(async function () {
      const opened = await openDocs()
      if (opened === undefined) return this.skip()
      docs = opened
    })
    after(() => docs?.[Symbol.asyncDispose]())

    it('show no error, request to another site, overflow, barrier or cut table, and the same menu', async function () {
      await using context = await docs.open(look)
      const see = await createLook(await context.newPage(), axeOptions, tableWidth)

      const isOperation = (page: string) => /^reference\/(?!index)/.test(page)
      const pages = [...docs.pages.filter(page => !isOperation(page)), ...someOf(docs.pages.filter(isOperation))]

      const seen = new Map<string, Seen>()
      for (const page of pages) {
        this.timeout(pageMs) // starts the time of this test anew
        seen.set(page, await see(`${docs.url}/docs/${page}`))
      }
      this.timeout(0) // Mocha compares the time of the whole test at its end

      const { menu } = seen.get('index.html')!
      const all = [...seen.values()]
      expect([...seen].flatMap(([page, { faults }]) => faults.map(fault => `${page}: ${fault}`))).to.deep.equal([])
      expect(menu.length).to.be.above(50)
      for (const [page, one] of seen) expect(one.menu, page).to.deep.equal(menu)
      expect(all.map(({ title }) => title)).not.to.include('')
      expect(seen.size).to.be.above(50)
      expect(all.reduce((sum, { tables }) => sum + tables, 0)).to.be.above(30)
    })
  })
}
