/** Decodes values that are given as `latin1` text, in which each character stands for one byte. */
export interface Decoder {
  decode(bytes: string): string
  /** Number of values so far that were not valid in the encoding of the file. */
  readonly strays: number
}

export const defaultStray = 'windows-1252'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** A valid sequence of two to four bytes, or one other byte. https://www.rfc-editor.org/rfc/rfc3629#section-4 */
const sequences = new RegExp(
  '((?:[\\xc2-\\xdf]|\\xe0[\\xa0-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]'
    + '|\\xed[\\x80-\\x9f]|\\xf0[\\x90-\\xbf][\\x80-\\xbf]'
    + '|[\\xf1-\\xf3][\\x80-\\xbf]{2}|\\xf4[\\x80-\\x8f][\\x80-\\xbf])[\\x80-\\xbf])|[\\x80-\\xff]',
  'g',
)

/**
 * Creates a decoder of UTF-8. A value with other bytes keeps them: it is decoded as `stray`, an encoding of one byte
 * for each character (https://encoding.spec.whatwg.org/#names-and-labels). With the default, Windows-1252, valid
 * sequences of UTF-8 beside the stray bytes stay UTF-8. In other encodings these sequences are common words.
 *
 * `isRewritten`: the text was rewritten from another encoding, in which U+FFFD stands for bytes that are no character.
 */
export function createDecoder(stray: string = defaultStray, isRewritten = false): Decoder {
  const other = new TextDecoder(stray)
  let strays = 0

  const decodeStray = (bytes: string): string => stray === defaultStray
    ? bytes.replace(sequences, (found, isValid: string | undefined) =>
      (isValid === undefined ? other : utf8).decode(Buffer.from(found, 'latin1')))
    : other.decode(Buffer.from(bytes, 'latin1'))

  return {
    get strays() { return strays },

    decode(bytes) {
      if (!/[\x80-\xff]/.test(bytes)) return bytes
      try {
        const text = utf8.decode(Buffer.from(bytes, 'latin1'))
        if (isRewritten && text.includes('\ufffd')) strays++
        return text
      } catch {
        strays++
        return decodeStray(bytes)
      }
    },
  }
}
