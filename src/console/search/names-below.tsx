import type { SearchRequest } from '../client.ts'
import { Fault } from '../ui/fault.tsx'
import { Names } from '../ui/names.tsx'
import type { Live } from './live.ts'
import { usePivot } from './pivot.ts'

interface NamesBelowProps {
  live: Live
  query: SearchRequest['query'] | undefined
  isTemporary: boolean
}

/** The names below the searched domain as a tree. A click searches one. */
export function NamesBelow({ live, query, isTemporary }: NamesBelowProps) {
  const { search, error } = usePivot(isTemporary)
  if (query?.type !== 'Domain Name') return null
  const end = `.${query.value.toLowerCase()}`
  const names = live.observables.filter(({ type, value }) => type === 'Domain Name' && value.endsWith(end))
  if (names.length === 0) return null
  return (
    <section id="subdomains">
      <h2>Subdomains <small>{names.length}</small></h2>
      <Fault error={error} />
      <Names pick={value => search({ type: 'Domain Name', value })}
        of={names.map(({ value, cards }) => ({ name: value, sources: [...new Set(cards.map(({ name }) => name))] }))} />
    </section>
  )
}
