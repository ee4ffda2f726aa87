import type { NumberedRow } from './numbered-rows.ts'
import { faults, maxRowBytes } from './row.ts'

/**
 * Splits JSON into the values of a list, or into several values in a row. If `isWrapped` is `true`, the list is a
 * member of an object, as in `{"total": 2, "users": [{…}, …]}`, and all else is passed over. Chunks are `latin1` text.
 * A value that the end of the file cuts off is a faulty row, and so is one that is longer than 1 MiB: it is passed over
 * to its end, or to a line that begins as its first line does, if its brackets or quotes are malformed.
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
  let hasEnded = false
  /** Signs in front of the current value in its line, if they are spaces, and `true` once the value is too long. */
  let indent: string | undefined
  let isLong = false

  function scan(): NumberedRow[] {
    const rows: NumberedRow[] = []
    for (; at < text.length; at++) {
      const sign = text[at]!
      if (isLong && indent !== undefined && text[at - 1] === '\n' && text.startsWith(`${indent}{`, at)) abandon()
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
        begin()
        inString = true
      } else if (sign === '{' || (sign === '[' && start >= 0)) {
        begin()
        depth++
      } else if (sign === ']' && start < 0 && isWrapped) {
        hasEnded = true
        break
      } else if ((sign === '}' || sign === ']') && start >= 0 && depth > 0) {
        depth--
        if (depth === 0) end(at + 1, rows)
      } else if (start < 0 && /[^\s,[\]}]/.test(sign)) begin()
      else if (start >= 0 && depth === 0 && /[\s,\]]/.test(sign)) end(at, rows)
    }
    if (start < 0) cutTo(text.length)
    else if (isLong) {
      cutTo(Math.max(0, text.length - 1)) // one sign is kept, which may be the line end in front of the next value
      start = 0
    } else if (text.length - start > maxRowBytes + 1_000) {
      rows.push({ line: startLine, fault: faults.long, text: text.slice(start, start + 1_000) })
      isLong = true
      const next = indent === undefined ? -1 : text.indexOf(`\n${indent}{`, start + maxRowBytes)
      if (next >= 0) rows.push(...resume(next + 1))
    } else if (start > 0) cutTo(start)
    return rows
  }

  /** Begins a value, unless one is open. */
  function begin(): void {
    if (start >= 0) return
    start = at
    startLine = line
    indent = /(?:^|\n)([^\S\n]*)$/.exec(text.slice(Math.max(0, at - maxIndent), at))?.[1]
  }

  /** Reads on at a line behind a value that is too long. */
  function resume(from: number): NumberedRow[] {
    line = startLine + text.slice(start, from).split('\n').length - 1
    abandon()
    cutTo(from)
    at = 0
    return scan()
  }

  /** Gives up a value that is too long. */
  function abandon(): void {
    start = -1
    depth = 0
    inString = false
    isLong = false
  }

  function end(to: number, rows: NumberedRow[]): void {
    if (!isLong) {
      const json = text.slice(start, to)
      rows.push(json.length <= maxRowBytes ? { line: startLine, json }
        : { line: startLine, fault: faults.long, text: json.slice(0, 1_000) })
    }
    start = -1
    isLong = false
  }

  function cutTo(from: number): void {
    text = text.slice(from)
    at = Math.max(0, at - from)
    if (start >= 0) start -= from
  }

  for await (const chunk of isWrapped ? fromList(chunks, count => { line += count }) : chunks) {
    if (hasEnded) continue // reads the file to its end, so that damage is noticed
    text += chunk
    yield scan()
  }
  if (start < 0 || isLong) return
  yield [{ line: startLine, fault: 'it is cut off at the end of the file', text: text.slice(start) }]
}

/** Maximum number of spaces in front of the values of a list. */
const maxIndent = 100

/** Matches an object up to the first object of its list. */
const wrapper = /^\s*\{[^[]{0,4000}?"[^"\n]{1,100}"\s*:\s*\[\s*\{/

/**
 * `true` if a text begins with one object that holds a list of objects, and not with several objects of which the first
 * holds a list.
 */
export const isWrappedList = (text: string): boolean => wrapper.test(text) && !/^\}[\s,]*\{/m.test(text)

/** Leaves out what stands in front of the list. `onLines` gets the number of lines in it. */
async function* fromList(chunks: AsyncIterable<string>, onLines: (count: number) => void): AsyncGenerator<string> {
  let isFirst = true
  for await (const chunk of chunks) {
    const from = isFirst ? listStart(chunk) : 0
    if (isFirst) onLines(chunk.slice(0, from).split('\n').length - 1)
    yield chunk.slice(from)
    isFirst = false
  }
}

/** Returns the position behind the bracket of the list. */
const listStart = (text: string): number => (wrapper.exec(text)?.[0].length ?? 1) - 1

function nextInString(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === 0x22 || sign === 0x5c || sign === 0x0a) return at
  }
  return text.length
}
