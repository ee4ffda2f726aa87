import { expect } from 'chai'
import { card, link } from '../../../src/sources/kit/card.ts'
import { findings } from '../../../src/sources/kit/finding.ts'
import type { Query } from '../../../src/sources/kit/source.ts'

const domain: Query = { type: 'Domain Name', value: 'xn--bcher-kva.example' }
const email: Query = { type: 'Email Address', value: 'sam@example.com' }

describe('findings', () => {
  for (const [title, query, line] of [
    ['the question', email, ['E-mail', 'Sam@example.com']],
    ['the question in another spelling', domain, ['Name', 'B\u00fccher.example.']],
    ['the domain of the question', email, ['Domain', 'example.com']],
    ['a page about it', domain, ['Page', link('https://somewhere.example/x')]],
    ['an amount of zero', domain, ['Balance', '0 BTC']],
    ['a count of zero', domain, ['Reports', 0]],
    ['"no"', domain, ['Listed', 'no']],
    ['a placeholder', domain, ['Name', 'N/A']],
    ['the number of what is missing', domain, ['Parts left out', 3]],
  ] as const) {
    it(`fails for a card that has only ${title}`, () => {
      expect(() => findings([card([line], {})], query)).to.throw().with.property('code', 'UPSTREAM_CHANGED')
    })
  }

  it('keeps the cards that have a fact', () => {
    const [bare, full] = [card([['Reports', 0]], {}), card([['Reports', 0], ['Country', 'NO']], {})]

    expect(findings([bare, full], domain)).to.deep.equal([full])
  })

  it('returns no cards if there are none', () => {
    expect(findings([], domain)).to.deep.equal([])
  })
})
