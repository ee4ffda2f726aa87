import { dayOf, numberOf } from '../ui/time.tsx'
import { severities, type Severity } from '../../outcomes/counts.ts'
import type { BreachedAccount, Live } from './live.ts'

interface BreachesProps {
  live: Live
  /** Returns the name of a source. */
  nameOf(code: string): string
  /** Most breaches of an overview, which has the worst ones. */
  most?: number
  /** Address of the tab with all breaches. */
  allHref?: string
}

/** Breaches that contain the account, the newest first, on a line of time. */
export function Breaches({ live: { breaches }, nameOf, most = Infinity, allHref }: BreachesProps) {
  if (breaches.length === 0) return null
  const rank = ({ severity }: BreachedAccount) => severities.indexOf(severity as Severity)
  const newest = [...breaches].sort((one, other) => (other.breachDate ?? '').localeCompare(one.breachDate ?? ''))
  const sorted = breaches.length <= most ? newest
    : newest.toSorted((one, other) => rank(other) - rank(one)).slice(0, most)
  return (
    <section id="breaches">
      <h2>Breaches <small>{numberOf(breaches.length)}</small></h2>
      <ol class="time-line">
        {sorted.map(breach => (
          <li>
            <span class="when">{breach.breachDate === undefined ? 'unknown' : dayOf(breach.breachDate)}</span>
            <div>
              <strong>{breach.title ?? breach.name}</strong>
              {breach.severity && <span class={`severity ${breach.severity}`}>{breach.severity} severity</span>}
              {breach.dataClasses && <p>{breach.dataClasses.join(', ')}</p>}
              <p class="quiet">
                {breach.pwnCount !== undefined && `${numberOf(breach.pwnCount)} accounts · `}
                {breach.domain && `${breach.domain} · `}named by {breach.sources.map(nameOf).join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {sorted.length < breaches.length && allHref !== undefined &&
        <p><a class="button" href={allHref}>All {numberOf(breaches.length)} breaches</a></p>}
    </section>
  )
}
