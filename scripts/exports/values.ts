import fc from 'fast-check'
import type { ExportReport, ExportRow, RowOf } from '../../src/core/exports/rows.ts'
import { toStix } from '../../src/core/exports/formats/stix.ts'
import { toXlsx } from '../../src/core/exports/formats/xlsx.ts'
import { noSummary } from '../../src/core/exports/summary.ts'
import type { ObservableType } from '../../src/sources/kit/meanings/meaning.ts'

/** Values of each kind that exists in practice, and that a tool may refuse. The hosts are invented. */
const legal = {
  'Email Address': [
    'sam@example.org', 'sam+tag@example.org', 'o\'neil@example.org', 's\u00e1m@example.org', '"a b"@example.org',
    'sam@xn--bcher-kva.example', 'sam@[192.0.2.1]', 'sam@localhost', 'a/b=c@example.org', '.sam.@example.org',
    '-@a-.example',
  ],
  'Domain Name': [
    'example.org', 'a_b.example.org', '_dmarc.example.org', 'xn--bcher-kva.example', 'xn--i-7iq.example',
    '*.example.org',
    'r3---sn.example.org', '-a.example', 'localhost', 'xn--.example', 'b\u00fccher.example', 'xn--4dbrk0ce.example',
  ],
  'IP Address': [
    '192.0.2.1', '2001:db8::1', '::', '::ffff:192.0.2.1', '64:ff9b::192.0.2.1', 'fe80::1%eth0', '192.0.2.0/24',
  ],
  'URL': [
    'https://example.org/', 'http://[2001:db8::1]/', 'https://b\u00fccher.example/\u00e4?\u00f6#\u00fc',
    'https://a^b.example/',
    'https://a_b.example/', 'https://example.org/[x]|`', '//example.org/x', 'no address',
    'data:text/plain,a b', 'urn:x:\u00e4',
    'mailto:sam@example.org', 'https://user:p@ss@example.org/', 'foo://a b/c', 'https://x.example:8443/%zz',
  ],
  'Pseudonym': ['sam', '=1', '\u{1f600}'],
  'Name': ['Sam'],
  'Phone Number': ['+33123456789'],
  'Cryptocurrency': ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  'Date': ['2024-01-02'],
} as const satisfies Partial<Record<ObservableType, readonly string[]>>

const time = '2026-01-02T03:04:05.000Z'

/** Texts that a spreadsheet may convert, calculate or unescape, or that a cell cannot hold. */
const cells = [
  '=1+1', '+1', '-1', '@a', '007', '12345678901234567890', '1e5', '1-2', 'MAR1', 'TRUE', '#N/A', '_x0041_', ' x ',
  'a  b', '1\r\n2\r3', '\0\u0001\ufffe', '\ud800', 'x'.repeat(40_000), '\u{1f600}'.repeat(20_000), '<b>&amp;"\'',
]

/** Returns a workbook with these values and with hostile ones. */
export async function workbookOfValues(): Promise<Buffer> {
  const texts = fc.sample(fc.string({ unit: 'binary', minLength: 1 }), { seed: 1, numRuns: 200 })
  const rows = [...cells, ...texts].map(text => rowOf('Name', text))
  async function* all() { yield* [asked, search, ...rows] }
  return Buffer.concat(await Array.fromAsync(toXlsx(report, all(), all())))
}

/** Returns a bundle of STIX with values of every type, legal and hostile, each as asked and as found. */
export async function bundleOfValues(): Promise<string> {
  const texts = fc.sample(fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }), fc.emailAddress(), fc.domain(), fc.ipV6(), fc.ipV4(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  ), { seed: 1, numRuns: 200 }).filter(text => text.trim() !== '')
  const types = Object.entries(legal) as Array<[ObservableType, readonly string[]]>
  const rows = types.flatMap(([type, values]) => [...values, ...texts].map(value => rowOf(type, value)))
  async function* all() { yield* [asked, search, ...rows] }
  let text = ''
  for await (const part of toStix(report, all(), all())) text += part
  return text
}

const query = { type: 'Pseudonym', value: 'sam' } as const
const search_id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

const report: ExportReport = {
  kind: 'report',
  about: 'search',
  id: search_id,
  query,
  preview: null,
  summary: noSummary,
  finished: true,
  reference: 'case-7',
  labels: ['fraud'],
  created_at: time,
  completed_at: time,
  exported_at: time,
}

const asked: RowOf<'asked'> = {
  kind: 'asked',
  query,
  status: 'started',
  search: { id: search_id, status: 'finished' },
  reason: null,
  depth: 0,
  found: null,
}

const search: RowOf<'search'> = {
  kind: 'search',
  search_id,
  query,
  status: 'finished',
  error: null,
  complete: true,
  reference: null,
  labels: [],
  created_at: time,
  started_at: time,
  completed_at: time,
}

const rowOf = (type: ObservableType, value: string): ExportRow => ({
  kind: 'observable',
  search_id,
  type,
  value,
  relation: 'mentioned',
  strength: 60,
  cards: [],
} as unknown as ExportRow)
