/** A line of a file. `text` is `undefined` if its bytes are not valid in the encoding of the file. */
export interface TextLine {
  number: number
  text: string | undefined
}

const lineFeed = 0x0a

/**
 * Splits a file into lines. A file in UTF-16 is recognised by its byte order mark, or by its zero bytes; any other one
 * is read as UTF-8. Lines end with LF or CR LF.
 */
export async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  const source = bytes[Symbol.asyncIterator]()
  const start = await firstBytes(source)
  const encoding = utf16Of(start)
  const pieces = encoding === undefined
    ? byteLines(joined(start, source))
    : decodedLines(joined(start, source), new TextDecoder(encoding, { fatal: true }))
  let number = 0
  for await (const text of pieces) yield { number: ++number, text: text?.replace(/\r$/, '') }
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

/** Yields the lines of a file in UTF-8. Each is decoded alone, so that a wrong byte spoils one line. */
async function* byteLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let rest: Uint8Array[] = []
  for await (const piece of bytes) {
    let begin = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, begin)) {
      yield utf8Of(Buffer.concat([...rest, piece.subarray(begin, end)]))
      rest = []
      begin = end + 1
    }
    if (begin < piece.length) rest.push(piece.subarray(begin))
  }
  if (rest.length > 0) yield utf8Of(Buffer.concat(rest))
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** A decoder of the platform, which the types of Node.js name differently than those of browsers. */
interface TextDecoderLike {
  decode(piece: Uint8Array | undefined, options: { stream: boolean }): string
}

/** Yields the lines of a file in UTF-16. After an invalid unit no line can be read. */
async function* decodedLines(
  bytes: AsyncIterable<Uint8Array>, decoder: TextDecoderLike,
): AsyncGenerator<string | undefined> {
  let rest = ''
  const decode = (piece?: Uint8Array): string | undefined => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      return undefined
    }
  }
  for await (const piece of bytes) {
    const text = decode(piece)
    if (text === undefined) {
      yield undefined
      return
    }
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  const end = decode()
  if (end === undefined) yield undefined
  else if (rest + end !== '') yield rest + end
}
