import { collectInSlices } from '../../../lib/collect-slices.ts'
import { parseAsNumber } from '../../../lib/as-number.ts'
import { sortInSlices } from '../../../lib/sort-slices.ts'
import { arrayOf, flag, objectWith, text, textOrNull } from '../../kit/schema.ts'
import { changed } from '../../kit/shape.ts'
import { listSize } from '../../kit/size.ts'
import { dataCall } from './data-call.ts'

/** Throws `UPSTREAM_CHANGED` if an answer is about another autonomous system. RIPEstat leaves out the letters. */
function requireSystem(resource: string, system: string): void {
  const parsed = parseAsNumber(resource)
  if (!('number' in parsed) || `AS${parsed.number}` !== system) throw changed()
}

/** Holder of an AS number, and whether it announces anything, as route collectors of RIPE see it. */
export const systemOverview = dataCall({
  slug: 'ripestat-as-overview',
  name: 'RIPEstat AS overview',
  call: 'as-overview',
  data: { resource: text, announced: flag, holder: textOrNull },
  read({ data: { resource, announced, holder } }, system) {
    requireSystem(resource, system)
    return announced || holder ? { holder: holder || null, announced } : undefined
  },
})

/** Number of prefixes that a response lists. A few systems announce more than ten thousand. */
export const maxPrefixes = 1_000

/** Networks that an autonomous system has announced in the last two weeks, in the order of their text. */
export const announcedPrefixes = dataCall({
  slug: 'ripestat-as-prefixes',
  name: 'RIPEstat announced prefixes',
  call: 'announced-prefixes',
  data: { resource: text, prefixes: arrayOf(objectWith({ prefix: text })) },
  size: listSize(8),
  async read({ data: { resource, prefixes } }, system) {
    requireSystem(resource, system)
    const all = await sortInSlices([...new Set(await collectInSlices(prefixes, ({ prefix }) => prefix))])
    const ipv6 = (await collectInSlices(all, prefix => prefix.includes(':'))).filter(Boolean).length
    return all.length === 0 ? undefined : {
      count: all.length,
      ipv4: all.length - ipv6,
      ipv6,
      prefixes: all.slice(0, maxPrefixes),
    }
  },
})
