import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { GraphNode, InvestigationGraphData } from '../model/client.ts'
import { placesOfGraph } from '../map/places.ts'
import { WorldMap } from '../map/world-map.tsx'
import { countOf } from '../ui/time.tsx'
import { typeWords } from '../ui/words.ts'
import { Canvas } from './canvas.tsx'
import { Details, GroupDetails } from './details.tsx'
import { Find } from './find.tsx'
import { Legend } from './legend.tsx'
import { foldLeaves, withoutHidden } from './fold.ts'
import { partOf, type GraphFilter } from './model.ts'
import { NodeList } from './node-list.tsx'

interface GraphProps {
  data: Pick<InvestigationGraphData, 'nodes' | 'edges' | 'complete'>
  /** Searches a found value too. Without it, values are only shown. */
  follow?(node: GraphNode, searchId: string): void
}

/** A graph with its filter, its evidence, its places and the same as a list. */
export function Graph({ data, follow }: GraphProps) {
  const filter = useSignal<GraphFilter>({ type: 'searchable', isShared: false })
  const selected = useSignal<string | undefined>(undefined)
  const change = (change: Partial<GraphFilter>) => { filter.value = { ...filter.value, ...change } }
  const { type, isShared } = filter.value
  const hidden = useSignal<ReadonlySet<string>>(new Set())
  const unfolded = useSignal<ReadonlySet<string>>(new Set())
  const part = useMemo(() => partOf(withoutHidden(data, hidden.value), filter.value),
    [data, filter.value, hidden.value])
  const drawn = useMemo(() => foldLeaves(part, unfolded.value), [part, unfolded.value])
  const nodes = useMemo(() => new Map(part.nodes.map(node => [node.id, node])), [part])
  const unfold = (id: string) => { unfolded.value = new Set(unfolded.peek()).add(id) }
  const hide = (id: string) => {
    hidden.value = new Set(hidden.peek()).add(id)
    selected.value = undefined
  }
  const group = drawn.groups.find(({ id }) => id === selected.value)
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
        <Find nodes={part.nodes} groups={drawn.groups} select={select} />
        {unfolded.value.size > 0 &&
          <button type="button" onClick={() => { unfolded.value = new Set() }}>Fold groups again</button>}
        {hidden.value.size > 0 && (
          <button type="button" onClick={() => { hidden.value = new Set() }}>
            Show {countOf(hidden.value.size, 'hidden value')}
          </button>
        )}
      </div>
      {part.leftOut > 0 && (
        <p class="advice">
          Not shown: {countOf(part.leftOut, 'found value')} with the fewest and weakest connections. Choose a type to
          see more. The API has the whole graph.
        </p>
      )}
      <div class="graph-columns">
        <div>
          <Canvas part={drawn} selected={selected.value} select={select} unfold={unfold} />
          <Legend />
        </div>
        {group
          ? <GroupDetails group={group} select={select} unfold={() => unfold(group.id)} />
          : <Details nodes={nodes} edges={part.edges} selected={selected.value} select={select} follow={follow}
            hide={hide} />}
      </div>
      <WorldMap places={places} />
      <NodeList nodes={nodes} edges={part.edges} selected={selected.value} select={select} />
    </>
  )
}
