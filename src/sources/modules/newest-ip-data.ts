import { isIPv4 } from 'node:net'
import { rangeText } from '../../lib/ip-address.ts'
import type { Match } from '../kit/entry-key.ts'
import type { Lists } from '../kit/lists.ts'
import { ipDataLists, type IpData } from '../lists/rows/ip-data.ts'
import { attributionOf, countryOf, networkOf } from './ip-data.ts'

export interface AnnouncedNetwork {
  asn: number
  organisation: string
  /** A range such as `192.0.2.0/24`, or its first and its last address. */
  range: string
}

/** A fact about an address, and the data that states it. */
export interface Sourced<Fact> {
  fact: Fact
  source: Awaited<ReturnType<typeof attributionOf>>
}

/** Returns the network that announces an address. Returns `undefined` if the data has none. */
export const findNetwork = (address: string, lists?: Lists): Promise<Sourced<AnnouncedNetwork> | undefined> =>
  findNewest('network', address, lists, {
    ofEntry: ({ entry, notes: [asn, organisation = ''] }) => ({ asn: Number(asn), organisation, range: entry }),
    async installed() {
      const network = await networkOf(address)
      return network && { ...network, range: rangeText(network.first, network.last, isIPv4(address) ? 4 : 6) }
    },
  })

/** Returns the country (ISO 3166-1 alpha-2) of an address. Returns `undefined` if the data has none. */
export const findCountry = (address: string, lists?: Lists): Promise<Sourced<string> | undefined> =>
  findNewest('country', address, lists, {
    ofEntry: ({ notes: [country = ''] }) => country,
    installed: () => countryOf(address),
  })

/** Reads the downloaded copy if it is newer than the files of the installation, and these files otherwise. */
async function findNewest<Fact>(
  data: IpData,
  address: string,
  lists: Lists | undefined,
  { ofEntry, installed }: { ofEntry: (match: Match) => Fact, installed: () => Promise<Fact | undefined> },
): Promise<Sourced<Fact> | undefined> {
  const source = await attributionOf(data)
  const list = ipDataLists[data][isIPv4(address) ? 4 : 6]
  const copy = await lists?.findInCopy(list, address)
  const day = (copy?.publishedAt ?? copy?.fetchedAt)?.slice(0, 10) ?? ''
  if (copy && day > source.as_of) {
    const [match] = copy.matches
    return match && { fact: ofEntry(match), source: { text: 'ip-location-db', url: list.homepage, as_of: day } }
  }
  const fact = await installed()
  return fact === undefined ? undefined : { fact, source }
}

/** Returns the day of the files of the installation, by the slug of each list whose copy replaces one. */
export async function installedDays(): Promise<ReadonlyMap<string, string>> {
  const days = await Promise.all((['network', 'country'] as const).map(async data => {
    const { as_of } = await attributionOf(data)
    return Object.values(ipDataLists[data]).map(({ slug }): [string, string] => [slug, as_of])
  }))
  return new Map(days.flat())
}
