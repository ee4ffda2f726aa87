import type { SearchRequest } from '../model/client.ts'
import { Fault } from '../ui/fault.tsx'
import { Names } from '../ui/names.tsx'
import { numberOf } from '../ui/time.tsx'
import type { Live } from './live.ts'
import { usePivot } from './pivot.ts'

interface NamesBelowProps {
  live: Live
  query: SearchRequest['query'] | undefined
  isTemporary: boolean
}

/** Returns the found names below the searched domain. */
export function namesBelow({ observables }: Live, query: SearchRequest['query'] | undefined): Live['observables'] {
  if (query?.type !== 'Domain Name') return []
  const end = `.${query.value.toLowerCase()}`
  return observables.filter(({ type, value }) => type === 'Domain Name' && value.endsWith(end))
}

/** The names below the searched domain as a tree. A click searches one. */
export function NamesBelow({ live, query, isTemporary }: NamesBelowProps) {
  const { search, error } = usePivot(isTemporary)
  const names = namesBelow(live, query)
  if (names.length === 0) return null
  return (
    <section id="subdomains">
      <h2>Subdomains <small>{numberOf(names.length)}</small></h2>
      <Fault error={error} />
      <Names pick={value => search({ type: 'Domain Name', value })}
        of={names.map(({ value, cards }) => ({ name: value, sources: [...new Set(cards.map(({ name }) => name))] }))} />
    </section>
  )
}
