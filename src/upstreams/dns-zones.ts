import { listName, testOf, type DnsList } from '../sources/dns/dns-list.ts'
import type { DnsText } from '../sources/dns/dns-text.ts'
import { dnsLists } from '../sources/dns/lists/index.ts'
import { dnsTexts } from '../sources/dns/texts.ts'
import { subjectOfSystem } from './magic-systems.ts'

/** A zone that has records about values. A query has the value in front of the zone. */
interface Zone {
  zone: string
  /** Returns the records for a value that the source knows. */
  records(name: string, type: number): string[]
}

/** The longest first, since some zones are inside others. */
const zones: readonly Zone[] = [...dnsLists.map(zoneOfList), ...dnsTexts.flatMap(zonesOfText)]
  .sort((a, b) => b.zone.length - a.zone.length)

const zoneOf = (name: string) => zones.find(({ zone }) => name.endsWith(`.${zone}`))

/** Every value is listed, except the one that no list may have. */
function zoneOfList(list: DnsList): Zone {
  const code = Object.keys(list.codes).find(key => key !== '*') ?? '127.0.0.2'
  const records: Readonly<Record<number, string[]>> = { 1: [code], 16: [`"Listed, see ${list.homepage}"`] }
  const isClean = (name: string) => name === listName(list, testOf(list).clean).toLowerCase()
  return { zone: list.zone, records: (name, type) => isClean(name) ? [] : records[type] ?? [] }
}

function zonesOfText({ zones, systems, examples: { texts, system } }: DnsText): Zone[] {
  const quoted = (answers: readonly string[]) => answers.map(answer => `"${answer}"`)
  return [
    ...Object.values(zones).map(zone => ({ zone, records: () => quoted(texts) })),
    ...systems && system !== undefined
      ? [{ zone: systems.zone, records: (name: string) => quoted([system.replace(/^\d+/, numberIn(name))]) }]
      : [],
  ]
}

/** Returns the number of the autonomous system that a zone is asked about. */
const numberIn = (name: string): string => /^as(\d+)\./i.exec(name)?.[1] ?? '64496'

/**
 * Returns the IP address whose labels or nibbles are reversed in `labels`, in short form. Returns `undefined` if they
 * are no reversed address.
 */
export function fromReversed(labels = ''): string | undefined {
  if (/^\d+(?:\.\d+){3}$/.test(labels)) return labels.split('.').reverse().join('.')
  if (!/^[\da-f](?:\.[\da-f]){31}$/.test(labels)) return undefined
  const groups = labels.split('.').reverse().join('').match(/.{4}/g) ?? []
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1)
}

/** Returns the value that a DNS name asks a zone about, or `undefined` if the name is below no zone of a source. */
export function valueBelowZone(name: string): string | undefined {
  const zone = zoneOf(name)
  const labels = zone && name.slice(0, -zone.zone.length - 1)
  return fromReversed(labels) ?? (/^as\d+$/i.test(labels ?? '') ? subjectOfSystem(labels!) : labels)
}

/** Returns the records of a name, or `undefined` if the name is below no zone of a source. */
export const recordsBelowZone = (name: string, type: number): string[] | undefined => zoneOf(name)?.records(name, type)
