import type { Person } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { queryTypes } from '../model/kinds.ts'
import { ReportExport } from '../search/export.tsx'
import { SearchTabs } from '../search/tabs.tsx'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Part } from '../ui/part.tsx'
import { usePages } from '../ui/pages.tsx'
import type { ViewProps } from '../model/view-props.ts'
import { Facts } from './facts.tsx'
import { PersonView } from './person.tsx'
import { Singles } from './singles.tsx'

/** Number of persons of a page. Most have one account, which is one line. */
const perPage = 50

/** The merged picture of a search: its accounts, grouped by the person who holds them, with the reasons. */
export function PictureView({ rest: [id = ''] }: ViewProps) {
  const { client } = useSession()
  const pages = usePages()
  const { error: exportError, run } = useAction()
  const { cursor } = pages
  const search = useLoad(signal => client.searches.get(id, { signal }))
  const { value, error } = useLoad(
    signal => client.searches.profile(id, { limit: perPage, signal, ...cursor !== undefined && { cursor } }),
    cursor,
  )
  const query = search.value?.data.search.query
  const next = value?.data.pagination.nextCursor
  const persons = value?.data.persons ?? []
  const isSingle = ({ accounts, contradictions }: Person) => accounts.length === 1 && contradictions.length === 0
  const before = (pages.number - 1) * perPage
  return (
    <div class="result">
      <h1>{query ? <><span class="kind">{queryTypes[query.type]}</span> {query.value}</> : 'Search'}</h1>
      <SearchTabs id={id} />
      {query && (
        <div class="actions">
          <ReportExport id={id} about={`${queryTypes[query.type]} picture`} run={run}
            load={format => client.searches.exportProfile(id, { format })} />
        </div>
      )}
      <Fault error={search.error ?? error ?? exportError} />
      {!value && !error && <p class="quiet">Loading …</p>}
      {value && (
        <>
          <p class="quiet">
            Accounts are joined only by the reasons that are named here, never because they have the searched name.
            Percents say how sure that is, from the number and the kind of the sources; point at a line for its sources.
            {!value.data.complete && ` ${search.value?.data.search.completed_at === null
              ? 'The search still runs'
              : 'Not every source could answer'}: more may be joined.`}
          </p>
          {persons.length === 0 && <p>The search has found no account.</p>}
          {persons.filter(person => !isSingle(person)).map((person, index) => (
            <Part name={`Person ${before + index + 1}`} key={person.accounts[0]?.id}>
              <PersonView person={person} number={before + index + 1} searchId={id} />
            </Part>
          ))}
          <Part name="Single accounts"><Singles persons={persons.filter(isSingle)} searchId={id} /></Part>
          {value.data.other_observables.length > 0 && (
            <section>
              <h2>About the searched value itself</h2>
              <Part name="Facts"><Facts observables={value.data.other_observables} searchId={id} /></Part>
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
