import { expect } from 'chai'
import { domainParts } from '../../../src/sources/modules/domain-parts.ts'
import { simulate } from '../../support/simulated.ts'

async function raw(value: string): Promise<Record<string, unknown>> {
  await using world = await simulate()
  const { cards } = await world.run(domainParts, 'Domain Name', value)
  return cards[0]?.raw ?? {}
}

describe('domain-parts module', () => {
  it('splits a name at its public suffix', async () => {
    expect(await raw('www.shop.example.co.uk')).to.include({
      public_suffix: 'co.uk', public_suffix_kind: 'icann', registrable_domain: 'example.co.uk', subdomain: 'www.shop',
    })
    expect(await raw('someone.github.io')).to.include({
      public_suffix: 'github.io',
      public_suffix_kind: 'private',
      registrable_domain: 'someone.github.io',
      subdomain: null,
    })
    expect(await raw('host.tw-success.example'))
      .to.include({ public_suffix_kind: 'unknown', registrable_domain: 'tw-success.example' })
  })

  it('warns about a name that imitates another', async () => {
    const parts = await raw('xn--80ak6aa92e.com')

    expect(parts).to.include({ unicode: 'аррӏе.com' })
    expect(parts['warnings']).to.eql([{ label: 'аррӏе', kind: 'lookalike', detail: 'apple' }])
  })

  it('does not warn about a name that is only in another language', async () => {
    expect((await raw('xn--mnchen-3ya.de'))['warnings']).to.eql([])
  })
})
