import type { Chain } from '../../../facts/wallet.ts'

/** An explorer: part of its slug, name of its chain, symbol of the coin, host, and our name of the chain. */
export type Explorer = readonly [id: string, name: string, symbol: string, host: string, chain: Chain]

export const ethereumExplorer: Explorer = ['ethereum', 'Ethereum', 'ETH', 'eth.blockscout.com', 'ethereum']

/**
 * Explorers of other chains, under the names to which others redirect.
 * https://github.com/blockscout/chainscout/blob/main/data/chains.json, https://pypi.org/project/aiochainscan/1.0.7/
 */
export const otherExplorers: readonly Explorer[] = [
  ['arbitrum', 'Arbitrum One', 'ETH', 'arbitrum.blockscout.com', 'arbitrum'],
  ['base', 'Base', 'ETH', 'base.blockscout.com', 'base'],
  ['celo', 'Celo', 'CELO', 'celo.blockscout.com', 'celo'],
  ['ethereum-classic', 'Ethereum Classic', 'ETC', 'etc.blockscout.com', 'ethereum-classic'],
  ['gnosis', 'Gnosis', 'xDAI', 'gnosisscan.io', 'gnosis'],
  ['optimism', 'OP Mainnet', 'ETH', 'explorer.optimism.io', 'optimism'],
  ['polygon', 'Polygon PoS', 'POL', 'polygon.blockscout.com', 'polygon'],
  ['rootstock', 'Rootstock', 'RBTC', 'rootstock.blockscout.com', 'rootstock'],
  ['scroll', 'Scroll', 'ETH', 'scrollscan.com', 'scroll'],
  ['zksync', 'ZKsync Era', 'ETH', 'zksync.blockscout.com', 'zksync'],
]

/** Returns the recorded answers of an explorer, with the values of their variables. */
export const recordedOf = ([, , symbol, host]: Explorer) => ({ as: 'blockscout', host, symbol })
