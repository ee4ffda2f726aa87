import { classOf } from '../../lib/sign-classes.ts'
import { accented, formsOf, otherKana, soundsLike, stable } from './letter-forms.ts'

/** Twins of one kind. The first that the site allows is asked about. */
export interface Candidates {
  /** Kind of the sign, and how its twin differs. */
  kind: string
  names: string[]
  /** `true` if no careful site has such a name, however short it is. */
  isMadeUp?: boolean
  /** `true` if a person may have such a name: the answer says nothing about other searched names. */
  isOwn?: boolean
}

/** How a site reads names, and a text that such a site reads as a letter. */
type Way = readonly [way: string, text: string]

/** A letter outside ASCII, and what sites may read in its place. */
interface Letter {
  at: number
  sign: string
  /** Letters of one group are folded by the same sites. One of them is replaced. */
  group: string
  /** Texts that a site reads as the letter, by the way in which it reads names. */
  twins: Way[]
  /** Position of its form in `stable`. Lower is surer. */
  rank: number
  /** `true` if no form of it with marks has an ASCII letter. */
  isWhole?: boolean
}

/**
 * Returns twins with another text in the place of a letter, which careless sites read as that letter: one for each
 * group of letters and way of reading them. All are outside ASCII, so that a site that drops such letters, or cuts the
 * name at the first, shows itself too.
 */
export async function letterTwins(name: string): Promise<Candidates[]> {
  const signs = [...name]
  const letters = await Promise.all(signs.map(async (sign, at) => isForeign(sign) ? await read(sign, at) : undefined))
  const best = new Map<string, Letter>()
  for (const letter of letters) {
    if (letter && (best.get(letter.group)?.rank ?? Infinity) > letter.rank) best.set(letter.group, letter)
  }
  const twinOf = ({ at, sign, group }: Letter, way: string, text: string): Candidates => ({
    kind: `${group} ${sign} ${way}${group === 'mark' && at === signs.length - 1 ? ' last' : ''}`,
    names: [signs.with(at, text).join('').normalize('NFC')],
    isMadeUp: true,
  })
  const whole = letters.find(letter => letter?.isWhole)
  const unread = [...best.values()].find(({ isWhole, twins }) => isWhole && twins.length === 0)
  const astral = letters.find(letter => letter && letter.sign.length > 1 && letter !== whole)
  const chinese = letters.find(letter => letter && /\p{Script=Han}/u.test(letter.sign))
  return [
    ...[...best.values()].flatMap(letter => letter.twins.map(([way, text]) => twinOf(letter, way, text))),
    ...chinese ? soundsLike(chinese.sign).map((text, side) => twinOf(chinese, `sound ${side}`, text)) : [],
    ...whole ? [twinOf({ ...whole, group: 'any' }, 'other', otherLetter(whole.sign))] : [],
    ...astral ? [twinOf({ ...astral, group: 'above 16 bits' }, 'other', otherLetter(astral.sign))] : [],
    ...unread ? [twinOf(unread, 'marked', `${unread.sign}\u0301`)] : [], // all known tables drop the mark
  ]
}

const isForeign = (sign: string): boolean =>
  sign.charCodeAt(0) > 0x7f && !/\p{Default_Ignorable_Code_Point}/u.test(sign) &&
  (/[\p{L}\p{M}\p{N}]/u.test(sign) || sign.normalize('NFKC') !== sign) // a letter in a circle is a symbol

const fullWidth = (text: string): string =>
  [...text].map(sign => /[!-~]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign).join('')

/** Letters and digits of a typewriter, which sites that fold compatibility letters take for ASCII. */
function typewriter(text: string): string {
  const starts: ReadonlyArray<readonly [RegExp, number]> = [[/[A-Z]/, 0x1d670 - 65], [/[a-z]/, 0x1d68a - 97],
    [/\d/, 0x1d7f6 - 48]]
  return [...text].map(sign => {
    const start = starts.find(([pattern]) => pattern.test(sign))?.[1]
    return start === undefined ? sign : String.fromCodePoint(sign.charCodeAt(0) + start)
  }).join('')
}

