import { useSession } from '../session.ts'
import { queryTypes } from '../search/kinds.ts'
import { SearchTabs } from '../search/tabs.tsx'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { usePages } from '../ui/pages.tsx'
import type { ViewProps } from '../view-props.ts'
import { Facts } from './facts.tsx'
import { PersonView } from './person.tsx'

/** The merged picture of a search: its accounts, grouped by the person who holds them, with the reasons. */
export function PictureView({ rest: [id = ''] }: ViewProps) {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const search = useLoad(signal => client.searches.get(id, { signal }))
  const { value, error } = useLoad(
    signal => client.searches.profile(id, { limit: 20, signal, ...cursor !== undefined && { cursor } }),
    cursor,
  )
  const query = search.value?.data.search.query
  const next = value?.data.pagination.nextCursor
  const before = (pages.number - 1) * 20
  return (
    <div class="result">
      <h1>{query ? <><span class="kind">{queryTypes[query.type]}</span> {query.value}</> : 'Search'}</h1>
      <SearchTabs id={id} isPicture />
      <Fault error={search.error ?? error} />
      {!value && !error && <p class="quiet">Loading …</p>}
      {value && (
        <>
          <p class="quiet">
            Accounts are joined only by the reasons that are named here, never because they have the searched name.
            {!value.data.complete && ` ${search.value?.data.search.completed_at === null
              ? 'The search still runs'
              : 'Not every source could answer'}: more may be joined.`}
          </p>
          {value.data.persons.length === 0 && <p>The search has found no account.</p>}
          {value.data.persons.map((person, index) => (
            <PersonView person={person} number={before + index + 1} key={person.accounts[0]?.id} />
          ))}
          {value.data.other_observables.length > 0 && (
            <section>
              <h2>About the searched value itself</h2>
              <Facts observables={value.data.other_observables} />
            </section>
          )}
          {(next || before > 0) && (
            <p class="pages">
              <button type="button" disabled={before === 0} onClick={pages.back}>Previous</button>
              <button type="button" disabled={!next} onClick={() => next && pages.open(next)}>Next</button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
