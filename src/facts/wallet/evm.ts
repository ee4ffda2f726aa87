import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Reader } from './reader.ts'

/** Chains that the sources ask about. Every other chain that is compatible with Ethereum has the same addresses. */
const chains = [
  'ethereum', 'bnb', 'polygon', 'arbitrum', 'optimism', 'base', 'avalanche', 'ethereum-classic', 'celo', 'gnosis',
  'linea', 'opbnb', 'rootstock', 'scroll', 'zksync',
] as const

/**
 * Reads addresses of Ethereum and compatible chains. Upper and lower case of the letters encode the checksum. An
 * address that is all upper case or all lower case therefore has no checksum. https://eips.ethereum.org/EIPS/eip-55
 */
export const evm: Reader = address => {
  const digits = /^0[xX]([0-9a-fA-F]{40})$/.exec(address)?.[1]
  if (digits === undefined) return undefined
  const normal = withCapitals(digits.toLowerCase())
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!oneCase && `0x${digits}` !== normal) return 'checksum'
  return {
    chains,
    format: 'Account or contract',
    network: 'mainnet',
    checksummed: !oneCase,
    normal,
  }
}

function withCapitals(digits: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(digits, 'ascii'))).toString('hex')
  const isCapital = (at: number) => Number.parseInt(hash[at]!, 16) >= 8
  return `0x${[...digits].map((digit, at) => isCapital(at) ? digit.toUpperCase() : digit).join('')}`
}
