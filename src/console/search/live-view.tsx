import type { SearchRequest, SearchState } from '../client.ts'
import { Fault } from '../ui/fault.tsx'
import { countOf, durationOf } from '../ui/time.tsx'
import { Accounts } from './accounts.tsx'
import { Actions } from './actions.tsx'
import { Breaches } from './breaches.tsx'
import { Cards } from './cards.tsx'
import { queryTypes } from './kinds.ts'
import { Leaks } from './leaks.tsx'
import { expectSources, foundCards, type Live } from './live.ts'
import { rowOf, selectedOf, useModules } from './modules.ts'
import { AlsoFound } from './also-found.tsx'
import { Sources } from './sources.tsx'
import { SearchTabs } from './tabs.tsx'

type Search = SearchState['data']['search']

interface LiveViewProps {
  live: Live
  error: unknown
  /** A stored search. `undefined` until it is loaded. */
  search?: Search | undefined
  /** The request of a temporary search. */
  request?: SearchRequest
}

/** The findings of a search, while it runs and after. */
export function LiveView({ live, error, search, request }: LiveViewProps) {
  const query = search?.query ?? request?.query
  const { modules = [] } = useModules(query?.type)
  const selection = search?.options.modules ?? request?.modules ?? {}
  // The rows of sources that have not ended. Adding a row twice changes nothing.
  if (query && live.finished === undefined) expectSources(live, selectedOf(modules, selection).map(rowOf))
  return (
    <div class="result">
      <header class="result-head">
        <h1>{query ? <><span class="kind">{queryTypes[query.type]}</span> {query.value}</> : 'Search'}</h1>
        <p role="status" class={`state ${live.finished ? live.status : 'running'}`}>{sentenceOf(live)}</p>
        <Actions live={live} search={search} />
      </header>
      {search && live.finished && <SearchTabs id={search.id} />}
      {live.isCut && <p class="fault" role="status">The connection was lost. It is opened again; nothing is missed.</p>}
      <Fault error={error} />
      <Progress live={live} />
      <div class="result-columns">
        <div>
          <Cards live={live} modules={modules} />
          <Accounts live={live} />
          <Breaches live={live} />
          <Leaks live={live} searchId={search?.id} />
        </div>
        <aside>
          <AlsoFound live={live} />
          <Sources live={live} />
        </aside>
      </div>
    </div>
  )
}

/** Says in one sentence how far the search is, or how it ended. */
export function sentenceOf(live: Live): string {
  const { status, finished, sources, accounts } = live
  const cards = foundCards(live)
  const asked = [...sources.values()].filter(source => source.status !== 'skipped')
  const failed = asked.filter(source => source.status === 'failed' || source.status === 'timeout').length
  if (finished === undefined) {
    if (status === 'waiting' || status === 'queued') return 'Waiting for a free place …'
    return `Searching … ${countOf(cards.length, 'card')} so far`
  }
  if (status === 'failed') return `Failed: ${finished.error ?? 'for an unknown reason'}`
  if (finished.error_code !== undefined) return finished.error ?? 'Ended early'
  const registered = accounts.filter(account => account.status === 'registered').length
  const found = [countOf(cards.length, 'card'), ...accounts.length > 0 ? [countOf(registered, 'account')] : []]
  const time = finished.execution_time_ms === undefined ? '' : ` in ${durationOf(finished.execution_time_ms)}`
  const rest = failed > 0 ? `; ${failed} of ${asked.length} sources could not answer` : ''
  return `Completed${time}: ${found.join(', ')}${rest}`
}

function Progress({ live: { sources, accountProgress, finished } }: { live: Live }) {
  if (finished) return null
  const all = [...sources.values()]
  const ended = all.filter(source => source.status !== 'waiting').length + (accountProgress?.ended ?? 0)
  const total = all.length + (accountProgress?.total ?? 0)
  return <progress aria-label="Sources that have ended" {...total > 0 && { value: ended, max: total }} />
}
