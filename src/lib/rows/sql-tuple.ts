import { joined, stringValue, wordValue } from './sql-literal.ts'

/** The values of one row of an INSERT. `null` stands for NULL. */
export interface Tuple {
  values: Array<string | null>
  /** Position behind the closing parenthesis. */
  end: number
}

/** A string of any length without a quote or a backslash, or one escaped sign. */
const plain = /[^'\\]*/y
const bare = /[^,()'"]*/y
const escapes: Readonly<Record<string, string>> = {
  0: '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\x1a',
}

/**
 * Reads a tuple that starts at `from` with a parenthesis. Returns `undefined` if the text ends before the tuple does,
 * or if it is malformed. Strings: https://dev.mysql.com/doc/refman/8.4/en/string-literals.html
 */
export function readTuple(text: string, from: number, hasEscapes: boolean): Tuple | undefined {
  const values: Array<string | null> = []
  let at = from + 1
  let value = ''
  let isString = false
  let depth = 0
  while (at < text.length) {
    bare.lastIndex = at
    const [word] = bare.exec(text)!
    if (!isString || depth > 0) value += word // what stands behind a string is a type: '…'::text
    at = bare.lastIndex
    const sign = text[at]
    if (sign === "'" || sign === '"') {
      const isOwnEscape = /(?:^|\s)E$/.test(word) // PostgreSQL: E'…'
      const found = readString(text, at, sign, hasEscapes || isOwnEscape)
      if (found === undefined) return undefined
      if (depth > 0) value += found.value
      else value = isString ? joined(value, word, found.value) : stringValue(value, found.value)
      isString = true
      at = found.end
      continue
    }
    if (sign === undefined) return undefined
    at++
    if (sign === '(') {
      depth++
      value += sign
    } else if (sign === ')' && depth > 0) {
      depth--
      value += sign
    } else if (sign === ',' && depth > 0) value += sign
    else {
      values.push(isString ? value : wordValue(value))
      if (sign === ')') return { values, end: at }
      value = ''
      isString = false
    }
  }
  return undefined
}

export function readString(
  text: string, from: number, quote: string, hasEscapes: boolean,
): { value: string, end: number } | undefined {
  let value = ''
  for (let at = from + 1; at < text.length;) {
    if (quote === "'") {
      plain.lastIndex = at
      value += plain.exec(text)![0]
      at = plain.lastIndex
    }
    const sign = text[at]
    if (sign === undefined) return undefined
    if (sign === '\\' && hasEscapes) {
      const next = text[at + 1]
      if (next === undefined) return undefined
      value += escapes[next] ?? next
      at += 2
    } else if (sign === quote && text[at + 1] === quote) {
      value += quote
      at += 2
    } else if (sign === quote) return at + 1 < text.length ? { value, end: at + 1 } : undefined
    else {
      value += sign
      at++
    }
  }
  return undefined
}
