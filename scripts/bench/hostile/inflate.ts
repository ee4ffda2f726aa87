import { createHash } from 'node:crypto'
import type { Upstream, UpstreamAnswer } from '../../../src/upstreams/upstream.ts'

/** How a documented answer is made hostile. */
export type Inflation = (body: unknown, bytes: number) => unknown

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Calls `change` for each value of a JSON document, the outermost first. A changed value is not entered. */
function mapJson(value: Json, change: (value: Json) => Json | undefined): Json {
  const changed = change(value)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map(one => mapJson(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapJson(one, change)]))
}

const sizeOf = (value: Json): number => Math.max(2, JSON.stringify(value).length)

const repeated = (isOutermost: boolean): Inflation => (body, bytes) => mapJson(body as Json, value => {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const hasInner = value.some(one => JSON.stringify(one).includes('['))
  if (!isOutermost && hasInner) return undefined
  const times = Math.floor(bytes / sizeOf(value))
  return Array.from({ length: Math.max(1, times) * value.length }, (_, index) => value[index % value.length]!)
})

const lengthened = (bait: string): Inflation => (body, bytes) => {
  let texts = 0
  mapJson(body as Json, value => {
    if (typeof value === 'string') texts++
    return undefined
  })
  const extra = bait.repeat(Math.floor(bytes / Math.max(1, texts) / bait.length))
  return mapJson(body as Json, value => typeof value === 'string' ? value + extra : undefined)
}

const oneLengthened = (bait: string, position: number): Inflation => (body, bytes) => {
  let texts = 0
  return mapJson(body as Json, value => {
    if (typeof value !== 'string') return undefined
    return texts++ === position ? value + bait.repeat(Math.floor(bytes / bait.length)) : undefined
  })
}

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds to each object what `more` returns for its share of the bytes. */
const withMore = (more: (bytes: number) => { [name: string]: Json }): Inflation => (body, bytes) => {
  let objects = 0
  mapJson(body as Json, value => {
    if (isObject(value)) objects++
    return undefined
  })
  const added = more(bytes / Math.max(1, objects))
  const add = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(add)
    if (!isObject(value)) return value
    return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, add(one)])), ...added }
  }
  return add(body as Json)
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index)
const withMembers = withMore(bytes => Object.fromEntries(numbered(bytes / 12).map(index => [`k${index}`, index])))
const withBomb = withMore(bytes => ({ bomb: numbered(Math.min(19_000, bytes / 3)).map(() => ({})) }))

export const inflations: Readonly<Record<string, Inflation>> = {
  'long lists': repeated(true),
  'long inner lists': repeated(false),
  'long texts': lengthened(' x'),
  'long texts of <': lengthened('<'),
  'first text long': oneLengthened('a.', 0),
  'second text long': oneLengthened('- ', 1),
  'third text long': oneLengthened('  ', 2),
  'many members': withMembers,
  'empty objects': withBomb,
}

/** Makes a text hostile: its lines are repeated, with a changing part that does not compress well. */
function inflateText(text: string, bytes: number): string {
  const lines = text.split('\n')
  const parts: string[] = [text]
  for (let length = 0, index = 0; length < bytes; index++) {
    const line = lines[index % lines.length]!
    const hash = createHash('md5').update(String(index)).digest('hex')
    const other = line.replace(/\d+/, String(index % 223 + 1)).replace(/[a-z]{4,}/i, hash)
    parts.push(other)
    length += other.length + 1
  }
  return parts.join('\n')
}

/** Makes all answers of simulated sources hostile, in the way that `chosen` returns. */
export function hostile(upstream: Upstream, chosen: () => { inflation: Inflation, bytes: number }): Upstream {
  const inflated = ({ body, ...answer }: UpstreamAnswer): UpstreamAnswer => {
    const { inflation, bytes } = chosen()
    if (bytes === 0 || body === null || Buffer.isBuffer(body)) return { ...answer, body }
    if (typeof body === 'string') return { ...answer, body: inflateText(body, bytes) }
    return { ...answer, body: inflation(body, bytes) as object }
  }
  return {
    ...upstream,
    found: (subject, request) => inflated(upstream.found(subject, request)),
    notFound: (subject, request) => inflated(upstream.notFound(subject, request)),
  }
}
