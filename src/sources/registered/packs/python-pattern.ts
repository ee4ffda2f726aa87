/*
 * Patterns of Python
 *
 * Packs state the names that a site allows as patterns of Python's `re`. They are read here as Python reads them, and
 * written anew for JavaScript with the flag `v`, so that both match the same names:
 *
 * | Python | JavaScript |
 * |---|---|
 * | code points | the flag `v`; without it, JavaScript counts UTF-16 units |
 * | `\w`, `\d`, `\s`, `\b` of Unicode | classes with the same members |
 * | `$` also before a final line feed, `\A`, `\Z` | `(?=\n?$)`, `^`, `$` |
 * | `{,n}`, `[]x]`, `x{`, `(?P<name>x)`, `(?#x)` | `{0,n}`, `[\]x]`, `x\{`, `(?:x)`, nothing |
 * | `(?i)`, `(?s)`, `(?m)`, `(?a)` at the beginning | the flag `i`, and other classes |
 * | references back, conditions, atomic groups, possessive repetitions, verbose patterns | `PatternFault` |
 *
 * The work of a pattern is log2 of the number of ways in which it can match a name. A matcher that backtracks tries
 * them all: a repetition has as many ways as lengths, and a repetition of something with several ways multiplies them.
 */
import {
  category, codeSource, escapedCode, next, PatternFault, rangeSource, readClass, readWhile, skip, type Cursor,
  type Flags,
} from './python-class.ts'

/** A pattern for JavaScript. It finds its match from the beginning of a name. */
export interface Translated {
  source: string
  flags: string
  /** log2 of the number of ways in which the pattern can match a name. */
  work: number
}

interface Piece {
  source: string
  work: number
  /** A repetition may follow only an atom: Python refuses one after an edge (`^`, `\b`) or another repetition. */
  kind: 'atom' | 'edge' | 'repetition'
}

/** Maximum depth of groups. */
const maxDepth = 20

/**
 * Translates a pattern of Python. Throws `PatternFault`.
 * @param maxLength length of the longest name, in code points
 */
export function translatePattern(pattern: string, maxLength: number): Translated {
  const cursor: Cursor = { signs: [...pattern], at: 0 }
  const flags = new Set(readWhile(cursor, /\(/, 1) && skip(cursor, '?') ? readWhile(cursor, /[a-zA-Z]/) : '')
  if (flags.size === 0 || !skip(cursor, ')')) { // no flags for the whole pattern
    flags.clear()
    cursor.at = 0
  }
  const unread = [...flags].find(flag => !'aimsu'.includes(flag))
  if (unread !== undefined) throw new PatternFault(`it has the flag ${unread}`)
  if (flags.has('a') && flags.has('i')) throw new PatternFault('it ignores the case of ASCII letters only')
  const begin = cursor.at
  const whole = readAlternatives(cursor, flags, maxLength, 0)
  if (cursor.at < cursor.signs.length) throw new PatternFault('it closes a group that is not open')
  const isAnchored = /^(?:\^|\\A)/.test(cursor.signs.slice(begin).join('')) && !flags.has('m') && !whole.isChoice
  return {
    source: `^[^]*?(?:${whole.source})`, // steps over code points: V8 also tries the middle of a surrogate pair
    flags: flags.has('i') ? 'iv' : 'v',
    work: whole.work + (isAnchored ? 0 : Math.log2(maxLength)),
  }
}

/** Reads alternatives up to the end of their group. */
function readAlternatives(cursor: Cursor, flags: Flags, maxLength: number, depth: number) {
  if (depth > maxDepth) throw new PatternFault(`it is nested deeper than ${maxDepth} groups`)
  const sources: string[] = []
  let ways = 0
  do {
    const pieces: Piece[] = []
    while (cursor.at < cursor.signs.length && !/[|)]/.test(cursor.signs[cursor.at]!)) {
      readPiece(cursor, pieces, flags, maxLength, depth)
    }
    sources.push(pieces.map(({ source }) => source).join(''))
    ways += 2 ** pieces.reduce((sum, { work }) => sum + work, 0)
  } while (skip(cursor, '|'))
  return { source: sources.join('|'), work: Math.log2(ways), isChoice: sources.length > 1 }
}

