import { expect } from 'chai'
import { emailDomain } from '../../../src/sources/modules/email-domain.ts'
import { googleDns } from '../../../src/upstreams/google-dns.ts'
import { simulate } from '../../support/simulated.ts'

const types: Record<string, number> = { MX: 15, TXT: 16, CNAME: 5 }

/** Simulates a DNS resolver. The keys of `records` have the form `name type`. */
function dns(records: Record<string, string[]>, Status = 0) {
  return simulate({
    upstreams: [{
      ...googleDns,
      found(_, { url }) {
        const name = url.searchParams.get('name') ?? ''
        const type = url.searchParams.get('type') ?? ''
        const Answer = (records[`${name} ${type}`] ?? []).map(data => ({ name, type: types[type], TTL: 60, data }))
        return { body: { Status, Question: [{ name, type: types[type] }], Answer } }
      },
    }],
  })
}

const values = (cards: Array<{ items: Array<{ label: string; value: string }> }>) =>
  cards.flatMap(card => card.items.map(({ label, value }) => `${label}: ${value}`))

describe('email-domain module', () => {
  it('lists mail servers by preference, with their provider', async () => {
    await using world = await dns({ 'sam.example MX': ['20 mailsec.protonmail.ch.', '10 Mail.protonmail.ch.'] })

    const { cards } = await world.run(emailDomain, 'Email Address', 'me@sam.example')

    expect(values(cards)).to.include.members([
      'Provider: Proton', 'Mail server: mail.protonmail.ch', 'Mail server: mailsec.protonmail.ch', 'SPF: none',
      'DMARC: none',
    ])
    expect(cards[0]?.raw['exchangers']).to.eql([
      { preference: 10, host: 'mail.protonmail.ch' }, { preference: 20, host: 'mailsec.protonmail.ch' },
    ])
  })

  it('returns no provider for a host whose name only ends like a provider', async () => {
    await using world = await dns({ 'sam.example MX': ['10 notgoogle.com.'] })

    const { cards } = await world.run(emailDomain, 'Email Address', 'me@sam.example')

    expect(cards[0]?.raw['provider']).to.equal(null)
  })

  it('joins a policy that is quoted in several strings', async () => {
    await using world = await dns({
      'sam.example TXT': ['"unrelated"', '"v=spf1 include:a.example" " -all"'],
      '_dmarc.sam.example TXT': ['v=DMARC1; p=reject; pct=100'],
    })

    const { cards } = await world.run(emailDomain, 'Email Address', 'me@sam.example')

    expect(values(cards)).to.include.members(['SPF: v=spf1 include:a.example -all', 'DMARC policy: reject'])
  })

  it('reports that a domain with a null MX accepts no mail', async () => {
    await using world = await dns({ 'sam.example MX': ['0 .'] })

    const { cards } = await world.run(emailDomain, 'Email Address', 'me@sam.example')

    expect(values(cards)).to.include('Accepts mail: no')
  })

  it('returns no card for a domain without mail records', async () => {
    await using world = await dns({})

    const ran = await world.run(emailDomain, 'Email Address', 'me@sam.example')

    expect(ran).to.eql({ cards: [], failure: undefined })
  })

  it('fails with UPSTREAM_ERROR if the resolver fails', async () => {
    await using world = await dns({}, 2)

    const ran = await world.run(emailDomain, 'Email Address', 'me@sam.example')

    expect(ran.failure).to.equal('UPSTREAM_ERROR')
  })

  it('sends no request for an address literal', async () => {
    await using world = await dns({})

    await world.run(emailDomain, 'Email Address', 'me@[192.0.2.1]')

    expect(world.requestCount).to.equal(0)
  })
})
