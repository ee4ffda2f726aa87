import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { linkedValues } from '../../../src/upstreams/linked-values.ts'
import { magicSpellings } from '../../../src/upstreams/outcomes.ts'

async function observablesOf(service: Started, type: QueryType, value: string): Promise<string[]> {
  const id = await service.createSearch(type, value)
  await service.events(`/search/${id}/stream`)
  const { body } = await service.request('GET', `/search/${id}/observables?limit=1000`)
  return body.data.observables.map(one => `${one.type} ${one.value}`)
}

describe('the linked values of the sandbox', () => {
  it('lead from a name to an e-mail address, a domain, a second name and a wallet', async () => {
    await using service = await start()
    const { pseudonym, email, domain, secondPseudonym } = linkedValues

    const first = await observablesOf(service, 'Pseudonym', pseudonym)
    const second = await observablesOf(service, 'Email Address', email)
    const third = await observablesOf(service, 'Pseudonym', secondPseudonym)

    expect(first).to.include.members([`Email Address ${email}`, `Pseudonym ${secondPseudonym}`])
    expect(second).to.include.members([`Domain Name ${domain}`, `Pseudonym ${secondPseudonym}`])
    expect(third).to.include(`Cryptocurrency ${magicSpellings.success.Cryptocurrency[1]}`)
    expect([...first, ...second].filter(one => one.startsWith('Cryptocurrency'))).to.eql([])
  })
})
