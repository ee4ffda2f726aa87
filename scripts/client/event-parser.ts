import { StreamError } from './error.ts'

/**
 * One block of a stream. A block ends at an empty line, but each `retry` line is returned as a separate block. A block
 * without `data` is not an event.
 */
export interface Block {
  event: string
  data: string | undefined
  id: string | undefined
  /** Milliseconds to wait before reconnecting. */
  retry: number | undefined
}

/**
 * Parses an event stream from bytes that may be cut anywhere. Buffers at most one block. Throws a `StreamError`
 * (`EVENT_TOO_LARGE`) if a block has more than `maxLength` characters.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createEventParser(maxLength: number): (bytes: Uint8Array) => Block[] {
  const decoder = new TextDecoder()
  let pieces: string[] = [] // pieces of the unfinished line
  let held = 0
  let afterReturn = false
  let block = emptyBlock()

  function endLine(line: string): Block | undefined {
    if (line !== '') return take(block, line)
    const ended = block
    block = emptyBlock()
    held = 0
    return toBlock(ended)
  }

  return bytes => {
    let text = decoder.decode(bytes, { stream: true })
    if (text === '') return []
    if (afterReturn && text.startsWith('\n')) text = text.slice(1)
    afterReturn = text.endsWith('\r')
    const blocks: Block[] = []
    let from = 0
    for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
      held += index - from
      if (held > maxLength) throw tooLarge(maxLength)
      const ended = endLine(pieces.join('') + text.slice(from, index))
      pieces = []
      if (ended) blocks.push(ended)
      from = index + end.length
    }
    if (from === text.length) return blocks
    pieces.push(text.slice(from))
    held += text.length - from
    if (held > maxLength) throw tooLarge(maxLength)
    return blocks
  }
}

interface OpenBlock {
  event: string
  data: string[]
  id: string | undefined
}

const emptyBlock = (): OpenBlock => ({ event: '', data: [], id: undefined })

const toBlock = ({ event, data, id }: OpenBlock, retry?: number): Block =>
  ({ event: event || 'message', data: data.length === 0 ? undefined : data.join('\n'), id, retry })

/**
 * Adds a line to the block. Ignores comments (lines that begin with a colon) and unknown fields. Returns a `retry` line
 * as a separate block, because it applies at once, before the empty line that ends the current block.
 */
function take(block: OpenBlock, line: string): Block | undefined {
  const colon = line.indexOf(':')
  const [name, value] = colon < 0
    ? [line, '']
    : [line.slice(0, colon), line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)]
  if (name === 'event') block.event = value
  else if (name === 'data') block.data.push(value)
  else if (name === 'id' && !value.includes('\0')) block.id = value
  else if (name === 'retry' && /^\d+$/.test(value)) return toBlock(emptyBlock(), Number(value))
  return undefined
}

export const tooLarge = (maxLength: number): StreamError =>
  new StreamError(0, {
    code: 'EVENT_TOO_LARGE',
    message: `An event of the stream has more than ${maxLength} characters`,
  })
