import type { LookUp } from '../look-up.ts'
import { accountChains } from './account-chains.ts'
import { bitcoinFamily } from './bitcoin-family.ts'
import { cosmosChains } from './cosmos-chains.ts'
import { evmChains } from './evm-chains.ts'
import { furtherChains } from './further-chains.ts'
import { youngChains } from './young-chains.ts'

/** All sources that answer one question about one value. To add one, add a row to a list. */
export const lookUps: readonly LookUp[] = [
  ...bitcoinFamily,
  ...evmChains,
  ...cosmosChains,
  ...accountChains,
  ...furtherChains,
  ...youngChains,
]
