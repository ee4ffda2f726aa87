import type { SearchRequest, SearchState } from '../model/client.ts'
import { placesOf } from '../map/places.ts'
import { useCountries, WorldMap } from '../map/world-map.tsx'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Cut, Fault } from '../ui/fault.tsx'
import { durationOf } from '../ui/time.tsx'
import { canRedeliver, Webhook } from '../ui/webhook.tsx'
import { Accounts } from './accounts.tsx'
import { Actions } from './actions.tsx'
import { AlsoFound, searchableOf } from './also-found.tsx'
import { Breaches } from './breaches.tsx'
import { Cards } from './cards.tsx'
import { countsOf, findsOf, missingOf } from './counts.ts'
import { endWords } from './end-words.ts'
import { Identity } from './identity.tsx'
import { Jump } from './jump.tsx'
import { queryTypes } from '../model/kinds.ts'
import { Leaks } from './leaks.tsx'
import { expectSources, type Live } from './live.ts'
import { rowOf, selectedOf, useModules } from './modules.ts'
import { NamesBelow, namesBelow } from './names-below.tsx'
import { useSourceNames } from './source-names.ts'
import { Sources } from './sources.tsx'
import { SearchTabs } from './tabs.tsx'

interface LiveViewProps {
  live: Live
  error: unknown
  /** State of a stored search. `undefined` until it is loaded. */
  state?: SearchState['data'] | undefined
  /** Loads the state again. */
  reload?(): void
  /** The request of a temporary search. */
  request?: SearchRequest
}

/** The findings of a search, while it runs and after. */
export function LiveView({ live, error, state, reload, request }: LiveViewProps) {
  const search = state?.search
  const isTemporary = request !== undefined
  const query = search?.query ?? request?.query
  const { modules = [] } = useModules(query?.type)
  const selection = search?.options.modules ?? request?.modules ?? {}
  // The rows of sources that have not ended. Adding a row twice changes nothing.
  const isRetry = search !== undefined && search.retry_of !== null // a retry asks only a part of the sources
  if (query && live.finished === undefined && !isRetry) expectSources(live, selectedOf(modules, selection).map(rowOf))
  const nameOf = useSourceNames(live)
  const counts = countsOf(live)
  const places = placesOf(live.observables)
  const { countries } = useCountries(places) ?? { countries: [] }
  const isEmail = query?.type === 'Email Address' // people search one for what has leaked of it
  const leakedParts = [
    { id: 'breaches', title: 'Breaches', count: counts.breaches },
    { id: 'leaks', title: 'Leaks', count: counts.records },
  ]
  const leaked = (
    <>
      <Breaches live={live} nameOf={nameOf} />
      <Leaks live={live} nameOf={nameOf} searchId={search?.id} />
    </>
  )
  return (
    <div class="result">
      <header class="result-head">
        <h1>{query ? <><span class="kind">{queryTypes[query.type]}</span> {query.value}</> : 'Search'}</h1>
        <p role="status" class={`state ${stateClassOf(live)}`}>{sentenceOf(live)}</p>
        <Actions live={live} search={search} />
      </header>
      {isTemporary && <p class="advice">This result is not stored. It is lost when you leave or reload this page.</p>}
      {search && <Identity search={search} />}
      {isRetry && search.retry_of !== null && (
        <p class="advice">
          Only the sources without an answer are asked again here. What was found before stays in{' '}
          <a href={hrefOf('search', search.retry_of)}>the search that this retries</a>.
        </p>
      )}
      {search && live.finished && <SearchTabs id={search.id} />}
      <Cut isCut={live.isCut} />
      <Fault error={error} />
      <Progress live={live} />
      <Jump parts={[
        { id: 'subdomains', title: 'Subdomains', count: namesBelow(live, query).length },
        ...isEmail ? leakedParts : [],
        { id: 'found', title: 'Found', count: counts.cards },
        { id: 'accounts', title: 'Accounts', count: counts.accounts, isShown: live.accounts.length > 0 },
        ...isEmail ? [] : leakedParts,
        { id: 'also-found', title: 'Also found', count: searchableOf(live).length },
        { id: 'map', title: 'Map', count: countries.length },
        { id: 'sources', title: 'Sources', count: counts.sources.asked, isShown: live.sources.size > 0 },
      ]} />
      <div class="result-columns">
        <div>
          <NamesBelow live={live} query={query} isTemporary={isTemporary} />
          {isEmail && leaked}
          <Cards live={live} modules={modules} searchId={search?.id} />
          <Accounts live={live} />
          {!isEmail && leaked}
          {state && <SearchWebhook state={state} reload={reload} />}
        </div>
        <aside>
          <AlsoFound live={live} isTemporary={isTemporary} />
          <WorldMap places={places} />
          <Sources live={live} nameOf={nameOf} />
        </aside>
      </div>
    </div>
  )
}

function SearchWebhook({ state: { search, delivery: { webhook } }, reload }: {
  state: SearchState['data']
  reload: (() => void) | undefined
}) {
  const { client } = useSession()
  const { id, options: { delivery } } = search
  if (!delivery?.webhook) return null
  return (
    <Webhook url={delivery.webhook.url} status={webhook?.status} round={webhook?.last_attempt_at ?? ''}
      load={signal => client.searches.webhookAttempts(id, { signal })} {...reload && { changed: reload }}
      redeliver={canRedeliver(webhook) ? () => client.searches.redeliverWebhook(id) : undefined} />
  )
}

/** Class of the sentence, which colours it: amber if the search has ended without all answers. */
function stateClassOf({ finished, status }: Live): string {
  if (finished === undefined) return 'running'
  return finished.error_code === undefined || status === 'failed' ? status : 'stopped'
}

/** Says in one sentence how far the search is, or how it ended. */
export function sentenceOf(live: Live): string {
  const { status, finished } = live
  const isCutShort = finished?.error_code !== undefined && finished.error_code !== 'PARTIAL_FAILURE'
  const counts = countsOf(live)
  const finds = findsOf(counts)
  if (finished === undefined) {
    if (status === 'waiting' || status === 'queued') return 'Waiting for a free place …'
    return `Searching … ${finds === '' ? 'nothing' : finds} so far`
  }
  if (status === 'failed' || isCutShort) {
    const words = finished.error_code === undefined ? undefined : endWords[finished.error_code]
    const sentence = words ?? `Failed: ${finished.error ?? 'for an unknown reason'}`
    return finds === '' ? sentence : `${sentence}; found until then: ${finds}`
  }
  const time = finished.execution_time_ms === undefined ? '' : ` in ${durationOf(finished.execution_time_ms)}`
  const missing = missingOf(counts)
  const nothing = counts.sources.asked + counts.sites.asked === 0 ? 'no source could be asked' : 'nothing found'
  return `Completed${time}: ${finds === '' ? nothing : finds}${missing === '' ? '' : `; ${missing}`}`
}

function Progress({ live: { sources, accountProgress, finished } }: { live: Live }) {
  if (finished) return null
  const all = [...sources.values()]
  const ended = all.filter(source => source.status !== 'waiting').length + (accountProgress?.ended ?? 0)
  const total = all.length + (accountProgress?.total ?? 0)
  return <progress aria-label="Sources that have ended" {...total > 0 && { value: ended, max: total }} />
}
