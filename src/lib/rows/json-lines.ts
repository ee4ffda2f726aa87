import type { Decoder } from './decoder.ts'
import { exactNumber, mayBeInexact } from './exact-number.ts'
import { mayRepeatKeys, parseRepeated } from './json-repeated.ts'
import { isDeeper } from './nesting.ts'
import { lineReader, type RowReader, type RowRecord } from './row.ts'

const maxDepth = 8

/**
 * Reads one JSON object per line. Fields of nested objects get names with a dot (`address.city`), and lists become
 * lists of text. Fields that are null or empty are dropped. Numbers whose digits a double cannot hold become text. A
 * key that an object has twice becomes a list of its values. https://jsonlines.org
 */
export const jsonLines = (decoder?: Pick<Decoder, 'decode'>): RowReader => lineReader(parseJson, decoder)

/** Returns the record of a JSON object, or a fault. */
export function parseJson(text: string): RowRecord | string {
  let value: unknown
  try {
    value = mayBeInexact(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
    if (mayRepeatKeys(text, value)) value = parseRepeated(text) ?? value
  } catch {
    return 'it is not valid JSON'
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is not a JSON object'
  const record: RowRecord = {}
  return flatten(value, '', record, 0) ? inOrder(record) : `it is nested more than ${maxDepth} deep`
}

/** Sorts the fields by name, so that equal records have equal JSON. */
function inOrder(record: RowRecord): RowRecord {
  const names = Object.keys(record)
  if (names.every((name, index) => index === 0 || names[index - 1]! < name)) return record
  return Object.fromEntries(names.sort().map(name => [name, record[name]]))
}

/** Keeps all digits of numbers. https://tc39.es/proposal-json-parse-with-source/ */
const keepDigits = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && context?.source !== undefined ? exactNumber(value, context.source) : value

function flatten(value: object, prefix: string, into: RowRecord, depth: number): boolean {
  if (depth >= maxDepth) return false
  for (const [key, inner] of Object.entries(value as Record<string, unknown>)) {
    const name = prefix + key
    if (inner === null || inner === '' || name === '__proto__') continue
    if (Array.isArray(inner)) {
      if (isDeeper(inner, maxDepth - depth)) return false
      const texts = inner.filter(one => one !== null && one !== '').map(asText)
      if (texts.length > 0) into[name] = texts
    } else if (typeof inner !== 'object') into[name] = inner
    else if (!flatten(inner, `${name}.`, into, depth + 1)) return false
  }
  return true
}

const asText = (value: unknown): string => typeof value === 'string' ? value : JSON.stringify(value)
