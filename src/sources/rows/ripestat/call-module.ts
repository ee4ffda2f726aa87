import { isIPv4 } from 'node:net'
import { valueAt } from '../../../lib/json-path.ts'
import { card, date, withLeftOut } from '../../kit/card.ts'
import { isoTime } from '../../kit/iso-time.ts'
import { httpModule } from '../../kit/http-module.ts'
import { moduleHead } from '../../kit/row.ts'
import { notPublic } from '../../kit/scope.ts'
import { changed } from '../../kit/shape.ts'
import { mediumSize } from '../../kit/size.ts'
import type { Card, Module } from '../../kit/source.ts'
import { partOf, withPart } from '../paging.ts'
import { requireComplete, ripestatRequest, ripestatResponse } from './client.ts'
import type { CallField, RipestatCall } from './ripestat-call.ts'

/** Creates the module of a data call. It has a card for each entry of the answer. */
export function ripestatModule(row: RipestatCall): Module {
  const { call, category, asPrefix, parameters, entries, needs, examples } = row
  const homepage = `https://stat.ripe.net/docs/02.data-api/${call}.html`
  const module = httpModule({
    ...moduleHead({ ...row, homepage }, [category === 'reputation' ? 'block-list' : 'network']),
    category,
    types: ['IP Address'],
    request: (address, { now }) => ripestatRequest(call, {
      ...parameters?.(now),
      resource: asPrefix ? `${address}/${isIPv4(address) ? 32 : 128}` : address,
    }),
    response: ripestatResponse({ [rootOf(entries || needs)]: {} }, {}),
    size: mediumSize,
    cards: answer => {
      requireComplete(answer)
      const all = entriesAt(answer.data, entries)
      const readable = all.filter(isEntry).filter(entry => !isNullAt(entry, needs))
      if (readable.length === 0 && all.length > 0) throw changed()
      const found = readable.filter(entry => valuesAt(entry, needs).length > 0)
      if (found.length === 0 && readable.some(entry => showsFact(row, entry))) throw changed()
      const cards = withPart(found.map(entry => toCard(row, entry)), partOf(row, answer.data))
      return withLeftOut(cards, all.length - readable.length)
    },
    examples: { found: [examples.found], notFound: [examples.notFound] },
  })
  return { ...module, skipReason: notPublic } // outside, since `modules check` asks about 127.0.0.2, a test entry
}

/** Returns `true` if an entry has a time, a system or a count to show. Texts can be about the whole range. */
const showsFact = ({ fields }: RipestatCall, entry: Entry): boolean => fields.some(([, path, format]) =>
  valuesAt(entry, path).some(value => format === undefined ? Number(value) > 0 : value !== ''))

const rootOf = (path: string): string => path.split('.', 1)[0]!

const valuesAt = (entry: Entry, path: string): unknown[] =>
  [valueAt(entry, path)].flat().filter(value => value !== undefined && value !== null && !isEmpty(value))

const isEmpty = (value: unknown): boolean => typeof value === 'object' && Object.keys(value as object).length === 0

type Entry = Record<string, unknown>

/** Returns the entries of a list, or of all lists in an object. Throws `UPSTREAM_CHANGED` if there is neither. */
function entriesAt(data: Entry, path: string): unknown[] {
  const value = valueAt(data, path)
  if (path === '') return [data]
  if (Array.isArray(value)) return value
  if (!isEntry(value)) throw changed()
  return Object.entries(value).flatMap(([list, items]) => {
    if (!Array.isArray(items)) throw changed()
    return items.map((item: unknown) => isEntry(item) ? { list, ...item } : item)
  })
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns `true` if a member on the path is null, which the documentation does not know. */
const isNullAt = (entry: Entry, path: string): boolean =>
  path.split('.').some((_, index, steps) => valueAt(entry, steps.slice(0, index + 1).join('.')) === null)

function toCard({ fields }: RipestatCall, entry: Entry): Card {
  return card(
    fields.flatMap(([label, path, format]) =>
      shown(valuesAt(entry, path), format).map(value => [label, value, rootOf(path)] as const)
    ),
    entry,
  )
}

/** All times of the service are in UTC: https://stat.ripe.net/docs/02.data-api/ */
const times = { zone: 'UTC' } as const

function shown(values: unknown[], format: CallField[2]): unknown[] {
  if (format === 'date') return values.map(value => date(value, times))
  if (format === 'system') {
    return values.filter(value => /^\d+$/.test(String(value))).map(number => `AS${String(number)}`)
  }
  if (format === undefined) return values
  const sorted = values.map(value => isoTime(value, times)).filter(time => time !== undefined).sort()
  return [date(format === 'first' ? sorted[0] : sorted.at(-1))]
}
