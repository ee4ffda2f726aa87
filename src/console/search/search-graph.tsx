import { useMemo } from 'preact/hooks'
import type { SearchRequest } from '../model/client.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import type { Live } from './live.ts'
import { graphOf } from './graph-of.ts'

interface SearchGraphProps {
  live: Live
  query: SearchRequest['query'] | undefined
  /** Id of a stored search. */
  searchId: string | undefined
}

/** The values of one search as a graph. Its library is loaded when it is first needed. */
export function SearchGraph({ live, query, searchId }: SearchGraphProps) {
  const { value: Graph, error } = useLoad(async () =>
    (await import('../graph/graph.tsx')).Graph)
  const { observables, finished } = live
  // drawn again when it has ended, not with each value: a graph that moves cannot be read
  const data = useMemo(() => query && graphOf(observables, query, searchId ?? '', finished !== undefined),
    [finished, query?.value, finished ? observables : undefined])
  if (error) return <Fault error={error} />
  if (Graph === undefined || data === undefined) return <p class="quiet">Loading …</p>
  return <Graph data={data} />
}
