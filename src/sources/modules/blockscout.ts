import { addressOn } from '../../facts/wallet.ts'
import { amount } from '../../facts/coin-amount.ts'
import { askedOn } from '../kit/asked-on.ts'
import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { fetchJson } from '../kit/json-look-up.ts'
import { arrayOf, each, flag, objectWith, text, textOrNull, unchecked, type Shape } from '../kit/schema.ts'
import { changed } from '../kit/shape.ts'
import type { Context, Module } from '../kit/source.ts'
import { ethereumExplorer, otherExplorers, recordedOf, type Explorer } from '../rows/look-ups/blockscout-explorers.ts'

const pathOf = (address: string): string => `/api/v2/addresses/${encodeURIComponent(address)}`

/** Creates the module of an explorer. `head` has the properties in which it differs from those of other chains. */
function moduleOf(
  explorer: Explorer, head: Partial<Pick<Module, 'slug' | 'name' | 'description' | 'default'>> = {},
): Module {
  const [id, name, symbol, host, chain] = explorer
  const module = httpModule({
    slug: `blockscout-${id}`,
    name: `Blockscout: ${name}`,
    description: `Balance, name and contract details of an address on ${name}`,
    default: false,
    ...head,
    category: 'ledger',
    types: ['Cryptocurrency'],
    tags: ['explorer'],
    homepage: `https://${host}`,
    facts: {
      url: 'https://github.com/blockscout/blockscout/blob/master/apps/block_scout_web/lib/block_scout_web/controllers/api/v2/address_controller.ex',
      day: '2026-11-27',
    },
    recorded: recordedOf(explorer),
    cacheMs: 300_000,
    skipReason: query => isOn(chain, query.value) ? undefined : 'It supports no addresses of this chain',
    request: address => ({ url: `https://${host}${pathOf(address)}` }),
    response: record,
    cards: (address, { value }) => {
      if (address.hash.toLowerCase() !== value.toLowerCase()) throw changed()
      return [card(linesOf(address, symbol, host), { ...address })]
    },
    examples: {
      found: ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
      notFound: ['0x6e2532666a2eE7ac976D1abE7327C7eC9E65B963'],
    },
  })
  return askedOn([chain], {
    ...module,
    async* run(query, context) {
      for await (const found of module.run(query, context)) {
        if (isUsed(found.raw) || await hasCounts(host, query.value, context)) yield found
      }
    },
  })
}

function isOn(chain: Explorer[4], value: string): boolean {
  return addressOn([chain], value) !== undefined
}

/** The record of an address. The explorer has one for an address without transactions, too. */
const record = objectWith({
  hash: text,
  is_contract: { type: ['boolean', 'null'] },
  coin_balance: { type: ['string', 'null'], pattern: '^\\d{1,100}$' }, // in wei
}, unchecked({
  is_verified: flag,
  is_scam: flag,
  ...each(['name', 'ens_domain_name', 'creator_address_hash', 'creation_transaction_hash'], textOrNull),
  public_tags: arrayOf(objectWith({}, each(['display_name', 'label'], text))),
  token: objectWith({}, each(['name', 'symbol', 'type'], textOrNull)),
}))

const linesOf = (address: Shape<typeof record>, symbol: string, host: string) => [
  ['Balance', address.coin_balance && `${amount(BigInt(address.coin_balance), 18)} ${symbol}`, 'coin_balance'],
  ['Kind', address.is_contract ? 'contract' : 'account', 'is_contract'],
  ['Name', address.name, 'name'],
  ['ENS name', address.ens_domain_name, 'ens_domain_name'],
  ['Token', [address.token?.name, address.token?.symbol, address.token?.type].filter(Boolean).join(', '), 'token'],
  ['Source code verified', address.is_contract ? address.is_verified : null, 'is_verified'],
  ['Marked as scam', address.is_scam || null, 'is_scam'],
  ...(address.public_tags ?? []).map(tag => ['Tag', tag.display_name ?? tag.label, 'public_tags'] as const),
  ['Created by', address.creator_address_hash, 'creator_address_hash'],
  ['Created in', address.creation_transaction_hash, 'creation_transaction_hash'],
  ['Explorer', link(`https://${host}/address/${address.hash}`)],
] as const

/** Members that have a value only if something happened at the address. */
const traces = [
  'is_contract', 'name', 'ens_domain_name', 'creator_address_hash', 'token', 'has_tokens', 'has_token_transfers',
  'has_logs', 'has_validated_blocks', 'has_beacon_chain_withdrawals', 'is_scam', 'creation_transaction_hash',
]

/** Returns `true` if the record of an address has a trace of activity. */
function isUsed({ coin_balance: balance, public_tags: tags, ...raw }: Record<string, unknown>): boolean {
  return traces.some(name => raw[name]) || (Array.isArray(tags) && tags.length > 0) || (balance ?? '0') !== '0'
}

const count = { type: 'string', pattern: '^\\d{1,30}$' } as const
/** Counts of what happened at an address. Transactions are those that it sent, so others can be there without one. */
const counters = objectWith({ transactions_count: count }, each(['token_transfers_count', 'validations_count'], count))

/** Asks for the counts of an address whose record has no trace. Returns `true` if one of them is not zero. */
async function hasCounts(host: string, address: string, context: Context): Promise<boolean> {
  const request = { url: `https://${host}${pathOf(address)}/counters` }
  const counts = await fetchJson(context, request, { response: counters }, answer => Object.values(answer))
  return counts !== undefined && counts.some(one => typeof one === 'string' && !/^0*$/.test(one))
}

/** Balance, name and contract of an Ethereum address, from the blockchain. */
export const blockscout = moduleOf(ethereumExplorer, {
  slug: 'blockscout',
  name: 'Blockscout',
  description: 'Balance, name and contract details of an Ethereum address',
  default: true,
})

/** Explorers of all chains. Each asks for counters if the record of an address says nothing. */
export const blockscouts: readonly Module[] = [blockscout, ...otherExplorers.map(one => moduleOf(one))]
