import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { SearchList } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { queryTypes } from '../model/kinds.ts'
import { labelsOf } from '../model/request.ts'
import { useSession } from '../model/session.ts'
import { Export } from '../search/export.tsx'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Pager, usePages } from '../ui/pages.tsx'
import { countOf, numberOf, Time } from '../ui/time.tsx'
import { firstLabel, Label } from '../model/label.tsx'
import { Filters, isEmpty, isOnlyValue, mostForValue, noFilter, queryOf, type Filter } from './filters.tsx'
import { rowOf, searchStateOf, toneOf, type Standing } from '../../outcomes/sentences.ts'
import { classOf } from '../search/counts.ts'
import { findBegun, joined, loadNewest, nothingFound, withValue } from './with-value.ts'

/** The searches of the account, newest first, a page at a time. */
export function History() {
  const filter = useSignal<Filter>({ ...noFilter, label: firstLabel.peek() })
  useEffect(() => { firstLabel.value = '' }, [])
  const { value, ...others } = filter.value
  const key = JSON.stringify(others)
  return (
    <>
      <h1>History</h1>
      <Filters filter={filter.value} change={part => { filter.value = { ...filter.value, ...part } }} />
      {filter.value.label !== '' && <LabelExport label={filter.value.label} />}
      {value === ''
        ? <Found filter={filter.value} key={key} />
        : <WithValue filter={filter.value} key={`value ${key}`} />}
    </>
  )
}

/** Saves all searches with the labels as one file. */
function LabelExport({ label }: { label: string }) {
  const { client } = useSession()
  const { error, run } = useAction()
  const labels = labelsOf(label)
  if (labels.length === 0) return null
  return (
    <div class="actions">
      <span class="quiet">All searches with {labels.join(', ')}:</span>
      <Export id="searches" about={labels.join(' ')} run={run}
        load={format => client.searches.exportMany({ label: labels, format })} />
      <Fault error={error} />
    </div>
  )
}

function Found({ filter }: { filter: Filter }) {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const { value, error, isLoading } = useLoad(
    signal => client.searches.list({ limit: 50, signal, ...queryOf(filter), ...cursor !== undefined && { cursor } }),
    cursor,
  )
  if (value === undefined) return error ? <Fault error={error} /> : <p class="quiet">Loading …</p>
  const { searches, pagination } = value.data
  return (
    <>
      {searches.length === 0 && (isEmpty(filter)
        ? <p>No search is stored. <a href={hrefOf('new')}>Begin one</a></p>
        : <p>No stored search has all of this.</p>)}
      <Searches searches={searches} isOld={isLoading} />
      <Pager pages={pages} next={pagination.nextCursor} />
    </>
  )
}

const step = 50

/**
 * The searches with a part of a value. The newest are loaded once, and filtered here at each letter. Of all others, the
 * service finds those that begin with it.
 */
function WithValue({ filter }: { filter: Filter }) {
  const { client } = useSession()
  const shown = useSignal(step)
  const { value, error } = useLoad(signal => loadNewest(client, { signal, ...queryOf(filter) }, mostForValue))
  const isFound = isOnlyValue(filter)
  const begun = useLoad(
    async signal => isFound ? findBegun(client, filter, signal) : nothingFound, filter.value,
  )
  if (value === undefined) return error ? <Fault error={error} /> : <p class="quiet">Loading …</p>
  const searches = withValue(joined(value.searches, begun.value?.searches ?? []), filter.value)
  return (
    <>
      <p class="quiet" role="status">
        {countOf(searches.length, 'search has', 'searches have')} this in the value.
        {value.hasOlder && ` ${aboutOlder(value.searches.length, isFound, begun.value?.hasMore ?? false)}`}
      </p>
      <Fault error={begun.error} />
      <Searches searches={searches.slice(0, shown.value)} isOld={false} />
      {searches.length > shown.value && (
        <button type="button" onClick={() => { shown.value += step }}>
          Show {Math.min(step, searches.length - shown.value)} more of {numberOf(searches.length)}
        </button>
      )}
    </>
  )
}

/** Returns which searches that are older than the newest ones are listed. */
const aboutOlder = (newest: number, isFound: boolean, hasMore: boolean): string => {
  const older = `Searches older than the newest ${numberOf(newest)}`
  if (!isFound) return `${older} were not looked at.`
  return `${older} are listed if they begin with it.${hasMore ? ' There are more: type more of the value.' : ''}`
}

const Searches = ({ searches, isOld }: { searches: SearchList['data']['searches'], isOld: boolean }) => (
  <ul class={`list searches ${isOld ? 'old' : ''}`}>
    {searches.map(search => {
      const { id, query, created_at: createdAt, reference, labels } = search
      const standing = standingOf(search)
      return (
        <li key={id}>
          <a href={hrefOf('search', id)}>{query.value}</a>
          {reference && <span>{reference}</span>}
          {labels.map(label => <Label of={label} key={label} />)}
          <span class="quiet">{queryTypes[query.type]}</span>
          <span class={classOf(toneOf(searchStateOf(standing)))}>{rowOf(standing)}</span>
          <Time of={createdAt} />
        </li>
      )
    })}
  </ul>
)

const standingOf = ({ status, error, counts }: SearchList['data']['searches'][number]): Standing =>
  ({ status, error, counts })
