import { once } from './once.ts'

/** Code points from which letters of a script are taken. Scripts without a line use the block of the given letter. */
const ranges: ReadonlyArray<readonly [script: string, from: number, to: number]> = [
  ['Latin', 0xc0, 0x24f],
  ['Greek', 0x386, 0x3ce],
  ['Cyrillic', 0x400, 0x4ff],
  ['Armenian', 0x531, 0x586],
  ['Hebrew', 0x5d0, 0x5ea],
  ['Arabic', 0x621, 0x64a],
  ['Devanagari', 0x904, 0x939],
  ['Thai', 0xe01, 0xe2e],
  ['Georgian', 0x10d0, 0x10fa],
  ['Hangul', 0xac00, 0xd7a3],
  ['Hiragana', 0x3041, 0x3096],
  ['Katakana', 0x30a1, 0x30fa],
  ['Han', 0x4e00, 0x9fa5],
]

const scripts = once(() => ranges.map(([script, from, to]) => ({
  script,
  isOf: new RegExp(`\\p{Script=${script}}`, 'u'),
  from,
  to,
})))

/** Letters and digits of ASCII. The rarest beginnings of names come first. */
const ascii: ReadonlyArray<readonly [pattern: RegExp, signs: readonly string[]]> = [
  [/[a-z]/, [...'qxzjvkwyufgbhlonpirtcdmeas']],
  [/[A-Z]/, [...'QXZJVKWYUFGBHLONPIRTCDMEAS']],
  [/\d/, [...'9786543201']],
]

/** A class of signs that sites treat alike, such as small Cyrillic letters. */
export interface SignClass {
  /** The same text for all signs of the class. */
  key: string
  /** Signs of the class, at least two. */
  signs: readonly string[]
}

const classes = new Map<string, SignClass | undefined>()

/**
 * Returns the class of a letter or a digit: its script, whether it is a capital or a small letter, and whether it has
 * an accent or is a compatibility form. Returns `undefined` for other signs, such as `_` and an emoji.
 */
export function classOf(sign: string): SignClass | undefined {
  for (const [pattern, signs] of ascii) {
    if (pattern.test(sign)) return { key: signs[0]!, signs }
  }
  const kind = kindOf(sign)
  if (kind === undefined) return undefined
  const code = sign.codePointAt(0)!
  const script = scripts().find(({ isOf }) => isOf.test(sign))
  const block = code & ~0x7f
  const spans = [...script ? [[script.from, script.to] as const] : [], [block, block + 0x7f] as const]
  const span = spans.find(([from, to]) => from <= code && code <= to)!
  const key = `${kind} ${script?.script ?? ''} ${span[0]}`
  if (!classes.has(key)) {
    const signs = Array.from({ length: span[1] - span[0] + 1 }, (_, offset) => String.fromCodePoint(span[0] + offset))
      .filter(other => kindOf(other) === kind && (script?.isOf.test(other) ?? true))
    classes.set(key, signs.length > 1 ? { key, signs } : undefined)
  }
  return classes.get(key)
}

/** Returns the kind of a letter or a digit that is no ASCII sign, or `undefined` for another sign. */
function kindOf(sign: string): string | undefined {
  const letters = /\p{Lu}/u.test(sign) ? 'capital' : /\p{Ll}/u.test(sign) ? 'small' : /\p{Lo}/u.test(sign) ? 'letter' : ''
  const kind = letters || (/\p{Nd}/u.test(sign) ? 'digit' : '')
  if (kind === '' || sign.charCodeAt(0) < 0x80 || sign.normalize('NFC') !== sign) return undefined
  if (sign.normalize('NFKC') !== sign) return `${kind} compatibility`
  return sign.normalize('NFD') === sign ? kind : `${kind} accent`
}

/** Returns a sign without accents, in lower case: sites that fold names take signs with the same base for one. */
export const baseOf = (sign: string): string =>
  sign.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase() || sign
