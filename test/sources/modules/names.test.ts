import { expect } from 'chai'
import fc from 'fast-check'
import { modules } from '../../../src/sources/modules.ts'
import { simulate } from '../../support/simulated.ts'

const profiles = modules.filter(module => module.types.includes('Pseudonym') && module.category === 'profile')

describe('pseudonyms', () => {
  it('are sent to a source unchanged or not at all', async () => {
    const seen: string[] = []
    await using world = await simulate({ outcomes: subject => { seen.push(subject); return 'none' } })
    const name = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
      fc.stringMatching(/^[\w.,/?#%&+@ -]{1,20}$/),
      fc.constantFrom('.', '..', '../x', 'a/../b', '%2e%2e', 'a,b', 'a&username=b', 'a#b', 'é', '\ud800', 'sam.eu'),
    )

    await fc.assert(fc.asyncProperty(name, fc.constantFrom(...profiles), async (value, module) => {
      seen.length = 0

      const ran = await world.run(module, 'Pseudonym', value)

      expect(ran.cards, module.slug).to.eql([])
      expect(ran.failure, module.slug).to.be.oneOf([undefined, 'NOT_APPLICABLE'])
      for (const subject of seen) expect(subject.toLowerCase(), module.slug).to.equal(value.toLowerCase())
    }), { numRuns: 400 })
  })

  it('are accepted by a source if they follow its rules', () => {
    const inside = {
      'github': ['dependabot[bot]', 'sam_acme', 'a'.repeat(39)],
      'gitlab': ['sam.example_1'],
      'dev-to': ['sam_example'],
      'modrinth': ['sam.example'],
      'online-go': ['Sam Example', '囲碁'],
      'speedrun': ['サム'],
      'ens-name': ['vitalik.eth', 'mail.sam.eth'],
      'farcaster': ['dwr.eth', 'dwr'],
      'lens': ['stani.lens', 'stani'],
    }

    for (const [slug, values] of Object.entries(inside)) {
      const module = modules.find(one => one.slug === slug)
      for (const value of values) {
        expect(module?.skipReason?.({ type: 'Pseudonym', value }), `${slug} ${value}`).to.equal(undefined)
      }
    }
  })

  it('of wallets lead to them, also with the ending that people write', async () => {
    await using world = await simulate()
    const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' // some sources spell it with the checksum of EIP-55

    for (const [slug, value, label] of [
      ['ens-name', 'sam.eth', 'Wallet (ENS)'],
      ['farcaster-registry', 'sam', 'Wallet (Farcaster)'],
      ['lens', 'stani.lens', 'Wallet (Lens)'],
    ] as const) {
      const module = modules.find(one => one.slug === slug)!
      const { cards, failure } = await world.run(module, 'Pseudonym', value)

      expect(failure, slug).to.equal(undefined)
      expect(cards[0]?.items.find(item => item.label === label)?.value.toLowerCase(), slug).to.equal(wallet)
    }
  })

  it('are not sent to a source if they break its rules', async () => {
    await using world = await simulate()
    const outside = {
      'keybase': 'sam-example',
      'hacker-news': 'a.name',
      'bluesky': 'sam_example',
      'lichess': 'a',
      'codeberg': '-sam',
      'github': 'a/../b',
      'gitlab': 'a b c',
      'dev-to': 'sam-example',
      'modrinth': 'ünï',
      'online-go': 'sam@example.com',
      'speedrun': 'a/../b',
    }

    for (const [slug, value] of Object.entries(outside)) {
      const module = modules.find(one => one.slug === slug)
      if (!module) throw new Error(slug)
      expect(await world.run(module, 'Pseudonym', value), slug).to.eql({ cards: [], failure: 'NOT_APPLICABLE' })
    }

    expect(world.requestCount).to.equal(0)
  })
})
