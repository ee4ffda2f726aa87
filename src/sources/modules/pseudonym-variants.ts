import { asciiForms } from '../kit/ascii-forms.ts'
import { card } from '../kit/card.ts'
import { handleParts } from '../kit/handle.ts'
import type { Module } from '../kit/source.ts'

const maxVariants = 40
const separators = ['', '.', '_', '-']
const toLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
}
const toDigits: Record<string, string> = {
  o: '0',
  i: '1',
  e: '3',
  a: '4',
  s: '5',
  t: '7',
}

/** Likely variants of a name, and the parts of the name. Sends no request. */
export const pseudonymVariants: Module = {
  slug: 'pseudonym-variants',
  name: 'Variants of a pseudonym',
  description: 'Other likely spellings of this name (Latin letters, separators, leet, digits at the end) and its parts',
  category: 'analysis',
  types: ['Pseudonym'],
  tags: ['identity'],
  kind: 'derived',
  homepage: 'https://en.wikipedia.org/wiki/Leet',
  default: true,
  requiresKey: false,
  deadlineMs: 1_000,
  cacheMs: 0,
  examples: { found: ['j0hn_Smith1987'], notFound: [] },
  async* run({ value }) {
    const name = handleParts(value)?.name
    if (name !== undefined) { // no other spelling of a handle is an account of the same person
      yield card([['Variant', name, 'variants']], {
        parts: [],
        digits: null,
        year: null,
        ascii: [],
        variants: [name],
      })
      return
    }
    const parts = partsOf(value)
    const ascii = await asciiForms(value)
    const variants = variantsOf(value, parts, ascii)
    const digits = /(?<!\d)\d+$/.exec(value)?.[0]
    yield card([
      ...(parts.length > 1 ? parts.map(part => ['Part', part, 'parts'] as const) : []),
      ['Digits at the end', digits, 'digits'],
      ['Perhaps a year', digits && yearOf(digits), 'year'],
      ...variants.map(variant => ['Variant', variant, 'variants'] as const),
    ], {
      parts,
      digits: digits ?? null,
      year: (digits && yearOf(digits)) ?? null,
      ascii,
      variants,
    })
  },
}

/**
 * Splits a name into words and runs of digits: `j0hn_Smith1987` → `j0hn`, `Smith`, `1987`. A single digit between
 * letters stays part of the word, because it often stands for a letter (leet).
 */
function partsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d+)$/u, '$1 $2')
    .replace(/(\p{L})(\d{2,})/gu, '$1 $2')
    .split(/[\s._-]+/)
    .filter(part => part !== '')
}

/**
 * Returns the year that the digits may stand for, such as a year of birth. Four digits can mean 1930 to 2049. Two
 * digits can mean 1940 to 2039.
 */
function yearOf(digits: string): string | undefined {
  if (/^(19[3-9]\d|20[0-4]\d)$/.test(digits)) return digits
  if (!/^\d\d$/.test(digits)) return undefined
  return Number(digits) >= 40 ? `19${digits}` : `20${digits}`
}

/**
 * Returns at most `maxVariants` variants, the likeliest first, without the name itself. They are in lower case, because
 * most sites ignore letter case.
 *
 * @param ascii the name in ASCII, in several ways. Many sites allow no other letters in a name
 */
function variantsOf(name: string, parts: readonly string[], ascii: readonly string[]): string[] {
  const whole = name.toLowerCase()
  const words = parts.map(part => part.toLowerCase())
  const wordsOnly = words.filter(word => !/^\d+$/.test(word))
  const joined = (list: readonly string[]) => list.length > 1 ? separators.map(sign => list.join(sign)) : list
  const plain = joined(wordsOnly)
  const found = new Set([
    ...ascii.map(form => form.toLowerCase()),
    ...ascii.flatMap(form => joined(partsOf(form).map(part => part.toLowerCase()))),
    whole,
    ...plain,
    ...joined(words),
    ...joined(wordsOnly.toReversed()),
    ...plain.map(text => swap(text, toLetters)),
    ...plain.map(text => swap(text, toDigits)),
    ...initials(wordsOnly),
    ...[`_${whole}`, `${whole}_`, `${whole}1`, `the${whole}`, `real${whole}`],
  ])
  return [...found].filter(text => text.length > 1 && text !== name).slice(0, maxVariants)
}

const swap = (text: string, table: Record<string, string>): string =>
  [...text].map(sign => table[sign] ?? sign).join('')

/** Shortens the first or last word to its initial: `john smith` → `jsmith`, `j.smith`, `j_smith`, `johns`. */
function initials(words: readonly string[]): string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return []
  const letter = (word: string) => [...word][0] ?? ''
  return [`${letter(first)}${last}`, `${letter(first)}.${last}`, `${letter(first)}_${last}`, `${first}${letter(last)}`]
}
