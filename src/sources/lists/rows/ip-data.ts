import type { ListSource } from '../../kit/list-source.ts'
import { ownedRanges } from './kinds.ts'

/** Fact about an address: the network that announces it, or its country. */
export type IpData = 'network' | 'country'

const files = {
  network: {
    file: 'origin-asn',
    name: 'Networks of IP addresses',
    meaning: 'A network announces this address',
    notes: [['Autonomous system', 1], ['Organisation', 2]],
    sample: '{value},15169,"Google LLC"',
  },
  country: {
    file: 'user-country',
    name: 'Countries of IP addresses',
    meaning: 'The address is used in a country',
    notes: [['Country', 1]],
    sample: '{value},US',
  },
} as const

/** https://github.com/sapics/ip-location-db */
const ipDataList = (data: IpData, version: 4 | 6): ListSource => ({
  ...ownedRanges,
  slug: `ip-${data}-v${version}`,
  name: `${files[data].name}, IPv${version}`,
  homepage: 'https://github.com/sapics/ip-location-db',
  url: `https://github.com/sapics/ip-location-db/releases/download/latest/${files[data].file}-ipv${version}-cidr.csv`,
  seen: '2026-11-27',
  format: { as: 'table', delimiter: ',', value: 0, notes: files[data].notes },
  meaning: files[data].meaning,
  version,
  partOf: 'ip-address',
  terms: { text: 'CDLA-Permissive-2.0', url: 'https://cdla.dev/permissive-2-0/' },
  maxMebibytes: 128,
  found: version === 4 ? '8.8.8.8' : '2001:4860:4860::8888',
  sample: { entry: files[data].sample },
})

const versionsOf = (data: IpData) => ({ 4: ipDataList(data, 4), 6: ipDataList(data, 6) })

/**
 * Data about all IP addresses. The module `ip-address` searches the copies, and without a newer copy the files of the
 * installation: nothing is downloaded before the operator does it (`lists refresh`).
 */
export const ipDataLists: Readonly<Record<IpData, Readonly<Record<4 | 6, ListSource>>>> = {
  network: versionsOf('network'),
  country: versionsOf('country'),
}
