import { expect } from 'chai'
import { isMadeUp, partsOf } from '../../../src/lib/made-up-address.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import type { AccountCheck, CheckContext } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { addressCheck } from '../../../src/sources/registered/address-check.ts'
import { withLedger } from '../../../src/sources/registered/ledger.ts'
import type { AddressSite } from '../../../src/sources/rows/address-site.ts'

const site: AddressSite = {
  slug: 'somewhere',
  name: 'Somewhere',
  homepage: 'https://somewhere.example',
  tags: ['tech'],
  facts: { url: 'https://somewhere.example/docs', day: '2026-11-01' },
  class: 'look-up',
  ask: { url: 'https://somewhere.example/?email={email}' },
  registered: { body: /^used$/ },
  notRegistered: { status: 404 },
  refused: { body: /^refused$/ },
}
const used = (...addresses: string[]) => (address: string) => addresses.includes(address)
const nothing = () => false
const own = 'operator@mail.example'

/** A site, the addresses that it was asked about, and the context of its searches. */
function stage(isUsed: (address: string) => boolean, changes: Partial<AddressSite> = {}, hasOwn = true) {
  const asked: string[] = []
  const client = {
    send({ url }: Request): Promise<Response> {
      const address = new URL(url).searchParams.get('email')!
      asked.push(address)
      const body = address.startsWith('bad') ? 'refused' : isUsed(address) ? 'used' : ''
      return Promise.resolve({ status: body === '' ? 404 : 200, headers: {}, body: Buffer.from(body), url })
    },
    egressRefusal: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  }
  const [check] = withLedger<AccountCheck>([addressCheck({ ...site, ...changes })], [{
    site: site.slug,
    day: '2026-11-01',
    toldApart: true,
    hasOwn,
    reason: null,
  }], new Date('2026-11-28')) as [AccountCheck]
  const context: CheckContext = {
    client,
    key: undefined,
    now: new Date('2026-11-28T01:00:00Z'),
    signal: new AbortController().signal,
    controls: createControls(),
    ownAddress: own,
  }
  const verdictOf = (value: string) => checkAccount(check, { type: 'Email Address', value }, context)
  return { asked, verdictOf }
}

describe('the control question of an address', () => {
  it('is about a made-up name at a mail provider, once a site and day', async () => {
    const { asked, verdictOf } = stage(used('sam@one.example', 'kim@two.example'))

    expect((await verdictOf('sam@one.example')).status).to.equal('registered')
    expect((await verdictOf('kim@two.example')).status).to.equal('registered')
    expect(asked).to.have.length(3)
    expect(partsOf(asked[1]!)[1]).to.equal('gmail.com')
    expect(isMadeUp(asked[1]!)).to.equal(true)
  })

  it('is about a made-up name at the same domain where the site decides by the domain', async () => {
    const isUsed = (address: string) => address.endsWith('@catchall.example') || address === 'sam@one.example'
    const { asked, verdictOf } = stage(isUsed, { control: 'domain' })

    expect((await verdictOf('sam@catchall.example')).reason?.code).to.equal('SAME_AS_CONTROL')
    expect((await verdictOf('sam@one.example')).status).to.equal('registered')
    expect(asked.filter(isMadeUp).map(address => partsOf(address)[1])).to.eql(['catchall.example', 'one.example'])
  })

  it('confirms a weak absence with the address of the operator, where it is registered', async () => {
    expect((await stage(used(own)).verdictOf('sam@one.example')).status).to.equal('not_registered')
    expect((await stage(nothing).verdictOf('sam@one.example')).reason?.code).to.equal('SAME_AS_CONTROL')
    const { reason } = await stage(used(own), {}, false).verdictOf('sam@one.example')
    expect(reason?.code).to.equal('CONTROL_FAILED')
    expect(reason?.message).to.include('ACCOUNT_CONTROL_EMAIL')
    expect(reason?.message).to.not.include(own)
  })

  it('leaves a refused address neither used nor free', async () => {
    const { status, reason } = await stage(used(own)).verdictOf('bad@one.example')

    expect([status, reason?.code]).to.eql(['unknown', 'ADDRESS_REFUSED'])
  })

  it('is not asked about an address that is out of the scope of the site', async () => {
    const { asked, verdictOf } = stage(nothing, { domains: ['posteo.example'] })

    expect((await verdictOf('sam@one.example')).reason?.code).to.equal('TYPE_NOT_SUPPORTED')
    expect(asked).to.eql([])
  })
})
