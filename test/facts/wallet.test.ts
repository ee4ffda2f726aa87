import { expect } from 'chai'
import fc from 'fast-check'
import { identifyWallet } from '../../src/facts/wallet.ts'
import type { Wallet } from '../../src/facts/wallet.ts'

function wallet(address: string): Wallet {
  const result = identifyWallet(address)
  if ('fault' in result) throw new Error(`${address}: ${result.fault}`)
  return result
}

/** Example addresses from the documents of the formats, or from the chains themselves. */
const known: ReadonlyArray<readonly [address: string, chain: string, format: string, network?: 'testnet']> = [
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bitcoin', 'P2PKH'],
  ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'bitcoin', 'P2SH'],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'bitcoin', 'P2PKH', 'testnet'],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'bitcoin', 'P2SH', 'testnet'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin', 'P2WPKH (bech32)'],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'bitcoin', 'P2WSH (bech32)', 'testnet'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bitcoin', 'Taproot (bech32m)'],
  ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'litecoin', 'P2PKH'],
  ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'dogecoin', 'P2PKH'],
  ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'bitcoin-cash', 'CashAddr P2PKH'],
  ['bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq', 'bitcoin-cash', 'CashAddr P2SH'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ethereum', 'Account or contract'],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'ethereum', 'Account or contract'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron', 'Account'],
  ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'xrp', 'Classic address'],
  ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', 'xrp', 'X-address'],
  ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', 'xrp', 'X-address', 'testnet'],
  ['So11111111111111111111111111111111111111112', 'solana', 'Account'],
  [
    '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge',
    'monero', 'Standard address',
  ],
  [
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
    'monero', 'Subaddress',
  ],
  [
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    'cardano', 'Shelley address',
  ],
  ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', 'cardano', 'Reward address'],
  ['addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', 'cardano', 'Shelley address', 'testnet'],
  ['Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi', 'cardano', 'Byron address'],
  ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'stellar', 'Account (G)'],
  ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', 'stellar', 'Muxed account (M)'],
  ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'polkadot', 'SS58 account'],
  ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 'substrate', 'SS58 account'],
  ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226', 'dash', 'P2PKH'],
  ['t3JZcvsuaXE6ygokL4XUiZSTrQBUoPYFnXJ', 'zcash', 'Transparent P2SH'],
  ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh', 'cosmos', 'Account (bech32)'],
  ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', 'tezos', 'Implicit account (tz1)'],
  ['7ZUECA7HFLZTXENRV24SHLU4AVPUTMTTDUFUBNBD64C73F3UHRTHAIOF6Q', 'algorand', 'Account'],
  ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', 'ton', 'Bounceable address'],
  ['98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de', 'near', 'Implicit account'],
  ['alice.near', 'near', 'Named account'],
  ['0.0.98', 'hedera', 'Account ID'],
  [`0x${'0'.repeat(63)}1`, 'aptos', 'Account'],
  ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', 'stacks', 'Single signature'],
  ['erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th', 'multiversx', 'Account (bech32)'],
  ['kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j', 'kaspa', 'Public key (Schnorr)'],
  ['9fRAWhdxEsTcdb8PhGNrZfwqa65zfkuYHAMmkQLcic1gdLSV5vA', 'ergo', 'P2PK'],
  ['1DrDyTr9RpRsQnDnXo2YRiPzPW4ooHX5LLoqXrqfMrpQH', 'alephium', 'P2PKH'],
  ['f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy', 'filecoin', 'Key (secp256k1)'],
  [
    'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a',
    'filecoin', 'Key (BLS)',
  ],
  ['3PBmmxKhFcDhb8PrDdCdvw2iGMPnp7VuwPy', 'waves', 'Account'],
  ['account_rdx168fghy4kapzfnwpmq7t7753425lwklk65r82ys7pz2xzleehk2ap0k', 'radix', 'Account (bech32m)'],
  ['DsUZxxoHJSty8DCfwfartwTYbuhmVct7tJu', 'decred', 'P2PKH'],
  ['DcuQKx8BES9wU7C6Q5VmLBjw436r27hayjS', 'decred', 'P2SH'],
  ['akash1365yvmc4s7awdyj3n2sav7xfx76adc6dnmlx63', 'akash', 'Account (bech32)'],
]

