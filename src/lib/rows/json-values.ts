import type { NumberedRow } from './numbered-rows.ts'
import { maxRowBytes } from './row.ts'

/**
 * Splits JSON into the values of a list, or into several values in a row. If `isWrapped` is `true`, the list is a
 * member of an object, as in `{"total": 2, "users": [{…}, …]}`, and all else is passed over. Chunks are `latin1` text.
 * A value that the end of the file cuts off is a faulty row.
 */
export async function* splitJson(
  chunks: AsyncIterable<string>, { isWrapped = false } = {},
): AsyncGenerator<NumberedRow[]> {
  let text = ''
  let line = 1
  /** Position up to which the text is scanned, depth in the current value, and `true` inside a string. */
  let at = 0
  let depth = 0
  let inString = false
  let start = -1
  let startLine = 1
  let isFirst = isWrapped
  let hasEnded = false

  function scan(): NumberedRow[] {
    const rows: NumberedRow[] = []
    for (; at < text.length; at++) {
      const sign = text[at]!
      if (sign === '\n' && !inString) line++
      if (inString) {
        const next = nextInString(text, at)
        if (next >= text.length) {
          at = text.length
          break
        }
        at = next
        if (text[at] === '"') inString = false
        else if (text[at] === '\n') line++
        else at++ // the sign behind a backslash
        continue
      }
      if (sign === '"') {
        if (start < 0) [start, startLine] = [at, line]
        inString = true
      } else if (sign === '{' || (sign === '[' && start >= 0)) {
        if (start < 0) [start, startLine] = [at, line]
        depth++
      } else if (sign === ']' && start < 0 && isWrapped) {
        hasEnded = true
        break
      } else if ((sign === '}' || sign === ']') && start >= 0 && depth > 0) {
        depth--
        if (depth === 0) end(at + 1, rows)
      } else if (start < 0 && /[^\s,[\]}]/.test(sign)) [start, startLine] = [at, line]
      else if (start >= 0 && depth === 0 && /[\s,\]]/.test(sign)) end(at, rows)
    }
    if (start < 0) cutTo(text.length)
    else if (text.length - start > maxRowBytes + 1_000) {
      rows.push({ line: startLine, fault: 'it is longer than 1 MiB', text: text.slice(start, start + 1_000) })
      // the rest of the value is passed over up to the end of its line
      const lineEnd = text.indexOf('\n', start)
      cutTo(lineEnd < 0 ? text.length : lineEnd)
      start = -1
      depth = 0
      inString = false
    } else if (start > 0) cutTo(start)
    return rows
  }

  function end(to: number, rows: NumberedRow[]): void {
    rows.push({ line: startLine, json: text.slice(start, to) })
    start = -1
  }

  function cutTo(from: number): void {
    text = text.slice(from)
    at = Math.max(0, at - from)
    if (start >= 0) start -= from
  }

  for await (const chunk of chunks) {
    if (hasEnded) continue // reads the file to its end, so that damage is noticed
    text += chunk
    if (isFirst) {
      isFirst = false
      const list = listStart(text)
      line += text.slice(0, list).split('\n').length - 1
      cutTo(list)
      at = 0
    }
    yield scan()
  }
  if (start >= 0) yield [{ line: startLine, fault: 'it is cut off at the end of the file', text: text.slice(start) }]
}

/** Matches an object up to the first object of its list. */
const wrapper = /^\s*\{[^[]{0,4000}?"[^"\n]{1,100}"\s*:\s*\[\s*\{/

/**
 * `true` if a text begins with one object that holds a list of objects, and not with several objects of which the first
 * holds a list.
 */
export const isWrappedList = (text: string): boolean => wrapper.test(text) && !/^\}[\s,]*\{/m.test(text)

/** Returns the position behind the bracket of the list. */
const listStart = (text: string): number => (wrapper.exec(text)?.[0].length ?? 1) - 1

function nextInString(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === 0x22 || sign === 0x5c || sign === 0x0a) return at
  }
  return text.length
}
