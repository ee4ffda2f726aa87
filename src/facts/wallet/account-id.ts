import type { Chain } from './chains.ts'
import type { Reader } from './reader.ts'

/**
 * Addresses without a checksum that a pattern recognises.
 * https://docs.near.org/protocol/accounts-contracts/account-id, https://docs.hedera.com/hedera/core-concepts/accounts,
 * https://aptos.dev/en/network/blockchain/accounts, https://docs.sui.io/guides/developer/getting-started/get-address
 */
const kinds: ReadonlyArray<readonly [pattern: RegExp, format: string, chains: readonly [Chain, ...Chain[]]]> = [
  [/^(?=.{6,64}$)(?:[a-z\d]+(?:[-_][a-z\d]+)*\.)+near$/, 'Named account', ['near']],
  [/^[\da-f]{64}$/, 'Implicit account', ['near']],
  [/^0\.0\.(?:[1-9]\d{0,18})$/, 'Account ID', ['hedera']],
  [/^0[xX][\da-fA-F]{64}$/, 'Account', ['aptos', 'sui']],
]

/** Reads addresses of NEAR, Hedera, Aptos and Sui. */
export const accountId: Reader = address => {
  const kind = kinds.find(([pattern]) => pattern.test(address))
  return kind && {
    chains: kind[2],
    format: kind[1],
    network: 'mainnet',
    checksummed: false,
    normal: address.toLowerCase(),
  }
}
