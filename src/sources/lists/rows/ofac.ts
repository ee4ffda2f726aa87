import type { ListSource } from '../../kit/list-source.ts'
import { badWallets, onGitHub } from './kinds.ts'

/** Day on which the files of the extracts were last looked through. */
export const ofacFilesSeen = '2026-11-27'

/** Assets of which the list of the US Treasury names addresses. */
const ofacAssets = [
  'XBT', 'ETH', 'XMR', 'LTC', 'ZEC', 'DASH', 'BTG', 'ETC', 'BSV', 'BCH', 'XVG', 'USDT', 'XRP', 'ARB', 'BSC', 'USDC',
  'TRX', 'SOL',
] as const
export type OfacAsset = (typeof ofacAssets)[number]

/**
 * Extracts of the list of Specially Designated Nationals, one for each asset, which are updated every night. The module
 * `ofac-sanctions` searches them. https://github.com/0xB10C/ofac-sanctioned-digital-currency-addresses
 */
export const ofacLists = Object.fromEntries(ofacAssets.map((asset): [OfacAsset, ListSource] => [asset, {
  ...badWallets,
  ...onGitHub(`0xB10C/ofac-sanctioned-digital-currency-addresses/lists/sanctioned_addresses_${asset}.txt`),
  slug: `ofac-${asset.toLowerCase()}`,
  name: `OFAC sanctions list: ${asset}`,
  format: { as: 'lines' },
  tags: ['sanctions', 'us'],
  everyHours: 24,
  meaning: 'The sanctions list of the US Treasury names the address',
  mustBeWhole: true,
  partOf: 'ofac-sanctions',
  ...asset === 'XBT' && { found: '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h' },
  sample: { entry: '{value}' },
}])) as Record<OfacAsset, ListSource>
