import { sha256 } from '@noble/hashes/sha2.js'
import { equal } from './reader.ts'
import type { Reader } from './reader.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Formats by version, which is the second character. */
const versions: Record<string, readonly [format: string, network: 'mainnet' | 'testnet']> = {
  P: ['Single signature', 'mainnet'],
  M: ['Multiple signatures', 'mainnet'],
  T: ['Single signature', 'testnet'],
  N: ['Multiple signatures', 'testnet'],
}

/**
 * Reads Stacks addresses: `S`, a version, and c32 of a 20-byte hash and its checksum. The checksum is the first four
 * bytes of a double SHA-256.
 * https://github.com/stacksgov/sips/blob/main/sips/sip-005/sip-005-blocks-and-transactions.md
 */
export const stacks: Reader = address => {
  const normal = address.toUpperCase()
  const kind = /^S[PMTN][\dA-HJKMNP-TV-Z]{24,39}$/.test(normal) ? versions[normal[1]!] : undefined
  if (kind === undefined || (address !== normal && address !== address.toLowerCase())) return undefined
  const bytes = fromC32(normal.slice(2))
  if (bytes === undefined) return undefined
  const version = alphabet.indexOf(normal[1]!)
  const sum = sha256(sha256(Uint8Array.from([version, ...bytes.subarray(0, 20)])))
  if (!equal(sum.subarray(0, 4), bytes.subarray(20))) return 'checksum'
  return {
    chains: ['stacks'],
    format: kind[0],
    network: kind[1],
    checksummed: true,
    normal,
  }
}

/**
 * Decodes c32: a number in base 32, with one leading `0` for each leading zero byte. Returns `undefined` if it has not
 * 24 bytes.
 */
function fromC32(text: string): Uint8Array | undefined {
  let number = 0n
  for (const letter of text) number = number * 32n + BigInt(alphabet.indexOf(letter))
  const digits = number.toString(16)
  const hex = digits.padStart(48, '0')
  const zeros = /^(?:00)*/.exec(hex)![0].length / 2
  return hex.length === 48 && zeros === /^0*/.exec(text)![0].length ? Buffer.from(hex, 'hex') : undefined
}
