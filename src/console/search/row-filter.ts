import { verdictWords } from '../../outcomes/sentences.ts'
import { evidenceKinds, type SiteRow, type Verdict } from './site-rows.ts'

/** Verdicts of rows, in words. */
export const rowVerdicts: Readonly<Record<Verdict | 'all', string>> = {
  found: 'found',
  not_registered: verdictWords.not_registered,
  unknown: verdictWords.unknown,
  not_asked: verdictWords.not_asked,
  all: 'all',
}

/** Orders of rows. `arrival`: as they came. */
export const rowOrders = {
  strongest: 'strongest first', arrival: 'as they came', oldest: 'oldest first', name: 'by name',
} as const
export type RowOrder = keyof typeof rowOrders

/** Filter and order of rows. The address has all of it but the text, which may be a searched value. */
export interface RowFilter {
  text: string
  kind: 'all' | SiteRow['kind']
  /** Topic, or `all`. */
  group: string
  verdict: Verdict | 'all'
  hasPhoto: boolean
  order: RowOrder
  look: 'table' | 'cards'
}

export const firstFilter: RowFilter = {
  text: '',
  kind: 'all',
  group: 'all',
  verdict: 'found',
  hasPhoto: false,
  order: 'strongest',
  look: 'table',
}

type Choices = Readonly<Record<string, string>>
const allowed: Partial<Record<keyof RowFilter, readonly string[]>> = {
  kind: ['all', 'account', 'finding'],
  verdict: Object.keys(rowVerdicts),
  order: Object.keys(rowOrders),
  look: ['table', 'cards'],
}

/** Reads a filter from the choices of an address. Unknown choices are left out. */
export function filterOf(choices: Choices, text: string): RowFilter {
  const known = Object.entries(choices).filter(([name, value]) =>
    allowed[name as keyof RowFilter]?.includes(value) ?? (name === 'group' && /^[a-z-]{1,40}$/.test(value)))
  return { ...firstFilter, ...Object.fromEntries(known), hasPhoto: choices['photo'] === 'yes', text }
}

/** Writes changes of a filter as choices of the address. What is as at first is left out, and so is the text. */
export function choicesOf({ text: _, hasPhoto, ...rest }: Partial<RowFilter>): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) =>
      [name, value === firstFilter[name as keyof RowFilter] ? '' : value])),
    ...hasPhoto !== undefined && { photo: hasPhoto ? 'yes' : '' },
  }
}

/** Returns how many parts of a filter are in use, beside its text and its order. */
export const usedOf = ({ kind, group, verdict, hasPhoto }: RowFilter): number =>
  [kind !== 'all', group !== 'all', verdict !== 'found', hasPhoto].filter(Boolean).length

const collator = new Intl.Collator()

/**
 * Returns the rows that pass a filter, in its order. While a search runs they stay as they came, because rows that are
 * sorted would move under the pointer.
 */
export function filterRows(rows: readonly SiteRow[], filter: RowFilter, isEnded: boolean): SiteRow[] {
  const { kind, group, verdict, hasPhoto, order } = filter
  const wanted = filter.text.trim().toLowerCase()
  const passing = rows.filter(row =>
    (verdict === 'all' || row.verdict === verdict) &&
    (kind === 'all' || row.kind === kind) &&
    (group === 'all' || row.group === group) &&
    (!hasPhoto || row.photo !== undefined) &&
    (wanted === '' || row.text.includes(wanted)))
  if (!isEnded || order === 'arrival') return passing
  return passing.sort((one, other) => compare[order](one, other) || collator.compare(one.site, other.site))
}

/** Strength of a row: the kinds of its evidence, then how much it states. */
function strengthOf({ evidence, photo, facts }: SiteRow): number {
  const kinds = evidence.reduce((sum, kind) => sum + 2 ** (evidenceKinds.length - evidenceKinds.indexOf(kind)), 0)
  return kinds * 10 + facts.length + (photo === undefined ? 0 : 2)
}

const compare: Readonly<Record<Exclude<RowOrder, 'arrival'>, (one: SiteRow, other: SiteRow) => number>> = {
  strongest: (one, other) => strengthOf(other) - strengthOf(one),
  oldest: (one, other) => (one.since ?? '9999').localeCompare(other.since ?? '9999'),
  name: () => 0,
}
