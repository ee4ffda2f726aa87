/** Letters that are no other letter with a mark on it. */
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
 * An alias as it is written in the table: small letters without marks, words joined by hyphens. `Côte d’Ivoire`,
 * `COTE_D_IVOIRE` and `cote-d'ivoire` become `cote-d-ivoire`; `Trinidad & Tobago` becomes `trinidad-and-tobago`.
 */
export function toAlias(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(
    /[æœøßłđðþı]/g,
    letter => letters[letter]!,
  )
  return plain.replaceAll('&', ' and ').split(/[^\p{L}\p{N}]+/u).filter(Boolean).join('-')
}

/** What an alias is found by: also where its words are joined by nothing, and a numeric code has lost its zeros. */
export const aliasKey = (text: string): string =>
  toAlias(text).replaceAll('-', '').replace(/^\d{1,2}$/, digits => digits.padStart(3, '0'))