async function read(sign: string, at: number): Promise<Letter> {
  if (/\p{M}/u.test(sign)) return readMark(sign, at)
  const plain = sign.normalize('NFKC')
  if (plain !== sign) return readCompatible(sign, plain, at, await formsOf(sign))
  const isSyllable = /\p{Script=Hangul}/u.test(sign)
  const bare = isSyllable ? sign : sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const forms = await formsOf(sign)
  const ways = waysOf([...bare === sign ? [] : [bare], ...forms], sign)
  const kana = otherKana(sign)
  const digit = /\p{Nd}/u.test(sign) ? otherDigit(sign, Number(forms[0])) : undefined
  const longS = sign.toLowerCase() === 'ß' ? [['as ſſ', 'ſſ'] as const] : [] // full case folding reads both as ss
  const script = classOf(sign.toLowerCase())?.key ?? sign
  const lengths = [...new Set(ways.map(([, text]) => [...text].length))].sort().join()
  const ranks = forms.map(form => stable.indexOf(form.toLowerCase())).filter(rank => rank >= 0)
  return {
    at,
    sign,
    group: `${longS.length > 0 ? 'ß' : script}${bare === sign ? '' : ' accent'} ${/\p{Script=Latin}/u.test(sign) ? lengths : ''}`,
    twins: [
      ...ways,
      ...longS,
      ...kana === undefined ? [] : [['kana', kana] as const],
      ...digit === undefined ? [] : [['digit', digit] as const],
    ],
    rank: ways.length === 0 ? stable.length + 1 : Math.min(...ranks, stable.length),
    isWhole: bare === sign,
  }
}

/** Returns texts that a site reads as a letter if it writes the letter in one of these forms. */
const waysOf = (forms: readonly string[], sign: string): Way[] => [...new Set(forms)].flatMap(form => {
  const text = accented(form, sign)
  return text === undefined ? [] : [[`as ${form}`, text] as const]
})

/** A site that folds compatibility letters reads another kind of them in the same way. */
function readCompatible(sign: string, plain: string, at: number, forms: readonly string[]): Letter {
  const isFullWidth = fullWidth(plain) === sign && plain !== sign
  const isAscii = /^[!-~]+$/.test(plain)
  const twin = isAscii && !isFullWidth ? fullWidth(plain) : typewriter(plain)
  return {
    at,
    sign,
    group: `compatibility ${isFullWidth ? 'width' : ''}`,
    twins: [
      ['folded', twin === sign ? plain : twin],
      ...isFullWidth ? [['narrow', plain] as const] : [],
      ...isAscii ? [] : waysOf(forms, sign),
    ],
    rank: 0,
  }
}

/** A site that strips marks reads another mark in the same way, and one that spells vowels reads a Latin letter so. */
async function readMark(sign: string, at: number): Promise<Letter> {
  return {
    at,
    sign,
    group: 'mark',
    twins: [['other', otherMark(sign)], ...waysOf(await formsOf(sign), sign)],
    rank: -at,
  }
}

/** Returns another mark of the same kind, at the same place of the letter. */
function otherMark(mark: string): string {
  const code = mark.codePointAt(0)!
  const kind = /\p{Mn}/u.test(mark) ? /^\p{Mn}$/u : /^\p{Mc}$/u
  const near = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6].map(step => String.fromCodePoint(code + step))
  return near.find(one => kind.test(one) && one.normalize('NFC') === one) ?? '\u0301'
}

/** Returns the digit of the same value in another script. */
const otherDigit = (sign: string, value: number): string => {
  const twin = String.fromCodePoint(0x660 + value)
  return twin === sign ? String.fromCodePoint(0x6f0 + value) : twin
}

function otherLetter(sign: string): string {
  const { signs = [] } = classOf(sign) ?? {}
  const from = signs.indexOf(sign)
  return signs[(from + Math.ceil(signs.length / 3)) % signs.length] ?? (sign === 'ſ' ? 'ß' : 'ſ')
}
