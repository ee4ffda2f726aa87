import unhomoglyph from 'unhomoglyph'

/**
 * Scripts that domain names are written in; https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts and
 * Cherokee.
 */
const scripts = [
  'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cherokee', 'Devanagari', 'Ethiopic',
  'Georgian', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao',
  'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan',
].map(name => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)

/**
 * Scripts that are written together, and with Latin. https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 */
const companions = [['Han', 'Hiragana', 'Katakana'], ['Han', 'Bopomofo'], ['Han', 'Hangul']]

/** In a domain name, which is in small letters, the palochka looks like l; the table of confusables says i. */
const overrides: Record<string, string> = { ӏ: 'l' }

/** The scripts of a label. */
export const scriptsOf = (label: string): string[] =>
  scripts.filter(([, pattern]) => pattern.test(label)).map(([name]) => name)

/** Whether a label mixes scripts that no language writes together. */
export function mixesScripts(label: string): boolean {
  const all = scriptsOf(label)
  const besideLatin = companions.flat().some(name => all.includes(name))
  const found = all.filter(name => name !== 'Latin' || !besideLatin)
  return found.length > 1 && !companions.some(set => found.every(name => set.includes(name)))
}

/**
 * The ASCII text that a Unicode label can be taken for, letter by letter, or `undefined` where some letter has no ASCII
 * double. https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function asciiLookalike(label: string): string | undefined {
  if (/^[\x00-\x7f]*$/.test(label)) return undefined
  const double = (letter: string) => letter <= '\x7f' ? letter : overrides[letter] ?? unhomoglyph(letter)
  const ascii = [...label].map(double).join('').toLowerCase()
  return /^[a-z0-9-]+$/.test(ascii) ? ascii : undefined
}
