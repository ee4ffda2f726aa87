import { identifyWallet } from '../../facts/wallet.ts'
import { amount } from '../../facts/coin-amount.ts'
import { askedOn } from '../kit/asked-on.ts'
import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { each, integer, objectWith, text, type Shape } from '../kit/schema.ts'

/**
 * Statistics of an address: the numbers of its transactions and transaction outputs, and the sums of its outputs in
 * satoshi.
 */
const stats = objectWith(
  each(['tx_count', 'funded_txo_count', 'funded_txo_sum', 'spent_txo_count', 'spent_txo_sum'], integer),
)

function isBitcoin(value: string): boolean {
  const wallet = identifyWallet(value)
  return !('fault' in wallet) && wallet.chains[0] === 'bitcoin' && wallet.network === 'mainnet'
}

const isUnused = (one: Shape<typeof stats>): boolean => Object.values(one).every(count => count === 0)

const bitcoin = (satoshi: number): string => `${amount(BigInt(satoshi), 8)} BTC`

/** Balance and transactions of a Bitcoin address, from the blockchain. */
export const esplora = askedOn(['bitcoin'], httpModule({
  slug: 'esplora',
  name: 'Blockstream Esplora',
  description: 'Balance and number of transactions of a Bitcoin address',
  category: 'ledger',
  types: ['Cryptocurrency'],
  tags: ['explorer'],
  homepage: 'https://blockstream.info',
  facts: { url: 'https://github.com/Blockstream/electrs/blob/new-index/src/rest.rs', day: '2026-11-27' },
  cacheMs: 300_000,
  skipReason: ({ value }) => isBitcoin(value) ? undefined : 'It supports only Bitcoin addresses',
  request: address => ({ url: `https://blockstream.info/api/address/${encodeURIComponent(address)}` }),
  response: objectWith({ address: text, chain_stats: stats, mempool_stats: stats }),
  cards: ({ address, chain_stats: chain, mempool_stats: pool }) => [chain, pool].every(isUnused) ? [] : [card([
    ['Balance', bitcoin(chain.funded_txo_sum - chain.spent_txo_sum), 'chain_stats'],
    ['Total received', bitcoin(chain.funded_txo_sum), 'chain_stats'],
    ['Total sent', bitcoin(chain.spent_txo_sum), 'chain_stats'],
    ['Transactions', chain.tx_count, 'chain_stats'],
    ['Pending transactions', pool.tx_count === 0 ? null : pool.tx_count, 'mempool_stats'],
    ['Explorer', link(`https://blockstream.info/address/${address}`)],
  ], { address, chain_stats: chain, mempool_stats: pool })],
  examples: { found: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'], notFound: ['bc1qhypahkg3uaapyjjyfayad67mj5my2uvq86deds'] },
}))
