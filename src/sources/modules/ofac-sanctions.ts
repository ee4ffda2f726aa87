import { identifyWallet } from '../../lib/wallet.ts'
import type { Chain } from '../../lib/wallet.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { card, link } from '../kit/card.ts'
import { SourceFailure } from '../kit/failures.ts'
import type { Context, Module } from '../kit/source.ts'

/**
 * Assets that addresses of a chain can hold. Each asset has its own list of sanctioned addresses. The list of a token
 * covers all chains on which the token exists, so several lists can contain addresses of one chain.
 */
const assets: Partial<Record<Chain, readonly string[]>> = {
  bitcoin: ['XBT', 'USDT'],
  'bitcoin-cash': ['BCH'],
  'bitcoin-gold': ['BTG'],
  'bitcoin-sv': ['BSV'],
  dash: ['DASH'],
  ethereum: ['ETH', 'ETC', 'USDT', 'USDC', 'ARB', 'BSC'],
  litecoin: ['LTC'],
  monero: ['XMR'],
  tron: ['TRX', 'USDT'],
  verge: ['XVG'],
  xrp: ['XRP'],
  zcash: ['ZEC'],
}

const lists = 'https://raw.githubusercontent.com/0xB10C/ofac-sanctioned-digital-currency-addresses/lists'

/**
 * Checks whether an address is on the list of Specially Designated Nationals of the US Treasury. Reads extracts of that
 * list, which are updated every night: https://github.com/0xB10C/ofac-sanctioned-digital-currency-addresses
 */
export const ofacSanctions: Module = {
  slug: 'ofac-sanctions',
  name: 'OFAC sanctions list',
  description: 'Checks whether the sanctions list of the US Treasury names this address',
  category: 'reputation',
  types: ['Cryptocurrency'],
  homepage: 'https://sanctionssearch.ofac.treas.gov',
  default: true,
  requiresKey: false,
  deadlineMs: 15_000,
  cacheMs: 24 * 3_600_000,
  examples: { found: ['12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h'], notFound: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'] },
  skipReason: ({ value }) => listsFor(value).length > 0 ? undefined : 'No list contains addresses of this chain',
  async* run({ value }, context) {
    const wallet = identifyWallet(value)
    if ('fault' in wallet) return
    const requested = listsFor(value)
    const results = await Promise.allSettled(requested.map(asset => isListed(context, asset, wallet.normal)))
    const listedFor = requested.filter((_, index) => results[index]?.status === 'fulfilled' && results[index].value)
    const unread = results.find(list => list.status === 'rejected')
    if (listedFor.length === 0 && unread) throw unread.reason // a list that could not be read may contain the address
    if (listedFor.length > 0) yield card([
      ['Sanctioned', 'listed by the Office of Foreign Assets Control of the US Treasury', 'sanctioned'],
      ['Listed for', listedFor.join(', '), 'assets'],
      ['Address', wallet.normal, 'address'],
      ['Official search', link('https://sanctionssearch.ofac.treas.gov')],
    ], { address: wallet.normal, sanctioned: true, assets: listedFor, list: 'OFAC SDN' })
  },
}

/** Returns the assets whose lists can contain an address. */
function listsFor(value: string): string[] {
  const wallet = identifyWallet(value)
  if ('fault' in wallet || wallet.network === 'testnet') return []
  return [...new Set(wallet.chains.flatMap(chain => assets[chain] ?? []))]
}

/**
 * Returns `true` if the list of an asset contains an address. The list has one address per line, not always in the
 * normal form. Throws a `SourceFailure` if the response is not such a list.
 */
async function isListed(context: Context, asset: string, address: string): Promise<boolean> {
  const response = await fetchResponse(context, { url: `${lists}/sanctioned_addresses_${asset}.txt` }, [])
  const lines = (response?.body.toString('utf8') ?? '').split('\n').map(line => line.trim()).filter(line => line !== '')
  const isList = lines.length > 0 && lines.every(line => /^[\w:]{20,128}$/.test(line))
  if (!isList) throw new SourceFailure('UPSTREAM_CHANGED', 'the response is not a list of addresses')
  return lines.some(line => key(line) === key(address) && normal(line) === address)
}

const key = (address: string): string => address.toLowerCase().replace('bitcoincash:', '')

function normal(line: string): string | undefined {
  const wallet = identifyWallet(line)
  return 'fault' in wallet ? undefined : wallet.normal
}
