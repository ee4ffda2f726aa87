import { useEffect } from 'preact/hooks'
import type { ExportSearchOptions, SearchRequest, SearchState } from '../model/client.ts'
import { placesOf } from '../map/places.ts'
import { WorldMap } from '../map/world-map.tsx'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Cut, Fault, Unread } from '../ui/fault.tsx'
import { Part } from '../ui/part.tsx'
import { canRedeliver, Webhook } from '../ui/webhook.tsx'
import { Actions } from './actions.tsx'
import { Breaches } from './breaches.tsx'
import { Computed } from './cards.tsx'
import type { Counts } from '../../outcomes/counts.ts'
import { searchStateOf, sentenceOf, toneOf } from '../../outcomes/sentences.ts'
import { classOf, countListed, countsOf, standingOf } from './counts.ts'
import { DangerBand } from './danger-band.tsx'
import { Export } from './export.tsx'
import { Identity } from './identity.tsx'
import { isAccountType, queryTypes } from '../model/kinds.ts'
import { Leaks } from './leaks.tsx'
import { expectSources, type Live } from './live.ts'
import { rowOf, selectedOf, useModules, type Module } from './modules.ts'
import { NamesBelow } from './names-below.tsx'
import { RawTab } from './raw-tab.tsx'
import { SearchGraph } from './search-graph.tsx'
import { SiteRows } from './site-rows-view.tsx'
import { useSourceNames } from './source-names.ts'
import { Sources } from './sources.tsx'
import { hrefOfTab, Tabs, type Tab, type TabName } from './tabs.tsx'
import { ValuesTab } from './values-tab.tsx'
import { When } from './when.tsx'
import { Who } from './who.tsx'
import { useWork, type Work } from './work.ts'

interface LiveViewProps {
  live: Live
  error: unknown
  /** Tab of the address. */
  tab: TabName
  /** Second part of the address: the id of a stored search, or the number of a temporary one. */
  id: string
  /** State of a stored search. `undefined` until it is loaded. */
  state?: SearchState['data'] | undefined
  /** Loads the state again. */
  reload?(): void
  /** The request of a temporary search. */
  request?: SearchRequest
  /** Loads the export of a temporary search. */
  load?(format: NonNullable<ExportSearchOptions['format']>): Promise<string | Blob>
}

/** Most rows of the overview. */
const few = 20

/** The findings of a search, while it runs and after: the verdict, what can hurt, and the parts as tabs. */
export function LiveView({ live, error, tab, id, state, reload, request, load }: LiveViewProps) {
  const search = state?.search
  const isTemporary = request !== undefined
  const query = search?.query ?? request?.query
  const { modules = [] } = useModules(query?.type)
  const work = useWork()
  const selection = search?.options.modules ?? request?.modules ?? {}
  // The rows of sources that have not ended. Adding a row twice changes nothing.
  const isRetry = search !== undefined && search.retry_of !== null // a retry asks only a part of the sources
  if (query && live.finished === undefined && !isRetry) expectSources(live, selectedOf(modules, selection).map(rowOf))
  const { nameOf, isStealer } = useSourceNames(live)
  const counts = countsOf(live) // once for a drawing: a search may have thousands of sites
  const standing = standingOf(live, counts)
  const standingState = searchStateOf(standing)
  const href = (name: TabName) => hrefOfTab(isTemporary ? 'temporary' : 'search', id, name)
  useEffect(() => { // the title has no value: others see it
    if (query) document.title = `${queryTypes[query.type]}: ${standingState} – Tracewell`
  }, [query?.type, standingState])
  return (
    <div class="result">
      <header class="result-head">
        <h1>{query ? <><span class="kind">{queryTypes[query.type]}</span> {query.value}</> : 'Search'}</h1>
        <p role="status" class={classOf(toneOf(standingState))}>{sentenceOf(standing)}</p>
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
      <Cut isCut={live.isCut} />
      <Unread count={live.unread} />
      <Fault error={error} />
      <Progress live={live} />
      <Part name="Danger">
        <DangerBand live={live} modules={modules} isStealer={isStealer} nameOf={nameOf} hrefOfTab={href} />
      </Part>
      <Tabs tabs={tabsOf(live, counts, query, isTemporary)} current={tab} href={href} />
      <Part name={tab === 'overview' ? 'Overview' : 'This tab'} key={tab}>
        <TabContent tab={tab} live={live} counts={counts} modules={modules} searchId={search?.id} query={query}
          work={work} isTemporary={isTemporary} nameOf={nameOf} href={href} />
      </Part>
      {tab === 'overview' && state && <Part name="Webhook"><SearchWebhook state={state} reload={reload} /></Part>}
    </div>
  )
}

