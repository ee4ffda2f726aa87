import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'
import { ss58Networks } from './ss58-networks.ts'

const salt = Buffer.from('SS58PRE', 'ascii')
/** Number of the network that stands for any: all addresses of a key are the same account, and this is one of them. */
const generic = 42

/**
 * Reads addresses of Polkadot and related chains: one or two bytes for the network number, a 32-byte key, and two bytes
 * of checksum. The number only says on which chain the account is displayed: the account is the key.
 * https://docs.polkadot.com/polkadot-protocol/basics/accounts, https://github.com/paritytech/ss58-registry
 */
export const ss58: Reader = address => {
  const bytes = address.length < 45 || address.length > 50 ? undefined : decoded(base58, address)
  if (bytes === undefined) return undefined
  const [number, size] = networkOf(bytes)
  if (bytes.length !== size + 34) return undefined
  if (!equal(sumOf(bytes.subarray(0, -2)), bytes.subarray(-2))) return 'checksum'
  const [chain, name] = ss58Networks[number] ?? ['substrate', `network ${number}`]
  return {
    chains: [chain],
    format: name === undefined ? 'SS58 account' : `SS58 account (${name})`,
    network: 'mainnet',
    checksummed: true,
    normal: address,
    identity: addressOf(bytes.subarray(size, -2)),
  }
}

/** Returns the number of the network and its size in bytes. The size is 0 for numbers that no address has. */
function networkOf([first = 0xff, second = 0]: Uint8Array): readonly [number: number, size: number] {
  if (first < 64) return [first, first === 46 || first === 47 ? 0 : 1] // two numbers are reserved
  const number = (first & 0x3f) << 2 | second >> 6 | (second & 0x3f) << 8
  return [number, first < 128 && number >= 64 ? 2 : 0]
}

const sumOf = (body: Uint8Array): Uint8Array => blake2b(Buffer.concat([salt, body]), { dkLen: 64 }).subarray(0, 2)

function addressOf(key: Uint8Array): string {
  const body = Uint8Array.from([generic, ...key])
  return base58.encode(Uint8Array.from([...body, ...sumOf(body)]))
}
