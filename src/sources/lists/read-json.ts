import { valueAt } from '../../lib/json-path.ts'
import { SourceFailure } from '../failures.ts'
import type { ListFormat, RawEntry } from '../kit/list-source.ts'

type JsonFormat = Extract<ListFormat, { as: 'json' | 'ndjson' }>

/** An item, and the objects around it, the innermost first. */
interface Found {
  item: unknown
  around: unknown[]
}

/** Yields the entries of a JSON file. Throws UPSTREAM_CHANGED if the file is not JSON. */
export function* readJson(format: JsonFormat, text: string): Generator<RawEntry> {
  const steps = format.items === '' ? [] : format.items.replaceAll('[]', '.[]').split('.').filter(step => step !== '')
  for (const document of format.as === 'json' ? [text] : text.split('\n')) {
    if (document.trim() === '') continue
    for (const found of itemsAt(parse(document), steps, [])) yield* entriesOf(format, found)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the file is not JSON', { cause })
  }
}

function* itemsAt(value: unknown, [step, ...rest]: readonly string[], around: unknown[]): Generator<Found> {
  if (step === undefined) yield { item: value, around }
  else if (step === '[]') {
    for (const item of Array.isArray(value) ? value : []) yield* itemsAt(item, rest, around)
  } else if (typeof value === 'object' && value !== null) {
    const members = step === '*' ? Object.entries(value) : [[step, valueAt(value, step)] as const]
    for (const [name, member] of members) yield* itemsAt(member, rest, [{ '*': name }, value, ...around])
  }
}

function* entriesOf({ value, mayLackValue, notes = [], only, except }: JsonFormat, found: Found): Generator<RawEntry> {
  if (only && !only.values.includes(textAt(found, only.at))) return
  if (except?.values.includes(textAt(found, except.at))) return
  const values: unknown[] = value.flatMap(path => [valueAt(found.item, path) ?? []].flat())
  const noted = notes.map(([, path]) => textAt(found, path))
  if (values.length === 0 && !mayLackValue) values.push('')
  for (const one of values) yield { text: typeof one === 'string' ? one : '', notes: noted } // another type is unread
}

/** Returns the text of a member of the item, or of an object around it. */
function textAt({ item, around }: Found, path: string): string {
  for (const scope of [item, ...around]) {
    const value = valueAt(scope, path)
    if (Array.isArray(value)) return value.filter(one => typeof one === 'string' || typeof one === 'number').join(', ')
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
  }
  return ''
}
