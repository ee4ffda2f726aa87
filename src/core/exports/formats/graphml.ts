import type { components } from '../../../../generated/api.ts'
import { toEdge } from '../../investigations/graph/edge.ts'
import { graphmlEdge, graphmlEnd, graphmlHead, graphmlNode } from '../../investigations/graph/graphml.ts'
import { observableHash } from '../../observables/merge.ts'
import { observableKey } from '../../observables/normal-form.ts'
import type { ObservableType } from '../../../sources/kit/meanings/meaning.ts'
import type { ExportWriter } from '../rows.ts'

type GraphNode = components['schemas']['GraphNode']

/**
 * Writes the graph of the observables as GraphML 1.0: what was asked, and what was found from there. Nodes and edges of
 * an investigation have the ids that its graph has. The ids of the nodes are in memory.
 */
export const toGraphml: ExportWriter = async function* (report, rows) {
  const keyOf = ({ type, value }: { type: ObservableType, value: string }) => observableKey(type, value)
  const written = new Set<string>()
  const asked = new Map<string, GraphNode>()
  /** Searches and the nodes that were searched because of their findings. */
  const followed = new Set<string>()
  let source = ''
  yield graphmlHead(report.id)
  for await (const row of rows) {
    if (row.kind === 'asked') {
      const { query, status, search, depth, found } = row
      const id = observableHash(report.id, keyOf(query))
      const node = asked.get(id) ?? { id, ...query, searched: [] }
      asked.set(id, { ...node, searched: [...node.searched, { status, search, depth }] })
      if (found) followed.add(`${found.search_id} ${id}`)
      continue
    }
    yield* writeAsked()
    if (row.kind === 'search') source = observableHash(report.id, keyOf(row.query))
    if (row.kind !== 'observable') continue
    const { search_id, type, value } = row
    const key = keyOf(row)
    const target = observableHash(report.id, key)
    if (target === source) continue
    if (!written.has(target)) {
      written.add(target)
      yield graphmlNode({ id: target, type, value, searched: [] })
    }
    const isFollowed = followed.has(`${search_id} ${target}`)
    yield graphmlEdge(toEdge({ source, target, search_id, followed: isFollowed }, { ...row, key }))
  }
  yield* writeAsked()
  yield graphmlEnd

  function* writeAsked(): Generator<string> {
    for (const node of asked.values()) {
      written.add(node.id)
      yield graphmlNode(node)
    }
    asked.clear()
  }
}
