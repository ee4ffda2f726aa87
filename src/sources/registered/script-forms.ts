/*
 * Forms in ASCII of scripts that `@sindresorhus/transliterate` does not know. Only letters that tables write alike have
 * one. A consonant has two: some tables write the vowel that it has by itself, `a`, and some do not.
 */

/** https://www.unicode.org/charts/PDF/U1000.pdf, U1780.pdf, U0E80.pdf, U0F00.pdf */
const consonants: ReadonlyMap<string, string> = new Map([
  ['ကဂတဒနပဗမရလဟ', 'kgtdnpbmrlh'], // Burmese
  ['កគដតនបពមរលសហ', 'kkdtnbpmrlsh'], // Khmer
  ['ກດຕນບປມລສຫ', 'kdtnbpmlsh'], // Lao
  ['ཀགཏདནཔབམརལསཧ', 'kgtdnpbmrlsh'], // Tibetan
].flatMap(([letters, forms]) => [...letters!].map((letter, at) => [letter, forms![at]!] as const)))

/** Consonants by their row of eight syllables: https://www.unicode.org/charts/PDF/U1200.pdf */
const ethiopic = { first: 0x1200, last: 0x1357, row: 8 }
const ethiopicRows: ReadonlyMap<number, string> = new Map([
  [0x1200, 'h'], [0x1208, 'l'], [0x1218, 'm'], [0x1228, 'r'], [0x1230, 's'], [0x1260, 'b'], [0x1270, 't'],
  [0x1290, 'n'], [0x12a8, 'k'], [0x12d8, 'z'], [0x12f0, 'd'], [0x1308, 'g'], [0x1348, 'f'], [0x1350, 'p'],
])
/** Vowels of the syllables of a row, as tables write them. */
const ethiopicVowels = [['a', 'e'], ['u'], ['i'], ['a', 'aa'], ['e', 'ee'], ['', 'e', 'i'], ['o']]

/** Returns the forms of a letter in ASCII, or none. */
export function scriptForms(letter: string): string[] {
  const consonant = consonants.get(letter)
  if (consonant !== undefined) return [consonant, `${consonant}a`]
  const code = letter.codePointAt(0)!
  if (code < ethiopic.first || code > ethiopic.last) return []
  const own = ethiopicRows.get(code - code % ethiopic.row)
  return own === undefined ? [] : (ethiopicVowels[code % ethiopic.row] ?? []).map(vowel => `${own}${vowel}`)
}
