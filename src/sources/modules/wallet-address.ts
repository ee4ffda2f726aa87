import { addressOn, chainNames, identifyWallet } from '../../facts/wallet.ts'
import type { Chain, Wallet } from '../../facts/wallet.ts'
import { card, link } from '../kit/card.ts'
import type { Card, Module } from '../kit/source.ts'

/** Public block explorers of the main networks. The address is appended to the URL. */
const explorers: Partial<Record<Chain, string>> = {
  akash: 'https://www.mintscan.io/akash/address/',
  alephium: 'https://explorer.alephium.org/addresses/',
  algorand: 'https://allo.info/account/',
  aptos: 'https://explorer.aptoslabs.com/account/',
  arbitrum: 'https://arbiscan.io/address/',
  avalanche: 'https://snowtrace.io/address/',
  base: 'https://basescan.org/address/',
  bitcoin: 'https://mempool.space/address/',
  'bitcoin-cash': 'https://explorer.bitcoinunlimited.info/address/',
  'bitcoin-sv': 'https://whatsonchain.com/address/',
  bnb: 'https://bscscan.com/address/',
  cardano: 'https://cardanoscan.io/address/',
  cosmos: 'https://www.mintscan.io/cosmos/address/',
  dash: 'https://blockchair.com/dash/address/',
  decred: 'https://dcrdata.decred.org/address/',
  dogecoin: 'https://blockchair.com/dogecoin/address/',
  ergo: 'https://explorer.ergoplatform.com/en/addresses/',
  ethereum: 'https://etherscan.io/address/',
  'ethereum-classic': 'https://etc.blockscout.com/address/',
  filecoin: 'https://filfox.info/en/address/',
  hedera: 'https://hashscan.io/mainnet/account/',
  kaspa: 'https://explorer.kaspa.org/addresses/',
  kusama: 'https://kusama.subscan.io/account/',
  litecoin: 'https://blockchair.com/litecoin/address/',
  multiversx: 'https://explorer.multiversx.com/accounts/',
  near: 'https://nearblocks.io/address/',
  optimism: 'https://optimistic.etherscan.io/address/',
  osmosis: 'https://www.mintscan.io/osmosis/address/',
  polkadot: 'https://polkadot.subscan.io/account/',
  polygon: 'https://polygonscan.com/address/',
  radix: 'https://dashboard.radixdlt.com/account/',
  solana: 'https://solscan.io/account/',
  stacks: 'https://explorer.hiro.so/address/',
  stellar: 'https://stellar.expert/explorer/public/account/',
  sui: 'https://suiscan.xyz/mainnet/account/',
  tezos: 'https://tzkt.io/',
  ton: 'https://tonviewer.com/',
  tron: 'https://tronscan.org/#/address/',
  waves: 'https://wavesexplorer.com/addresses/',
  xrp: 'https://xrpscan.com/account/',
  zcash: 'https://blockchair.com/zcash/address/',
}

/**
 * Chain, format and network of an address, derived from the address itself. Sends no request. `facts/wallet` cites the
 * specifications of the formats.
 */
export const walletAddress: Module = {
  slug: 'wallet-address',
  name: 'Wallet address',
  description: 'Chains, format, network and checksum of an address, and its block explorers; sends no request',
  category: 'analysis',
  types: ['Cryptocurrency'],
  tags: ['explorer'],
  kind: 'derived',
  homepage: 'https://en.bitcoin.it/wiki/List_of_address_prefixes',
  default: true,
  requiresKey: false,
  deadlineMs: 2_000,
  cacheMs: 0,
  examples: {
    found: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    notFound: [],
  },
  * run({ value }) {
    const wallet = identifyWallet(value)
    if (!('fault' in wallet)) yield describe(wallet)
  },
}

function describe(wallet: Wallet): Card {
  const [likeliest, ...others] = wallet.chains.map(chain => chainNames[chain])
  const links = wallet.network === 'testnet' || wallet.chains[0] === 'monero' ? [] : wallet.chains.flatMap(chain => {
    const explorer = explorers[chain]
    return explorer ? [{ chain, url: explorer + addressOn([chain], wallet.normal)! }] : []
  })
  const raw = {
    address: wallet.normal,
    ...wallet.account !== wallet.normal && { account: wallet.account },
    ...wallet.parts?.length && { parts: Object.fromEntries(wallet.parts) },
    chains: wallet.chains,
    format: wallet.format,
    network: wallet.network,
    checksum: wallet.checksummed ? 'valid' : 'none',
    explorers: links,
  }
  return card([
    ['Address', wallet.normal, 'address'],
    ['Account', wallet.account === wallet.normal ? null : wallet.account, 'account'],
    ...(wallet.parts ?? []).map(([label, part]) => [label, part, 'parts'] as const),
    ['Chain', likeliest, 'chains'],
    ['Also valid on', others.join(', '), 'chains'],
    ['Format', wallet.format, 'format'],
    ['Network', wallet.network, 'network'],
    ['Checksum', wallet.checksummed ? 'valid' : 'the address has no checksum', 'checksum'],
    ...links.map(({ chain, url }) => [`Explorer: ${chainNames[chain]}`, link(url), 'explorers'] as const),
  ], raw)
}
