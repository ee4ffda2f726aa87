import { isAscii, isUtf8 } from 'node:buffer'

/*
 * Text of a page
 *
 * The bytes are decoded as a browser decodes them. The first of these that names a character set decides:
 *
 * 1. a byte order mark
 * 2. the declaration of the reader, if it knows that the site states a wrong one
 * 3. the header `Content-Type`
 * 4. `<meta charset>`, `<meta http-equiv="content-type">` or the XML declaration in the first 1,024 bytes of markup
 * 5. UTF-8 if the bytes are UTF-8, else windows-1252
 *
 * A name that is no label of a character set counts as none. Bytes that the set does not have become U+FFFD.
 * https://encoding.spec.whatwg.org/#decode, https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */

interface PageBytes {
  body: Buffer
  headers: Readonly<Record<string, string>>
  /** `true` if the bytes are only a part of the page. */
  isPart?: boolean
}

/** Number of bytes at the beginning of a page that may declare its character set. */
const declaredWithin = 1_024
const escape = 0x1b // switches the character set in ISO-2022-JP, whose bytes are all ASCII

/**
 * Returns the text of a page, without a byte order mark.
 * @param stated character set that takes the place of those that the page and its header name
 */
export async function pageText(page: PageBytes, stated?: string): Promise<string> {
  const { body, headers } = page
  const type = headers['content-type'] ?? ''
  const label = markedEncoding(body) ?? labelOf(stated) ?? labelOf(charsetOf(type))
    ?? (isPlain(body) ? 'utf-8' : await declaredEncoding(body, type)) ?? guessEncoding(page)
  return new TextDecoder(label).decode(body)
}

/**
 * Returns the bytes of a JSON text in UTF-8. A byte order mark, or else the header if the bytes are not UTF-8, names
 * another character set. Many services name a wrong one beside UTF-8.
 */
export function jsonBytes({ body, headers = {} }: Pick<PageBytes, 'body'> & Partial<PageBytes>): Buffer {
  const marked = markedEncoding(body)
  if (marked === 'utf-8') return body.subarray(3)
  const label = marked ?? (isUtf8(body) ? undefined : labelOf(charsetOf(headers['content-type'] ?? '')))
  return label === undefined || label === 'utf-8' ? body : Buffer.from(new TextDecoder(label).decode(body))
}

/** Returns `true` if a JSON text has bytes that are no characters, so that some of its texts cannot be read. */
export const hasBrokenText = (answer: Pick<PageBytes, 'body'> & Partial<PageBytes>): boolean =>
  /^\s*[[{]/.test(answer.body.toString('latin1', 0, 64)) && !isUtf8(jsonBytes(answer))

const isPlain = (body: Buffer): boolean => isAscii(body) && !body.includes(escape)

/** Returns the character set that the byte order mark of a page names. */
function markedEncoding(body: Buffer): string | undefined {
  if (body.subarray(0, 3).equals(Buffer.of(0xef, 0xbb, 0xbf))) return 'utf-8'
  const two = body.subarray(0, 2).toString('latin1')
  return two === '\xfe\xff' ? 'utf-16be' : two === '\xff\xfe' ? 'utf-16le' : undefined
}

const charsetOf = (type: string): string | undefined => /charset\s*=\s*["']?([^\s;"']+)/i.exec(type)?.[1]

/** Returns the name of the character set with this label, or `undefined` if no set has it. */
function labelOf(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Returns the character set that the markup declares at its beginning. */
async function declaredEncoding(body: Buffer, type: string): Promise<string | undefined> {
  if (!/html|xml|^\s*(?:;|$)/i.test(type)) return undefined // JSON and plain text declare nothing
  const { Parser } = await import('htmlparser2') // loaded at the first use, because it is large
  let found: string | undefined
  const parser = new Parser({
    oncomment(data) { // as which the parser of HTML reads `<?xml …?>`
      if (data.startsWith('?xml')) found ??= labelOf(/encoding\s*=\s*["']([^"']+)/.exec(data)?.[1])
    },
    onopentag(name, { charset, content, 'http-equiv': directive }) {
      if (name !== 'meta') return
      const isType = directive?.trim().toLowerCase() === 'content-type'
      found ??= labelOf(charset) ?? labelOf(isType ? charsetOf(content ?? '') : undefined)
    },
  })
  parser.write(body.subarray(0, declaredWithin).toString('latin1'))
  // The declaration was read as ASCII, so the page cannot be UTF-16.
  return found?.startsWith('utf-16') ? 'utf-8' : found === 'x-user-defined' ? 'windows-1252' : found
}

/** Returns the character set of bytes that declare none. A part of a page may end or continue within a character. */
const guessEncoding = ({ body, isPart = false }: PageBytes): string =>
  isPart || isUtf8(body) ? 'utf-8' : 'windows-1252'
