import { mergeBreachLists } from '../../outcomes/breaches.ts'
import { sourceStateOf, type SourceState } from '../../outcomes/counts.ts'
import { reasonOf, reasonsNotToAsk, searchEndedCode } from '../../outcomes/reasons.ts'
import type {
  Observable, RegisteredAccountStatus, SearchEvent, SourceOutcome, TemporarySearchEvent,
} from '../model/client.ts'

/** An event of a stored or of a temporary search. Its number is for the client, which resumes the stream. */
export type LiveEvent = WithoutId<SearchEvent | TemporarySearchEvent>
type WithoutId<Event> = Event extends { event: unknown, data: unknown } ? Pick<Event, 'event' | 'data'> : never
type DataOf<Name extends LiveEvent['event']> = Extract<LiveEvent, { event: Name }>['data']

/** One source of a search. */
export interface LiveSource {
  kind: SourceOutcome['kind']
  slug: string
  name: string
  status: 'waiting' | SourceOutcome['status']
  /** Code and words of the reason why it has no answer. */
  code: string | undefined
  reason: string | undefined
  /** Number of findings so far. */
  found: number
  durationMs: number | undefined
  /** Whether it only computes from the value. It sends no request, and its cards are no finds. */
  isDerived: boolean
  /** Whether its records only name breaches. */
  namesOnly: boolean
}

export interface LiveCard {
  key: string
  source: string
  items: readonly Item[]
  /** Time at which it was found. */
  at: string
}
export type Item = DataOf<'module.result'>['card'][string]['items'][number]
export interface Account {
  site: string
  slug: string
  url: string | undefined
  status: RegisteredAccountStatus | 'not_asked'
  reason: string | undefined
  /** Time of the verdict. */
  at: string
}
export type BreachedAccount = DataOf<'breached_accounts'>['results'][number]

/** State of a search, from its events. */
export interface Live {
  status: 'waiting' | 'queued' | 'running' | 'completed' | 'failed'
  /** True while no connection is open. */
  isCut: boolean
  /** Number of events that could not be read. */
  unread?: number
  sources: Map<string, LiveSource>
  cards: LiveCard[]
  accounts: Account[]
  accountProgress: { ended: number, total: number } | undefined
  /** Records of leak sources that can be read page by page, by the code of the source. */
  leakPages: Map<string, { pages: number, records: number, entries: readonly LeakRecord[] }>
  /** Breaches of all sources, merged. */
  breaches: readonly BreachedAccount[]
  /** Breaches of the look-up, and those that records of leak sources name. */
  breachLists: Map<string, readonly BreachedAccount[]>
  /** Number of parts of the request that do not run. */
  notRun: number
  observables: Observable[]
  /** Observables of sources that have too many for the stream. */
  leftOut: number
  finished: DataOf<'search.finished'> | undefined
}
export interface LeakRecord {
  key: string
  items: readonly Item[]
}

export const createLive = (): Live => ({
  status: 'waiting',
  isCut: false,
  sources: new Map(),
  cards: [],
  accounts: [],
  accountProgress: undefined,
  leakPages: new Map(),
  breaches: [],
  breachLists: new Map(),
  notRun: 0,
  observables: [],
  leftOut: 0,
  finished: undefined,
})

/** Adds sources that have not been asked yet. */
export function expectSources(live: Live, sources: readonly ExpectedSource[]): void {
  for (const { kind, slug, name, isDerived = false } of sources) {
    const source = sourceOf(live, kind, slug, name)
    if (source.status === 'waiting') Object.assign(source, { name, isDerived })
  }
}
export type ExpectedSource = Pick<LiveSource, 'kind' | 'slug' | 'name'> & Partial<Pick<LiveSource, 'isDerived'>>

