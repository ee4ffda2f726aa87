import { useEffect, useRef } from 'preact/hooks'
import { numberOf } from '../ui/time.tsx'

interface YearsProps {
  /** Year of each breach, or `unknown`. */
  of: readonly string[]
  picked: string | undefined
  pick(year: string | undefined): void
}

/**
 * A time line with a column for each year. A click shows only the breaches of a year, and another one all again. If it
 * is wider than the screen, it begins with the newest years in sight.
 */
export function Years({ of: years, picked, pick }: YearsProps) {
  const counts = new Map<string, number>()
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const all = linedUp([...counts.keys()])
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => { list.current!.scrollLeft = list.current!.scrollWidth }, [all.length])
  return (
    <ul class="years" ref={list} aria-label="Breaches by year">
      {all.map(year => {
        const count = counts.get(year) ?? 0
        return (
          <li key={year}>
            <button type="button" aria-pressed={year === picked} disabled={count === 0}
              onClick={() => pick(year === picked ? undefined : year)}
            >
              <span>{year}</span>{' '}
              <span class="bar" style={{ height: `${count / most * 5}rem` }} />
              <small>{numberOf(count)} <span class="unseen">{count === 1 ? 'breach' : 'breaches'}</span></small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns every year from the first to the last one, and `unknown` at the end. */
function linedUp(years: readonly string[]): string[] {
  const known = years.filter(year => year !== 'unknown').map(Number)
  const first = Math.min(...known)
  const length = known.length === 0 ? 0 : Math.max(...known) - first + 1
  const all = Array.from({ length }, (_, at) => `${first + at}`)
  return years.includes('unknown') ? [...all, 'unknown'] : all
}
