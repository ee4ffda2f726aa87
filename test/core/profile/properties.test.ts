import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'chai'
import type { ObservedTask } from '../../../src/core/observables/facts.ts'
import { accountCard, claimsAbout } from '../../support/profile-cards.ts'

type Line = readonly [label: string, value: string]

const pages = [
  'https://one.example.org/sam', 'https://two.example.net/sam', 'https://github.com/sam', 'https://gitlab.com/sam',
]
const print = '8c9c8cdc9c9999987e807f'
const gravatar = (address: string) => `https://www.gravatar.com/avatar/${hash('md5', address)}`

/** Lines that two accounts of one person may have in common. */
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.constantFrom('Samantha Rose Tyler', 'Sam Tyler').map(name => ['Name', name] as const),
  fc.constantFrom('sam@sam.example', 'tyler@mail.example').map(address => ['E-mail', address] as const),
  fc.constantFrom('https://sam.example', ...pages).map(address => ['Website', address] as const),
  fc.constantFrom('Also at github.com/sam', 'I write at sam.example').map(text => ['Bio', text] as const),
  fc.constantFrom('https://pictures.example/1.png', gravatar('sam@sam.example')).map(url => ['Avatar', url] as const),
)
const accounts = fc.uniqueArray(fc.tuple(fc.constantFrom(...pages), fc.array(line, { maxLength: 5 })), {
  selector: ([page]) => page, minLength: 2,
})

/** Lines that say nothing about a person. */
const nothing: fc.Arbitrary<Line> = fc.oneof(
  fc.constantFrom('', ' ', 'null', 'identicon', 'test@example.com').map(text => ['Avatar', gravatar(text)] as const),
  fc.tuple(fc.constantFrom(32, 64), fc.stringMatching(/^[\da-f]{1,8}$/)).map(([digits, part]) =>
    ['Avatar', `https://secure.gravatar.com/avatar/${part.repeat(digits).slice(0, digits)}?d=identicon`] as const)
    .filter(([, url]) => /avatar\/(.{1,8}?)\1+\?/.test(url)),
  fc.constantFrom('missing', 'default', 'no-avatar', 'default_avatar_3', 'blank').map(name =>
    ['Avatar', `https://site.example/avatars/${name}.png`] as const),
  fc.constantFrom('John Doe', 'Deleted User', 'Your Name').map(name => ['Name', name] as const),
  fc.constantFrom('test@example.com', 'noreply@github.com').map(address => ['E-mail', address] as const),
  fc.constantFrom('https://linktr.ee', 'https://example.com', 'https://github.io')
    .map(url => ['Website', url] as const),
  fc.constant(['Wallet (ethereum)', `0x${'0'.repeat(40)}`] as const),
)

/** Confidence of each claim, by its accounts. */
async function confidences(tasks: readonly ObservedTask[]): Promise<Map<string, number>> {
  const claims = await claimsAbout(tasks)
  return new Map(claims.map(({ pair, confidence }) => [pair.accounts.map(({ id }) => id).join(' '), confidence]))
}

const cardsOf = (list: ReadonlyArray<readonly [string, readonly Line[]]>) =>
  list.map(([page, lines]) => accountCard(page, lines, print))

describe('confidence that accounts belong to one person', () => {
  it('is the same with a placeholder that all of them have', () => fc.assert(
    fc.asyncProperty(accounts, nothing, async (list, placeholder) => {
      const before = await confidences(cardsOf(list))
      const after = await confidences(cardsOf(list.map(([page, lines]) => [page, [...lines, placeholder]])))

      for (const [pair, confidence] of after) expect(confidence, pair).to.be.at.most(before.get(pair) ?? 0)
    }), { numRuns: 60 }))

  it('never rises by a value that more than 50 accounts have', () => fc.assert(
    fc.asyncProperty(accounts, line, async (list, common) => {
      const crowd = Array.from({ length: 60 }, (_, index) =>
        accountCard(`https://member${index}.example.org/sam`, [common], print))
      const without = list.map(([page, lines]) => [page, lines.filter(([label]) => label !== common[0])] as const)
      const before = await confidences(cardsOf(without))
      const after = await confidences([
        ...cardsOf(without.map(([page, lines]) => [page, [...lines, common]])), ...crowd,
      ])

      for (const [page] of list) {
        for (const [pair, confidence] of after) {
          const isOurs = pair.split(' ').every(id => list.some(([url]) => url.endsWith(id)))
          const isLink = common[0] === 'Website' || common[0] === 'Bio' // a link to one of them stays a link
          if (isOurs && !isLink) expect(confidence, `${page}: ${pair}`).to.be.at.most(before.get(pair) ?? 0)
        }
      }
    }), { numRuns: 20 }))

  it('is the same if an account has a sign twice, in another spelling or at another address', () => fc.assert(
    fc.asyncProperty(accounts, async list => {
      const before = await confidences(cardsOf(list))
      const after = await confidences(cardsOf(list.map(([page, lines]) =>
        [page, [...lines, ...lines.map(([label, value], index): Line => {
          if (label === 'E-mail') return [label, value.replace('sam@', 'SAM@').replace('tyler@', 'Tyler@')]
          if (label === 'Avatar') {
            return [label, value.includes('gravatar')
              ? value.replace(/[\da-f]{32}/, digits => digits.toUpperCase()).replace('www.', 'secure.') + '?s=80'
              : `https://copies.example/${page.length}/${index}.jpg`]
          }
          return [label, label === 'Website' ? `${value}/` : value]
        })]])))

      expect([...after]).to.have.deep.members([...before])
    }), { numRuns: 60 }))
})
