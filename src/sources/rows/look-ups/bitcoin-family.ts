import type { Chain } from '../../../facts/wallet.ts'
import type { LookUp } from '../look-up.ts'

const ledger = { type: 'Cryptocurrency', category: 'ledger' } as const

/** Addresses of the examples: one with transactions, one that only a fixed text produced. */
const bitcoin = { found: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', notFound: '1Q8dNhhRzqTnFmHRAdVkWQVvB9evF16LZQ' }
const litecoin = { found: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', notFound: 'LiMadv1G5VhqWZyaLmV3nRZgPN2CReqfb9' }
const dogecoin = { found: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', notFound: 'DUGiuxe5JFN4nmU1uDVK4AfX4HPDcq9KFG' }
const dash = { found: 'XpESxaUmonkq8RaLLp46Brx2K39ggQe226', notFound: 'XypUCxMKxYgNQht12WoyMwBi1VEcKbQaDM' }
const bitcoinCash = {
  found: 'bitcoincash:qp3wjpa3tjlj042z2wv7hahsldgwhwy0rq9sywjpyy',
  notFound: 'bitcoincash:qr7mc2cmgdqh3qjapyz4vz2g20sxt2typyeyvltf8n',
}

const stats = (tx_count: number, funded_txo_sum: number, spent_txo_sum: number) =>
  ({
    funded_txo_count: tx_count,
    funded_txo_sum,
    spent_txo_count: 0,
    spent_txo_sum,
    tx_count,
  })

/** Values of the variables in recorded answers. The path of a URL has them encoded. */
const recorded = ({ found, notFound }: typeof bitcoin) => ({ used: found, unused: notFound })

/** Servers with the API of Esplora. https://github.com/Blockstream/esplora/blob/master/API.md#addresses */
const esploras: readonly LookUp[] = ([
  ['mempool-space', 'mempool.space', 'https://mempool.space', 'bitcoin', 'BTC', 'Bitcoin', bitcoin],
  ['litecoinspace', 'litecoinspace.org', 'https://litecoinspace.org', 'litecoin', 'LTC', 'Litecoin', litecoin],
] as const).map(([slug, name, homepage, chain, symbol, coin, examples]) => ({
  ...ledger,
  slug,
  recorded: { as: 'mempool', host: new URL(homepage).host, symbol, ...recorded(examples) },
  name,
  description: `Amounts that a ${coin} address received and sent, and its number of transactions`,
  homepage,
  source: 'https://github.com/Blockstream/esplora/blob/master/API.md#addresses',
  chains: [chain],
  url: `${homepage}/api/address/{value}`,
  has: 'chain_stats',
  equals: 'address',
  activity: ['chain_stats.tx_count', 'mempool_stats.tx_count'],
  coin: { symbol, decimals: 8 },
  page: `${homepage}/address/{value}`,
  fields: [
    ['Received', 'chain_stats.funded_txo_sum', 'coins'],
    ['Sent', 'chain_stats.spent_txo_sum', 'coins'],
    ['Transactions', 'chain_stats.tx_count'],
    ['Pending transactions', 'mempool_stats.tx_count'],
  ],
  examples: {
    ...examples,
    answer: { address: '{value}', chain_stats: stats(3, 150_000_000, 50_000_000), mempool_stats: stats(0, 0, 0) },
    missing: { address: '{value}', chain_stats: stats(0, 0, 0), mempool_stats: stats(0, 0, 0) },
  },
}))

const totals = (total_received: number, total_sent: number, n_tx: number) => ({
  address: '{value}',
  total_received,
  total_sent,
  balance: total_received - total_sent,
  unconfirmed_balance: 0,
  final_balance: total_received - total_sent,
  n_tx,
  unconfirmed_n_tx: 0,
  final_n_tx: n_tx,
})

/** https://www.blockcypher.com/dev/bitcoin/#address-balance-endpoint */
const blockcypher: readonly LookUp[] = ([
  ['btc', 'bitcoin', 'BTC', 'Bitcoin', bitcoin],
  ['ltc', 'litecoin', 'LTC', 'Litecoin', litecoin],
  ['doge', 'dogecoin', 'DOGE', 'Dogecoin', dogecoin],
  ['dash', 'dash', 'DASH', 'Dash', dash],
] as const).map(([code, chain, symbol, coin, examples]) => ({
  ...ledger,
  slug: `blockcypher-${code}`,
  recorded: { as: 'blockcypher', code, symbol, ...recorded(examples) },
  name: `BlockCypher: ${coin}`,
  description: `Balance, amounts received and sent, and number of transactions of a ${coin} address`,
  homepage: 'https://www.blockcypher.com',
  source: 'https://www.blockcypher.com/dev/bitcoin/#address-balance-endpoint',
  chains: [chain],
  url: `https://api.blockcypher.com/v1/${code}/main/addrs/{value}/balance`,
  has: 'address',
  equals: 'address',
  activity: ['final_n_tx', 'total_received'],
  coin: { symbol, decimals: 8 },
  page: `https://live.blockcypher.com/${code}/address/{value}/`,
  fields: [
    ['Balance', 'final_balance', 'coins'],
    ['Received', 'total_received', 'coins'],
    ['Sent', 'total_sent', 'coins'],
    ['Transactions', 'final_n_tx'],
  ],
  examples: {
    ...examples,
    answer: totals(150_000_000, 50_000_000, 3),
    missing: totals(0, 0, 0),
  },
}))

const haskoinRow = (
  code: string, api: string, chain: Chain, symbol: string, coin: string, examples: typeof bitcoin,
): LookUp => ({
  ...ledger,
  slug: `haskoin-${code}`,
  seen: '2026-11-27',
  recorded: {
    as: 'haskoin',
    api,
    symbol,
    ...recorded(examples),
    encoded: encodeURIComponent(examples.found),
    encodedUnused: encodeURIComponent(examples.notFound),
  },
  name: `Haskoin: ${coin}`,
  description: `Balance, amount received and number of transactions of a ${coin} address`,
  homepage: 'https://haskoin.com',
  source: 'https://github.com/haskoin/haskoin-store/blob/master/data/src/Haskoin/Store/Data.hs',
  chains: [chain],
  url: `${api}/address/{value}/balance`,
  has: 'address',
  equals: 'address',
  activity: ['txs', 'received', 'utxo'],
  coin: { symbol, decimals: 8 },
  fields: [
    ['Balance', 'confirmed', 'coins'],
    ['Unconfirmed', 'unconfirmed', 'coins'],
    ['Received', 'received', 'coins'],
    ['Transactions', 'txs'],
    ['Unspent outputs', 'utxo'],
  ],
  examples: {
    ...examples,
    answer: {
      address: '{value}',
      confirmed: 100_000_000,
      unconfirmed: 0,
      utxo: 2,
      txs: 3,
      received: 150_000_000,
    },
    missing: {
      address: '{value}',
      confirmed: 0,
      unconfirmed: 0,
      utxo: 0,
      txs: 0,
      received: 0,
    },
  },
})

/** Explorers of Bitcoin and its forks. */
export const bitcoinFamily: readonly LookUp[] = [
  ...esploras,
  ...blockcypher,
  haskoinRow('btc', 'https://api.haskoin.com/btc', 'bitcoin', 'BTC', 'Bitcoin', bitcoin),
  // api.haskoin.com lost it for weeks: https://github.com/jprupp/haskoin-store/issues/33
  haskoinRow('bch', 'https://api.blockchain.info/haskoin-store/bch', 'bitcoin-cash', 'BCH', 'Bitcoin Cash', bitcoinCash),
  {
    ...ledger,
    slug: 'blockchain-com',
    name: 'Blockchain.com',
    description: 'Balance, amounts received and sent, and transactions of a Bitcoin address',
    homepage: 'https://www.blockchain.com/explorer',
    source: 'https://www.blockchain.com/explorer/api/blockchain_api',
    chains: ['bitcoin'],
    url: 'https://blockchain.info/rawaddr/{value}?limit=1',
    has: 'address',
    equals: 'address',
    activity: ['n_tx', 'txs'],
    coin: { symbol: 'BTC', decimals: 8 },
    page: 'https://www.blockchain.com/explorer/addresses/btc/{value}',
    fields: [
      ['Balance', 'final_balance', 'coins'],
      ['Received', 'total_received', 'coins'],
      ['Sent', 'total_sent', 'coins'],
      ['Transactions', 'n_tx'],
      ['Last transaction', 'txs.0.time', 'date'],
    ],
    examples: {
      ...bitcoin,
      answer: {
        address: '{value}',
        n_tx: 3,
        total_received: 150_000_000,
        total_sent: 50_000_000,
        final_balance: 100_000_000,
        txs: [{ hash: '00', time: 1_700_000_000 }],
      },
      missing: {
        address: '{value}',
        n_tx: 0,
        total_received: 0,
        total_sent: 0,
        final_balance: 0,
        txs: [],
      },
    },
  },
  {
    ...ledger,
    slug: 'insight-dash',
    name: 'Dash Insight',
    description: 'Balance, amounts received and sent, and number of transactions of a Dash address',
    homepage: 'https://insight.dash.org',
    source: 'https://github.com/dashpay/insight-api#address',
    chains: ['dash'],
    url: 'https://insight.dash.org/insight-api/addr/{value}?noTxList=1',
    has: 'addrStr',
    equals: 'addrStr',
    activity: ['txApperances', 'unconfirmedTxApperances'], // spelled so by the API
    coin: { symbol: 'DASH', decimals: 8 },
    page: 'https://insight.dash.org/insight/address/{value}',
    fields: [
      ['Balance', 'balanceSat', 'coins'],
      ['Received', 'totalReceivedSat', 'coins'],
      ['Sent', 'totalSentSat', 'coins'],
      ['Transactions', 'txApperances'],
      ['Pending transactions', 'unconfirmedTxApperances'],
    ],
    examples: {
      ...dash,
      answer: {
        addrStr: '{value}',
        balance: 1,
        balanceSat: 100_000_000,
        totalReceived: 1.5,
        totalReceivedSat: 150_000_000,
        totalSent: 0.5,
        totalSentSat: 50_000_000,
        unconfirmedTxApperances: 0,
        txApperances: 3,
      },
      missing: {
        addrStr: '{value}',
        balance: 0,
        balanceSat: 0,
        totalReceived: 0,
        totalReceivedSat: 0,
        totalSent: 0,
        totalSentSat: 0,
        unconfirmedTxApperances: 0,
        txApperances: 0,
      },
    },
  },
  {
    ...ledger,
    slug: 'whatsonchain',
    name: 'WhatsOnChain',
    description: 'Transactions of a Bitcoin SV address',
    homepage: 'https://whatsonchain.com',
    source: 'https://docs.whatsonchain.com/api/address',
    chains: ['bitcoin-sv'],
    url: 'https://api.whatsonchain.com/v1/bsv/main/address/{value}/history',
    has: '0.tx_hash',
    missing: { path: '', says: 'empty list' },
    page: 'https://whatsonchain.com/address/{value}',
    fields: [
      ['Transactions', '', 'count'],
      ['First transaction', '0.tx_hash'],
      ['Block of the first transaction', '0.height'],
    ],
    examples: { ...bitcoin, answer: [{ tx_hash: '00ff', height: 500_000 }], missing: [] },
  },
  {
    ...ledger,
    slug: 'dcrdata',
    name: 'dcrdata',
    description: 'Amounts that a Decred address spent and holds',
    homepage: 'https://dcrdata.decred.org',
    source: 'https://github.com/decred/dcrdata/blob/master/api/types/apitypes.go',
    seen: '2026-11-27',
    chains: ['decred'],
    url: 'https://dcrdata.decred.org/api/address/{value}/totals',
    has: 'address',
    equals: 'address',
    activity: ['num_stxos', 'num_utxos'],
    coin: { symbol: 'DCR', decimals: 8 },
    page: 'https://dcrdata.decred.org/address/{value}',
    fields: [
      ['Holds', 'dcr_unspent', 'decimal'],
      ['Spent', 'dcr_spent', 'decimal'],
      ['Unspent outputs', 'num_utxos'],
      ['Spent outputs', 'num_stxos'],
    ],
    examples: {
      found: 'DcuQKx8BES9wU7C6Q5VmLBjw436r27hayjS',
      answer: {
        address: '{value}',
        blockheight: 900_000,
        num_stxos: 2,
        num_utxos: 1,
        dcr_spent: 1.5,
        dcr_unspent: 0.5,
      },
      notFound: 'Dsp6Xs8cs4V35Jnv7ZsMx2zQGgtaj4iWJq5',
      missing: {
        address: '{value}',
        blockheight: 900_000,
        num_stxos: 0,
        num_utxos: 0,
        dcr_spent: 0,
        dcr_unspent: 0,
      },
    },
  },
]
