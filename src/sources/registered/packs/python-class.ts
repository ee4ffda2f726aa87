/*
 * Characters and classes of Python patterns, as text of a JavaScript class with the flag `v`.
 * https://docs.python.org/3/library/re.html#regular-expression-syntax
 */

/** Cursor over the code points of a pattern. */
export interface Cursor {
  readonly signs: readonly string[]
  at: number
}

/** Flags of the part of a pattern that is read, as Python's letters. */
export type Flags = ReadonlySet<string>

/** Thrown if a pattern is not valid in Python, or if JavaScript has nothing that matches the same. */
export class PatternFault extends Error {}

/** Reads the next code point. Throws `PatternFault` at the end. */
export function next(cursor: Cursor): string {
  const sign = cursor.signs[cursor.at++]
  if (sign === undefined) throw new PatternFault('it ends too early')
  return sign
}

/** Reads `text` if it is next. */
export function skip(cursor: Cursor, text: string): boolean {
  if (cursor.signs[cursor.at] !== text) return false
  cursor.at++
  return true
}

/** Reads as many signs as `test` accepts, up to `max`. */
export function readWhile(cursor: Cursor, test: RegExp, max = Infinity): string {
  const from = cursor.at
  while (cursor.at - from < max && test.test(cursor.signs[cursor.at] ?? '')) cursor.at++
  return cursor.signs.slice(from, cursor.at).join('')
}

const unicode: Record<string, string> = {
  d: '\\p{Nd}',
  s: '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000',
  w: '\\p{L}\\p{N}_',
}
const ascii: Record<string, string> = { d: '0-9', s: '\\t-\\r\\x20', w: '0-9A-Z_a-z' }
const controls: Record<string, number> = {
  a: 7,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11,
}
const hexLengths: Record<string, number> = { x: 2, u: 4, U: 8 }

/** Returns the members of `\d`, `\s` or `\w`; a capital letter negates. */
export function category(letter: string, flags: Flags): string {
  const members = (flags.has('a') ? ascii : unicode)[letter.toLowerCase()]!
  return letter === letter.toLowerCase() ? members : `[^${members}]`
}

export const codeSource = (code: number): string => `\\u{${code.toString(16)}}`

/** Returns a code point, or a range of them, as members of a class. */
export function rangeSource(from: number, to: number, flags: Flags): string {
  // Python lets `i` also match the two Turkish letters if case is ignored. JavaScript does not.
  const isTurkish = flags.has('i') && [0x49, 0x69].some(code => from <= code && code <= to)
  return `${codeSource(from)}${to > from ? `-${codeSource(to)}` : ''}${isTurkish ? '\\u0130\\u0131' : ''}`
}

/**
 * Reads the rest of an escape that stands for one code point. Returns `undefined` if `letter` begins none.
 * @param hasOctals `true` if every number is an octal code, as in a class
 */
export function escapedCode(cursor: Cursor, letter: string, hasOctals: boolean): number | undefined {
  const length = hexLengths[letter]
  if (length !== undefined) {
    const digits = readWhile(cursor, /[\da-f]/i, length)
    const code = parseInt(digits, 16)
    if (digits.length !== length || code > 0x10ffff) throw new PatternFault('it has an incomplete escape')
    return code
  }
  if (letter === '0' || (hasOctals && /[1-7]/.test(letter))) {
    const code = parseInt(letter + readWhile(cursor, /[0-7]/, 2), 8)
    if (code > 0o377) throw new PatternFault('it has an octal code over 0o377')
    return code
  }
  return controls[letter] ?? (/[\da-z]/i.test(letter) ? undefined : letter.codePointAt(0))
}

/** Reads a class after its opening bracket. */
export function readClass(cursor: Cursor, flags: Flags): string {
  const isNegated = skip(cursor, '^')
  const members: string[] = []
  const member = (): string | number => {
    const sign = next(cursor)
    if (sign !== '\\') return sign.codePointAt(0)!
    const letter = next(cursor)
    if (/[dsw]/i.test(letter)) return category(letter, flags)
    const code = letter === 'b' ? 8 : escapedCode(cursor, letter, true)
    if (code === undefined) throw new PatternFault(`it has an unknown escape in a class: ${letter}`)
    return code
  }
  const add = (one: string | number) => members.push(typeof one === 'string' ? one : rangeSource(one, one, flags))
  while (members.length === 0 || !skip(cursor, ']')) { // a bracket at the beginning stands for itself
    const from = member()
    if (!skip(cursor, '-')) {
      add(from)
    } else if (cursor.signs[cursor.at] === ']') {
      add(from)
      add(0x2d)
    } else {
      const to = member()
      if (typeof from === 'string' || typeof to === 'string' || from > to) throw new PatternFault('it has a bad range')
      members.push(rangeSource(from, to, flags))
    }
  }
  return `[${isNegated ? '^' : ''}${members.join('')}]`
}
