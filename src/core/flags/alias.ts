/** Replacements for the letters that NFKD does not split into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Converts text to the form of the aliases in the flag table: lower-case letters without marks, with hyphens between
 * words.
 * `Côte d’Ivoire`, `COTE_D_IVOIRE` and `cote-d'ivoire` become `cote-d-ivoire`.
 * `Trinidad & Tobago` becomes `trinidad-and-tobago`.
 */
export function toAlias(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(
    /[æœøßłđðþı]/g,
    letter => letters[letter]!,
  )
  return plain.replaceAll('&', ' and ').split(/[^\p{L}\p{N}]+/u).filter(Boolean).join('-')
}

/** Returns the look-up key of an alias. Hyphens are removed, and numeric codes get leading zeros. */
export const aliasKey = (text: string): string =>
  toAlias(text).replaceAll('-', '').replace(/^\d{1,2}$/, digits => digits.padStart(3, '0'))

/** Words that lists of countries write, leave out or move: articles, `of` and `and` in English and French. */
const smallWords = new Set(['the', 'of', 'and', 'le', 'la', 'les', 'l', 'de', 'du', 'des', 'd', 'et'])

/** Whole words of the abbreviations in lists of countries, such as `Congo, Dem. Rep.` of the World Bank. */
const wholeWords: Readonly<Record<string, string>> = {
  dem: 'democratic',
  fed: 'federal',
  federated: 'federal',
  isl: 'islands',
  rep: 'republic',
  st: 'saint',
  ste: 'sainte',
  sts: 'states',
}

/** Returns an alias in the form of the table, without its articles and conjunctions. */
export const withoutSmallWords = (text: string): string =>
  toAlias(text).split('-').filter(word => !smallWords.has(word)).join('-')

/**
 * Returns the key of an alias by its words, in any order and without small words. `Congo, Democratic Republic of the`,
 * `Congo, Dem. Rep.` and `the Democratic Republic of the Congo` have the same key. Empty for small words alone.
 */
export const wordsKey = (text: string): string =>
  withoutSmallWords(text).split('-').map(word => wholeWords[word] ?? word).sort().join(' ')
