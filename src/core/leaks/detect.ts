import { isWrappedList } from '../../lib/rows/json-values.ts'
import { pairOf } from '../../lib/rows/labelled.ts'
import type { SeparatedLayout } from '../../lib/rows/separated.ts'
import { parseUrlUserSecret, urlAtEnd } from '../../lib/rows/url-user-secret.ts'
import { isValue, profileOf } from './column-kinds.ts'
import { guessColumns } from './guess-columns.ts'
import { knownLayoutOf } from './known-layouts.ts'
import { fieldOfLabel } from './labels.ts'
import type { Layout } from './layouts.ts'

/** A layout that the lines of a file have, or the delimiter of a table whose first row names the columns. */
export type Detected = Layout | { format: 'table', delimiter: string }

/** Share of the lines that must have a layout. The rest are faults of the file. */
const share = 0.7

/**
 * Recognises the layout of lines: the blank ones are left out. Returns `user-secret` for lines that no other layout
 * fits.
 */
export function detectLayout(lines: readonly string[]): Detected {
  return jsonOf(lines) ?? sqlOf(lines) ?? blocksOf(lines) ?? labelledOf(lines) ?? urlsOf(lines) ?? knownLayoutOf(lines)
    ?? tableOf(lines) ?? separatedOf(lines) ?? { format: 'user-secret' }
}

/** `true` if enough lines pass a test. */
const most = (lines: readonly string[], test: (line: string) => boolean): boolean =>
  lines.filter(test).length >= lines.length * share

