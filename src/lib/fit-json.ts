import { singleLineJson } from './json-text.ts'

/** Bytes that a value needs at least to be worth a part of the rest. */
const leastBytes = 16
/** Most bytes of one character in JSON: of a control character or half of a surrogate pair, as `\u0000`. */
const mostPerCharacter = 6

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/** Returns the bytes of a value as JSON in one line. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(singleLineJson(JSON.stringify(value) ?? ''))

/**
 * Cuts a value so that its JSON has at most `maxBytes` bytes. Lists lose their last elements, which stay whole
 * otherwise. Objects keep their small members, and their large ones are cut. Texts lose their end.
 */
export function fitJson<Value>(value: Value, maxBytes: number): Value {
  return fit(value as Json, maxBytes) as Value
}

function fit(value: Json, budget: number): Json {
  if (jsonBytes(value) <= budget) return value
  if (typeof value === 'string') return fitText(value, budget)
  if (Array.isArray(value)) return fitList(value, budget)
  return typeof value === 'object' && value !== null ? fitObject(value, budget) : null
}

/** Cuts a text between code points, because some parsers refuse half of a surrogate pair. */
const fitText = (text: string, budget: number): string =>
  text.slice(0, Math.max(0, Math.floor((budget - 2) / mostPerCharacter))).replace(/[\ud800-\udbff]$/, '')

function fitList(list: readonly Json[], budget: number): Json[] {
  const kept: Json[] = []
  let left = budget - 2
  for (const element of list) {
    const bytes = jsonBytes(element) + 1
    if (bytes > left) break
    kept.push(element)
    left -= bytes
  }
  return kept.length === 0 && left > leastBytes ? [fit(list[0], left)] : kept
}

function fitObject(object: { [name: string]: Json }, budget: number): Json {
  const members = Object.entries(object).filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, bytes: jsonBytes(value), nameBytes: jsonBytes(name) + 2 }))
  const fitted = new Map<string, Json>()
  let left = budget - 2
  const bySize = members.toSorted((one, other) => one.bytes - other.bytes)
  for (const [index, { name, value, bytes, nameBytes }] of bySize.entries()) {
    // the smallest come first, so each may have an equal part of what they left
    const share = Math.floor(left / (bySize.length - index)) - nameBytes
    if (bytes > share && share < leastBytes) continue
    const part = fit(value, share)
    fitted.set(name, part)
    left -= jsonBytes(part) + nameBytes
  }
  return Object.fromEntries(members.flatMap(({ name }) => fitted.has(name) ? [[name, fitted.get(name)!]] : []))
}

/** Cuts a list into parts of at most `maxLength` elements and `maxBytes` bytes. A larger element has its own part. */
export function inParts<Element>(list: readonly Element[], maxLength: number, maxBytes: number): Element[][] {
  const parts: Element[][] = []
  let [part, bytes]: [Element[], number] = [[], 0]
  for (const element of list) {
    const own = jsonBytes(element) + 1
    if (part.length > 0 && (part.length >= maxLength || bytes + own > maxBytes)) {
      parts.push(part);
      [part, bytes] = [[], 0]
    }
    part.push(element)
    bytes += own
  }
  return part.length === 0 ? parts : [...parts, part]
}
