import { identifyWallet, walletIdentity } from '../../facts/wallet.ts'
import type { Chain } from '../../facts/wallet.ts'
import { SourceFailure } from '../failures.ts'
import { card, date, link } from '../kit/card.ts'
import { unreadText } from '../kit/lists.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import type { Module } from '../kit/source.ts'
import { ofacFilesSeen, ofacLists, type OfacAsset } from '../lists/rows/ofac.ts'

/**
 * Assets that addresses of a chain can hold. Each asset has its own list of sanctioned addresses. The list of a token
 * covers all chains on which the token exists, so several lists can contain addresses of one chain.
 */
const assets: Partial<Record<Chain, readonly OfacAsset[]>> = {
  bitcoin: ['XBT', 'USDT'],
  'bitcoin-cash': ['BCH'],
  'bitcoin-gold': ['BTG'],
  'bitcoin-sv': ['BSV'],
  dash: ['DASH'],
  ethereum: ['ETH', 'ETC', 'USDT', 'USDC', 'ARB', 'BSC'],
  litecoin: ['LTC'],
  monero: ['XMR'],
  solana: ['SOL', 'USDT', 'USDC'],
  tron: ['TRX', 'USDT'],
  verge: ['XVG'],
  xrp: ['XRP'],
  zcash: ['ZEC'],
}

/**
 * Checks whether an address is on the list of Specially Designated Nationals of the US Treasury, by the copies of its
 * extracts for each asset.
 */
export const ofacSanctions: Module = {
  slug: 'ofac-sanctions',
  name: 'OFAC sanctions list',
  description: 'Checks whether the sanctions list of the US Treasury names this address',
  category: 'reputation',
  types: ['Cryptocurrency'],
  tags: ['sanctions', 'us'],
  kind: 'list',
  homepage: 'https://sanctionssearch.ofac.treas.gov',
  facts: { url: 'https://github.com/0xB10C/ofac-sanctioned-digital-currency-addresses', day: '2026-11-24' },
  default: true,
  requiresKey: false,
  deadlineMs: 30_000,
  cacheMs: 0, // the copies are here already
  examples: { found: ['12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h'], notFound: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'] },
  skipReason: ({ value }) => listsFor(value).length > 0 ? undefined
    : `No list of sanctioned addresses of this chain was known on ${ofacFilesSeen}`,
  async* run({ value }, { lists, signal }) {
    if (!lists) throw new Error('this call has no lists')
    const wallet = identifyWallet(value)
    if ('fault' in wallet) return
    const requested = listsFor(value)
    const { answers, unanswered, failure } = await askEach(requested, async asset => {
      const answer = await lists.find(ofacLists[asset], wallet.normal, signal)
      const unread = unreadText(ofacLists[asset], answer)
      if (answer.matches.length === 0 && unread !== undefined) throw new SourceFailure('UPSTREAM_CHANGED', unread)
      return answer
    })
    const listedFor = requested.filter(asset => (answers.get(asset)?.matches.length ?? 0) > 0)
    const [fetchedAt] = listedFor.map(asset => answers.get(asset)!.fetchedAt).sort()
    if (listedFor.length > 0) yield* incomplete([card([
      ['Sanctioned', 'listed by the Office of Foreign Assets Control of the US Treasury', 'sanctioned'],
      ['Listed for', listedFor.join(', '), 'assets'],
      ['Address', wallet.normal, 'address'],
      ['Downloaded', date(fetchedAt), 'fetched_at'],
      ['Official search', link('https://sanctionssearch.ofac.treas.gov')],
    ], {
      address: wallet.normal,
      sanctioned: true,
      assets: listedFor,
      list: 'OFAC SDN',
      fetched_at: fetchedAt,
    })], unanswered)
    if (failure) throw failure // a list that could not be read may contain the address
  },
}

/** Returns the assets whose lists can contain an account, on the chains of all its spellings. */
function listsFor(value: string): OfacAsset[] {
  const [wallet, account] = [identifyWallet(value), identifyWallet(walletIdentity(value))]
  if ('fault' in wallet || 'fault' in account || wallet.network === 'testnet') return []
  return [...new Set([...wallet.chains, ...account.chains].flatMap(chain => assets[chain] ?? []))]
}
