import { blake2b } from '@noble/hashes/blake2.js'
import { base32nopad } from '@scure/base'
import { evmAddressOf } from './encoding.ts'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/** Formats by protocol, with the length of the payload in bytes. */
const protocols: Record<string, readonly [format: string, size: number]> = {
  1: ['Key (secp256k1)', 20],
  2: ['Actor', 20],
  3: ['Key (BLS)', 48],
}

/** Number of the actor for addresses of Ethereum. https://docs.filecoin.io/smart-contracts/filecoin-evm-runtime */
const evmManager = 10
const maxId = (1n << 63n) - 1n

/**
 * Reads Filecoin addresses: the network, the protocol, and base32 of a payload and its checksum. The checksum is
 * BLAKE2b with four bytes. The network is no part of the account: some programs write `t` on the main network too.
 * https://spec.filecoin.io/appendix/address/,
 * https://github.com/filecoin-project/FIPs/blob/master/FIPS/fip-0048.md
 */
export const filecoin: Reader = address => {
  const [, sign = '', protocol = '', manager, text = ''] =
    /^([ft])(?:([123])|4(\d{1,19})f)([a-z2-7]{7,98})$/.exec(address) ?? []
  if (sign === '') return actorId(address)
  const kind = manager === undefined ? protocols[protocol] : delegated(manager)
  const bytes = kind && decoded(base32nopad, text.toUpperCase())
  if (!kind || !bytes || bytes.length < 5) return undefined
  const payload = bytes.subarray(0, -4)
  if (kind[1] !== undefined && payload.length !== kind[1]) return undefined
  const head = manager === undefined ? [Number(protocol)] : [4, ...leb128(BigInt(manager))]
  if (!equal(blake2b(Uint8Array.from([...head, ...payload]), { dkLen: 4 }), bytes.subarray(-4))) return 'checksum'
  const isEvm = manager === String(evmManager)
  if (isEvm && isMaskedId(payload)) return undefined
  return {
    chains: ['filecoin'],
    format: kind[0],
    network: sign === 'f' ? 'mainnet' : 'testnet',
    checksummed: true,
    normal: address,
    identity: isEvm ? evmAddressOf(payload) : `f${address.slice(1)}`,
  }
}

/** Reads the number of an actor, which has no checksum. Shorter numbers are those of the system, or names of people. */
function actorId(address: string): ReturnType<Reader> {
  const id = /^f0([1-9]\d{3,18})$/.exec(address)?.[1]
  return id === undefined || BigInt(id) > maxId ? undefined : {
    chains: ['filecoin'],
    format: 'Actor ID',
    network: 'mainnet',
    checksummed: false,
    normal: address,
  }
}

/** Returns the format of an address that an actor manages. Only that of Ethereum has a fixed length. */
const delegated = (manager: string): readonly [format: string, size?: number] | undefined =>
  manager.startsWith('0') || BigInt(manager) > maxId ? undefined
    : manager === String(evmManager) ? ['Delegated (Ethereum)', 20] : [`Delegated (actor ${manager})`]

/** An actor ID in the form of an Ethereum address, which must be written as an ID. */
const isMaskedId = (payload: Uint8Array): boolean =>
  payload[0] === 0xff && payload.subarray(1, 12).every(byte => byte === 0)

/** https://en.wikipedia.org/wiki/LEB128#Unsigned_LEB128 */
function leb128(number: bigint): number[] {
  const low = Number(number & 0x7fn)
  return number < 0x80n ? [low] : [low | 0x80, ...leb128(number >> 7n)]
}
