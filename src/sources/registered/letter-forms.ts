import { once } from '../../lib/once.ts'
import { asciiForms } from '../kit/ascii-forms.ts'
import { scriptForms } from './script-forms.ts'

/*
 * How sites write a letter in ASCII. Sites have tables of their own, which differ. A letter that all tables write as
 * the same single letter (`stable`) shows best whether a site has such a table.
 */

/** Letters that tables agree on, the surest first. Others, such as `й` and `ц`, differ by table. */
export const stable = 'aomnrlsktdbpuigfze'

/** Consonants and vowels by their place in a block of an Indian script (https://www.unicode.org/charts/PDF/U0900.pdf). */
const indicPlaces: ReadonlyMap<number, string> = new Map([
  [0x05, 'a'], [0x07, 'i'], [0x09, 'u'], [0x0f, 'e'], [0x13, 'o'], [0x15, 'k'], [0x17, 'g'], [0x24, 't'], [0x26, 'd'],
  [0x28, 'n'], [0x2a, 'p'], [0x2c, 'b'], [0x2e, 'm'], [0x30, 'r'], [0x32, 'l'], [0x38, 's'], [0x3f, 'i'], [0x41, 'u'],
  [0x47, 'e'], [0x4b, 'o'],
])
const isIndic = (code: number): boolean => code >= 0x900 && code < 0xd80

/** Letters that `@sindresorhus/transliterate` does not know, and their forms, sign by sign. */
const more: ReadonlyMap<string, string> = new Map([
  ['אבגדהזיכךלמםנןספףקרת', 'abgdhzykklmmnnsppkrt'],
  ['กดตทนบปพมรลสหา', 'kdttnbppmrlsha'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'], // small capitals, a style of letters
  ['ƒəɑɛɡɩɪɔʊɓɗɠʋɾ', 'feaegiiouedgvr'],
].flatMap(([letters, forms]) => [...letters!].map((letter, at) => [letter, forms![at]!] as const)))

/** https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646 */
const hangul = { first: 0xac00, last: 0xd7a3, vowels: 21, finals: 28 }
const initials = ['g', 'kk', 'n', 'd', 'tt', 'r', 'm', 'b', 'pp', 's', 'ss', '', 'j', 'jj', 'ch', 'k', 't', 'p', 'h']
const vowels = [
  'a', 'ae', 'ya', 'yae', 'eo', 'e', 'yeo', 'ye', 'o', 'wa', 'wae', 'oe', 'yo', 'u', 'wo', 'we', 'wi', 'yu', 'eu', 'ui',
  'i',
]
/** Consonants at the end of a syllable that all tables write alike. */
const finals: ReadonlyMap<number, string> = new Map([[0, ''], [4, 'n'], [8, 'l'], [16, 'm'], [21, 'ng']])

/** Revised Romanization of a syllable: https://www.korean.go.kr/front_eng/roman/roman_01.do */
function koreanForm(code: number): string[] {
  const at = code - hangul.first
  const final = finals.get(at % hangul.finals)
  if (code < hangul.first || code > hangul.last || final === undefined) return []
  const vowel = vowels[Math.floor(at / hangul.finals) % hangul.vowels]!
  return [`${initials[Math.floor(at / hangul.finals / hangul.vowels)]!}${vowel}${final}`]
}

/** Returns the usual forms of a letter in ASCII: `ø` is `o` and `oe`. Returns none if they are not known. */
export async function formsOf(letter: string): Promise<string[]> {
  const code = letter.codePointAt(0)!
  const digit = /\p{Nd}/u.test(letter) ? valueOf(code) : undefined
  if (digit !== undefined) return [String(digit)]
  const indic = isIndic(code) ? indicPlaces.get(code % 0x80) : undefined
  const known = [
    ...letter === 'ŋ' ? ['ng'] : [],
    ...indic ? [indic] : [],
    ...more.has(letter) ? [more.get(letter)!] : [],
    ...koreanForm(code),
    ...scriptForms(letter),
  ]
  return known.length > 0 ? known : (await asciiForms(letter)).filter(form => /^[a-z]+$/i.test(form))
}

/** Returns the value of a decimal digit of any script. The ten digits of a script follow each other. */
function valueOf(code: number): number {
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}

/** The same sound in the other of the two Japanese syllabaries: `さ` is `サ`. */
export function otherKana(letter: string): string | undefined {
  const code = letter.codePointAt(0)!
  if (code >= 0x3041 && code <= 0x3096) return String.fromCodePoint(code + 0x60)
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : undefined
}

const homophones = new Map<string, string[]>()
const maxHomophones = 1_000
const pinyin = once(() => new Intl.Collator('zh-u-co-pinyin'))

/**
 * Returns the neighbours of a Chinese character in the order of its Mandarin sound, at least one of which mostly has
 * the same. The first question about a character compares it with 21,000 others, which takes about 4 ms.
 */
export function soundsLike(letter: string): string[] {
  const known = homophones.get(letter)
  if (known) return known
  const { compare } = pinyin()
  let [before, after] = ['', '']
  for (let code = 0x4e00; code <= 0x9fa5; code++) {
    const other = String.fromCharCode(code)
    const order = compare(other, letter)
    if (order < 0 && (before === '' || compare(other, before) > 0)) before = other
    if (order > 0 && (after === '' || compare(other, after) < 0)) after = other
  }
  const found = [before, after].filter(one => one !== '')
  if (homophones.size >= maxHomophones) homophones.delete(homophones.keys().next().value!)
  homophones.set(letter, found)
  return found
}

/** Acute, grave, caron, dots above and below, tilde: marks that all tables drop. */
const marks = ['\u0301', '\u0300', '\u030c', '\u0307', '\u0323', '\u0303']

/**
 * Returns a form with an accent on each letter, which all tables read as the form, and which is not `letter` itself.
 * Returns `undefined` if no letter can have one.
 */
export function accented(form: string, letter: string): string | undefined {
  const made = [...form].map(base => marks.map(mark => `${base}${mark}`.normalize('NFC'))
    .find(one => [...one].length === 1 && one !== letter) ?? (base.charCodeAt(0) < 0x80 ? base : `${base}${marks[0]}`))
    .join('')
  return made === form || made === letter ? undefined : made
}
