import { defaultStray } from '../../lib/rows/decoder.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import type { RowRecord } from '../../lib/rows/row.ts'
import { createRowTally, type RowTally, type Tally } from '../../lib/rows/row-tally.ts'
import { decoderOf } from '../../lib/rows/text-form.ts'
import { indexedField } from '../../sources/leaks/field-names.ts'
import { mask, maskWithin } from '../../sources/leaks/mask.ts'
import { fieldOf, type Field } from '../../sources/leaks/vocabulary.ts'
import { isNumbered, numbered } from './content.ts'
import { doubtsOf, type FoundColumn } from './doubts.ts'
import { createIndexedValues } from './indexed-values.ts'
import type { FileLayout, Layout } from './layouts.ts'
import { createRowReader } from './row-reader.ts'
import { severalEncodings, type Sample } from './sample.ts'

/** Column of a file, as the import understands it. */
interface UnderstoodColumn extends FoundColumn {
  field: Field | null
}

/** Facts that an import reads from a file before it reads all of it. */
export interface Understood {
  format: string
  /** Characters between two cells, or `null` for formats without cells. */
  delimiter: string | null
  encoding: string
  compression: DataFile['compression']
  line_ends: 'lf' | 'cr'
  /** Sampled rows with a record, and rows that would be rejected. */
  rows: number
  rejected: number
  columns: UnderstoodColumn[]
  /** At most three records. Secrets and the names of persons and accounts are masked. */
  examples: Array<Record<string, string>>
  /** Tables of a dump, or sheets of a workbook, with the number of sampled rows. Missing for other formats. */
  tables?: Tally['tables']
  /** Reasons to believe that the layout is wrong. The import then needs a confirmation. */
  doubts: string[]
}

type ReadLayout = FileLayout & { sample: Sample }

const maxRows = 1_000

/** Reads the sampled rows in their layout. */
export async function understand(
  { compression }: Pick<DataFile, 'compression'>, { layout, offset, sample }: ReadLayout,
  mapping: Readonly<Record<string, Field>>,
): Promise<Understood> {
  const decoder = decoderOf(layout)
  const reader = createRowReader(layout, decoder)
  const records: RowRecord[] = []
  let rejected = 0
  const tally = createRowTally()
  for (const part of isNumbered(layout) ? [await numberedPart(sample, layout, tally)] : partsOf(sample, offset)) {
    const end = records.length + maxRows
    reader.read(part, {
      record: record => { if (records.length < end) records.push(record) },
      reject: () => { rejected++ },
    })
  }
  const columns = columnsOf(records, mapping)
  const { tables } = sample.tables === undefined ? tally.all() : { tables: sample.tables }
  const isUtf8 = decoder.strays === 0
  return {
    format: layout.format === 'json-lines' ? 'jsonl' : layout.format,
    delimiter: layout.format === 'csv' ? layout.dialect.delimiter : 'delimiter' in layout ? layout.delimiter : null,
    encoding: layout.encoding ?? (isUtf8 && layout.stray === undefined ? 'utf-8'
      : `utf-8, other bytes as ${layout.stray ?? defaultStray}`),
    compression,
    line_ends: layout.lineEnds ?? 'lf',
    rows: records.length,
    rejected,
    columns,
    examples: examplesOf(records).map(record => masked(record, mapping)),
    ...tables.length === 0 ? {} : { tables },
    doubts: [
      ...sample.encodings === undefined ? [] : [severalEncodings(sample.encodings)],
      ...records.length + rejected === 0 && !sample.isWhole
        ? ['no row is in the sample: a statement or a value is longer'] : [],
      ...doubtsOf({ records, rejected, columns, mapping }),
    ],
  }
}

/** Returns the sampled lines of records. */
const partsOf = ({ parts, mark }: Sample, offset: number): string[] => parts.map((part, index) => {
  const rows = index === 0 ? part.slice(offset - mark) : part
  return rows.length <= maxSampled ? rows : rows.slice(0, rows.lastIndexOf('\n', maxSampled) + 1)
})

/**
 * Returns the numbered rows of the head. A last row that the sample cuts off is dropped. Those of a workbook are whole.
 */
async function numberedPart({ parts: [head = ''], isWhole }: Sample, layout: Layout, tally: RowTally): Promise<string> {
  if (layout.format === 'xlsx') return head
  const chunks = await Array.fromAsync(numbered(asStream(head.slice(0, maxSampled)), layout, tally))
  const rows = Buffer.concat(chunks).toString('latin1')
  return isWhole && head.length <= maxSampled ? rows : rows.slice(0, rows.lastIndexOf('\n', rows.length - 2) + 1)
}

async function* asStream(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text, 'latin1')
}

/** Bytes of a part that are read. More would make a look at a file wait. */
const maxSampled = 262_144

function columnsOf(records: readonly RowRecord[], mapping: Readonly<Record<string, Field>>): UnderstoodColumn[] {
  const indexedValues = createIndexedValues(mapping)
  const columns = new Map<string, UnderstoodColumn>()
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      let column = columns.get(name)
      if (column === undefined) {
        if (columns.size >= maxColumns) continue
        column = { name, field: indexedField(name, mapping) ?? null, rows: 0, types: {} }
        columns.set(name, column)
      }
      column.rows++
      for (const type of new Set(indexedValues({ [name]: value }).map(one => one.type))) {
        column.types[type] = (column.types[type] ?? 0) + 1
      }
    }
  }
  return [...columns.values()]
}

const maxColumns = 500

/** Returns a record of the start, of the middle and of the end. */
const examplesOf = (records: readonly RowRecord[]): RowRecord[] =>
  [...new Set([0, Math.floor(records.length / 2), records.length - 1])].map(at => records[at])
    .filter(record => record !== undefined)

/** Fields that name no person and no account. Their values are displayed as they are. */
const open: ReadonlySet<Field> = new Set(['url', 'domain', 'website', 'hash_type', 'country', 'breach', 'created_at',
  'captured_at', 'last_seen', 'malware', 'os'])
const maxExampleLength = 60

function masked(record: RowRecord, mapping: Readonly<Record<string, Field>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    const field = fieldOf(name, mapping)
    const isOpen = field !== undefined && open.has(field)
    const shown = isOpen ? maskWithin(hideUser(text)) : hidden(text)
    return [name, shown.length > maxExampleLength ? `${shown.slice(0, maxExampleLength)}…` : shown]
  }))
}

/** Hides the user in front of the host of a URL. */
const hideUser = (text: string): string => text.replace(/:\/\/[^/@\s]*@/, '://******@')

/** Masks a text. Of an e-mail address, the part behind the @ is kept: it shows that the value is an address. */
function hidden(text: string): string {
  const [, local, host] = /^([^@\s:;|]{1,64})@([^@\s:;|]+)$/.exec(text) ?? []
  return local === undefined ? mask(text) : `${mask(local)}@${host}`
}
