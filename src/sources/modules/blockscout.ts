import { identifyWallet } from '../../lib/wallet.ts'
import { amount } from '../shared/coin-amount.ts'
import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'

interface Address {
  hash: string
  is_contract: boolean | null
  is_verified?: boolean | null
  is_scam?: boolean
  name?: string | null
  ens_domain_name?: string | null
  /** In wei, as decimal text. */
  coin_balance: string | null
  /** US dollars an ether, as decimal text. */
  exchange_rate?: string | null
  creator_address_hash?: string | null
  creation_transaction_hash?: string | null
  public_tags?: Array<{ display_name?: string; label?: string }> | null
  token?: { name?: string | null; symbol?: string | null; type?: string | null } | null
}

function isEthereum(value: string): boolean {
  const wallet = identifyWallet(value)
  return !('fault' in wallet) && wallet.chains.includes('ethereum')
}

/** What the Ethereum ledger says of an address. https://docs.blockscout.com/devs/apis/rest */
export const blockscout = httpModule<Address>({
  slug: 'blockscout',
  name: 'Blockscout',
  description: 'Balance, name and contract details of an Ethereum address',
  category: 'ledger',
  types: ['Cryptocurrency'],
  homepage: 'https://eth.blockscout.com',
  cacheMs: 300_000,
  unfit: ({ value }) => isEthereum(value) ? undefined : 'It knows addresses of Ethereum only',
  request: address => ({ url: `https://eth.blockscout.com/api/v2/addresses/${encodeURIComponent(address)}` }),
  response: {
    type: 'object',
    required: ['hash', 'is_contract', 'coin_balance'],
    properties: {
      hash: { type: 'string' },
      is_contract: { type: ['boolean', 'null'] },
      coin_balance: { type: ['string', 'null'], pattern: '^\\d+$' },
    },
  },
  cards: address => [card([
    ['Balance', address.coin_balance && `${amount(BigInt(address.coin_balance), 18)} ETH`, 'coin_balance'],
    ['Kind', address.is_contract ? 'contract' : 'account', 'is_contract'],
    ['Name', address.name, 'name'],
    ['ENS name', address.ens_domain_name, 'ens_domain_name'],
    ['Token', [address.token?.name, address.token?.symbol, address.token?.type].filter(Boolean).join(', '), 'token'],
    ['Source code verified', address.is_contract ? address.is_verified : null, 'is_verified'],
    ['Marked as scam', address.is_scam || null, 'is_scam'],
    ...(address.public_tags ?? []).map(tag => ['Tag', tag.display_name ?? tag.label, 'public_tags'] as const),
    ['Created by', address.creator_address_hash, 'creator_address_hash'],
    ['Created in', address.creation_transaction_hash, 'creation_transaction_hash'],
    ['Explorer', link(`https://eth.blockscout.com/address/${address.hash}`)],
  ], { ...address })],
  examples: {
    found: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    notFound: ['0x6e2532666a2eE7ac976D1abE7327C7eC9E65B963'],
  },
})
