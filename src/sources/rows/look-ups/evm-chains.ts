import type { Chain } from '../../../facts/wallet.ts'
import type { LookUp } from '../look-up.ts'

const evm = { type: 'Cryptocurrency', category: 'ledger' } as const
const addresses = {
  found: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  notFound: '0x6e2532666a2eE7ac976D1abE7327C7eC9E65B963',
}

type EvmChain<Host> = readonly [id: string, name: string, symbol: string, host: Host, chain: Chain]

/** https://routescan.io/documentation */
const routescans: readonly LookUp[] = ([
  ['arbitrum', 'Arbitrum One', 'ETH', 42161, 'arbitrum'],
  ['avalanche', 'Avalanche C-Chain', 'AVAX', 43114, 'avalanche'],
  ['base', 'Base', 'ETH', 8453, 'base'],
  ['bnb', 'BNB Smart Chain', 'BNB', 56, 'bnb'],
  ['ethereum', 'Ethereum', 'ETH', 1, 'ethereum'],
  ['optimism', 'OP Mainnet', 'ETH', 10, 'optimism'],
  ['polygon', 'Polygon PoS', 'POL', 137, 'polygon'],
] satisfies Array<EvmChain<number>> as ReadonlyArray<EvmChain<number>>).map(([id, name, symbol, number, chain]) => ({
  ...evm,
  slug: `routescan-${id}`,
  seen: '2026-11-27',
  recorded: { as: 'routescan', chain: String(number), symbol },
  name: `Routescan: ${name}`,
  description: `First transactions of an address on ${name}, and the account that funded it`,
  homepage: 'https://routescan.io',
  source: 'https://routescan.io/documentation/api-swagger',
  chains: [chain],
  url: `https://api.routescan.io/v2/network/mainnet/evm/${number}/etherscan/api?module=account&action=txlist`
    + '&address={value}&page=1&offset=10&sort=asc',
  has: 'result.0.hash',
  missing: { path: 'result', says: 'empty list' },
  complete: { path: 'message', says: /^(OK|No transactions found)$/ },
  coin: { symbol, decimals: 18 },
  page: 'https://routescan.io/address/{value}',
  fields: [
    ['First transaction', 'result.0.timeStamp', 'date'],
    ['Sent by', 'result.0.from'],
    ['Sent to', 'result.0.to'],
    ['Amount', 'result.0.value', 'coins'],
    ['Hash', 'result.0.hash'],
  ],
  examples: {
    ...addresses,
    answer: {
      status: '1',
      message: 'OK',
      result: [{
        timeStamp: '1443428683',
        hash: '0x00ff',
        from: '0x01',
        to: '{value}',
        value: '1000000000000000000',
      }],
    },
    missing: { status: '1', message: 'OK', result: [] },
  },
}))

/** https://ethereum.org/en/developers/docs/apis/json-rpc/ */
const nodes: readonly LookUp[] = ([
  ['arbitrum', 'Arbitrum One', 'ETH', 'arbitrum-one', 'arbitrum'],
  ['avalanche', 'Avalanche C-Chain', 'AVAX', 'avalanche-c-chain', 'avalanche'],
  ['base', 'Base', 'ETH', 'base', 'base'],
  ['bnb', 'BNB Smart Chain', 'BNB', 'bsc', 'bnb'],
  ['ethereum', 'Ethereum', 'ETH', 'ethereum', 'ethereum'],
  ['gnosis', 'Gnosis', 'xDAI', 'gnosis', 'gnosis'],
  ['linea', 'Linea', 'ETH', 'linea', 'linea'],
  ['opbnb', 'opBNB', 'BNB', 'opbnb', 'opbnb'],
  ['optimism', 'OP Mainnet', 'ETH', 'optimism', 'optimism'],
  ['polygon', 'Polygon PoS', 'POL', 'polygon-bor', 'polygon'],
  ['scroll', 'Scroll', 'ETH', 'scroll', 'scroll'],
] satisfies Array<EvmChain<string>> as ReadonlyArray<EvmChain<string>>).map(([id, name, symbol, host, chain]) => ({
  ...evm,
  slug: `node-${id}`,
  recorded: { as: 'evm-node', host, symbol },
  name: `${name} node`,
  description: `Balance and number of sent transactions of an address on ${name}, from a public node`,
  homepage: 'https://publicnode.com',
  source: 'https://ethereum.org/en/developers/docs/apis/json-rpc/',
  chains: [chain],
  url: `https://${host}-rpc.publicnode.com`,
  body: [
    { jsonrpc: '2.0', id: 'balance', method: 'eth_getBalance', params: ['{value}', 'latest'] },
    { jsonrpc: '2.0', id: 'sent', method: 'eth_getTransactionCount', params: ['{value}', 'latest'] },
  ],
  has: ['balance', 'sent'],
  activity: ['balance', 'sent'],
  coin: { symbol, decimals: 18 },
  fields: [['Balance', 'balance', 'coins'], ['Sent transactions', 'sent', 'hex']],
  examples: {
    ...addresses,
    answer: { balance: '0x14d1120d7b160000', sent: '0x2a' },
    missing: { balance: '0x0', sent: '0x0' },
  },
}))

/** Chains that are compatible with Ethereum. */
export const evmChains: readonly LookUp[] = [
  ...routescans,
  ...nodes,
  {
    ...evm,
    slug: 'hyperliquid',
    name: 'Hyperliquid',
    description: 'Value and positions of an account in perpetual futures on the exchange Hyperliquid',
    seen: '2026-11-27',
    homepage: 'https://app.hyperliquid.xyz',
    source: 'https://hyperliquid.gitbook.io/hyperliquid-docs/for-developers/api/info-endpoint/perpetuals',
    chains: ['ethereum'],
    url: 'https://api.hyperliquid.xyz/info',
    body: { type: 'clearinghouseState', user: '{lower}' },
    has: 'marginSummary',
    activity: ['marginSummary.accountValue', 'withdrawable', 'assetPositions'],
    coin: { symbol: 'USD', decimals: 0 },
    page: 'https://app.hyperliquid.xyz/explorer/address/{value}',
    fields: [
      ['Account value', 'marginSummary.accountValue', 'decimal'],
      ['Withdrawable', 'withdrawable', 'decimal'],
      ['Positions', 'assetPositions.*.position.coin'],
      ['Time', 'time', 'date'],
    ],
    examples: {
      ...addresses,
      answer: {
        marginSummary: { accountValue: '1500.5', totalNtlPos: '0.0' },
        withdrawable: '1500.5',
        assetPositions: [{ type: 'oneWay', position: { coin: 'ETH' } }],
        time: 1_700_000_000_000,
      },
      missing: {
        marginSummary: { accountValue: '0.0', totalNtlPos: '0.0' },
        withdrawable: '0.0',
        assetPositions: [],
        time: 1_700_000_000_000,
      },
    },
  },
]
