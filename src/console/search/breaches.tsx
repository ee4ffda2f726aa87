import { dayOf, numberOf } from '../ui/time.tsx'
import type { Live } from './live.ts'

/** Breaches that contain the account, the newest first, on a line of time. */
export function Breaches({ live: { breaches }, nameOf }: {
  live: Live
  /** Returns the name of a source. */
  nameOf(code: string): string
}) {
  if (breaches.length === 0) return null
  const sorted = [...breaches].sort((one, other) => (other.breachDate ?? '').localeCompare(one.breachDate ?? ''))
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
    </section>
  )
}
