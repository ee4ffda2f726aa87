import { isIPv4 } from 'node:net'
import { reverseName } from '../../lib/ip-address.ts'
import { card, date } from '../kit/card.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { moduleHead } from '../kit/row.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Context, Module } from '../kit/source.ts'
import { resolve } from './resolve.ts'
import type { DnsText, TextColumn } from './dns-text.ts'

/** Maximum number of autonomous systems whose names are looked up. An address seldom has more than two. */
const maxSystems = 5

/**
 * Creates the module of a zone. It has one card for each record. Fails after the cards if a record or the name of a
 * system cannot be read.
 */
export function dnsTextModule(row: DnsText): Module {
  const { zones, examples } = row
  return {
    ...moduleHead(row, ['network', 'registry']),
    category: 'infrastructure',
    types: ['IP Address'],
    kind: 'dns',
    deadlineMs: 10_000,
    cacheMs: 3_600_000,
    examples: { found: [examples.found], notFound: [examples.notFound] },
    skipReason: query => notPublic(query) ??
      (zones.ip6 === undefined && !isIPv4(query.value) ? 'It knows only IPv4 addresses' : undefined),
    async* run({ value }, context) {
      const zone = isIPv4(value) ? zones.ip4 : zones.ip6!
      const texts = await resolve(context, reverseName(value).replace(/(?:in-addr|ip6)\.arpa$/, zone), 'TXT')
      const records = texts.filter(text => text.trim() !== row.unknown).map(text => readText(row, text))
      const readable = records.filter(record => record !== undefined)
      const systems = readable.flat().flatMap(({ column: [, , format], values }) => format === 'systems' ? values : [])
      const { names, unanswered, failure } = await namesOf(row, systems, context)
      const cards = readable.map(cells => toCard(cells, names)).filter(({ items }) => items.length > 0)
      yield* incomplete(cards, unanswered.map(number => `AS${number}`))
      if (failure) throw failure // the cards of the records stay
      if (readable.length < records.length) throw changed()
    },
  }
}

interface Cell {
  column: TextColumn
  values: string[]
}

/** Splits a record into its columns. Returns undefined if it has another number of columns. */
function readText({ columns, least = columns.length }: DnsText, text: string): Cell[] | undefined {
  const parts = text.split('|').map(part => part.trim())
  if (parts.length < least || parts.length > columns.length) return undefined
  return parts.map((part, index) => ({ column: columns[index]!, values: valuesOf(columns[index]!, part) }))
}

function valuesOf([, , format]: TextColumn, part: string): string[] {
  if (format === 'systems') return part.match(/\d+/g) ?? []
  return format === 'list' ? part.split(',').map(value => value.trim()).filter(Boolean) : [part]
}

/** Returns the names of autonomous systems by their numbers, and the numbers about which the request failed. */
async function namesOf({ systems }: DnsText, numbers: readonly string[], context: Context) {
  const asked = systems ? [...new Set(numbers)].slice(0, maxSystems) : []
  const { answers, ...failed } = await askEach(asked, number =>
    resolve(context, `AS${number}.${systems!.zone}`, 'TXT'))
  const names: ReadonlyMap<string, string> = new Map([...answers].flatMap(([number, [record]]) => {
    const name = record?.split('|')[systems!.position]?.trim()
    return name ? [[number, name]] : []
  }))
  return { names, ...failed }
}

function toCard(cells: readonly Cell[], names: ReadonlyMap<string, string>): Card {
  return card(
    cells.flatMap(({ column: [label, name, format], values }) => values.map(value => {
      const shown = format === 'systems' ? `AS${value} ${names.get(value) ?? ''}`.trim() : value
      return [label, format === 'date' ? date(shown) : shown, name] as const
    })),
    Object.fromEntries(cells.map(({ column: [, name, format], values }) => [name, rawOf(format, values, names)])),
  )
}

function rawOf(format: TextColumn[2], values: string[], names: ReadonlyMap<string, string>): unknown {
  if (format === 'systems') return values.map(number => ({ asn: Number(number), name: names.get(number) ?? null }))
  return format === 'list' ? values : values[0] || null
}
