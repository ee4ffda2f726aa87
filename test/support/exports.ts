import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'yaml'
import type { ExportFormat } from '../../src/core/exports/formats.ts'
import { loadWriter } from '../../src/core/exports/formats.ts'
import type { CsvOptions } from '../../src/core/exports/formats/csv-cell.ts'
import type { ExportReport, ExportRow, RowOf } from '../../src/core/exports/rows.ts'
import { unzip } from './unzip.ts'

const example = (name: string): unknown =>
  (parse(readFileSync(`openapi/components/examples/${name}.yaml`, 'utf8')) as { value: unknown }).value

/** The documented export, which all examples of formats are about. */
export const exampleReport = example('ExportReportLine') as ExportReport
export const exampleRows = ['Asked', 'Search', 'Finding', 'Observable', 'Source']
  .map(kind => example(`Export${kind}Line`)) as ExportRow[]
export const exampleOf = (format: string): unknown => example(`Export${format}`)

const [exampleAsked, exampleSearch, exampleFinding, exampleObservable, exampleSource] = exampleRows as [
  RowOf<'asked'>, RowOf<'search'>, RowOf<'finding'>, RowOf<'observable'>, RowOf<'source'>,
]

/** Writes an export as text. An export in bytes has each byte as a character of Latin-1. */
export async function write(
  format: ExportFormat, rows: readonly ExportRow[], report: ExportReport = exampleReport, options: CsvOptions = {},
): Promise<string> {
  const parts: string[] = []
  const writer = await loadWriter[format]()
  async function* all() { yield* rows }
  for await (const part of writer(report, all(), all(), options)) {
    parts.push(typeof part === 'string' ? part : Buffer.from(part).toString('latin1'))
  }
  return parts.join('')
}

/** Returns the texts of an export that was received, or of another response. */
export async function textOfExport(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isWorkbook = response.headers.get('content-type')?.includes('spreadsheetml')
  return isWorkbook ? [...unzip(bytes).values()].join('\n') : bytes.toString()
}

/** Texts that try to leave the place in which a format puts them. */
export const hostile = fc.array(fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<', '>', '&', '"', '\'', '=', '+', '-', '@', '\t', '\r', '\n', '\r\n', ',', ';', '|', '`', '*', '_',
    '~', '[', ']', '(', ')', '!', '#', '$', '\\', '\0', '\u0008', '\u001f', '\u0085', '\u2028', '\ud800', '\udfff',
    '\ufffe', '\u{1f600}', '<script>alert(1)</script>', '</style>', '</td>', '<!--', ']]>', '&amp;', '&#0;',
    '=cmd|\' /C calc\'!A0', '"=1+1', '\'=1', '![x](http://x.example)', '[x](javascript:alert(1))', '<http://x.example>',
    '~~~', '```', '- [ ]', '1. ', '| --- |', 'http://x.example', 'javascript:alert(1)', '\uff1d1'),
), { maxLength: 8 }).map(parts => parts.join(''))

const item = (label: string, value: string, islink = false) => ({
  label,
  value,
  islink,
  copy: true,
  isdate: false,
})

/** Returns rows of every kind that have this text wherever a source or a caller can put one. */
export const hostileRows = (text: string): ExportRow[] => {
  const source = { ...exampleSource.source, name: text }
  return [
    { ...exampleAsked, query: { type: 'Pseudonym', value: text } },
    { ...exampleSearch, query: { type: 'Pseudonym', value: text }, reference: text, labels: [text] },
    { ...exampleFinding, source, items: [item(text, text), item('link', text, true)] },
    { ...exampleFinding, kind: 'account', source, url: text },
    { ...exampleFinding, kind: 'breach', breach: { name: text, title: text, domain: text, sources: [text] } },
    {
      ...exampleFinding,
      kind: 'leak',
      source,
      page: 1,
      record: text,
      items: [item(text, text)],
    },
    { ...exampleObservable, type: 'Name', value: text, cards: [{ ...exampleObservable.cards[0]!, label: text }] },
    { ...exampleSource, source, reason: { code: 'X', message: text } },
  ]
}
