import { expect } from 'chai'
import { elsewhere } from '../../../src/sources/kit/elsewhere.ts'

describe('answers of another address', () => {
  const same: ReadonlyArray<readonly [asked: string, answered: string]> = [
    ['https://example.com/u/sam', 'https://www.example.com/u/sam/'],
    ['https://example.com/u/sam%40example.org', 'https://api.example.com/u/sam@example.org/'],
    ['https://example.com/u/Jos%C3%A9', 'https://example.com/de/u/jos%c3%a9'],
    ['https://example.com/u/%zz', 'https://example.com/u/%zz/'],
    ['https://example.com/users/sam', 'https://example.com/orgs/sam'],
    ['https://example.com/find?q=sam%20doe&page=1', 'https://www.example.com/v2/find/?page=1&q=sam+doe&lang=en'],
    ['https://example.com/find?q=%40sam', 'https://www.example.com/find?q=@sam'],
  ]
  const other: ReadonlyArray<readonly [asked: string, answered: string, what: string]> = [
    ['https://example.com/u/sam', 'https://example.com/', 'elsewhere'],
    ['https://example.com/u/sam', 'https://example.net/u/sam', 'elsewhere'],
    ['https://example.com/find?q=sam', 'https://example.com/find', 'elsewhere'],
    ['https://example.com/find?q=sam', 'https://example.com/find?q=kim', 'elsewhere'],
    ['https://example.com/find?q=sam', 'https://example.com/find?lang=en', 'elsewhere'],
    ['https://example.com/u/sam', 'https://example.com/login/sam', 'gate'],
  ]

  for (const [asked, answered] of same) {
    it(`are about the same if ${asked} leads to ${answered}`, () => {
      expect(elsewhere({ url: asked }, { url: answered })).to.equal(undefined)
    })
  }

  for (const [asked, answered, what] of other) {
    it(`are about something else if ${asked} leads to ${answered}`, () => {
      expect(elsewhere({ url: asked }, { url: answered })).to.equal(what)
    })
  }

  it('may be those of another site if the source states the number of its redirects', () => {
    const request = { url: 'https://example.com/u/sam', redirects: 2 }

    expect(elsewhere(request, { url: 'https://example.net/v1/u/sam' })).to.equal(undefined)
  })
})
