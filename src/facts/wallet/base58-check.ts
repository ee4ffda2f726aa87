import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import type { Chain } from './chains.ts'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

type Version = readonly [
  prefix: string, payload: number, format: string, chains: readonly [Chain, ...Chain[]], testnet?: 'testnet',
]

/**
 * Address formats by version bytes (hexadecimal) and payload length (bytes). Several chains can share a version byte:
 * forks of Bitcoin kept its bytes, several testnets use the same bytes, and Litecoin's P2SH first used Bitcoin's 05.
 * https://en.bitcoin.it/wiki/List_of_address_prefixes, https://developers.tron.network/docs/account,
 * https://zips.z.cash/protocol/protocol.pdf (5.6.1.1), https://tezos.gitlab.io/shell/accounts.html
 */
const versions: readonly Version[] = [
  ['00', 20, 'P2PKH', ['bitcoin', 'bitcoin-cash', 'bitcoin-sv']],
  ['05', 20, 'P2SH', ['bitcoin', 'bitcoin-cash', 'bitcoin-sv', 'litecoin']],
  ['6f', 20, 'P2PKH', ['bitcoin', 'bitcoin-cash', 'litecoin'], 'testnet'],
  ['c4', 20, 'P2SH', ['bitcoin', 'bitcoin-cash', 'dogecoin', 'litecoin'], 'testnet'],
  ['30', 20, 'P2PKH', ['litecoin']],
  ['32', 20, 'P2SH', ['litecoin']],
  ['3a', 20, 'P2SH', ['litecoin'], 'testnet'],
  ['1e', 20, 'P2PKH', ['dogecoin', 'verge']],
  ['16', 20, 'P2SH', ['dogecoin']],
  ['71', 20, 'P2PKH', ['dogecoin'], 'testnet'],
  ['4c', 20, 'P2PKH', ['dash']],
  ['10', 20, 'P2SH', ['dash']],
  ['8c', 20, 'P2PKH', ['dash'], 'testnet'],
  ['13', 20, 'P2SH', ['dash'], 'testnet'],
  ['26', 20, 'P2PKH', ['bitcoin-gold']],
  ['17', 20, 'P2SH', ['bitcoin-gold']],
  ['41', 20, 'Account', ['tron']],
  ['1cb8', 20, 'Transparent P2PKH', ['zcash']],
  ['1cbd', 20, 'Transparent P2SH', ['zcash']],
  ['1d25', 20, 'Transparent P2PKH', ['zcash'], 'testnet'],
  ['1cba', 20, 'Transparent P2SH', ['zcash'], 'testnet'],
  ['06a19f', 20, 'Implicit account (tz1)', ['tezos']],
  ['06a1a1', 20, 'Implicit account (tz2)', ['tezos']],
  ['06a1a4', 20, 'Implicit account (tz3)', ['tezos']],
  ['025a79', 20, 'Contract (KT1)', ['tezos']],
]

/**
 * Reads Base58Check addresses: base58 of version bytes, payload and a checksum. The checksum is the first four bytes of
 * a double SHA-256.
 * https://en.bitcoin.it/wiki/Base58Check_encoding
 */
export const base58Check: Reader = address => {
  const bytes = address.length < 25 || address.length > 40 ? undefined : decoded(base58, address)
  const version = bytes && versions.find(([prefix, payload]) =>
    bytes.length === prefix.length / 2 + payload + 4 && Buffer.from(bytes).toString('hex').startsWith(prefix))
  if (bytes === undefined || version === undefined) return undefined

  const body = bytes.subarray(0, -4)
  if (!equal(sha256(sha256(body)).subarray(0, 4), bytes.subarray(-4))) return 'checksum'
  const [, , format, chains, network = 'mainnet'] = version
  return {
    chains,
    format,
    network,
    checksummed: true,
    normal: address,
  }
}
