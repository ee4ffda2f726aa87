import type { ComponentChildren } from 'preact'
import type { GraphEdge, GraphNode } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { isQueryType } from '../model/kinds.ts'
import { OutsideLink } from '../ui/link.tsx'
import { evidenceOf, shownValue, sureOf, typeWords, wordsOf } from '../ui/words.ts'
import { numberOf } from '../ui/time.tsx'
import { groupLabel } from './drawing.ts'
import type { LeafGroup } from './fold.ts'
import { nodeStatus, statusWords } from './model.ts'

interface DetailsProps {
  nodes: ReadonlyMap<string, GraphNode>
  edges: readonly GraphEdge[]
  selected: string | undefined
  select(id: string): void
  /** Searches a found value too. `undefined` in the graph of one search. */
  follow: ((node: GraphNode, searchId: string) => void) | undefined
  /** Leaves a value out of the drawing. */
  hide(id: string): void
}

/** The evidence of the selected node or edge. */
export function Details({ nodes, edges, selected, select, follow, hide }: DetailsProps) {
  const node = selected === undefined ? undefined : nodes.get(selected)
  const edge = edges.find(({ id }) => id === selected)
  return (
    <aside class="graph-details" aria-live="polite" aria-label="Selected">
      {node && <NodeDetails node={node} nodes={nodes} edges={edges} select={select} follow={follow}
        hide={hide} />}
      {edge && <EdgeDetails edge={edge} nodes={nodes} select={select} />}
      {!node && !edge && <p class="quiet">Select a value or a connection to see what it rests on.</p>}
    </aside>
  )
}

function NodeDetails({
  node, nodes, edges, select, follow, hide,
}: Omit<DetailsProps, 'selected'> & { node: GraphNode }) {
  const from = edges.filter(({ target }) => target === node.id)
  const to = edges.filter(({ source }) => source === node.id)
  const canFollow = isQueryType(node.type) && node.searched.every(({ status }) => status === 'not_started')
  return (
    <>
      <h2>{node.type === 'URL' || node.type === 'Image' ? <OutsideLink url={node.value} /> : shownValue(node)}</h2>
      <p class="quiet">{typeWords[node.type]}, {statusWords[nodeStatus(node)]}</p>
      {node.searched.map(({ search, depth }) => search &&
        <p><a href={hrefOf('search', search.id)}>Its search</a> <span class="quiet">
          {depth === 0 ? 'of a value that was entered' : `of what was found at step ${depth}`}
        </span></p>)}
      {canFollow && follow && from[0] &&
        <p><button type="button" onClick={() => follow(node, from[0]!.search_id)}>Search it too</button></p>}
      {node.searched.length === 0 &&
        <p><button type="button" onClick={() => hide(node.id)}>Hide it</button></p>}
      {from.map(edge => (
        <section>
          <h3>Found by <Select id={edge.source} select={select}>{valueOf(nodes, edge.source)}</Select></h3>
          <Evidence edge={edge} />
        </section>
      ))}
      {to.length > 0 && (
        <section>
          <h3>Led to <small class="quiet">{numberOf(to.length)}</small></h3>
          <ul class="also">
            {to.slice(0, few).map(edge => (
              <li key={edge.id}>
                <Select id={edge.id} select={select}>{valueOf(nodes, edge.target)}</Select>
                <span class="quiet">{wordsOf(edge.relation)}, {sureOf(edge.strength)}</span>
              </li>
            ))}
          </ul>
          {to.length > few && <p class="quiet">and {to.length - few} more: its search has all</p>}
        </section>
      )}
    </>
  )
}

const few = 100

/** The values of a folded group. */
export const GroupDetails = ({ group: { type, nodes }, select, unfold }: {
  group: LeafGroup
  select(id: string): void
  unfold(): void
}) => (
  <aside class="graph-details" aria-live="polite" aria-label="Selected">
    <h2>{groupLabel(type, nodes.length)}</h2>
    <p class="quiet">Values to which only one value leads. A double click opens the group in the drawing.</p>
    <p><button type="button" onClick={unfold}>Open the group</button></p>
    <ul class="also">
      {nodes.slice(0, few).map(node => (
        <li key={node.id}><Select id={node.id} select={select}>{shownValue(node)}</Select></li>
      ))}
    </ul>
    {nodes.length > few && <p class="quiet">and {nodes.length - few} more: the list below has all</p>}
  </aside>
)

function valueOf(nodes: DetailsProps['nodes'], id: string): string {
  const node = nodes.get(id)
  return node ? shownValue(node) : ''
}

const EdgeDetails = ({ edge, nodes, select }: Pick<DetailsProps, 'nodes' | 'select'> & { edge: GraphEdge }) => (
  <>
    <h2>{wordsOf(edge.relation)}</h2>
    <p>
      from <Select id={edge.source} select={select}>{valueOf(nodes, edge.source)}</Select>{' '}
      to <Select id={edge.target} select={select}>{valueOf(nodes, edge.target)}</Select>
    </p>
    <Evidence edge={edge} />
  </>
)

const Select = ({ id, select, children }: { id: string, select(id: string): void, children: ComponentChildren }) => (
  <button type="button" class="pivot" onClick={() => select(id)}>{children}</button>
)

/** The cards that vouch for an edge. */
const Evidence = ({ edge: { evidence, evidence_total: total, strength, relation, search_id: id, followed } }: {
  edge: GraphEdge
}) => (
  <>
    <p class="quiet">{wordsOf(relation)}, {sureOf(strength)}{followed && ', followed'}</p>
    <ul class="evidence">{evidence.map(card => <li>{evidenceOf(card)}</li>)}</ul>
    <p>
      {total > evidence.length && <span class="quiet">and {total - evidence.length} more findings. </span>}
      <a href={hrefOf('search', id)}>The search that found it</a>
    </p>
  </>
)
