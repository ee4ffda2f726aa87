import { expect } from 'chai'
import { isMadeUp, partsOf } from '../../../src/lib/made-up-address.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import type { AccountCheck, CheckContext } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { addressCheck } from '../../../src/sources/registered/address-check.ts'
import { withLedger } from '../../../src/sources/registered/ledger.ts'
import { theAddress, type AddressSite } from '../../../src/sources/rows/address-site.ts'

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
function stage(
  isUsed: (address: string) => boolean, changes: Partial<AddressSite> = {}, hasOwn = true, textOf = () => 'used',
) {
  const asked: string[] = []
  const client = {
    send({ url }: Request, signal?: AbortSignal): Promise<Response> {
      signal?.throwIfAborted()
      const address = new URL(url).searchParams.get('email')!
      asked.push(address)
      const isRefused = address.startsWith('bad') || (address.endsWith('@closed.example') && !isUsed(address))
      const body = isRefused ? 'refused' : isUsed(address) ? textOf() : ''
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
  const verdictOf = (value: string, signal = context.signal) =>
    checkAccount(check, { type: 'Email Address', value }, { ...context, signal })
  return { asked, verdictOf }
}

describe('the control question of an address', () => {
  it('is about a made-up name at the same domain, once a site, domain and day', async () => {
    const { asked, verdictOf } = stage(used('sam@one.example', 'lee@one.example', 'kim@two.example'))

    expect((await verdictOf('sam@one.example')).status).to.equal('registered')
    expect((await verdictOf('lee@one.example')).status).to.equal('registered')
    expect((await verdictOf('kim@two.example')).status).to.equal('registered')
    expect(asked.filter(isMadeUp).map(address => partsOf(address)[1])).to.eql(['one.example', 'two.example'])
    expect(asked).to.have.length(5)
  })

  it('is about a mail provider if the site takes no new address of the domain', async () => {
    const { asked, verdictOf } = stage(used('sam@closed.example'))

    expect((await verdictOf('sam@closed.example')).status).to.equal('registered')
    expect(asked.filter(isMadeUp).map(address => partsOf(address)[1])).to.eql(['closed.example', 'gmail.com'])
  })

  it('is about a made-up name at the same domain where the site decides by the domain', async () => {
    const isUsed = (address: string) => address.endsWith('@catchall.example') || address === 'sam@one.example'
    const { asked, verdictOf } = stage(isUsed, { control: 'domain' })

    expect((await verdictOf('sam@catchall.example')).reason?.code).to.equal('SAME_AS_CONTROL')
    expect((await verdictOf('sam@one.example')).status).to.equal('registered')
    expect(asked.filter(isMadeUp).map(address => partsOf(address)[1])).to.eql(['catchall.example', 'one.example'])
  })

  // https://github.com/kaifcodec/user-scanner/pull/618, https://github.com/kaifcodec/user-scanner/pull/470
  it('is about the provider of the address, all of whose addresses a site may refuse like used ones', async () => {
    for (const provider of ['mail.ru', 'bk.ru', 'outlook.com', 'yahoo.com']) {
      const refuses = (address: string) => address.endsWith(`@${provider}`)

      expect((await stage(refuses).verdictOf(`sam@${provider}`)).reason?.code, provider).to.equal('SAME_AS_CONTROL')
      expect((await stage(used(`sam@${provider}`)).verdictOf(`sam@${provider}`)).status).to.equal('registered')
    }
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

describe('an account of another spelling of an address', () => {
  const tagless = (address: string) => address.replace(/\+[^@]*/, '')
  const dotless = (address: string) => address.replace(/\.(?=.*@)/g, '').replaceAll('.@', '@')
  const folds: Record<string, [fold: (address: string) => string, searched: string, account: string]> = {
    'drops tags': [tagless, 'sam+shop@one.example', 'sam@one.example'],
    'drops the tags of Gmail': [tagless, 'sam+shop@gmail.com', 'sam@gmail.com'],
    'drops dots': [dotless, 'john.doe@one.example', 'johndoe@one.example'],
    'drops the dots of Gmail': [dotless, 'j.d@gmail.com', 'jd@gmail.com'],
    'drops accents': [one => one.normalize('NFD').replaceAll(/\p{M}/gu, ''), 'émile@one.example', 'emile@one.example'],
  }

  for (const [what, [fold, searched, account]] of Object.entries(folds)) {
    it(`is ADDRESS_FOLDED at a site that ${what}, without its text`, async () => {
      const { asked, verdictOf } = stage(address => fold(address) === account)

      const { status, reason } = await verdictOf(searched)

      expect([status, reason?.code]).to.eql(['unknown', 'ADDRESS_FOLDED'])
      expect(reason?.message).to.not.include('@')
      if (account !== 'jd@gmail.com') expect(asked).to.not.include(account) // the same mailbox
      expect((await stage(used(searched)).verdictOf(searched)).status).to.equal('registered')
    })
  }

  it('says whether the mailbox is the same', async () => {
    const messageAbout = async (value: string) =>
      (await stage(address => tagless(address) === tagless(value)).verdictOf(value)).reason?.message

    expect(await messageAbout('sam+shop@gmail.com')).to.include('this mailbox')
    expect(await messageAbout('sam+shop@one.example')).to.include('another mailbox')
  })

  it('is ADDRESS_FOLDED if the site shows the other spelling', async () => {
    for (const [value, shown, code] of [
      ['s.am+x@gmail.com', 'sam@googlemail.com', 'ADDRESS_FOLDED'],
      ['sam+x@one.example', 'sam@one.example', 'ADDRESS_FOLDED'],
      ['sam@one.example', 'sam+x@one.example', 'UPSTREAM_CHANGED'],
      ['Sam@one.example', 'sam@one.example', undefined],
    ] as const) {
      const { verdictOf } = stage(() => true, { registered: { json: { email: theAddress } } }, true, () =>
        JSON.stringify({ email: shown }))
      expect((await verdictOf(value)).reason?.code, value).to.equal(code)
    }
  })

  it('needs no question for a plain address, and one a site, domain and day for others', async () => {
    const plain = stage(used('sam@one.example', 'Sam@one.example'))
    await plain.verdictOf('sam@one.example')
    await plain.verdictOf('Sam@one.example')
    const tagged = stage(used('sam+a@one.example', 'kim+b@one.example'))
    for (const value of ['sam+a@one.example', 'kim+b@one.example']) {
      expect((await tagged.verdictOf(value)).status).to.equal('registered')
    }

    expect(plain.asked.filter(one => !isMadeUp(one))).to.eql(['sam@one.example', 'Sam@one.example'])
    expect(tagged.asked).to.have.length(4) // both addresses, a control and a twin
  })
})

describe('searches of one address at the same time', () => {
  it('ask a site once, and share its answer', async () => {
    const { asked, verdictOf } = stage(used('sam@one.example'))

    const verdicts = await Promise.all([1, 2, 3].map(() => verdictOf('sam@one.example')))

    expect(verdicts.map(({ status }) => status)).to.eql(['registered', 'registered', 'registered'])
    expect(asked.filter(one => !isMadeUp(one))).to.eql(['sam@one.example'])
    expect(asked).to.have.length(2)
    await verdictOf('sam@one.example')
    expect(asked.filter(one => !isMadeUp(one)), 'a later search asks anew').to.have.length(2)
  })

  it('go on if the one that asks is aborted', async () => {
    const first = new AbortController()
    const { verdictOf } = stage(used('sam@one.example'))

    const aborted = verdictOf('sam@one.example', first.signal)
    const other = verdictOf('sam@one.example')
    first.abort(new Error('gone'))

    expect((await other).status).to.equal('registered')
    expect(await aborted.catch(({ message }: Error) => message)).to.equal('gone')
  })
})
