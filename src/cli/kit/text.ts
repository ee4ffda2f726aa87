type Cell = string | number | readonly string[] | null | undefined

/**
 * Matches control, format and separator characters, which can change what a terminal displays. Does not match a
 * zero-width joiner in an emoji.
 */
const unsafeCharacters =
  /(?<!\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]?)\u200d|(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Returns text that is safe for a terminal: unsafe characters become spaces or U+FFFD. A missing value becomes `–`. */
export function terminalSafe(value: Cell): string {
  const text = typeof value === 'object' ? value?.join(', ') ?? '–' : String(value ?? '–')
  return text.replace(unsafeCharacters, character => /\s/.test(character) ? ' ' : '\u{fffd}')
}

/** Like `terminalSafe`, but keeps line feeds. */
export const terminalSafeLines = (text: string): string => text.split('\n').map(terminalSafe).join('\n')

/**
 * Escapes unsafe characters in JSON text. These characters can occur only in JSON strings, so the parsed value stays
 * the same.
 */
export const terminalSafeJson = (json: string): string => json.replace(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu, character =>
  character.split('').map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''))

const graphemes = new Intl.Segmenter()
const marks = /^\p{M}+$/u
const wide = new RegExp('\\p{Emoji_Presentation}|\\ufe0f|[\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\uac00-\\ud7a3'
  + '\\uf900-\\ufaff\\ufe30-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{20000}-\\u{3fffd}]', 'u')
const ascii = /^[\x20-\x7e]*$/

/** Returns the width of a text in terminal columns. East Asian characters and emoji take two columns. */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length
  let sum = 0
  for (const { segment } of graphemes.segment(text)) sum += wide.test(segment) ? 2 : marks.test(segment) ? 0 : 1
  return sum
}

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - displayWidth(text)))

/** Cuts a text to this number of columns. A text that was cut ends with `…`. */
export function clip(text: string, maxColumns: number): string {
  if (displayWidth(text) <= maxColumns) return text
  let clipped = ''
  let columns = 1 // width of the mark
  for (const { segment } of graphemes.segment(text)) {
    columns += displayWidth(segment)
    if (columns > maxColumns) break
    clipped += segment
  }
  return `${clipped.trimEnd()}…`
}

/**
 * Formats a time of the form of ISO 8601, in UTC: `2026-11-21` if it is midnight, else `2026-11-21 10:15:00 UTC`.
 * Returns any other text unchanged.
 */
export const readableTime = (text: string): string =>
  text.replace(/^(\d{4}-\d\d-\d\d)T00:00:00(\.0+)?Z$/, '$1')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?Z$/, '$1 $2 UTC')

/** Formats headings and rows as a table with aligned columns. */
export function table(headings: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  if (rows.length === 0) return '(none)'
  const lines = [headings, ...rows.map(row => row.map(terminalSafe))]
  const widths = headings.map((_, column) => Math.max(...lines.map(line => displayWidth(line[column]!))))
  return lines.map(line => tableRow(line, widths)).join('\n')
}

/** Formats a row of a table whose columns have these widths. */
export const tableRow = (row: readonly Cell[], widths: readonly number[]): string =>
  row.map((cell, column) => pad(terminalSafe(cell), widths[column] ?? 0)).join('  ').trimEnd()

/**
 * Wraps text to lines of at most `maxColumns` columns, at spaces. Splits a word that is longer than a line. Does not
 * split a URL, so that a terminal can link it.
 */
export function wrap(text: string, maxColumns: number): string[] {
  if (displayWidth(text) <= maxColumns) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap(one => /https?:\/\//i.test(one) ? [one] : splitWord(one, maxColumns))) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > maxColumns) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function splitWord(word: string, maxColumns: number): string[] {
  if (displayWidth(word) <= maxColumns) return [word]
  const cut = ['']
  for (const { segment } of graphemes.segment(word)) {
    if (displayWidth(cut.at(-1)! + segment) > maxColumns) cut.push(segment)
    else cut[cut.length - 1] += segment
  }
  return cut
}
