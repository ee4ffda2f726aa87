import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Breach } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { apiUrl, useSession } from '../model/session.ts'
import { Columns } from '../ui/columns.tsx'
import { Copy } from '../ui/copy.tsx'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf, numberOf, Time } from '../ui/time.tsx'
import { FilterFields, type Filters } from './filters.tsx'
import { Years } from './years.tsx'

/** The most breaches of one request, more than most catalogues have. */
const most = 1_000
const step = 60

const filters = signal<Filters>({ sortBy: 'recently-added' })
const year = signal<string | undefined>(undefined)
/** Number of breaches that are drawn. All three stay as they are while a breach is looked at. */
const shown = signal(step)

/** Kinds of data of the breaches that were loaded so far, for suggestions. A filter leaves the others in the list. */
const kinds = signal<ReadonlySet<string>>(new Set())

/** The catalogue of breaches, as cards with filters and a time line. */
export function Catalogue() {
  const { client } = useSession()
  const { value, error, isLoading } = useLoad(
    signal => client.radar.list({ ...filters.value, limit: most, signal }),
    JSON.stringify(filters.value),
  )
  useEffect(() => {
    if (value) kinds.value = new Set([...kinds.peek(), ...value.breaches.flatMap(({ dataClasses }) => dataClasses)])
  }, [value])
  return (
    <>
      <h1>Radar {value && <small>{countOf(value.pagination.total, 'breach', 'breaches')}</small>}</h1>
      <p class="quiet">Publicly known breaches: which site lost what data, and when. Who was affected is not in it.</p>
      <FilterFields of={filters} kinds={[...kinds.value].sort()} />
      <Fault error={error} />
      {value && <Breaches of={value.breaches} total={value.pagination.total} isOld={isLoading} />}
      <Feed />
    </>
  )
}

function Breaches({ of: breaches, total, isOld }: { of: readonly Breach[], total: number, isOld: boolean }) {
  const years = new Set(breaches.map(yearOf))
  const picked = year.value !== undefined && years.has(year.value) ? year.value : undefined
  const matching = picked === undefined ? breaches : breaches.filter(breach => yearOf(breach) === picked)
  if (breaches.length === 0) return <p>No breach fits these filters.</p>
  return (
    <div class={isOld ? 'old' : undefined}>
      <h2>By year</h2>
      <Years of={breaches.map(yearOf)} picked={picked} pick={next => {
        year.value = next
        shown.value = step
      }} />
      <p class="quiet" role="status">
        {picked === undefined
          ? 'A click on a year shows only its breaches.'
          : (
              <>
                {countOf(matching.length, 'breach', 'breaches')} of {picked}.{' '}
                <button type="button" onClick={() => { year.value = undefined }}>All years</button>
              </>
            )}
      </p>
      {total > breaches.length && (
        <p class="quiet">These are the first {numberOf(breaches.length)}. Filter to see others.</p>
      )}
      <Columns width={310}>
        {matching.slice(0, shown.value).map(breach => <BreachCard of={breach} key={breach.id} />)}
      </Columns>
      {matching.length > shown.value && (
        <button type="button" onClick={() => { shown.value += step }}>
          Show {Math.min(step, matching.length - shown.value)} more of {numberOf(matching.length)}
        </button>
      )}
    </div>
  )
}

const yearOf = ({ breachDate }: Breach): string => breachDate.slice(0, 4) || 'unknown'

const BreachCard = ({ of: breach }: { of: Breach }) => (
  <article class="card">
    <h3>
      <a href={hrefOf('radar', breach.name)}>{breach.title || breach.name}</a>
      <span class={`severity ${breach.severity}`}>{breach.severity} severity</span>
    </h3>
    <p>{breach.shortDescription}</p>
    <p class="quiet">
      {breach.breachDate ? <Time of={breach.breachDate} /> : 'date unknown'}
      {breach.pwnCount > 0 && ` · ${countOf(breach.pwnCount, 'account')}`}
      {breach.domain && ` · ${breach.domain}`}
      {!breach.isVerified && ' · not verified'}
    </p>
    {breach.attribution && <p class="quiet attribution">{breach.attribution}</p>}
  </article>
)

/** The address of the feed. A link would be refused, because a browser sends no key with it. */
function Feed() {
  const address = `${apiUrl}/radar/feed.atom`
  return (
    <details class="feed">
      <summary>Feed of new breaches, for feed readers</summary>
      <p><code>{address}</code> <Copy text={address} label="Copy the address of the feed" /></p>
      <p class="quiet">The feed reader must send your key in the header <code>Authorization: Bearer …</code></p>
    </details>
  )
}