/** Applies one event to the state. Unknown events change nothing: the contract may add some. */
export function applyEvent(live: Live, { event, data }: LiveEvent): void {
  live.isCut = false
  switch (event) {
    case 'search.progress':
      live.status = data.status
      if (data.account_checks) live.accountProgress = data.account_checks
      if (data.skipped) live.notRun = data.skipped.length
      return
    case 'module.result': {
      const source = sourceOf(live, 'module', data.module.slug ?? data.module.name, data.module.name)
      addCards(live, source, data)
      return
    }
    case 'byok.result':
      return addCards(live, sourceOf(live, 'provider', data.provider, data.provider), data)
    case 'module.finished':
      return applyOutcome(live, data.source)
    case 'byok.finished': {
      const source = sourceOf(live, 'provider', data.provider, data.provider)
      source.status = data.status
      return
    }
    case 'registered_accounts':
      if (data.event === 'result' && data.status !== undefined) {
        live.accounts.push({
          site: data.module.name,
          slug: data.module.slug ?? data.module.name,
          url: data.url ?? undefined,
          status: data.status === 'unknown' && reasonsNotToAsk.has(data.reason?.code ?? '') ? 'not_asked' : data.status,
          reason: data.reason ? reasonOf(data.reason) : undefined,
          at: data.timestamp,
        })
      }
      return
    case 'leak.status': {
      const source = sourceOf(live, 'leak_source', data.leaked_code, data.leaked_code)
      Object.assign(source, { status: data.status, found: data.result_count, reason: data.message })
      source.namesOnly = data.names_only ?? false
      return addBreaches(live, data.leaked_code, data.breaches ?? [])
    }
    case 'leak.page.ready':
      return addLeakPage(live, data, [])
    case 'temporary.leak.page':
      return addLeakPage(live, data, data.results)
    case 'breached_accounts':
      return addBreaches(live, '', data.results)
    case 'observable.found':
      live.observables.push(data.observable)
      live.leftOut += data.left_out
      return
    case 'temporary.observables': {
      const keys = new Set(data.observables.map(({ type, value }) => keyOf(type, value)))
      const others = live.observables.filter(({ type, value }) => !keys.has(keyOf(type, value)))
      live.observables = [...others, ...data.observables]
      live.leftOut = data.left_out
      return
    }
    case 'search.finished':
      live.status = data.status
      live.finished = data
      for (const outcome of data.sources ?? []) if (outcome.kind !== 'account_check') applyOutcome(live, outcome)
      // expected sources that belong to no task: a retry asks only sources without an answer
      for (const [key, { status }] of live.sources) if (status === 'waiting') live.sources.delete(key)
  }
}

const keyOf = (kind: string, slug: string): string => `${kind} ${slug}`

function sourceOf(live: Live, kind: LiveSource['kind'], slug: string, name: string): LiveSource {
  const known = live.sources.get(keyOf(kind, slug))
  if (known) return known
  const source: LiveSource = {
    kind,
    slug,
    name,
    status: 'waiting',
    code: undefined,
    reason: undefined,
    found: 0,
    durationMs: undefined,
    isDerived: false,
    namesOnly: false,
  }
  live.sources.set(keyOf(kind, slug), source)
  return source
}

function applyOutcome(live: Live, outcome: SourceOutcome): void {
  const code = outcome.reason?.code
  Object.assign(sourceOf(live, outcome.kind, outcome.slug, outcome.name), {
    name: outcome.name,
    status: outcome.status,
    code,
    reason: outcome.reason && code !== searchEndedCode ? reasonOf(outcome.reason) : undefined,
    durationMs: outcome.duration_ms,
    isDerived: outcome.derived ?? false,
  })
}

/** Adds the breaches of the look-up, whose name is empty, or of a leak source. */
function addBreaches(live: Live, list: string, breaches: readonly BreachedAccount[]): void {
  const count = live.breachLists.set(list, breaches).size
  const [look = [], others] = [live.breachLists.get(''), [...live.breachLists].filter(([name]) => name !== '')]
  live.breaches = count === 1 ? breaches : mergeBreachLists([look, ...others.map(([, named]) => named)])
}

function addCards(live: Live, source: LiveSource, { card, timestamp: at }: {
  card: Record<string, { items: readonly Item[] }>
  timestamp: string
}): void {
  for (const [key, { items }] of Object.entries(card)) {
    live.cards.push({ key, source: source.slug, items, at })
    source.found += 1
  }
}

function addLeakPage(
  live: Live,
  { source, count }: { source: string, count: number },
  entries: readonly LeakRecord[],
): void {
  const known = live.leakPages.get(source) ?? { pages: 0, records: 0, entries: [] }
  live.leakPages.set(source, {
    pages: known.pages + 1,
    records: known.records + count,
    entries: [...known.entries, ...entries],
  })
}

/** Returns the source of a card. */
export const sourceOfCard = ({ sources }: Live, { source }: LiveCard): LiveSource | undefined =>
  sources.get(keyOf('module', source)) ?? sources.get(keyOf('provider', source))

/** Returns how a source stands. */
export const stateOfSource = ({ status, code }: Pick<LiveSource, 'status' | 'code'>): SourceState =>
  sourceStateOf({ status, reason: code === undefined ? null : { code } })

/** Sources in the order in which people read them. */
const order: readonly SourceState[] = [
  'found', 'waiting', 'failed', 'too_slow', 'unfinished', 'nothing', 'not_asked',
]
export const sortedSources = (live: Live): LiveSource[] =>
  [...live.sources.values()].sort((one, other) =>
    order.indexOf(stateOfSource(one)) - order.indexOf(stateOfSource(other)) || one.name.localeCompare(other.name)
  )
