import { expect } from 'chai'
import { createAnswerCache } from '../../../src/core/asking/answer-cache.ts'
import { isCovered } from '../../../src/core/observables/covered.ts'
import { parseObservable } from '../../../src/core/observables/observable.ts'
import type { Reading } from '../../../src/core/observables/read-fact.ts'
import { createSigns } from '../../../src/core/profile/signs.ts'
import type { CacheEntry } from '../../../src/db/module-cache.ts'
import { identifyWallet, walletIdentity } from '../../../src/facts/wallet.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { matchesOf } from '../../../src/sources/kit/entry-key.ts'
import type { ListSource } from '../../../src/sources/kit/list-source.ts'
import { openPackedList } from '../../../src/sources/kit/packed-list.ts'
import { packList } from '../../../src/sources/lists/read-list.ts'
import { walletSpellings } from '../../support/wallet-spellings.ts'

const type = 'Cryptocurrency'
const pairs = walletSpellings.flatMap(({ all: [first, ...others] }) =>
  others.flatMap(other => [[first, other], [other, first]] as const))

function normal(text: string): string {
  const parsed = parseObservable(type, text)
  if ('fault' in parsed) throw new Error(`${text}: ${parsed.fault}`)
  return parsed.value
}

const list = { slug: 'test', subject: type, format: { as: 'lines' } } as unknown as ListSource

function createCache() {
  const entries = new Map<string, CacheEntry>()
  const repository = {
    get: (key: string) => Promise.resolve(entries.get(key)?.content),
    put: (all: CacheEntry[]) => Promise.resolve(all.forEach(entry => entries.set(entry.key, entry))),
  }
  const database = { moduleCache: repository, inTransaction: (run: (tx: object) => unknown) => run(database) }
  return createAnswerCache({
    database: database as never,
    clock: systemClock,
    serviceKeys: { get: () => Promise.resolve(Buffer.alloc(32, 7)) } as never,
    namespace: 'live',
    consumer: 'search',
  })
}

const reading = (value: string) => ({ type, value, relation: 'wallet', basis: 'stated' }) as unknown as Reading

/** Places that compare wallets beside those of `comparable.test.ts`. Each receives normal forms. */
const places: Readonly<Record<string, (one: string, other: string) => boolean | Promise<boolean>>> = {
  'a list, as of sanctions': (one, other) =>
    matchesOf(list, openPackedList(packList(list, Buffer.from(`${one}\n`)).packed)!, other).length === 1,
  'the cache of answers': async (one, other) => {
    const cache = createCache()
    const source = { slug: 'test', cacheMs: 60_000 }
    await cache.put(source, { accountId: 'a', subject: { type, value: one } }, ['found'])
    return await cache.get(source, { accountId: 'a', subject: { type, value: other } }) !== undefined
  },
  'the signs of one person': (one, other) => {
    const signs = createSigns()
    const [first, second] = [one, other].map(value => signs.of(reading(value)).shared)
    return first!.length === second!.length && first!.every((shared, at) => shared === second![at])
  },
}

describe('the spellings of a wallet', () => {
  for (const [name, isSame] of Object.entries(places)) {
    it(`are the same in ${name}`, async () => {
      const different: string[] = []
      for (const [one, other] of pairs) {
        if (!await isSame(normal(one), normal(other))) different.push(`${one} ${other}`)
      }

      expect(different).to.deep.equal([])
    })
  }

  it('have an identity that is one of them, and the same after a second reading', () => {
    for (const text of new Set(pairs.flat())) {
      const identity = walletIdentity(text)
      expect(walletIdentity(identity), text).to.equal(identity)
      expect(identifyWallet(identity), text).to.have.property('normal', identity)
    }
  })

  it('are displayed as they are typed, with what they name beside the account', () => {
    expect(identifyWallet('XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73')).to.deep.include({
      normal: 'XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73',
      account: 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
      parts: [['Destination tag', '16781933']],
    })
    expect(identifyWallet('MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK'))
      .to.have.deep.property('parts', [['Memo id', '9223372036854775808']])
  })

  it('are one question of an investigation if the earlier one is on all chains of the later one', () => {
    const ofWallet = (value: string) => ({ type, value, normalValue: normal(value) }) as const
    const [bitcoin, cash] = ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a']

    expect(isCovered(ofWallet(cash), bitcoin)).to.equal(true)
    expect(isCovered(ofWallet(bitcoin), normal(cash))).to.equal(false)
  })

  it('are two questions if the earlier one is on a test network, about which no source is asked', () => {
    const ofWallet = (value: string) => ({ type, value, normalValue: normal(value) }) as const
    const [test, main] = [
      'kQAfkJCq4ouKPc6t8oGw8Sgo5nbDJh-QkKrii4o9zq3ygR8p', 'EQAfkJCq4ouKPc6t8oGw8Sgo5nbDJh-QkKrii4o9zq3ygaSj',
    ]

    expect(isCovered(ofWallet(main), normal(test))).to.equal(false)
    expect(isCovered(ofWallet(test), normal(main))).to.equal(true)
  })
})
