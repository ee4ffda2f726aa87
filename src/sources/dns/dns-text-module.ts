import { isIPv4 } from 'node:net'
import { reverseName } from '../../lib/ip-address.ts'
import { card, date } from '../kit/card.ts'
import { moduleHead } from '../kit/row.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Context, Module } from '../kit/source.ts'
import { resolve } from './resolve.ts'
import type { DnsText, TextColumn } from './dns-text.ts'

/** Maximum number of autonomous systems whose names are looked up. An address seldom has more than two. */
const maxSystems = 5

/** Creates the module of a zone. It has one card for each record. */
export function dnsTextModule(row: DnsText): Module {
  const { zones, columns, examples } = row
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
      const records = texts.map(text => readText(columns, text))
      const systems = records.flat().flatMap(({ column: [, , format], values }) => format === 'systems' ? values : [])
      const names = await namesOf(row, systems, context)
      yield* records.map(cells => toCard(cells, names)).filter(({ items }) => items.length > 0)
    },
  }
}

interface Cell {
  column: TextColumn
  values: string[]
}

/** Splits a record into its columns. Throws `UPSTREAM_CHANGED` if it has another number of columns. */
function readText(columns: readonly TextColumn[], text: string): Cell[] {
  const parts = text.split('|').map(part => part.trim())
  if (parts.length !== columns.length) throw changed()
  return columns.map((column, index) => ({ column, values: valuesOf(column, parts[index]!) }))
}

function valuesOf([, , format]: TextColumn, part: string): string[] {
  if (format === 'systems') return part.match(/\d+/g) ?? []
  return format === 'list' ? part.split(',').map(value => value.trim()).filter(Boolean) : [part]
}

/** Returns the names of autonomous systems by their numbers. */
async function namesOf(
  { systems }: DnsText,
  numbers: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, string>> {
  if (!systems) return new Map()
  const asked = [...new Set(numbers)].slice(0, maxSystems)
  const texts = await Promise.all(asked.map(number => resolve(context, `AS${number}.${systems.zone}`, 'TXT')))
  return new Map(asked.map((number, index) => [number, texts[index]?.[0]?.split('|')[systems.position]?.trim() ?? '']))
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
  if (format === 'systems') return values.map(number => ({ asn: Number(number), name: names.get(number) || null }))
  return format === 'list' ? values : values[0] || null
}
