import { matchesOf } from '../../src/sources/kit/entry-key.ts'
import type { ListSource } from '../../src/sources/kit/list-source.ts'
import { openPackedList } from '../../src/sources/kit/packed-list.ts'
import { readInThread } from '../../src/sources/lists/read-in-thread.ts'
import { atMost, row, type Row } from './report.ts'

const entries = 1_000_000
const lookUps = 50_000
const bytesPerMb = 1_048_576

interface Kind {
  what: string
  subject: ListSource['subject']
  entry(number: number): string
  /** A value that the entry covers. */
  value(number: number): string
}

const octets = (number: number): string => `${number >>> 16 & 255}.${number >>> 8 & 255}.${number & 255}`
const nameOf = (number: number): string => `www.login-${(number * 2_654_435_761 >>> 0).toString(36)}.example.com`
const networkOf = (number: number): string => `2001:${(number >>> 8).toString(16)}:${(number & 255).toString(16)}`
/** Prefix lengths as in the lists of clouds: many addresses, some ranges, which contain one another. */
const bitsOf = (number: number): number => number % 4 === 0 ? 9 + number / 4 % 23 : 32

/** Prefix lengths of networks of customers, as in geofeeds. */
const customerBits = [32, 48, 56, 64]

const kinds: readonly Kind[] = [
  { what: 'names', subject: 'Domain Name', entry: nameOf, value: nameOf },
  {
    what: 'IPv4 ranges',
    subject: 'IP Address',
    entry: number => `${1 + number % 200}.${octets(number)}/${bitsOf(number)}`,
    value: number => `${1 + number % 200}.${octets(number)}`,
  },
  {
    what: 'IPv6 ranges',
    subject: 'IP Address',
    entry: number => `${networkOf(number)}::/${customerBits[number % 4]!}`,
    value: number => `${networkOf(number)}::1`,
  },
]

/** Measures look-ups in packed lists of a million entries, their memory, and how long it takes to read them. */
export async function benchLists(say: (text: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of kinds) {
    say(`reading 1,000,000 ${kind.what}`)
    rows.push(...await measure(kind))
  }
  return rows
}

async function measure({ what, subject, entry, value }: Kind): Promise<Row[]> {
  const file = Buffer.from(Array.from({ length: entries }, (_, number) => entry(number)).join('\n'))
  const startMs = performance.now()
  const { packed } = await readInThread({ format: { as: 'lines' }, subject }, file)
  const readSeconds = (performance.now() - startMs) / 1_000
  const list = openPackedList(packed)!
  const source = { subject, coversNamesBelow: true } as ListSource
  // the time of the processor, because the real time of such a short look-up depends on the load of the machine
  let matches = 0
  const from = process.cpuUsage()
  for (let at = 0; at < lookUps; at++) matches += matchesOf(source, list, value(at * 7_919 % entries)).length
  const { user, system } = process.cpuUsage(from)
  if (matches < lookUps) throw new Error(`only ${matches} of ${lookUps} values were found`)
  return [
    atMost({ what: `look-up in a list of 1,000,000 ${what}`, unit: 'µs', measured: (user + system) / lookUps }, 50),
    atMost({ what: `memory of a list of 1,000,000 ${what}`, unit: 'MB', measured: list.bytes / bytesPerMb }, 150),
    row({ what: `a file of 1,000,000 ${what}, read in a thread`, unit: 's', measured: readSeconds }),
  ]
}
