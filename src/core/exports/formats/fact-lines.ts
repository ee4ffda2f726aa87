import { missingOf } from '../../../outcomes/sentences.ts'
import { describeBreach, evidenceText } from '../report-texts.ts'
import type { ExportReport, ExportRow, RowOf } from '../rows.ts'

export const columns = [
  'kind', 'search_id', 'asked_type', 'asked_value', 'source_kind', 'source', 'card', 'label', 'type', 'value', 'link',
  'at', 'status', 'detail',
] as const

type Line = Partial<Record<typeof columns[number], string | null>>

/**
 * Yields the cells of the lines of a table: the report, one line for each line of a card, and an end from which a
 * reader knows that nothing is missing.
 * @param notesOf returns what the end says besides the number of facts
 */
export async function* factLines(
  report: ExportReport, rows: AsyncIterable<ExportRow>, notesOf: () => string[] = () => [],
): AsyncGenerator<string[]> {
  yield cellsOf(reportLine(report))
  let asked: Line = {}
  let count = 0
  for await (const row of rows) {
    if (row.kind === 'search') {
      asked = { search_id: row.search_id, asked_type: row.query.type, asked_value: row.query.value }
    }
    for (const line of linesOf(row)) yield cellsOf({ kind: row.kind, ...asked, ...line })
    count++
  }
  yield cellsOf({ kind: 'end', detail: [`${count} facts`, ...notesOf()].join('; ') })
}

const cellsOf = (line: Line): string[] => columns.map(name => line[name] ?? '')

const reportLine = (
  { kind, about, id, query, sandbox, finished, reference, labels, exported_at }: ExportReport,
): Line => ({
  kind,
  asked_type: query?.type ?? null,
  asked_value: query?.value ?? null,
  label: reference,
  type: about,
  value: id,
  at: exported_at,
  status: finished ? 'finished' : 'unfinished',
  detail: [...sandbox ? ['sandbox: everything is invented'] : [], ...labels].join(', '),
})

const ofSource = ({ source, at }: Pick<RowOf<'source'>, 'source' | 'at'>): Line =>
  ({ source_kind: source.kind, source: source.name, at })

const ofItems = (items: RowOf<'finding'>['items']): Line[] =>
  items.map(({ label, value, islink }) => ({ label, value, ...islink && { link: value } }))

function linesOf(row: ExportRow): Line[] {
  switch (row.kind) {
    case 'asked': return [{
      search_id: row.search?.id ?? '',
      asked_type: row.query.type,
      asked_value: row.query.value,
      status: row.status,
      detail: row.reason?.message ?? null,
    }]
    case 'search': {
      const missing = row.counts === undefined ? '' : missingOf(row.counts)
      return [{ at: row.completed_at, status: row.status, detail: row.error?.message ?? missing }]
    }
    case 'finding': return ofItems(row.items).map(line =>
      ({ ...ofSource(row), card: row.card, ...line, ...row.cached && { status: 'cached' } }))
    case 'account': return [{ ...ofSource(row), value: row.url, link: row.url, status: 'registered' }]
    case 'breach': return [{
      source: row.breach.sources.join(', '),
      label: row.breach.name,
      value: row.breach.title ?? row.breach.name,
      at: row.at,
      detail: describeBreach(row.breach),
    }]
    case 'leak': return ofItems(row.items).map(line =>
      ({
        ...ofSource(row),
        card: `${row.page}/${row.record}`,
        ...line,
        ...row.names_only && { status: 'names_only' },
      }))
    case 'observable': return [{
      label: row.relation,
      type: row.type,
      value: row.value,
      detail: `${row.strength} %; ${evidenceText(row.cards)}`,
    }]
    case 'source': return [{ ...ofSource(row), status: row.status, detail: row.reason?.message ?? null }]
  }
}
