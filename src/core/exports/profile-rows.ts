import type { components } from '../../../generated/api.ts'
import type { Item } from '../../sources/kit/source.ts'
import { safeLink } from './report-texts.ts'
import type { ExportRow, RowOf } from './rows.ts'

type Schemas = components['schemas']
type Person = Schemas['Person']

/** The merged picture of a search, as far as an export has it. */
export interface MergedPicture {
  /** Yields the persons, those with the most accounts first. */
  persons(): AsyncIterable<Person>
  others: readonly Schemas['Observable'][]
}

const source = { kind: 'profile', slug: 'merged-picture', name: 'Merged picture' } as const

/**
 * Yields the merged picture of a search: its persons as cards, and the observables of the searched value itself.
 * @param rows the rows of the search, of which what was asked, the search and the sources are kept
 */
export async function* profileRows(
  rows: AsyncIterable<ExportRow>, { persons, others }: MergedPicture,
): AsyncGenerator<ExportRow> {
  for await (const row of rows) {
    if (row.kind === 'asked' || row.kind === 'search' || row.kind === 'source') yield row
    if (row.kind !== 'search') continue
    const { search_id } = row
    let number = 0
    for await (const person of persons()) yield personRow(search_id, ++number, person)
    for (const observable of others) yield { kind: 'observable', search_id, ...observable }
  }
}

const personRow = (search_id: string, number: number, person: Person): RowOf<'finding'> => ({
  kind: 'finding',
  search_id,
  source,
  at: null,
  cached: false,
  card: `person_${String(number).padStart(3, '0')}`,
  items: personItems(person),
  person,
})

/** Returns a person as lines: accounts, why they belong together, what speaks against it, and what they state. */
function personItems(
  { accounts, confidence, claims, possible, observables, contradictions, first_activity, last_activity }: Person,
): Item[] {
  return [
    ...accounts.map(({ id, url }) => item('Account', safeLink(url) ?? id)),
    ...confidence === null ? [] : [item('One person', `${confidence} %`)],
    ...claims.map(claim => item('Why', claimText(claim))),
    ...possible.map(claim => item('Perhaps also', claimText(claim))),
    ...contradictions.map(({ reason, values }) =>
      item('Contradiction', `${words(reason)}: ${values.map(({ value }) => value).join(' / ')}`)),
    ...first_activity ? [item('First known date', first_activity.value)] : [],
    ...last_activity ? [item('Last known date', last_activity.value)] : [],
    ...observables.map(({ type, value, strength }) => item(`${type} (${strength} %)`, value)),
  ]
}

const claimText = ({ accounts, confidence, reasons, against }: Schemas['SamePersonClaim']): string => [
  `${accounts.join(' and ')}, ${confidence} %: ${reasons.map(reasonText).join(', ')}`,
  ...against.length === 0 ? [] : [`against it: ${against.map(reasonText).join(', ')}`],
].join('; ')

const reasonText = ({ reason, weight }: Schemas['SamePersonReason']): string => `${words(reason)} (${weight} %)`

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ')

/** Creates a line to display. Times and addresses are marked as such. */
export const item = (label: string, value: string): Item => ({
  label,
  value,
  copy: true,
  isdate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value),
  islink: /^https?:\/\//.test(value),
})
