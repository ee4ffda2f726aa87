/** Receives the elements of an XML document. Names have no prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

/** Maximum number of bytes without a new element. Longer texts and attributes would fill the memory. */
const maxQuietBytes = 33_554_432

/** Maximum depth of elements. A workbook has less than 10, and the parser takes quadratic time for each level. */
const maxDepth = 64

/**
 * Parses XML in chunks, and yields what `take` returns behind each of them. Entities that the document declares are not
 * expanded. Throws an Error with the position if a text or an element is longer than 32 MiB, if elements are nested too
 * deeply, or if the document is cut off or cannot be decompressed.
 */
export async function* xmlItems<Item>(
  chunks: AsyncIterable<Buffer>, handler: XmlHandler, take: () => Item,
): AsyncGenerator<Item> {
  const { Parser } = await import('htmlparser2') // loaded at the first use, because it is large
  let quiet = 0
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      quiet = 0
      depth += 1
      if (depth > maxDepth) throw new Error(`its elements are nested more than ${maxDepth} deep`)
      handler.open(local(name), attributes)
    },
    ontext: text => handler.text(text),
    onclosetag(name) {
      depth -= 1
      handler.close(local(name))
    },
  }, { xmlMode: true })
  const decoder = new TextDecoder()
  try {
    for await (const chunk of chunks) {
      quiet += chunk.length
      if (quiet > maxQuietBytes) throw new Error('a text in it is longer than 32 MiB')
      parser.write(decoder.decode(chunk, { stream: true }))
      yield take()
    }
    parser.write(decoder.decode())
    if (depth > 0) throw new Error('it ends inside an element')
    parser.end()
    yield take()
  } catch (cause) {
    throw withPosition(cause, parser.endIndex + 1)
  }
}

/** Adds where a document is damaged. Errors of the system stay as they are. */
function withPosition(cause: unknown, position: number): unknown {
  if ((cause as NodeJS.ErrnoException).syscall !== undefined) return cause
  return new Error(`near the character ${position}: ${(cause as Error).message}`, { cause })
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Parses a whole document. */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: Partial<XmlHandler>): Promise<void> {
  const nothing = () => undefined
  const whole = {
    open: nothing, text: nothing, close: nothing, ...handler,
  }
  for await (const _ of xmlItems(chunks, whole, nothing));
}
