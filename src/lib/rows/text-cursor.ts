import { maxRowBytes } from './row.ts'

/** Characters of an INSERT in which its column names end. */
export const maxHead = 65_536

/** Position in a text of which only the part that is not read yet is kept. */
export interface TextCursor {
  readonly text: string
  readonly at: number
  /** Number of the line at `at`, from 1. */
  readonly line: number
  /** `true` once the text has no further chunks. */
  readonly isLast: boolean
  add(chunk: string, isLast?: boolean): void
  /** Moves on, and counts the lines. */
  pass(to: number): void
  /** Returns the end of the current line, or `undefined` if more text is needed. */
  lineEnd(): number | undefined
  /** Returns the number of characters behind the position. */
  left(): number
}

export function createTextCursor(): TextCursor {
  let text = ''
  let at = 0
  let line = 1
  let isLast = false

  return {
    get text() { return text },
    get at() { return at },
    get line() { return line },
    get isLast() { return isLast },

    add(chunk, isEnd = false) {
      text = text.slice(at) + chunk
      at = 0
      isLast = isEnd
    },

    pass(to) {
      for (let next = text.indexOf('\n', at); next >= 0 && next < to; next = text.indexOf('\n', next + 1)) line++
      at = to
    },

    lineEnd() {
      const end = text.indexOf('\n', at)
      return end >= 0 ? end + 1 : isLast || text.length - at > maxRowBytes ? text.length : undefined
    },

    left: () => text.length - at,
  }
}
