import type { Upstream } from './upstream.ts'

const stats = (tx_count: number, funded_txo_sum: number, spent_txo_sum: number) => ({
  funded_txo_count: tx_count,
  funded_txo_sum,
  spent_txo_count: Math.floor(tx_count / 2),
  spent_txo_sum,
  tx_count,
})

/** https://github.com/Blockstream/esplora/blob/master/API.md#addresses. For an unused address, all counts are zero. */
export const esplora: Upstream = {
  origin: 'https://blockstream.info',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: address => ({
    body: { address, chain_stats: stats(42, 1_250_000_000, 1_000_000_000), mempool_stats: stats(0, 0, 0) },
  }),
  notFound: address => ({ body: { address, chain_stats: stats(0, 0, 0), mempool_stats: stats(0, 0, 0) } }),
}
