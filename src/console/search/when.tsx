import { useSignal } from '@preact/signals'
import { countOf, dayOf, numberOf } from '../ui/time.tsx'
import { tallyOf } from '../../outcomes/words.ts'
import { datesOf, pointsOf, type Dated } from './dates.ts'
import type { Live } from './live.ts'

/** Most dates of a point that are listed. */
const few = 12

/** The dates of all sources on a line. A point opens its dates. */
export function When({ live }: { live: Live }) {
  const open = useSignal<number | undefined>(undefined)
  const dates = datesOf(live)
  if (dates.length === 0) return null
  const points = pointsOf(dates)
  const [first, last] = [dates[0]!, dates.at(-1)!]
  const shown = open.value === undefined ? undefined : points.find(({ at }) => at === open.value)
  return (
    <section class="box" aria-label="When">
      <h2>When <small>{countOf(dates.length, 'date')}</small></h2>
      <div class="when-line">
        {points.map(({ at, dates: here }) => (
          <button type="button" key={at} style={{ left: `${at * 100}%` }}
            class={here.some(isBreach) ? 'breach' : undefined} aria-expanded={open.value === at}
            title={`${dayOf(here[0]!.day)}: ${meaningsOf(here)}`}
            aria-label={`${dayOf(here[0]!.day)}: ${meaningsOf(here)}`}
            onClick={() => { open.value = open.value === at ? undefined : at }} />
        ))}
      </div>
      <p class="ends quiet"><span>{dayOf(first.day)}</span><span>{dayOf(last.day)}</span></p>
      <ul class="when-dates" aria-live="polite">
        {(shown?.dates ?? [first, ...last === first ? [] : [last]]).slice(0, few).map(({ day, meaning, sources }) => (
          <li><b>{dayOf(day)}</b> {meaning} <span class="quiet">{sources.slice(0, 3).join(', ')}
            {sources.length > 3 && ` and ${numberOf(sources.length - 3)} more`}</span></li>
        ))}
        {shown && shown.dates.length > few && <li class="quiet">and {numberOf(shown.dates.length - few)} more</li>}
      </ul>
    </section>
  )
}

const isBreach = ({ meaning }: Dated): boolean => meaning === 'breach'

const meaningsOf = (dates: readonly Dated[]): string => dates.length === 1
  ? dates[0]!.meaning
  : [...tallyOf(dates, ({ meaning }) => meaning)].map(([meaning, count]) => `${count} × ${meaning}`).join(', ')
