import { createPicture, type PersonOverview } from './picture.ts'
import type { ExportRow, RowOf } from './rows.ts'
import { isSanction } from './sanctions.ts'

/** Something that a reader of a report must see first. */
export interface Alarm {
  kind: 'sanction' | 'breach' | 'leak'
  text: string
}

/** A value of the graph of a report. */
export interface GraphValue {
  type: string
  value: string
}

export interface GraphLine {
  from: GraphValue
  to: GraphValue
  strength: number
}

/** One search of a report, with the number of its facts by kind. */
export interface SearchOverview {
  query: RowOf<'search'>['query']
  counts: Partial<Record<ExportRow['kind'], number>>
  /** Its merged picture: the persons with several accounts. */
  persons: PersonOverview[]
}

/** Content of the first page of a report. */
export interface Overview {
  /** The worst first. */
  alarms: Alarm[]
  /** Number of alarms that the list does not have. */
  more: number
  searches: SearchOverview[]
  /** The strongest lines. */
  lines: GraphLine[]
  /** Number of lines that the graph does not have. */
  moreLines: number
}

/** Maximum number of alarms that the first page lists. */
const maxAlarms = 20
/** Maximum number of values of the graph: more would not be readable on paper. */
const maxLines = 40

const severities = ['critical', 'high', 'medium', 'low']

/**
 * Reads rows once to find what the first page of a report has. The lists of alarms and lines are cut while they are
 * read, and the cards of one search at a time are kept, so that memory does not grow with the report.
 */
export async function overviewOf(rows: AsyncIterable<ExportRow>): Promise<Overview> {
  const alarms: Array<Alarm & { rank: number }> = []
  const lines: GraphLine[] = []
  const searches: SearchOverview[] = []
  /** Records of leaks by source, of the search that is read. */
  let records = new Map<string, number>()
  let picture: ReturnType<typeof createPicture> | undefined
  let cut = { alarms: 0, lines: 0 }

  const alarm = (rank: number, kind: Alarm['kind'], text: string): void => {
    alarms.push({ rank, kind, text })
    if (alarms.length >= 2 * maxAlarms) cut = { ...cut, alarms: cut.alarms + shorten(alarms, byRank, maxAlarms) }
  }
  const endSearch = async (): Promise<void> => {
    for (const [name, count] of records) {
      alarm(3, 'leak', `${name}: ${count} ${count === 1 ? 'record' : 'records'} about ${searches.at(-1)!.query.value}`)
    }
    records = new Map()
    if (picture) searches.at(-1)!.persons = await picture.persons()
    picture = undefined
  }
  for await (const row of rows) {
    const search = searches.at(-1)
    if (row.kind === 'leak' && row.names_only) continue // counted as breaches, which have rows of their own
    if (search && row.kind !== 'search') search.counts[row.kind] = (search.counts[row.kind] ?? 0) + 1
    picture?.read(row)
    switch (row.kind) {
      case 'search':
        await endSearch()
        searches.push({ query: row.query, counts: {}, persons: [] })
        picture = createPicture(row.query, row.marks)
        break
      case 'finding':
        if (isSanction(row)) alarm(0, 'sanction', `${row.source.name} names ${search!.query.value}`)
        break
      case 'breach': {
        const { title, name, severity, breachDate } = row.breach
        const facts = [severity ? `severity ${severity}` : [], breachDate ?? []].flat().join(', ')
        const rank = 1 + severityRank(severity) / 10
        alarm(rank, 'breach', `${title ?? name}${facts === '' ? '' : ` (${facts})`}: ${search!.query.value}`)
        break
      }
      case 'leak':
        records.set(row.source.name, (records.get(row.source.name) ?? 0) + 1)
        break
      case 'observable':
        lines.push({ from: search!.query, to: { type: row.type, value: row.value }, strength: row.strength })
        if (lines.length >= 2 * maxLines) cut = { ...cut, lines: cut.lines + shorten(lines, byStrength, maxLines) }
    }
  }
  await endSearch()
  const more = cut.alarms + shorten(alarms, byRank, maxAlarms)
  const moreLines = cut.lines + shorten(lines, byStrength, maxLines)
  return {
    alarms: alarms.map(({ kind, text }) => ({ kind, text })),
    more,
    searches,
    lines,
    moreLines,
  }
}

const byRank = (one: { rank: number }, other: { rank: number }): number => one.rank - other.rank
const byStrength = (one: GraphLine, other: GraphLine): number => other.strength - one.strength

/** Keeps the first elements in the order. Returns the number of removed ones. */
function shorten<Element>(list: Element[], order: (one: Element, other: Element) => number, length: number): number {
  return list.sort(order).splice(length).length
}

const severityRank = (severity: string | null | undefined): number => {
  const rank = severities.indexOf(severity ?? '')
  return rank === -1 ? severities.length : rank
}