/** The tabs of a result. Breaches and leaks have one if they were asked for, or found. */
function tabsOf(
  live: Live, counts: Counts, query: SearchRequest['query'] | undefined, isTemporary: boolean,
): Tab[] {
  const isAsked = (kind: string) => [...live.sources.values()].some(source => source.kind === kind)
  const tabs: Array<Tab & { isShown?: boolean }> = [
    { name: 'overview', title: 'Overview' },
    { name: 'accounts', title: rowsTitle(counts, query), count: counts.accounts + counts.findings },
    {
      name: 'breaches', title: 'Breaches', count: counts.breaches,
      isShown: counts.breaches > 0 || isAsked('breach_sources'),
    },
    {
      name: 'leaks', title: 'Leaks', count: counts.leak_records,
      isShown: live.leakPages.size > 0 || isAsked('leak_source'),
    },
    { name: 'values', title: 'Values', count: live.observables.length },
    { name: 'graph', title: 'Graph', isShown: live.observables.length > 0 },
    { name: 'sources', title: 'Sources', count: countListed(live).sources_asked },
    { name: 'raw', title: 'Raw', isShown: !isTemporary },
  ]
  return tabs.filter(({ isShown = true }) => isShown)
}

/** Name of the rows: searches of some types find no accounts. */
function rowsTitle({ accounts, findings }: Counts, query: SearchRequest['query'] | undefined): string {
  if (accounts > 0 && findings > 0) return 'Accounts and findings'
  return accounts > 0 || (findings === 0 && query !== undefined && isAccountType(query.type)) ? 'Accounts' : 'Findings'
}

interface TabContentProps {
  tab: TabName
  live: Live
  counts: Counts
  modules: readonly Module[]
  searchId: string | undefined
  query: SearchRequest['query'] | undefined
  work: Work
  isTemporary: boolean
  nameOf(code: string): string
  href(tab: TabName): string
}

function TabContent(props: TabContentProps) {
  const { tab, live, searchId, query, isTemporary, nameOf } = props
  switch (tab) {
    case 'overview': return <Overview {...props} />
    case 'accounts': return <Found {...props} />
    case 'breaches': return live.breaches.length === 0
      ? <Nothing live={live} what="breach" />
      : <Breaches live={live} nameOf={nameOf} />
    case 'leaks': return live.leakPages.size === 0
      ? <Nothing live={live} what="leak record" />
      : <Leaks live={live} nameOf={nameOf} searchId={searchId} />
    case 'values': return (
      <>
        <NamesBelow live={live} query={query} isTemporary={isTemporary} />
        <ValuesTab live={live} isTemporary={isTemporary} />
      </>
    )
    case 'graph': return <SearchGraph live={live} query={query} searchId={searchId} />
    case 'sources': return <Sources live={live} nameOf={nameOf} />
    case 'raw': return searchId === undefined
      ? null
      : <RawTab searchId={searchId} isEnded={live.finished !== undefined} />
  }
}

const Nothing = ({ live, what }: { live: Live, what: string }) =>
  <p class="quiet">
    {live.finished ? `No ${what} was found. The tab Sources shows which ones have answered.` : 'Nothing yet.'}
  </p>

function Overview(props: TabContentProps) {
  const { live, counts: { breaches }, searchId, nameOf, href } = props
  return (
    <>
      <div class="boxes">
        {searchId !== undefined && live.finished && live.accounts.length + live.cards.length > 0 &&
          <Part name="Who"><Who searchId={searchId} /></Part>}
        <Part name="When"><When live={live} /></Part>
        <Part name="Map"><FoundPlaces live={live} /></Part>
      </div>
      {breaches > 0 &&
        <Part name="Breaches"><Breaches live={live} nameOf={nameOf} most={3} allHref={href('breaches')} /></Part>}
      <Found {...props} most={few} />
    </>
  )
}

function Found({ live, counts, modules, searchId, query, work, most, href }: TabContentProps & { most?: number }) {
  return (
    <Part name="Found">
      <section id="found">
        <h2>{rowsTitle(counts, query)}</h2>
        <SiteRows live={live} modules={modules} searchId={searchId} value={query?.value ?? ''} work={work}
          allHref={href('accounts')} {...most !== undefined && { most }} />
        <Computed live={live} />
      </section>
    </Part>
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

const FoundPlaces = ({ live }: { live: Live }) => <WorldMap places={placesOf(live.observables)} most={3} />

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
