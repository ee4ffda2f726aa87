import { bech32 } from '@scure/base'
import { chainNames, type Chain } from '../../../facts/wallet.ts'
import type { LookUp } from '../look-up.ts'

type CosmosChain = readonly [
  chain: Chain, registryName: string, prefix: string, unit: string, symbol: string, decimals: number,
]

/**
 * Chains built on the Cosmos SDK: our name, its name in the registry, address prefix, and the smallest unit, symbol and
 * decimals of its coin. https://github.com/cosmos/chain-registry
 */
const cosmos: readonly CosmosChain[] = [
  ['agoric', 'agoric', 'agoric', 'ubld', 'BLD', 6],
  ['akash', 'akash', 'akash', 'uakt', 'AKT', 6],
  ['archway', 'archway', 'archway', 'aarch', 'ARCH', 18],
  ['axelar', 'axelar', 'axelar', 'uaxl', 'AXL', 6],
  ['celestia', 'celestia', 'celestia', 'utia', 'TIA', 6],
  ['chihuahua', 'chihuahua', 'chihuahua', 'uhuahua', 'HUAHUA', 6],
  ['comdex', 'comdex', 'comdex', 'ucmdx', 'CMDX', 6],
  ['coreum', 'coreum', 'core', 'ucore', 'TX', 6],
  ['cosmos', 'cosmoshub', 'cosmos', 'uatom', 'ATOM', 6],
  ['cronos-pos', 'cryptoorgchain', 'cro', 'basecro', 'CRO', 8],
  ['dydx', 'dydx', 'dydx', 'adydx', 'DYDX', 18],
  ['dymension', 'dymension', 'dym', 'adym', 'DYM', 18],
  ['fetch', 'fetchhub', 'fetch', 'afet', 'FET', 18],
  ['gravity', 'gravitybridge', 'gravity', 'ugraviton', 'GRAV', 6],
  ['injective', 'injective', 'inj', 'inj', 'INJ', 18],
  ['iris', 'irisnet', 'iaa', 'uiris', 'IRIS', 6],
  ['juno', 'juno', 'juno', 'ujuno', 'JUNO', 6],
  ['kava', 'kava', 'kava', 'ukava', 'KAVA', 6],
  ['kujira', 'kujira', 'kujira', 'ukuji', 'KUJI', 6],
  ['neutron', 'neutron', 'neutron', 'untrn', 'NTRN', 6],
  ['noble', 'noble', 'noble', 'uusdc', 'USDC', 6],
  ['osmosis', 'osmosis', 'osmo', 'uosmo', 'OSMO', 6],
  ['persistence', 'persistence', 'persistence', 'uxprt', 'XPRT', 6],
  ['regen', 'regen', 'regen', 'uregen', 'REGEN', 6],
  ['secret', 'secretnetwork', 'secret', 'uscrt', 'SCRT', 6],
  ['sei', 'sei', 'sei', 'usei', 'SEI', 6],
  ['sentinel', 'sentinel', 'sent', 'udvpn', 'P2P', 6],
  ['stride', 'stride', 'stride', 'ustrd', 'STRD', 6],
  ['terra', 'terra2', 'terra', 'uluna', 'LUNA', 6],
  ['terra-classic', 'terra', 'terra', 'uluna', 'LUNC', 6],
]

/** Accounts of the examples: the pool of bonded tokens, which is the same on every chain, and one without coins. */
const bonded = '4fea76427b8345861e80a3540a8a9d936fd39391'
const unused = 'fdbc2b1b434178825d090556094853e065a96409'
const address = (prefix: string, account: string): string =>
  bech32.encode(prefix, bech32.toWords(Buffer.from(account, 'hex')))

/**
 * Coins on chains built on the Cosmos SDK. An account without coins has an empty list of balances. Without a limit, the
 * list ends after 100 coins, and the coin of the chain is one of the last of an account with many worthless tokens.
 * https://github.com/cosmos/cosmos-sdk/blob/main/types/query/pagination.go
 */
export const cosmosChains: readonly LookUp[] = cosmos.map(([chain, registryName, prefix, unit, symbol, decimals]) => ({
  slug: `cosmos-${chain}`,
  seen: '2026-11-27',
  recorded: {
    as: 'cosmos',
    chain: registryName,
    unit,
    symbol,
    zeros: '0'.repeat(decimals),
    used: address(prefix, bonded),
    unused: address(prefix, unused),
  },
  name: `Cosmos: ${chainNames[chain]}`,
  description: `Coins that an address holds on ${chainNames[chain]}`,
  type: 'Cryptocurrency',
  category: 'ledger',
  homepage: `https://cosmos.directory/${registryName}`,
  source: 'https://docs.cosmos.network/main/build/modules/bank#balances',
  chains: [chain],
  url: `https://rest.cosmos.directory/${registryName}/cosmos/bank/v1beta1/balances/{value}?pagination.limit=1000`,
  has: 'balances.0.denom',
  paging: { list: 'balances', next: 'pagination.next_key' },
  missing: { path: 'balances', says: 'empty list' },
  coin: { symbol, decimals },
  fields: [
    ['Balance', `balances.denom=${unit}.amount`, 'coins'],
    ['Kinds of coins', 'balances', 'count'],
    ['Coins', 'balances.*.denom'],
  ],
  examples: {
    found: address(prefix, bonded),
    answer: { balances: [{ denom: unit, amount: '2500000' }], pagination: { next_key: null, total: '1' } },
    notFound: address(prefix, unused),
    missing: { balances: [], pagination: { next_key: null, total: '0' } },
  },
}))
