import unhomoglyph from 'unhomoglyph'

/**
 * Scripts in use for domain names: the recommended scripts of
 * https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts, and Cherokee.
 */
const scripts = [
  'Latin', 'Cyrillic', 'Greek', 'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cherokee', 'Devanagari', 'Ethiopic',
  'Georgian', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana', 'Khmer', 'Lao',
  'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan',
].map(name => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)

/**
 * Sets of scripts that one language uses together. Latin may be added to each set.
 * https://www.unicode.org/reports/tr39/#Restriction_Level_Detection
 */
const companions = [['Han', 'Hiragana', 'Katakana'], ['Han', 'Bopomofo'], ['Han', 'Hangul']]

/**
 * Corrections of the table in `unhomoglyph`. That table maps the lower-case palochka (`ӏ`) to `i`, but the palochka
 * looks like `l`.
 */
const overrides: Record<string, string> = { ӏ: 'l' }

/** Returns the names of the scripts that a label contains. */
export const scriptsOf = (label: string): string[] =>
  scripts.filter(([, pattern]) => pattern.test(label)).map(([name]) => name)

/** `true` if a label mixes scripts that no language uses together. */
export function mixesScripts(label: string): boolean {
  const all = scriptsOf(label)
  const besideLatin = companions.flat().some(name => all.includes(name))
  const found = all.filter(name => name !== 'Latin' || !besideLatin)
  return found.length > 1 && !companions.some(set => found.every(name => set.includes(name)))
}

/**
 * Returns the ASCII text that a Unicode label can be mistaken for. Returns `undefined` if the label is ASCII itself, or
 * if a letter has no ASCII look-alike. https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function asciiLookalike(label: string): string | undefined {
  if (/^[\x00-\x7f]*$/.test(label)) return undefined
  const double = (letter: string) => letter <= '\x7f' ? letter : overrides[letter] ?? unhomoglyph(letter)
  const ascii = [...label].map(double).join('').toLowerCase()
  return /^[a-z0-9-]+$/.test(ascii) ? ascii : undefined
}
