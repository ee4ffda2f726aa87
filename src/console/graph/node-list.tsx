import { useSignal } from '@preact/signals'
import type { GraphEdge, GraphNode } from '../model/client.ts'
import { countOf } from '../ui/time.tsx'
import { Window } from '../ui/window.tsx'
import { shownValue, typeWords, wordsOf } from '../ui/words.ts'
import { nodeStatus, statusWords } from './model.ts'

interface NodeListProps {
  nodes: ReadonlyMap<string, GraphNode>
  edges: readonly GraphEdge[]
  selected: string | undefined
  select(id: string): void
}

/** The nodes and edges of the graph as lists: all that the drawing shows, without a pointer. */
export function NodeList({ nodes, edges, selected, select }: NodeListProps) {
  const isEdges = useSignal(false)
  const text = useSignal('')
  const wanted = text.value.trim().toLowerCase()
  const has = (value = '') => value.toLowerCase().includes(wanted)
  const valueOf = (id: string) => shownValue(nodes.get(id)!)
  const nodeRows = [...nodes.values()].filter(({ value }) => has(value))
  const edgeRows = edges.filter(({ source, target }) => has(valueOf(source)) || has(valueOf(target)))
  return (
    <section class="graph-list">
      <h2>As a list</h2>
      <div class="filters">
        <label>
          Show
          <select value={isEdges.value ? 'edges' : 'nodes'}
            onChange={({ currentTarget }) => { isEdges.value = currentTarget.value === 'edges' }}
          >
            <option value="nodes">{countOf(nodeRows.length, 'value')}</option>
            <option value="edges">{countOf(edgeRows.length, 'connection')}</option>
          </select>
        </label>
        <label>
          Filter
          <input type="search" value={text.value}
            onInput={({ currentTarget }) => { text.value = currentTarget.value }} />
        </label>
      </div>
      {isEdges.value
        ? (
            <Window rows={edgeRows} rowHeight={56} label="Connections">
              {({ id, source, target, relation, strength }) => (
                <button type="button" class="pick" aria-pressed={id === selected} onClick={() => select(id)}>
                  <b>{valueOf(source)} → {valueOf(target)}</b>
                  <small class="quiet">{wordsOf(relation)}, {strength} %</small>
                </button>
              )}
            </Window>
          )
        : (
            <Window rows={nodeRows} rowHeight={56} label="Values">
              {node => (
                <button type="button" class="pick" aria-pressed={node.id === selected} onClick={() => select(node.id)}>
                  <b>{shownValue(node)}</b>
                  <small class="quiet">{typeWords[node.type]}, {statusWords[nodeStatus(node)]}</small>
                </button>
              )}
            </Window>
          )}
    </section>
  )
}
