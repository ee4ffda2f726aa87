import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, base58xrp } from '@scure/base'

/** Returns bytes in lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Returns Base58Check of version bytes (hexadecimal) and a payload, in Bitcoin's alphabet or another one. */
export function base58CheckOf(version: string, payload: Uint8Array, coder: typeof base58 = base58): string {
  const body = Buffer.concat([Buffer.from(version, 'hex'), payload])
  return coder.encode(Buffer.concat([body, sha256(sha256(body)).subarray(0, 4)]))
}

/** Returns a classic address of the XRP Ledger for an account id of 20 bytes. */
export const classicAddressOf = (account: Uint8Array): string => base58CheckOf('00', account, base58xrp)

/**
 * Returns an address with capitals that encode its checksum: https://eips.ethereum.org/EIPS/eip-55. The number of a
 * chain may be part of it: https://eips.ethereum.org/EIPS/eip-1191.
 *
 * @param digits 40 hexadecimal digits
 */
export function withCapitals(digits: string, chainId?: number): string {
  const lower = digits.toLowerCase()
  const hash = toHex(keccak_256(Buffer.from(chainId === undefined ? lower : `${chainId}0x${lower}`, 'ascii')))
  const isCapital = (at: number) => Number.parseInt(hash[at]!, 16) >= 8
  return `0x${[...lower].map((digit, at) => isCapital(at) ? digit.toUpperCase() : digit).join('')}`
}

/** Returns the address of an account of 20 bytes on Ethereum and compatible chains. */
export const evmAddressOf = (account: Uint8Array): string => withCapitals(toHex(account))
