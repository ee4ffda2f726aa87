import { goTo } from '../model/route.ts'
import { isQueryType, type QueryType } from '../model/kinds.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { countOf } from '../ui/time.tsx'
import { Export } from './export.tsx'
import type { Live } from './live.ts'
import type { SiteRow } from './site-rows.ts'
import type { Work } from './work.ts'

/** Most parts of an export of a selection. */
const mostParts = 100
/** Most values that are named before they are searched. */
const fewNamed = 8

interface SelectionBarProps {
  rows: readonly SiteRow[]
  live: Live
  searchId: string | undefined
  value: string
  work: Work
}

/** Acts on the selected rows. It stands at the bottom of the screen while something is selected. */
export function SelectionBar({ rows, live, searchId, value, work }: SelectionBarProps) {
  const { client } = useSession()
  const { error, isBusy, run } = useAction()
  const keys = work.selected.value
  const selected = keys.size === 0 ? [] : rows.filter(({ key }) => keys.has(key))
  if (selected.length === 0) return null
  const values = searchableOf(selected, live, value)
  const parts = partsOf(selected)
  const clear = () => { work.selected.value = new Set() }
  const hide = () => {
    work.hidden.value = work.hidden.peek().union(keys)
    clear()
  }
  const cost = countOf(values.length, 'core search', 'core searches')
  const searchThem = async () => {
    if (!confirm(questionOf(values, cost))) return
    const [first] = values
    if (values.length === 1) return goTo('search', (await client.searches.create({ query: first! })).data.search.id)
    const { data } = await client.investigations.create({ observables: values })
    goTo('investigation', data.investigation.id)
  }
  return (
    <div class="selection" role="region" aria-label="Selection">
      <b>{countOf(selected.length, 'row')} selected</b>
      {searchId !== undefined && values.length > 0 && (
        <button type="button" disabled={isBusy} onClick={() => run(searchThem)}>
          Search {countOf(values.length, 'value')} in them ({cost})
        </button>
      )}
      {searchId !== undefined && parts.length > 0 && parts.length <= mostParts && (
        <Export id={searchId} about="selection" run={run} label="Export the selection"
          load={format => client.searches.export(searchId, { format, select: parts })} />
      )}
      {parts.length > mostParts && <span class="quiet">An export has at most {mostParts} parts.</span>}
      <button type="button" onClick={hide}>Hide</button>
      <button type="button" onClick={clear}>Clear</button>
      <Fault error={error} />
    </div>
  )
}

/** Asks once for all values, with the cost. */
const questionOf = (values: readonly { value: string }[], cost: string): string => [
  `Search ${countOf(values.length, 'value')}? This costs ${cost}.`,
  values.slice(0, fewNamed).map(({ value }) => value).join('\n') +
  (values.length > fewNamed ? `\nand ${values.length - fewNamed} more` : ''),
].join('\n\n')

/** Returns the values in rows that can be searched, each once, without the searched one. */
function searchableOf(
  rows: readonly SiteRow[], { observables }: Live, searched: string,
): Array<{ type: QueryType, value: string }> {
  const cards = new Set(rows.flatMap(row => row.cards.map(({ key }) => key)))
  return observables.flatMap(({ type, value, cards: evidence }) =>
    isQueryType(type) && value.toLowerCase() !== searched.toLowerCase() &&
    evidence.some(({ card }) => card !== null && cards.has(card)) ? [{ type, value }] : [])
}

/** Returns the parts of an export: the account that a check found, and each card. */
const partsOf = (rows: readonly SiteRow[]): string[] => rows.flatMap(({ account, slug, cards }) => [
  ...account?.status === 'registered' ? [`account:${slug}`] : [],
  ...cards.map(({ key }) => `card:${key}`),
])
