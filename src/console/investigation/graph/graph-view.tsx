import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { GraphNode, InvestigationGraphData } from '../../model/client.ts'
import { hrefOf } from '../../model/route.ts'
import { Missing } from '../missing.tsx'
import { placesOfGraph } from '../../map/places.ts'
import { WorldMap } from '../../map/world-map.tsx'
import { isQueryType } from '../../model/kinds.ts'
import { useSession } from '../../model/session.ts'
import { useAction } from '../../ui/action.ts'
import { Fault } from '../../ui/fault.tsx'
import { useLoad } from '../../ui/load.ts'
import { notify } from '../../ui/notices.tsx'
import { saveFile } from '../../ui/save.ts'
import { countOf } from '../../ui/time.tsx'
import { typeWords } from '../../ui/words.ts'
import type { ViewProps } from '../../model/view-props.ts'
import { Canvas } from './canvas.tsx'
import { Details } from './details.tsx'
import { Legend } from './legend.tsx'
import { partOf, type GraphFilter } from './model.ts'
import { NodeList } from './node-list.tsx'

/** The graph of an investigation: what was searched, what that led to, and the cards that vouch for it. */
export function GraphView({ rest: [id = ''] }: ViewProps) {
  const { client } = useSession()
  const { value, error, isLoading, reload } = useLoad(async signal => {
    const graph = await client.investigations.graph(id, { signal })
    return typeof graph === 'string' ? undefined : graph.data
  })
  const saving = useAction()
  const save = async () => {
    const file = await client.investigations.graph(id, { format: 'gexf' })
    if (typeof file === 'string') saveFile(`tracewell-${id}.gexf`, 'application/xml', file)
  }
  const following = useAction()
  const follow = ({ type, value: observable }: GraphNode, searchId: string) => void following.run(async () => {
    if (!isQueryType(type)) return
    await client.investigations.follow(id, [{ type, value: observable, search_id: searchId }])
    notify('Added to the investigation')
    reload()
  })
  if (error && !value) return <Missing error={error} />
  return (
    <>
      <header class="result-head">
        <h1>Graph of the investigation</h1>
        <p class="actions">
          <a href={hrefOf('investigation', id)}>The investigation</a>
          <button type="button" onClick={() => void saving.run(save)}>Save for Gephi</button>
          <button type="button" disabled={isLoading} onClick={reload}>Read again</button>
        </p>
      </header>
      <Fault error={error ?? saving.error ?? following.error} />
      {value ? <Graph data={value} follow={follow} /> : <p class="quiet">Loading …</p>}
    </>
  )
}

function Graph({ data, follow }: { data: InvestigationGraphData, follow(node: GraphNode, searchId: string): void }) {
  const filter = useSignal<GraphFilter>({ type: 'searchable', isShared: false })
  const selected = useSignal<string | undefined>(undefined)
  const change = (change: Partial<GraphFilter>) => { filter.value = { ...filter.value, ...change } }
  const { type, isShared } = filter.value
  const part = useMemo(() => partOf(data, filter.value), [data, filter.value])
  const nodes = useMemo(() => new Map(part.nodes.map(node => [node.id, node])), [part])
  const types = [...new Set(data.nodes.map(node => node.type))]
  const places = useMemo(() => placesOfGraph(data), [data])
  const select = (id: string) => { selected.value = id }
  return (
    <>
      {!data.complete && <p class="quiet">Not everything has answered yet, or could not: more may be missing.</p>}
      <div class="filters">
        <label>
          Found
          <select value={type}
            onChange={({ currentTarget }) => change({ type: currentTarget.value as GraphFilter['type'] })}
          >
            <option value="searchable">what can be searched</option>
            <option value="all">all types</option>
            {types.map(one => <option value={one}>{typeWords[one]}</option>)}
          </select>
        </label>
        <label class="check">
          <input type="checkbox" checked={isShared}
            onChange={({ currentTarget }) => change({ isShared: currentTarget.checked })} />
          Only what several values lead to
        </label>
      </div>
      {part.leftOut > 0 && (
        <p class="advice">
          Not shown: {countOf(part.leftOut, 'found value')} with the fewest and weakest connections. Choose a type to
          see more. The API has the whole graph.
        </p>
      )}
      <div class="graph-columns">
        <div>
          <Canvas part={part} selected={selected.value} select={select} />
          <Legend />
        </div>
        <Details nodes={nodes} edges={part.edges} selected={selected.value} select={select} follow={follow} />
      </div>
      <WorldMap places={places} />
      <NodeList nodes={nodes} edges={part.edges} selected={selected.value} select={select} />
    </>
  )
}
