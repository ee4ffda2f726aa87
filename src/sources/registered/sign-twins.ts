import type { Candidates } from './letter-twins.ts'

/** Splits a name into what a reader takes for one sign: a letter with its marks, an emoji of several characters. */
export const graphemes = (name: string): string[] =>
  /^[ -~]*$/.test(name) ? [...name] : Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)

const isSign = (text: string): boolean => !/[\p{L}\p{M}\p{N}]/u.test(text)

/** Returns twins that have a sign of the name at another place, or once more: one for each sign, two at both ends. */
export function signTwins(name: string): Candidates[] {
  const signs = graphemes(name)
  const last = signs.length - 1
  return [...new Set(signs.filter(isSign))].flatMap(sign => {
    const at = signs.findLastIndex((one, place) => one === sign && place > 0 && place < last)
    const ends = [0, last].filter(place => signs[place] === sign)
    return [
      ...[...new Set(ends)].map(place => candidates(signs, place, place === 0 ? 'first' : 'last')),
      ...ends.length === 0 || isRepeated(signs, at) ? [candidates(signs, at, 'inner')] : [],
    ]
  })
}

const isRepeated = (signs: readonly string[], at: number): boolean =>
  signs[at] !== undefined && [signs[at - 1], signs[at + 1]].includes(signs[at])

function candidates(signs: readonly string[], at: number, place: 'first' | 'inner' | 'last'): Candidates {
  const sign = signs[at]!
  const rest = signs.toSpliced(at, 1)
  const doubled = signs.toSpliced(at, 0, sign).join('')
  const moved = [at - 1, at + 1].filter(to => to > 0 && to < rest.length)
    .map(to => rest.toSpliced(to, 0, sign).join(''))
  const isDoubled = place !== 'inner' || isRepeated(signs, at)
  const names = [...isDoubled ? [doubled, ...moved] : [...moved, doubled], rest.join('')].filter(twin => twin !== '')
  return { kind: `${sign} ${place}`, names }
}

/** Letters of a made-up name that no account has beside the digits of a searched one. */
const letters = 'qxzjvkwy'

/**
 * Returns the twin of a name with digits: other letters. Sites that read the number in a name, such as `123` of
 * `123-sam`, answer the same about it. A plain name with digits at its end has none: no site is known that reads only
 * those.
 */
export function digitTwins(name: string): Candidates[] {
  if (!/\d/.test(name) || /^[a-z][a-z\d]*$/i.test(name) || !/\p{L}/u.test(name)) return []
  let used = 0
  const other = [...name.normalize('NFKC')].map(sign => /[\p{L}\p{M}]/u.test(sign) ? letters[used++ % 8]! : sign).join('')
  const long = other.replace(/[a-z](?![a-z])/, end => `${end}${[...letters].filter(letter => letter !== end).join('')}`)
  return [{ kind: /^\d/.test(name) ? 'number first' : 'number', names: [long, other], isMadeUp: true }]
}

/** Digits that no account has beside the letters of a searched one. */
const digits = '97865432'

/** Returns the twin of a name with digits, for sites that drop those: further ones beside the first. */
export function numberTwins(name: string): Candidates[] {
  const at = name.search(/\p{Nd}/u)
  if (at < 0 || /^[a-z][a-z\d]*$/i.test(name) || /^\p{Nd}+$/u.test(name)) return []
  return [{ kind: 'digits', names: [`${name.slice(0, at)}${digits}${name.slice(at)}`], isMadeUp: true }]
}

/** Joiners and selectors, which sites drop from an emoji or leave when they drop the rest. */
const joiners = /[\u200d\ufe0f]/
const kite = '🪁'
const tones = ['🏻', '🏼', '🏽', '🏾', '🏿']

/** Returns the twins of a name with an emoji of several characters: for joiners, symbols and skin tones. */
export function emojiTwins(name: string): Candidates[] {
  const tone = tones.find(one => name.includes(one))
  const other = tones[(tones.indexOf(tone ?? '') + 2) % tones.length]!
  return [
    ...joiners.test(name) ? [
      { kind: 'joiner', names: [name.replace(joiners, '$&$&')], isMadeUp: true },
      { kind: 'symbol', names: [name.replace(/[\p{S}\p{N}#*](?=[\u200d\ufe0f])/u, kite)], isMadeUp: true },
    ] : [],
    ...tone === undefined ? [] : [{ kind: `tone ${tone}`, names: [name.replace(tone, other)], isOwn: true }],
  ]
}

/**
 * Returns the twins of a name with signs of addresses: what a site reads that decodes an address twice, or reads a form
 * in it. `+` is a space there, which a person's name may have.
 */
export function urlTwins(name: string): Candidates[] {
  const encoded = name.replace(/(?<!%[\da-f]?)[a-z\d]/i, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return [
    ...name.includes('+') ? [{ kind: 'space', names: [name.replaceAll('+', ' ')], isOwn: true }] : [],
    .../%[\da-f]{2}/i.test(name) ? [{ kind: 'percent', names: [encoded], isMadeUp: true }] : [],
  ]
}
