interface Candidate {
  encoding: string
  /** Two bytes of a common character, as `latin1` text: of the first level of the standard. */
  common: RegExp
}

/**
 * Encodings of two bytes for a character, with the characters that nearly all names and words have.
 * https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings and the sections behind
 */
const candidates: readonly Candidate[] = [
  { encoding: 'gb18030', common: /[\xb0-\xd7][\xa1-\xfe]/g },
  { encoding: 'big5', common: /[\xa4-\xc6][\x40-\x7e\xa1-\xfe]/g },
  // kana, half-width kana and the kanji of level 1
  { encoding: 'shift_jis', common: /\x82[\x9f-\xf1]|\x83[\x40-\x96]|[\x88-\x97][\x40-\x7e\x80-\xfc]/g },
  { encoding: 'euc-jp', common: /[\xa4\xa5\xb0-\xcf][\xa1-\xfe]/g },
  { encoding: 'euc-kr', common: /[\xb0-\xc8][\xa1-\xfe]/g },
]

/** Share of the characters outside ASCII that must be common ones in the likeliest encoding. */
const minCommon = 0.9
/** Another encoding is excluded if it has more uncommon characters than this many times those of the likeliest one. */
const maxTimes = 2
/** Uncommon characters that an encoding may have beside these, because few characters prove nothing. */
const maxChance = 2
/** Fewer bytes outside ASCII are valid in several encodings by chance. */
const minBytes = 16
/** Share of these bytes that are below 0xC0. Letters of Windows-1251 and KOI8-R are all above. */
const minLow = 0.1

/**
 * Returns the encodings of Chinese, Japanese and Korean text that lines may have: their bytes are valid in it, and
 * nearly all of their characters common, or hardly fewer than in the likeliest encoding. Lines are `latin1` text, and
 * none of them is UTF-8.
 */
export function cjkEncodingsOf(lines: readonly string[]): string[] {
  const text = lines.join('\n')
  const high = text.match(/[\x80-\xff]/g)?.length ?? 0
  const low = text.match(/[\x80-\xbf]/g)?.length ?? 0
  if (high < minBytes || low < high * minLow) return []
  const valid = candidates.flatMap(({ encoding, common }) => {
    const decoded = decode(encoding, text)
    const characters = decoded?.match(/[^\0-\x7f]/gu)?.length ?? Infinity
    // characters of two bytes: text of one byte for each character has twice as many
    if (characters > high) return []
    return [{ encoding, characters, uncommon: characters - (text.match(common)?.length ?? 0) }]
  })
  const best = valid.toSorted((one, other) => one.uncommon - other.uncommon)[0]
  if (best === undefined || best.uncommon > best.characters * (1 - minCommon)) return []
  return valid.filter(({ uncommon }) => uncommon <= maxTimes * best.uncommon + maxChance)
    .map(({ encoding }) => encoding)
}

function decode(encoding: string, text: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return undefined
  }
}
