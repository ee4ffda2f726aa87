import { cjkEncodingsOf } from './cjk-encoding.ts'
import { createDecoder, defaultStray, type Decoder } from './decoder.ts'

/** How the bytes of a file become UTF-8 text whose lines end with LF. A form without members changes no byte. */
export interface TextForm {
  /** Encoding of the whole file, if it is not a superset of ASCII for every byte: UTF-16, GB18030, Shift JIS … */
  encoding?: string
  /** Encoding of values that are not valid UTF-8. Default: Windows-1252. */
  stray?: string
  /** `cr` if lines end with a carriage return only. */
  lineEnds?: 'cr'
}

/** Creates the decoder of the values of a text in a form. */
export const decoderOf = ({ encoding, stray }: TextForm): Decoder => createDecoder(stray, encoding !== undefined)

/** Rewrites chunks to UTF-8 with line feeds. Yields them unchanged if the form needs no rewriting. */
export async function* rewriteText(
  chunks: AsyncIterable<Buffer>, { encoding, lineEnds }: TextForm,
): AsyncGenerator<Buffer> {
  const decoder = encoding === undefined ? undefined : new TextDecoder(encoding)
  for await (const chunk of chunks) {
    const text = decoder === undefined ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }))
    yield lineEnds === 'cr' ? withLineFeeds(text) : text
  }
  const last = decoder?.decode() ?? ''
  if (last !== '') yield Buffer.from(last)
}

function withLineFeeds(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf('\r'); at >= 0; at = changed.indexOf('\r', at + 1)) changed[at] = 0x0a
  return changed
}

/** Encodings in which each byte below 0x80 stands for itself, in any place. Other encodings apply to the whole file. */
const oneByte = /^(windows-125\d|windows-874|iso-8859-\d+(-i)?|ibm866|koi8-[ru]|macintosh|x-mac-cyrillic)$/

/**
 * Returns the form of a text in an encoding that a caller has named. Throws RangeError for an unknown name.
 * https://encoding.spec.whatwg.org/#names-and-labels
 */
export function formOf(label: string): TextForm {
  const { encoding } = new TextDecoder(label)
  if (encoding === 'utf-8' || encoding === defaultStray) return {}
  return oneByte.test(encoding) ? { stray: encoding } : { encoding }
}

/** Detects the form from parts of a file: its head, and parts behind it. */
export function detectForm(samples: readonly Buffer[]): TextForm {
  const encoding = utf16Of(samples)
  if (encoding !== undefined) return { encoding, ...lineEndsOf(samples.map(one => decodeSample(one, encoding))) }
  const stray = strayOf(samples.map(one => one.toString('latin1')))
  return { ...(stray === undefined ? {} : { stray }), ...lineEndsOf(samples.map(one => one.toString('latin1'))) }
}

/**
 * Returns the encodings of Chinese, Japanese and Korean text that the sampled lines may have. Empty if they have none,
 * or if some lines outside ASCII are UTF-8.
 */
export function cjkEncodings(samples: readonly Buffer[]): string[] {
  const lines = samples.flatMap((sample, index) => {
    const text = sample.subarray(0, sampledBytes).toString('latin1')
    const from = index === 0 ? 0 : text.indexOf('\n') + 1
    const to = sample.length > sampledBytes ? text.lastIndexOf('\n') : text.length
    return text.slice(from, to).split('\n').filter(line => /[\x80-\xff]/.test(line))
  })
  const strays = lines.filter(line => !isUtf8(line))
  return strays.length < lines.length * minStrays ? [] : cjkEncodingsOf(strays)
}

/** Share of the lines outside ASCII that are not UTF-8 in a file of another encoding. Some are UTF-8 by chance. */
const minStrays = 0.9

/** Decodes a part of a file that may begin or end within a character. */
export const decodeSample = (bytes: Buffer, encoding: string): string => new TextDecoder(encoding).decode(bytes)

/** In UTF-16, every second byte of common text is zero. https://www.unicode.org/faq/utf_bom.html */
function utf16Of(samples: readonly Buffer[]): string | undefined {
  const head = samples[0]!
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  let pairs = 0
  for (let at = 0; at + 1 < Math.min(head.length, sampledBytes); at += 2, pairs++) {
    if (head[at] === 0) zeros[0]!++
    if (head[at + 1] === 0) zeros[1]!++
  }
  const [even, odd] = [zeros[0]! / pairs, zeros[1]! / pairs]
  if (odd > minZeros && even < maxZeros) return 'utf-16le'
  return even > minZeros && odd < maxZeros ? 'utf-16be' : undefined
}

const sampledBytes = 65_536
const minZeros = 0.4
const maxZeros = 0.05

function lineEndsOf(texts: readonly string[]): Pick<TextForm, 'lineEnds'> {
  const returns = texts.some(text => text.includes('\r'))
  return returns && !texts.some(text => text.includes('\n')) ? { lineEnds: 'cr' } : {}
}

/** Words of letters outside ASCII: in the alphabets of Western Europe they stand alone, in Cyrillic side by side. */
const highRuns = /[\x80-\xff]+/g

/**
 * Guesses the encoding of lines that are not valid UTF-8. Returns `undefined` for Windows-1252. In Windows-1251 the
 * small letters are 0xE0 to 0xFF, in KOI8-R 0xC0 to 0xDF, in code page 866 0xA0 to 0xAF and 0xE0 to 0xEF.
 * https://encoding.spec.whatwg.org/#legacy-single-byte-encodings
 */
function strayOf(texts: readonly string[]): string | undefined {
  const runs = texts.flatMap(text => text.slice(0, sampledBytes).split('\n'))
    .filter(line => /[\x80-\xff]/.test(line) && !isUtf8(line))
    .flatMap(line => line.match(highRuns) ?? [])
  const bytes = runs.join('')
  const together = runs.filter(({ length }) => length > 2).join('').length
  if (bytes.length < minHighBytes || together < bytes.length * minTogether) return undefined
  const count = (pattern: RegExp) => bytes.match(pattern)?.length ?? 0
  const [low, high, old] = [count(/[\xc0-\xdf]/g), count(/[\xe0-\xff]/g), count(/[\x80-\xaf]/g)]
  if (old > low + high) return 'ibm866'
  return low > high ? 'koi8-r' : 'windows-1251'
}

const minHighBytes = 8
const minTogether = 0.7

const utf8 = new TextDecoder('utf-8', { fatal: true })
function isUtf8(line: string): boolean {
  try {
    utf8.decode(Buffer.from(line, 'latin1'))
    return true
  } catch {
    return false
  }
}
