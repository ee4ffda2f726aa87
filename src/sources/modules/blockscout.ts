import { identifyWallet } from '../../lib/wallet.ts'
import { amount } from '../shared/coin-amount.ts'
import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { arrayOf, each, flag, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

function isEthereum(value: string): boolean {
  const wallet = identifyWallet(value)
  return !('fault' in wallet) && wallet.chains.includes('ethereum')
}

/** Balance, name and contract of an Ethereum address, from the blockchain. */
export const blockscout = httpModule({
  slug: 'blockscout',
  name: 'Blockscout',
  description: 'Balance, name and contract details of an Ethereum address',
  category: 'ledger',
  types: ['Cryptocurrency'],
  tags: ['explorer'],
  homepage: 'https://eth.blockscout.com',
  facts: { url: 'https://docs.blockscout.com/devs/apis/rest' },
  cacheMs: 300_000,
  skipReason: ({ value }) => isEthereum(value) ? undefined : 'It supports only Ethereum addresses',
  request: address => ({ url: `https://eth.blockscout.com/api/v2/addresses/${encodeURIComponent(address)}` }),
  response: objectWith({
    hash: text,
    is_contract: { type: ['boolean', 'null'] },
    coin_balance: { type: ['string', 'null'], pattern: '^\\d{1,100}$' }, // in wei
  }, unchecked({
    is_verified: flag,
    is_scam: flag,
    ...each(['name', 'ens_domain_name', 'creator_address_hash', 'creation_transaction_hash'], textOrNull),
    public_tags: arrayOf(objectWith({}, each(['display_name', 'label'], text))),
    token: objectWith({}, each(['name', 'symbol', 'type'], textOrNull)),
  })),
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