/** Recognises one object a line, or a list or objects of which each spans lines. */
function jsonOf(lines: readonly string[]): Detected | undefined {
  const [first = ''] = lines
  if (!/^\s*(?:\[\s*(?:[\]{]|$)|\{)/.test(first)) return undefined
  const isLines = lines.length > 0 && first.trimStart().startsWith('{') && most(lines, line => /^\s*\{.*\}\s*$/s.test(line))
  const text = lines.join('\n')
  return isLines && !(lines.length === 1 && isWrappedList(text)) ? { format: 'json-lines' } : jsonLayout(text)
}

export const jsonLayout = (text: string): Layout =>
  isWrappedList(text) ? { format: 'json', isWrapped: true } : { format: 'json' }

/** Recognises statements of a dump. */
function sqlOf(lines: readonly string[]): Layout | undefined {
  const isDump = lines.some(line => /^(?:INSERT|REPLACE)\s.{0,60}\bINTO\s|^INSERT\s+[["`\w.\]]+\s*\(.{1,2000}\)\s*VALUES\b|^COPY\s.{1,2000}\sFROM\s+stdin\b/i.test(line))
  return isDump ? sqlLayout(lines) : undefined
}

/** Only MySQL and its relatives escape with a backslash. Their dumps quote names with backticks. */
export const sqlLayout = (lines: readonly string[]): Layout => ({
  format: 'sql',
  hasEscapes: !lines.some(line => /PostgreSQL|SQLite|^PRAGMA |^BEGIN TRANSACTION|^SET standard_conforming/i.test(line)),
})

/**
 * Recognises blocks by their labels: a label of a user, a page or an address, and at least two known labels, each of
 * them often at the start of a line.
 */
function blocksOf(lines: readonly string[]): Detected | undefined {
  const has = (pattern: RegExp) => lines.some(line => pattern.test(line))
  const isLdif = has(/^dn::? /i) && has(/^(?:mail|uid|objectclass)::? /i)
  if (isLdif) return { format: 'blocks', isLdif }
  const counts = new Map<string, number>()
  let known = 0
  for (const line of lines) {
    const [label, value] = pairOf(line)
    // the value of a URL's scheme begins with slashes: "https://…" has no label
    const field = label === undefined || value.startsWith('//') ? undefined : fieldOfLabel(label)
    if (field === undefined || isValue(label!)) continue
    known++
    counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  const often = [...counts].filter(([, count]) => count >= known / 10).map(([field]) => field)
  const isFindable = often.some(field => ['url', 'username', 'email', 'ip'].includes(field))
  return isFindable && often.length > 1 && known >= lines.length * 0.4 ? { format: 'blocks' } : undefined
}

const pairDelimiters = [' - ', ' | ', ' ; ', '; ', ', ', '|', '\t', ';', ','] as const

/** Recognises lines of several labelled values. */
function labelledOf(lines: readonly string[]): Detected | undefined {
  for (const delimiter of pairDelimiters) {
    const counts = new Map<string, number>()
    for (const line of lines) {
      for (const part of line.split(delimiter)) {
        const [label] = pairOf(part)
        if (label !== undefined && /^[A-Za-z][\w ]{0,30}$/.test(label)) counts.set(label, (counts.get(label) ?? 0) + 1)
      }
    }
    const common = [...counts].filter(([, count]) => count >= lines.length * share).map(([label]) => label)
    if (common.length < 2 || common.filter(label => fieldOfLabel(label) !== undefined).length < 2) continue
    const often = [...counts].filter(([, count]) => count >= lines.length / 20).map(([label]) => label)
    return { format: 'labelled', labels: Object.fromEntries(often.map(label => [label, nameOf(label)])), delimiter }
  }
  return undefined
}

const nameOf = (label: string): string => fieldOfLabel(label) ?? label.trim().toLowerCase().replaceAll(/\W+/g, '_')

function urlsOf(lines: readonly string[]): Detected | undefined {
  if (most(lines, line => typeof parseUrlUserSecret(line) !== 'string')) return { format: 'url-user-secret' }
  return most(lines, line => /^[^\s/]+[:;|\t ]/.test(line.slice(0, Math.max(0, urlAtEnd(line)))))
    ? { format: 'url-user-secret', isLast: true }
    : undefined
}

/** Delimiters of separated text, the longer ones first, because they contain the shorter ones. */
export const delimiters = ['-|-', '----', ' | ', ' : ', ' ; ', ' - ', '::', '||', '\t', ';', '|', ',', ':', ' ']
const tableDelimiters = [',', ';', '\t', '|'] as const

/** Recognises a table whose first line names its columns. */
function tableOf(lines: readonly string[]): Detected | undefined {
  const [first, ...rest] = lines
  if (first === undefined || rest.length === 0) return undefined
  for (const delimiter of tableDelimiters) {
    const names = first.split(delimiter).map(name => name.replaceAll('"', '').trim())
    const hasNames = names.length > 1 && !names.some(isValue) && names.some(name => fieldOfLabel(name) !== undefined)
    if (hasNames && rest.filter(line => line.includes(delimiter)).length >= rest.length * share) {
      return { format: 'table', delimiter }
    }
  }
  return undefined
}

/** Recognises a constant number of delimiters, other than one between user and secret. */
function separatedOf(lines: readonly string[]): Detected | undefined {
  const found = delimiters.map(delimiter => ({ delimiter, ...columnCount(lines, delimiter) }))
    .filter(({ count, lines: having }) => count > 1 && having >= lines.length * share)
  const [best] = found.toSorted((a, b) => b.lines - a.lines) // of equal ones, the first of `delimiters`
  return best === undefined ? undefined : rowsOf(lines, best.delimiter)
}

/** Returns the most common number of cells, and the number of lines that have it. */
function columnCount(lines: readonly string[], delimiter: string): { count: number, lines: number } {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const count = line.split(delimiter).length
    counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  const [count = 1, having = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? []
  return { count, lines: having }
}

/** Returns the layout of lines with this delimiter. Lines of two cells that begin with a user are `user-secret`. */
function rowsOf(lines: readonly string[], delimiter: string): Layout {
  const layout = columnsOf(lines, delimiter)
  const [first = '', second = ''] = layout.columns
  const isUserFirst = layout.columns.length === 2 && second !== 'email' && !first.startsWith('hash')
  return isUserFirst && layout.end === undefined && [':', ';', '|', '\t'].includes(delimiter)
    ? { format: 'user-secret' }
    : { format: 'separated', ...layout }
}

/**
 * Returns the layout of separated text, with columns that its values have. `given` is a delimiter, and `columns` a
 * number of columns, that a caller has named. Returns `undefined` if the lines have no such number of delimiters.
 */
export function separatedLayout(
  lines: readonly string[], given: string | undefined, columns: number | undefined,
): SeparatedLayout | undefined {
  const fits = (delimiter: string): number =>
    columns === undefined
      ? columnCount(lines, delimiter).lines
      : lines.filter(line => line.split(delimiter).length >= columns).length
  const found = (given === undefined ? delimiters : [given])
    .map(delimiter => ({ delimiter, having: fits(delimiter), ...columnCount(lines, delimiter) }))
    .filter(({ count, having }) => (count > 1 || columns === 1) && having >= lines.length / 2)
  const best = found.toSorted((a, b) => b.having - a.having)[0]
  return best === undefined ? undefined : columnsOf(lines, best.delimiter)
}

function columnsOf(lines: readonly string[], delimiter: string): SeparatedLayout {
  const end = commonEnd(lines)
  const { count } = columnCount(lines, delimiter)
  const rows = lines.map(line => line.slice(0, line.length - end.length).split(delimiter))
    .filter(({ length }) => length >= count)
  const profiles = Array.from({ length: count }, (_, place) => profileOf(rows.map(row => row[place]!)))
  const { columns, open } = guessColumns(profiles)
  return { columns, delimiter, ...end === '' ? {} : { end }, ...open === undefined ? {} : { open } }
}

/** Returns the signs that end every line, such as the `|--` of a dump. One sign may be an empty last cell. */
function commonEnd(lines: readonly string[]): string {
  const [end] = /[^\p{L}\p{N}\s]{2,8}$/u.exec(lines[0] ?? '') ?? []
  for (let from = 0; end !== undefined && end.length - from > 2; from++) {
    if (lines.length > 2 && lines.every(line => line.endsWith(end.slice(from)))) return end.slice(from)
  }
  return ''
}