/** Reads one piece and adds it to `pieces`, or repeats the last of them. */
function readPiece(cursor: Cursor, pieces: Piece[], flags: Flags, maxLength: number, depth: number): void {
  const atom = (source: string, work = 0) => pieces.push({ source, work, kind: 'atom' })
  const edge = (source: string) => pieces.push({ source, work: 0, kind: 'edge' })
  const sign = next(cursor)
  const bounds = boundsAfter(cursor, sign)
  if (bounds) {
    const last = pieces.pop()
    if (last?.kind !== 'atom') throw new PatternFault('it has nothing to repeat')
    pieces.push(repeated(cursor, last, bounds, maxLength))
  } else if (sign === '^') {
    edge(flags.has('m') ? '(?:^|(?<=\\n))' : '^')
  } else if (sign === '$') {
    edge(flags.has('m') ? '(?:$|(?=\\n))' : '(?=\\n?$)')
  } else if (sign === '.') {
    atom(flags.has('s') ? '[^]' : '[^\\n]')
  } else if (sign === '[') {
    atom(readClass(cursor, flags))
  } else if (sign === '(') {
    const group = readGroup(cursor, flags, maxLength, depth)
    if (group) atom(group.source, group.work)
  } else if (sign === '\\') {
    const letter = next(cursor)
    const edgeSource = edgeOf(letter, flags)
    if (edgeSource !== undefined) edge(edgeSource)
    else atom(escapeSource(cursor, letter, flags))
  } else {
    atom(literal(sign.codePointAt(0)!, flags))
  }
}

const literal = (code: number, flags: Flags): string => {
  const range = rangeSource(code, code, flags)
  return range === codeSource(code) ? range : `[${range}]`
}

/** Returns the source of `\A`, `\Z`, `\z`, `\b` and `\B`; nothing for other letters. */
function edgeOf(letter: string, flags: Flags): string | undefined {
  const word = `[${category('w', flags)}]`
  switch (letter) {
    case 'A': return '^'
    case 'Z':
    case 'z': return '$'
    case 'b': return `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`
    case 'B': return `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`
    default: return undefined
  }
}

function escapeSource(cursor: Cursor, letter: string, flags: Flags): string {
  if (/[dsw]/i.test(letter)) return `[${category(letter, flags)}]`
  if (/[1-9]/.test(letter)) {
    const octal = letter + cursor.signs.slice(cursor.at, cursor.at + 2).join('')
    if (!/^[0-3][0-7]{2}$/.test(octal)) throw new PatternFault('it refers back to a group')
    cursor.at += 2
    return literal(parseInt(octal, 8), flags)
  }
  const code = escapedCode(cursor, letter, false)
  if (code === undefined) throw new PatternFault(`it has an unknown escape: ${letter}`)
  return literal(code, flags)
}

/** Reads a group after its opening parenthesis. Returns nothing for a comment. */
function readGroup(cursor: Cursor, flags: Flags, maxLength: number, depth: number) {
  let opening = '(?:'
  if (skip(cursor, '?')) {
    const kind = next(cursor)
    if (kind === '#') {
      readWhile(cursor, /[^)]/)
      next(cursor)
      return undefined
    }
    if (kind === 'P') {
      if (!skip(cursor, '<')) throw new PatternFault('it refers back to a group')
      if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(readWhile(cursor, /[^>]/)) || !skip(cursor, '>')) {
        throw new PatternFault('it has a group with a malformed name')
      }
    } else if (kind === '=' || kind === '!') {
      opening = `(?${kind}`
    } else if (kind === '<') {
      const direction = next(cursor)
      if (direction !== '=' && direction !== '!') throw new PatternFault('it has an unknown kind of group')
      opening = `(?<${direction}`
    } else if (kind !== ':') {
      throw new PatternFault(`it has a kind of group that JavaScript does not have: (?${kind}`)
    }
  }
  const { source, work } = readAlternatives(cursor, flags, maxLength, depth + 1)
  if (!skip(cursor, ')')) throw new PatternFault('it does not close a group')
  const group = `${opening}${source})`
  return { source: opening === '(?:' ? group : `(?:${group})`, work } // JavaScript does not repeat a lookaround
}

interface Bounds {
  min: number
  max: number
}

/** Reads the bounds of a repetition that `sign` begins. Returns nothing if it begins none, as a brace may. */
function boundsAfter(cursor: Cursor, sign: string): Bounds | undefined {
  if (sign === '*') return { min: 0, max: Infinity }
  if (sign === '+') return { min: 1, max: Infinity }
  if (sign === '?') return { min: 0, max: 1 }
  if (sign !== '{') return undefined
  const [whole, min = '', comma, max = ''] =
    /^(\d*)(,?)(\d*)\}/.exec(cursor.signs.slice(cursor.at, cursor.at + 24).join('')) ?? []
  if (whole === undefined || whole === '}') return undefined
  cursor.at += whole.length
  const bounds = { min: Number(min), max: comma === '' ? Number(min) : max === '' ? Infinity : Number(max) }
  if (bounds.min > bounds.max) throw new PatternFault('it has a repetition with a minimum over its maximum')
  return bounds
}

function repeated(cursor: Cursor, { source, work }: Piece, { min, max }: Bounds, maxLength: number): Piece {
  if (skip(cursor, '+')) throw new PatternFault('it has a possessive repetition')
  const times = `{${min},${max === Infinity ? '' : max}}${skip(cursor, '?') ? '?' : ''}`
  const most = Math.min(max, Math.max(min, maxLength))
  const lengths = Math.min(most - min + 1, maxLength)
  return { source: source + times, work: work * most + Math.log2(lengths), kind: 'repetition' }
}
