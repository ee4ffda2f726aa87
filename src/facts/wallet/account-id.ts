import type { Chain } from './chains.ts'
import { isHederaChecksum } from './hedera.ts'
import type { Reader, Wallet } from './reader.ts'

const hederaFormat = 'Account ID'

/**
 * Reads accounts of NEAR: a name, or the 64 digits of a public key.
 * https://docs.near.org/protocol/accounts-contracts/account-id
 */
export const near: Reader = address => {
  const [, name] = /^(?=.{6,64}$)(?:[a-z\d]+(?:[-_][a-z\d]+)*\.)+(near|testnet)$/.exec(address) ?? []
  if (name === undefined && !/^[\da-f]{64}$/.test(address)) return undefined
  return {
    chains: ['near'],
    format: name === undefined ? 'Implicit account' : 'Named account',
    network: name === 'testnet' ? 'testnet' : 'mainnet',
    checksummed: false,
    normal: address,
  }
}

/**
 * Reads accounts of Hedera, also with the checksum that says on which of its networks they are.
 * https://docs.hedera.com/hedera/core-concepts/accounts,
 * https://github.com/hashgraph/hedera-improvement-proposal/blob/main/HIP/hip-15.md
 */
export const hedera: Reader = address => {
  const [, account, sum] = /^(0\.0\.[1-9]\d{0,18})(?:-([a-z]{5}))?$/.exec(address) ?? []
  if (account === undefined) return undefined
  const networks: ReadonlyArray<readonly [number, Wallet['network']]> = [[0, 'mainnet'], [1, 'testnet'], [2, 'testnet']]
  const [, network] = networks.find(([ledger]) => sum === undefined || isHederaChecksum(account, ledger, sum)) ?? []
  return network === undefined ? 'checksum' : {
    chains: ['hedera'],
    format: hederaFormat,
    network,
    checksummed: sum !== undefined,
    normal: address,
    account,
  }
}

/** Largest address of Starknet, by its first digits: it has 251 bits. */
const isOfStarknet = (digits: string): boolean => digits < '08'

/**
 * Reads accounts of 32 bytes in hexadecimal digits, with or without zeros in front. A hash of a transaction looks the
 * same. Fewer than 60 digits are rather a mistyped address of another chain.
 * https://github.com/aptos-foundation/AIPs/blob/main/aips/aip-40.md,
 * https://docs.sui.io/guides/developer/getting-started/get-address, https://docs.iota.org/developer/stardust/addresses,
 * https://docs.starknet.io/build/corelib/core-starknet-contract_address-ContractAddress
 */
export const account32: Reader = address => {
  const digits = /^0[xX]([\da-fA-F]{60,64})$/.exec(address)?.[1]?.toLowerCase().padStart(64, '0')
  if (digits === undefined) return undefined
  const chains: readonly [Chain, ...Chain[]] = isOfStarknet(digits)
    ? ['aptos', 'sui', 'iota', 'starknet'] : ['aptos', 'sui', 'iota']
  return {
    chains,
    format: 'Account',
    network: 'mainnet',
    checksummed: false,
    normal: `0x${digits}`,
  }
}
