import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { cashAddressOf } from './cashaddr.ts'
import type { Chain } from './chains.ts'
import { base58CheckOf, toHex } from './encoding.ts'
import { decoded, equal } from './reader.ts'
import type { Reader, Wallet } from './reader.ts'

interface Kind {
  payload: number
  format: string
  chains: readonly [Chain, ...Chain[]]
  network: Wallet['network']
  /** Version bytes of the spelling that stands for all others of the account. */
  same?: string
}

const row = (
  payload: number, format: string, chains: readonly [Chain, ...Chain[]], others: Partial<Kind> = {},
): Kind => ({
  payload,
  format,
  chains,
  network: 'mainnet',
  ...others,
})
const testnet = { network: 'testnet' } as const

/**
 * Address formats by version bytes (hexadecimal), with the payload length in bytes. Several chains can share a version
 * byte: forks of Bitcoin kept its bytes, several testnets use the same bytes, and Litecoin's P2SH first used Bitcoin's
 * 05. The versions 1c and 28 were those of one wallet for Bitcoin Cash, before CashAddr.
 * https://en.bitcoin.it/wiki/List_of_address_prefixes, https://developers.tron.network/docs/account,
 * https://zips.z.cash/protocol/protocol.pdf (5.6.1.1, 5.6.3.2), https://tezos.gitlab.io/shell/accounts.html,
 * https://support.bitpay.com/hc/en-us/articles/115004671663,
 * https://github.com/vergecurrency/verge/blob/master/src/chainparams.cpp
 */
const kinds: Readonly<Record<string, Kind>> = {
  '00': row(20, 'P2PKH', ['bitcoin', 'bitcoin-cash', 'bitcoin-sv']),
  '05': row(20, 'P2SH', ['bitcoin', 'bitcoin-cash', 'bitcoin-sv', 'litecoin']),
  '1c': row(20, 'P2PKH (C)', ['bitcoin-cash'], { same: '00' }),
  '28': row(20, 'P2SH (H)', ['bitcoin-cash'], { same: '05' }),
  '6f': row(20, 'P2PKH', ['bitcoin', 'bitcoin-cash', 'litecoin'], testnet),
  'c4': row(20, 'P2SH', ['bitcoin', 'bitcoin-cash', 'dogecoin', 'litecoin'], testnet),
  '30': row(20, 'P2PKH', ['litecoin']),
  '32': row(20, 'P2SH', ['litecoin'], { same: '05' }),
  '3a': row(20, 'P2SH', ['litecoin'], { ...testnet, same: 'c4' }),
  '1e': row(20, 'P2PKH', ['dogecoin', 'verge']),
  '16': row(20, 'P2SH', ['dogecoin']),
  '71': row(20, 'P2PKH', ['dogecoin'], testnet),
  '21': row(20, 'P2SH', ['verge']),
  '4c': row(20, 'P2PKH', ['dash']),
  '10': row(20, 'P2SH', ['dash']),
  '8c': row(20, 'P2PKH', ['dash'], testnet),
  '13': row(20, 'P2SH', ['dash'], testnet),
  '26': row(20, 'P2PKH', ['bitcoin-gold']),
  '17': row(20, 'P2SH', ['bitcoin-gold']),
  '41': row(20, 'Account', ['tron']),
  '1cb8': row(20, 'Transparent P2PKH', ['zcash']),
  '1cbd': row(20, 'Transparent P2SH', ['zcash']),
  '1d25': row(20, 'Transparent P2PKH', ['zcash'], testnet),
  '1cba': row(20, 'Transparent P2SH', ['zcash'], testnet),
  '169a': row(64, 'Sprout', ['zcash']),
  '16b6': row(64, 'Sprout', ['zcash'], testnet),
  '06a19f': row(20, 'Implicit account (tz1)', ['tezos']),
  '06a1a1': row(20, 'Implicit account (tz2)', ['tezos']),
  '06a1a4': row(20, 'Implicit account (tz3)', ['tezos']),
  '06a1a6': row(20, 'Implicit account (tz4)', ['tezos']),
  '025a79': row(20, 'Contract (KT1)', ['tezos']),
  '067c75': row(20, 'Smart rollup (sr1)', ['tezos']),
}

/**
 * Reads Base58Check addresses: base58 of version bytes, payload and a checksum. The checksum is the first four bytes of
 * a double SHA-256.
 * https://en.bitcoin.it/wiki/Base58Check_encoding
 */
export const base58Check: Reader = address => {
  const bytes = address.length < 25 || address.length > 96 ? undefined : decoded(base58, address)
  if (bytes === undefined || bytes.length < 25) return undefined
  const head = toHex(bytes.subarray(0, 3))
  const version = [head.slice(0, 2), head.slice(0, 4), head].find(one =>
    Object.hasOwn(kinds, one) && kinds[one]!.payload === bytes.length - 4 - one.length / 2)
  if (version === undefined) return undefined
  if (!hasChecksum(bytes)) return 'checksum'
  const { format, chains, network, same = version } = kinds[version]!
  const payload = bytes.subarray(version.length / 2, -4)
  const isOfFork = chains[0] === 'bitcoin-cash'
  return {
    chains,
    format,
    network,
    checksummed: true,
    normal: address,
    ...isOfFork && { account: cashAddressOf('bitcoincash', same === '05' ? 1 : 0, payload) },
    ...same !== version && { identity: base58CheckOf(same, payload) },
    ...spellings(version, payload),
  }
}

/** Returns the spellings of an address of Bitcoin on the chains that write it differently. */
function spellings(version: string, payload: Uint8Array): Pick<Wallet, 'spellings'> {
  if (version !== '00' && version !== '05') return {}
  const cash = cashAddressOf('bitcoincash', version === '05' ? 1 : 0, payload)
  return {
    spellings: { 'bitcoin-cash': cash, ...version === '05' && { litecoin: base58CheckOf('32', payload) } },
  }
}

const hasChecksum = (bytes: Uint8Array): boolean =>
  equal(sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4), bytes.subarray(-4))

/** Returns `true` for a hash of 20 bytes with a right checksum, whose version byte can be that of any chain. */
export function isBase58Check(address: string): boolean {
  const bytes = address.length < 30 || address.length > 40 ? undefined : decoded(base58, address)
  return (bytes?.length === 25 || bytes?.length === 26) && hasChecksum(bytes)
}

/**
 * Reads addresses of TRON in hexadecimal digits, which its nodes return.
 * https://developers.tron.network/docs/account
 */
export const tronHex: Reader = address => {
  const digits = /^41[\da-f]{40}$/i.exec(address)?.[0].toLowerCase()
  return digits === undefined ? undefined : {
    chains: ['tron'],
    format: 'Account (hexadecimal)',
    network: 'mainnet',
    checksummed: false,
    normal: digits,
    account: base58CheckOf('41', Buffer.from(digits.slice(2), 'hex')),
  }
}
