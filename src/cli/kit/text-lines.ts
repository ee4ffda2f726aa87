/** A line of a file. `text` is `undefined` if its bytes are not valid in the encoding of the file. */
export interface TextLine {
  number: number
  text: string | undefined
}

/**
 * Splits a file into lines. A file in UTF-16 is recognised by its byte order mark, or by its zero bytes; any other one
 * is read as UTF-8. Lines end with LF, CR LF or CR.
 */
export async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  const source = bytes[Symbol.asyncIterator]()
  const start = await firstBytes(source)
  const encoding = utf16Of(start)
  let number = 0
  try {
    for await (const line of splitLines(decoded(joined(start, source), encoding))) {
      yield { number: ++number, text: encoding === undefined ? utf8Of(line) : line }
    }
  } catch (error) {
    if (!isInvalid(error)) throw error
    yield { number: ++number, text: undefined } // after an invalid unit of UTF-16, no line can be read
  }
}

/** Enough bytes to recognise an encoding. A pipe may give fewer at once. */
const recognisable = 64

async function firstBytes(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let start = Buffer.alloc(0)
  while (start.length < recognisable) {
    const next = await source.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  return start
}

async function* joined(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}

/**
 * Returns the encoding of a file that begins with these bytes if it is UTF-16. Most observables are ASCII: every second
 * byte of the first ones is then zero.
 */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const first = start.subarray(0, recognisable)
  const zerosAt = (rest: number) => first.filter((byte, index) => index % 2 === rest && byte === 0).length
  const [even, odd, least] = [zerosAt(0), zerosAt(1), first.length / 4]
  if (odd > least && even === 0) return 'utf-16le'
  return even > least && odd === 0 ? 'utf-16be' : undefined
}

/**
 * Decodes the pieces of a file. Bytes that are not UTF-16 become one character each, so that a wrong byte of UTF-8
 * spoils only its own line.
 */
async function* decoded(
  bytes: AsyncIterable<Uint8Array>, encoding: 'utf-16le' | 'utf-16be' | undefined,
): AsyncGenerator<string> {
  if (encoding === undefined) {
    for await (const piece of bytes) yield Buffer.from(piece).toString('latin1')
    return
  }
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string[] = [] // parts of the line that has not ended
  let end = '' // a CR at the end of a piece may be the first half of a CR LF
  for await (const piece of pieces) {
    const text = end + piece
    end = text.endsWith('\r') ? '\r' : ''
    const [first = '', ...others] = text.slice(0, text.length - end.length).split(/\r\n|\n|\r/)
    rest.push(first)
    if (others.length === 0) continue
    yield rest.join('')
    rest = [others.pop()!]
    yield* others
  }
  const last = rest.join('')
  if (last !== '' || end !== '') yield last
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function utf8Of(latin1: string): string | undefined {
  try {
    return utf8.decode(Buffer.from(latin1, 'latin1'))
  } catch {
    return undefined
  }
}

const isInvalid = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
