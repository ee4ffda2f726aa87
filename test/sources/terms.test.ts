import { expect } from 'chai'
import { breachSources } from '../../src/sources/leaks/breaches/index.ts'
import { leakSources } from '../../src/sources/leaks/index.ts'
import { listSources } from '../../src/sources/lists/index.ts'
import { modules } from '../../src/sources/modules.ts'

const stated = [
  ...[...modules, ...listSources, ...breachSources].map(({ slug, terms }) => ({ slug, terms })),
  ...leakSources.map(({ code, terms }) => ({ slug: code, terms })),
].flatMap(({ slug, terms }) => terms ? [{ slug, terms }] : [])

describe('terms of sources', () => {
  it('restrict each source whose text forbids commercial use', () => {
    const forbids = /non-?commercial|not-for-profit|not for commercial|personal use|by agreement/i
    const open = stated.filter(({ terms }) => forbids.test(terms.text) && terms.restricted !== true)

    expect(stated).to.have.length.above(50)
    expect(open.map(({ slug }) => slug)).to.deep.equal([])
  })

  it('name the page with the text, and a day on which it could be read', () => {
    for (const { slug, terms: { url, seen } } of stated) {
      expect(URL.parse(url)?.protocol, slug).to.be.oneOf(['https:', 'http:'])
      if (typeof seen === 'string') expect(new Date(seen).toISOString().slice(0, 10), slug).to.equal(seen)
    }
  })
})