describe('identifyWallet', () => {
  for (const [address, chain, format, network = 'mainnet'] of known) {
    it(`identifies ${address.slice(0, 24)} as ${chain}, ${format}, ${network}`, () => {
      const found = wallet(address)

      expect([found.chains[0], found.format, found.network, found.normal]).to.eql([chain, format, network, address])
    })
  }

  it('returns every chain that shares a format', () => {
    expect(wallet('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa').chains).to.eql(['bitcoin', 'bitcoin-cash', 'bitcoin-sv'])
    expect(wallet('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed').chains)
      .to.include.members(['ethereum', 'polygon', 'bnb'])
    expect(wallet('terra1dcegyrekltswvyy0xy69ydgxn9x8x32zdtapd8').chains).to.eql(['terra', 'terra-classic'])
    expect(wallet(`0x${'0'.repeat(63)}1`).chains).to.eql(['aptos', 'sui', 'iota', 'starknet'])
  })

  it('returns one spelling for each address', () => {
    expect(wallet('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4').normal)
      .to.equal('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(wallet('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed').normal)
      .to.equal('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    expect(wallet('QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A').normal)
      .to.equal('bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a')
    for (const spelling of [
      'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI',
      '0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8',
      '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8',
    ]) expect(wallet(spelling).normal).to.equal('EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N')
  })

  it('reports which addresses have no checksum', () => {
    expect(wallet('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed').checksummed).to.equal(false)
    expect(wallet('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed').checksummed).to.equal(true)
    expect(wallet('So11111111111111111111111111111111111111112').checksummed).to.equal(false)
  })

  it('reports a wrong checksum if a letter is mistyped', () => {
    const withChecksum = known.map(([address]) => address).filter(address => wallet(address).checksummed)

    for (const address of withChecksum) {
      const last = address.at(-2)!
      const other = { q: 'p', a: 'd', A: 'B', 2: '3' }[last] ?? '2'
      const mistyped = address.slice(0, -2) + other + address.slice(-1)
      expect(identifyWallet(mistyped), mistyped).to.eql({ fault: 'checksum' })
    }
  })

  it('refuses an address with one changed character', () => {
    const withChecksum = known.map(([address]) => address).filter(address => wallet(address).checksummed)
    const letters = fc.constantFrom(...'023456789ACDEFGHJKLMNPQRSTUVWXYZacdefghjkmnpqrstuvwxyz')

    fc.assert(fc.property(fc.constantFrom(...withChecksum), fc.nat(), letters, (address, place, letter) => {
      const at = place % address.length
      const changed = address.slice(0, at) + letter + address.slice(at + 1)
      const spelling = identifyWallet(changed)
      if (changed !== address) expect(spelling, changed).to.have.property('fault')
    }), { numRuns: 3_000, seed: 1 })
  })

  it('leaves names of accounts that are no addresses to other types', () => {
    for (const name of ['vitalik.eth', 'bonfida.sol', 'stani.lens', 'sam.near.example', '0.0', '0.0.0', 'near']) {
      expect(identifyWallet(name), name).to.eql({ fault: 'unknown' })
    }
  })

  it('accepts bech32 for version 0 only, and bech32m for later versions only', () => {
    // https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki#test-vectors
    for (const address of [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
      'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
      'bc1pw5dgrnzv',
      'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
    ]) expect(identifyWallet(address), address).to.have.property('fault')
  })

  it('refuses a Stellar secret seed', () => {
    const seed = 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR'

    expect(identifyWallet(seed)).to.eql({ fault: 'unknown' })
  })

  /** The normal form, the account and the identity are addresses, and name the same account when they are read. */
  function expectStable({ normal, account, identity }: Wallet): void {
    expect(wallet(normal)).to.include({ normal, account, identity })
    expect(wallet(account), account).to.include({ normal: account, account, identity })
    expect(wallet(identity), identity).to.include({ normal: identity, account: identity, identity })
  }

  it('returns an account and an identity that are addresses of the same account', () => {
    for (const [address] of known) expectStable(wallet(address))
  })

  it('never throws, and its normal form is stable', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const base58 = fc.string({ unit: fc.constantFrom(...letters), maxLength: 110 })
    const prefix = fc.constantFrom(
      'bc1', 'addr1', '0x', 'bitcoincash:q', 'r', 'G', 'cosmos1', 'zs1', 'EQ', '0:', 'SP', 'kaspa:q',
      'f1', '0.0.', 'erd1', 'u1', 'X-avax1', 'f410f', 'xdc', 'XE', '41', 'X', 'T', 'ecash:q',
    )
    const prefixed = fc.tuple(prefix, fc.string({ maxLength: 110 }))

    fc.assert(fc.property(fc.oneof(fc.string(), base58, prefixed.map(parts => parts.join(''))), address => {
      const found = identifyWallet(address)
      if (!('fault' in found)) expectStable(found)
    }), { numRuns: 500 })
  })
})
