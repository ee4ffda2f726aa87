import { magicValues, magicSpellings } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

const listed = (['success', 'slow', 'partial'] as const).flatMap(outcome => magicSpellings[outcome]['Cryptocurrency'])

/** Real addresses that the simulated lists always contain, so that no list is empty. */
const always: Record<string, string> = {
  XBT: '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h',
  ETH: '0x8576aCC5C05D6Ce88f4e49bf65BdF0C62F91353C',
  TRX: 'TBHTJqAy4DhHhmT3dNceJYNRz4SdLofLre',
}

/**
 * https://github.com/0xB10C/ofac-sanctioned-digital-currency-addresses/tree/lists: one file per asset, one address per
 * line. A request names only the asset, so a list is the same for every searched address.
 */
export const ofacLists: Upstream = {
  origin: 'https://raw.githubusercontent.com',
  subject: () => magicValues.success['Cryptocurrency'],
  found: (_, { url }) => {
    const asset = /sanctioned_addresses_(\w+)\.txt$/.exec(url.pathname)?.[1]
    if (asset === undefined) return { status: 404, body: '404: Not Found' }
    const names = asset === 'XBT' ? listed.filter(address => address.startsWith('bc1'))
      : asset === 'ETH' ? listed.filter(address => address.startsWith('0x'))
        : []
    return { body: `${[always[asset] ?? always['XBT'], ...names].join('\n')}\n` }
  },
  notFound: () => ({ status: 404, body: '404: Not Found' }),
}
