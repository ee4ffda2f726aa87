import { sourceWords } from '../../outcomes/sentences.ts'
import { describeBreach, evidenceText, safeLink, timeText } from './report-texts.ts'
import { hasAnswered, stateOfRow, type ExportRow, type RowOf } from './rows.ts'

/** One line of a cell. */
export interface Line {
  label?: string
  text: string
  link?: string | undefined
}

/** A table of a report for people. */
export interface Table {
  title: string
  columns: readonly string[]
  /** Sentences before the table, which explain its words. */
  note?: string
}

export const askedTitle = 'What was asked'

const tables = {
  asked: { title: askedTitle, columns: ['Type', 'Observable', 'Step', 'Search'] },
  finding: { title: 'Findings', columns: ['Source', 'Finding', 'Time'] },
  account: { title: 'Accounts', columns: ['Site', 'Page', 'Time'] },
  breach: { title: 'Breaches', columns: ['Breach', 'Details', 'Named by', 'Time'] },
  leak: { title: 'Leak records', columns: ['Source', 'Record', 'Time'] },
  mention: {
    title: 'Breaches in leak sources',
    columns: ['Source', 'Record', 'Time'],
    note: 'Records that only name a breach. They are counted as breaches, not as leak records.',
  },
  observable: {
    title: 'Observables',
    columns: ['Type', 'Value', 'Relation', 'Strength', 'Evidence'],
    note: 'Values found about what was searched. The strength says how far the evidence can be trusted: verified ' +
      'means that the source has proof, stated that the account itself says it, observed that somebody else reports ' +
      'it, mentioned that a text contains it, derived that it is computed from the searched value.',
  },
  unanswered: { title: 'Sources without an answer', columns: ['Source', 'Outcome', 'Reason', 'Time'] },
  answered: { title: 'Sources that answered', columns: ['Source', 'Outcome', 'Time'] },
} as const satisfies Record<string, Table>

/** Returns the table of a row and its cells. A cell has one line or several. */
export function tableRow(row: Exclude<ExportRow, { kind: 'search' }>): { table: Table, cells: Line[][] } {
  switch (row.kind) {
    case 'asked': return {
      table: tables.asked,
      cells: [text(row.query.type), text(row.query.value), text(stepText(row.depth)), searchCell(row)],
    }
    case 'finding': return {
      table: tables.finding,
      cells: [
        [{ text: row.source.name }, { text: row.card }],
        itemLines(row.items),
        text(timeText(row.at) + (row.cached ? ' (from the cache)' : '')),
      ],
    }
    case 'account': return {
      table: tables.account,
      cells: [
        text(row.source.name),
        row.url === null ? text('its page is not known') : [linked(row.url)],
        text(timeText(row.at)),
      ],
    }
    case 'breach': return {
      table: tables.breach,
      cells: [
        text(row.breach.title ?? row.breach.name),
        text(describeBreach(row.breach)),
        text(row.breach.sources.join(', ')),
        text(timeText(row.at)),
      ],
    }
    case 'leak': return {
      table: row.names_only ? tables.mention : tables.leak,
      cells: [[{ text: row.source.name }, { text: row.record }], itemLines(row.items), text(timeText(row.at))],
    }
    case 'observable': return {
      table: tables.observable,
      cells: [
        text(row.type),
        [valueLine(row)],
        text(row.relation.replaceAll('_', ' ')),
        text(`${row.strength} %`),
        text(evidenceText(row.cards)),
      ],
    }
    case 'source': {
      const [name, outcome, time] = [text(row.source.name), text(sourceWords[stateOfRow(row)]), text(timeText(row.at))]
      return hasAnswered(row)
        ? { table: tables.answered, cells: [name, outcome, time] }
        : { table: tables.unanswered, cells: [name, outcome, text(row.reason?.message ?? ''), time] }
    }
  }
}

const text = (value: string): Line[] => value === '' ? [] : [{ text: value }]

const stepText = (depth: number): string => depth === 0 ? 'given' : `found at step ${depth}`

function valueLine({ type, value }: RowOf<'observable'>): Line {
  if (type === 'URL' || type === 'Image') return linked(value)
  return { text: type === 'Date' ? timeText(value) : value }
}

const linked = (address: string): Line => ({ text: address, link: safeLink(address) })

const itemLines = (items: RowOf<'finding'>['items']): Line[] => items.map(({ label, value, isdate, islink }) =>
  ({ label, ...islink ? linked(value) : { text: isdate ? timeText(value) : value } }))

const searchCell = ({ status, search, reason }: RowOf<'asked'>): Line[] =>
  search ? [{ text: search.id }] : text(reason?.message ?? (status === 'waiting' ? 'waits' : 'deleted'))

