/** A part of a line, with a single style. */
export interface Span {
  text: string
  style: string
}

/**
 * A line of the terminal. It is displayed from the time `from` until the time `to`, in milliseconds. `to` is
 * `undefined` if the line stays.
 */
export interface ShownLine {
  row: number
  spans: Span[]
  from: number
  to?: number
}

/** A piece of output and its time. */
export interface Written {
  atMs: number
  text: string
}

const styles: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  22: '',
  31: 'red',
  32: 'green',
  36: 'cyan',
  39: '',
  0: '',
}
const pieces = /\x1b\[([\d;]*)([A-Za-z])|\r|\n|[^\x1b\r\n]+/g

/**
 * Returns the lines that a terminal with `columns` columns would display for this output. Supports only the control
 * sequences that the command line uses: colours, clearing a line, and moving to the next line.
 */
export function playTerminal(written: readonly Written[], columns: number): ShownLine[] {
  const lines: ShownLine[] = []
  let row = 0
  let column = 0
  let style = ''
  let now: ShownLine | undefined

  function end(atMs: number): void {
    if (now !== undefined && now.from < atMs) lines.push({ ...now, to: atMs })
    now = undefined
  }

  function next(): void {
    if (now !== undefined) lines.push(now)
    now = undefined
    row++
    column = 0
  }

  function put(atMs: number, letters: string[]): void {
    if (column === columns) next()
    const fitting = letters.splice(0, columns - column)
    now ??= { row, spans: [], from: atMs }
    now.spans.push({ text: fitting.join(''), style })
    column += fitting.length
    if (letters.length > 0) put(atMs, letters)
  }

  for (const { atMs, text } of written) {
    for (const [piece, codes, command] of text.matchAll(pieces)) {
      if (command === 'm') style = styles[codes ?? ''] ?? ''
      else if (command === 'K') end(atMs)
      else if (piece === '\n') next()
      else if (piece === '\r') column = 0
      else if (command === undefined) put(atMs, [...piece])
    }
  }
  if (now !== undefined) lines.push(now)
  return lines
}
