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
