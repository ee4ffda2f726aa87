import { identifyWallet } from '../../facts/wallet.ts'
import { amount } from '../../facts/coin-amount.ts'
import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { fetchJson } from '../kit/json-look-up.ts'
import { arrayOf, each, flag, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'
import type { Context, Module } from '../kit/source.ts'

function isEthereum(value: string): boolean {
  const wallet = identifyWallet(value)
  return !('fault' in wallet) && wallet.chains.includes('ethereum')
}

const addresses = 'https://eth.blockscout.com/api/v2/addresses'

/** The record of an address. The explorer has one with a balance of 0 for an address without transactions, too. */
const description = httpModule({
  slug: 'blockscout',
  name: 'Blockscout',
  description: 'Balance, name and contract details of an Ethereum address',
  category: 'ledger',
  types: ['Cryptocurrency'],
  tags: ['explorer'],
  homepage: 'https://eth.blockscout.com',
  facts: {
    url: 'https://github.com/blockscout/blockscout/blob/master/apps/block_scout_web/lib/block_scout_web/controllers/api/v2/address_controller.ex',
    day: '2026-11-24',
  },
  cacheMs: 300_000,
  skipReason: ({ value }) => isEthereum(value) ? undefined : 'It supports only Ethereum addresses',
  request: address => ({ url: `${addresses}/${encodeURIComponent(address)}` }),
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

/** Members that have a value only if something happened at the address. */
const traces = [
  'is_contract', 'name', 'ens_domain_name', 'creator_address_hash', 'token', 'has_tokens', 'has_token_transfers',
  'has_logs', 'has_validated_blocks', 'has_beacon_chain_withdrawals',
]

/** Balance, name and contract of an Ethereum address, from the blockchain. */
export const blockscout: Module = {
  ...description,
  async* run(query, context) {
    for await (const found of description.run(query, context)) {
      const { coin_balance: balance, public_tags: tags, ...raw } = found.raw
      const hasTrace = traces.some(name => raw[name]) || (Array.isArray(tags) && tags.length > 0)
      if (hasTrace || (balance ?? '0') !== '0' || await hasTransactions(query.value, context)) yield found
    }
  },
}

const counters = objectWith({ transactions_count: { type: 'string', pattern: '^\\d{1,30}$' } })

async function hasTransactions(address: string, context: Context): Promise<boolean> {
  const request = { url: `${addresses}/${encodeURIComponent(address)}/counters` }
  const count = await fetchJson(context, request, { response: counters }, answer => answer.transactions_count)
  return count !== undefined && !/^0+$/.test(count)
}
