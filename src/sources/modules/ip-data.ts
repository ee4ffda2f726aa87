import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { isIPv4 } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { CountryResponse, Reader } from 'mmdb-lib'
import { toInteger } from '../../lib/ip-address.ts'

/** A range of addresses and the autonomous system that announces it. The range includes `first` and `last`. */
export interface Network {
  asn: number
  organisation: string
  first: bigint
  last: bigint
}

/**
 * A record of the country data, which has only the property `country_code`. `CountryResponse`, from the package
 * `mmdb-lib`, describes MaxMind's records, which have other properties.
 */
type Country = CountryResponse & { country_code?: string }

const packages = { network: 'asn', country: 'geo-whois-asn-country-mmdb' } as const
const networkFile = (version: 4 | 6) => `${packages.network}/asn-ipv${version}-num.csv`
const countryFile = (version: 4 | 6) => `${packages.country}/geo-whois-asn-country-ipv${version}.mmdb`

/** Files that are read, below `@ip-location-db/`. The packages also have the same data in other formats. */
export const dataFiles: readonly string[] = [
  ...([4, 6] as const).flatMap(version => [networkFile(version), countryFile(version)]),
  ...Object.values(packages).map(name => `${name}/package.json`),
]

/** Attribution of the two data packages. Their licence (CC BY 4.0) requires it wherever their data is displayed. */
const attribution = {
  network: { text: 'IP Geolocation by DB-IP, with data of Route Views and NRO', url: 'https://db-ip.com' },
  country: { text: 'Country data of the NRO, merged by ip-location-db', url: 'https://www.nro.net' },
}

/** Returns the attribution of data, and the day on which it was collected (`2026-06-17`). */
export async function attributionOf(data: keyof typeof packages) {
  const { version } = JSON.parse(await readFile(file(`${packages[data]}/package.json`), 'utf8')) as { version: string }
  return { ...attribution[data], as_of: dayOf(version) }
}

/** Returns the day that a version such as `2.3.2026061719` ends with. */
function dayOf(version: string): string {
  const [, ...parts] = /\.(\d{4})(\d\d)(\d\d)\d\d$/.exec(version) ?? []
  if (parts.length === 0) throw new Error(`the version ${version} of the data names no day`)
  return parts.join('-')
}

/** Folder that `scripts/pack.ts` fills. The npm package and the image have no packages of ip-location-db. */
const packed = new URL('../../../ip-location-db/', import.meta.url)

const file = (path: string): string =>
  fileURLToPath(existsSync(packed) ? new URL(path, packed) : import.meta.resolve(`@ip-location-db/${path}`))

// Readers of the country data, by IP version. A file is read at its first use, because it has several megabytes.
const countries = new Map<4 | 6, Promise<Reader<Country>>>()

/**
 * Returns the country (ISO 3166-1 alpha-2) of the network that contains an address. Returns `undefined` if the data has
 * no country for the address.
 */
export async function countryOf(address: string): Promise<string | undefined> {
  const version = isIPv4(address) ? 4 : 6
  const reader = countries.get(version) ?? readCountries(file(countryFile(version)))
  countries.set(version, reader)
  reader.catch(() => countries.delete(version)) // if reading fails, the next call tries again
  return (await reader).get(address)?.country_code
}

async function readCountries(path: string): Promise<Reader<Country>> {
  const [data, { Reader }] = await Promise.all([readFile(path), import('mmdb-lib')])
  return new Reader<Country>(data)
}

/** Returns the autonomous system that announces an address. Searches the sorted text file of 20 MB by bisection. */
export async function networkOf(address: string): Promise<Network | undefined> {
  const value = toInteger(address)
  const handle = await open(file(networkFile(isIPv4(address) ? 4 : 6)))
  try {
    const network = await lastAtMost(handle, value)
    return network && network.last >= value ? network : undefined
  } finally {
    await handle.close()
  }
}

/**
 * Returns the last line whose `first` is not greater than `value`. The lines have the form
 * `first,last,asn,organisation` and are sorted by `first`.
 */
async function lastAtMost(handle: FileHandle, value: bigint): Promise<Network | undefined> {
  let low = 0
  let high = (await handle.stat()).size
  let best: Network | undefined
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const line = await lineFrom(handle, middle)
    const network = line && line.start < high ? toNetwork(line.text) : undefined
    if (line === undefined || network === undefined || network.first > value) high = middle
    else {
      best = network
      low = line.start + Buffer.byteLength(line.text) + 1
    }
  }
  return best
}

/** Returns the first line that starts at or after `offset`, with the position of its start. */
async function lineFrom(handle: FileHandle, offset: number): Promise<{ start: number; text: string } | undefined> {
  const from = Math.max(0, offset - 1)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2048), 0, 2048, from)
  const data = buffer.subarray(0, bytesRead)
  const start = offset === 0 ? 0 : data.indexOf(10) + 1
  if ((offset !== 0 && start === 0) || start >= data.length) return undefined
  const end = data.indexOf(10, start)
  return { start: from + start, text: data.toString('utf8', start, end === -1 ? data.length : end) }
}

function toNetwork(line: string): Network | undefined {
  const [, first, last, asn, name = ''] = /^(\d+),(\d+),(\d+),(.*?)\r?$/.exec(line) ?? []
  if (first === undefined || last === undefined) return undefined
  const organisation = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name
  return { asn: Number(asn), organisation, first: BigInt(first), last: BigInt(last) }
}
