import type { ExportSearchOptions, SearchRequest, SearchState } from '../model/client.ts'
import { placesOf } from '../map/places.ts'
import { useCountries, WorldMap } from '../map/world-map.tsx'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Cut, Fault, Unread } from '../ui/fault.tsx'
import { Part } from '../ui/part.tsx'
import { canRedeliver, Webhook } from '../ui/webhook.tsx'
import { Accounts } from './accounts.tsx'
import { Actions } from './actions.tsx'
import { AlsoFound, searchableOf } from './also-found.tsx'
import { Breaches } from './breaches.tsx'
import { Cards } from './cards.tsx'
import { searchStateOf, sentenceOf, toneOf } from '../../outcomes/sentences.ts'
import { cardsOf, classOf, countListed, countsOf, standingOf } from './counts.ts'
import { Export } from './export.tsx'
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
  /** Loads the export of a temporary search. */
  load?(format: NonNullable<ExportSearchOptions['format']>): Promise<string | Blob>
}

/** The findings of a search, while it runs and after. */
export function LiveView({ live, error, state, reload, request, load }: LiveViewProps) {
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
  const standing = standingOf(live)
  const isEmail = query?.type === 'Email Address' // people search one for what has leaked of it
  const leakedParts = [
    { id: 'breaches', title: 'Breaches', count: counts.breaches },
    { id: 'leaks', title: 'Leaks', count: counts.leak_records, isShown: live.leakPages.size > 0 },
  ]
  const leaked = (
    <>
      <Part name="Breaches"><Breaches live={live} nameOf={nameOf} /></Part>
      <Part name="Leaks"><Leaks live={live} nameOf={nameOf} searchId={search?.id} /></Part>
    </>
  )
  return (
    <div class="result">
      <header class="result-head">
        <h1>{query ? <><span class="kind">{queryTypes[query.type]}</span> {query.value}</> : 'Search'}</h1>
        <p role="status" class={classOf(toneOf(searchStateOf(standing)))}>{sentenceOf(standing)}</p>
        <Actions live={live} search={search} />
        {query && load && <TemporaryExport about={queryTypes[query.type]} load={load} />}
      </header>
      {isTemporary && <p class="advice">This result is not stored. It is lost when you leave or reload this page.</p>}
      {search && <Identity search={search} />}
      {isRetry && search.retry_of !== null && (
        <p class="advice">
          Only the sources without an answer are asked again here. At its end, you see the result together with{' '}
          <a href={hrefOf('search', search.retry_of)}>the search that this retries</a>.
        </p>
      )}
      {search && live.finished && <SearchTabs id={search.id} />}
      <Cut isCut={live.isCut} />
      <Unread count={live.unread} />
      <Fault error={error} />
      <Progress live={live} />
      <Part name="Contents"><ResultParts live={live} query={query} leakedParts={leakedParts} /></Part>
      <div class="result-columns">
        <div>
          <Part name="Subdomains"><NamesBelow live={live} query={query} isTemporary={isTemporary} /></Part>
          {isEmail && leaked}
          <Part name="Found"><Cards live={live} modules={modules} searchId={search?.id} /></Part>
          <Part name="Accounts"><Accounts live={live} /></Part>
          {!isEmail && leaked}
          {state && <Part name="Webhook"><SearchWebhook state={state} reload={reload} /></Part>}
        </div>
        <aside>
          <Part name="Also found"><AlsoFound live={live} isTemporary={isTemporary} /></Part>
          <Part name="Map"><FoundPlaces live={live} /></Part>
          <Part name="Sources"><Sources live={live} nameOf={nameOf} /></Part>
        </aside>
      </div>
    </div>
  )
}

function TemporaryExport({ about, load }: { about: string, load: NonNullable<LiveViewProps['load']> }) {
  const { error, run } = useAction()
  return (
    <div class="actions">
      <Export id="temporary" about={about} run={run} load={load} />
      <Fault error={error} />
    </div>
  )
}

const FoundPlaces = ({ live }: { live: Live }) => <WorldMap places={placesOf(live.observables)} />

/** Links to the parts of the result, each with its number. */
function ResultParts({ live, query, leakedParts }: {
  live: Live
  query: SearchRequest['query'] | undefined
  leakedParts: Parameters<typeof Jump>[0]['parts']
}) {
  const counts = countsOf(live)
  const { countries } = useCountries(placesOf(live.observables)) ?? { countries: [] }
  const isEmail = query?.type === 'Email Address'
  return (
    <Jump parts={[
      { id: 'subdomains', title: 'Subdomains', count: namesBelow(live, query).length },
      ...isEmail ? leakedParts : [],
      { id: 'found', title: 'Found', count: counts.findings },
      { id: 'profiles', title: 'Profiles', count: cardsOf(live).profiles.length },
      { id: 'accounts', title: 'Accounts', count: counts.accounts, isShown: live.accounts.length > 0 },
      ...isEmail ? [] : leakedParts,
      { id: 'also-found', title: 'Also found', count: searchableOf(live).length },
      { id: 'map', title: 'Map', count: countries.length },
      { id: 'sources', title: 'Sources', count: countListed(live).sources_asked, isShown: live.sources.size > 0 },
    ]} />
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

function Progress({ live: { sources, accountProgress, finished } }: { live: Live }) {
  if (finished) return null
  const all = [...sources.values()]
  const ended = all.filter(source => source.status !== 'waiting').length + (accountProgress?.ended ?? 0)
  const total = all.length + (accountProgress?.total ?? 0)
  return <progress aria-label="Sources that have ended" {...total > 0 && { value: ended, max: total }} />
}
