import { evmAddressOf, withCapitals } from './encoding.ts'
import type { Reader } from './reader.ts'

/** Chains that the sources ask about. Every other chain that is compatible with Ethereum has the same addresses. */
const chains = [
  'ethereum', 'bnb', 'polygon', 'arbitrum', 'optimism', 'base', 'avalanche', 'ethereum-classic', 'celo', 'gnosis',
  'linea', 'opbnb', 'rootstock', 'scroll', 'zksync',
] as const

const format = 'Account or contract'

/**
 * Reads addresses of Ethereum and compatible chains. Upper and lower case of the letters encode the checksum. An
 * address that is all upper case or all lower case therefore has no checksum. Rootstock adds the number of its chain to
 * the checksum. https://eips.ethereum.org/EIPS/eip-55, https://eips.ethereum.org/EIPS/eip-1191
 */
export const evm: Reader = address => {
  const digits = /^0[xX]([0-9a-fA-F]{40})$/.exec(address)?.[1]
  if (digits === undefined) return undefined
  const account = withCapitals(digits)
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!oneCase && `0x${digits}` !== account) return ofRootstock(`0x${digits}`, account)
  return {
    chains,
    format,
    network: 'mainnet',
    checksummed: !oneCase,
    normal: account,
  }
}

/** Numbers of the chains that adopted EIP-1191. */
const rootstock = [[30, 'mainnet'], [31, 'testnet']] as const

function ofRootstock(normal: string, account: string): ReturnType<Reader> {
  const [, network] = rootstock.find(([id]) => withCapitals(account.slice(2), id) === normal) ?? []
  return network === undefined ? 'checksum' : {
    chains: ['rootstock'],
    format,
    network,
    checksummed: true,
    normal,
    account,
  }
}

/**
 * Reads addresses of the XDC Network, which has `xdc` in place of `0x`.
 * https://docs.xdc.network/learn/how-it-works/network-features
 */
export const xdc: Reader = address => {
  const digits = /^(?:xdc|XDC)([0-9a-fA-F]{40})$/.exec(address)?.[1]
  if (digits === undefined) return undefined
  const identity = withCapitals(digits)
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!oneCase && `0x${digits}` !== identity) return 'checksum'
  return {
    chains: ['xdc'],
    format: 'Account or contract (xdc)',
    network: 'mainnet',
    checksummed: !oneCase,
    normal: `xdc${digits.toLowerCase()}`,
    identity,
  }
}

/**
 * Reads Ethereum addresses in the form of an IBAN: `XE`, two check digits, and the address in base 36 with 30 digits
 * (`direct`) or 31 (`basic`). https://docs.web3js.org/api/web3-eth-iban/class/Iban
 */
export const icap: Reader = address => {
  const normal = address.toUpperCase()
  if (!/^XE\d\d[\dA-Z]{30,31}$/.test(normal) || (address !== normal && address !== address.toLowerCase())) {
    return undefined
  }
  const digits = [...normal.slice(4), ...normal.slice(0, 4)].map(sign => Number.parseInt(sign, 36)).join('')
  if (BigInt(digits) % 97n !== 1n) return 'checksum'
  let number = 0n
  for (const sign of normal.slice(4)) number = number * 36n + BigInt(Number.parseInt(sign, 36))
  if (number >= 1n << 160n) return undefined
  return {
    chains,
    format: 'Account or contract (ICAP)',
    network: 'mainnet',
    checksummed: true,
    normal,
    account: evmAddressOf(Buffer.from(number.toString(16).padStart(40, '0'), 'hex')),
  }
}
