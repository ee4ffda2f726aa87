import type { components } from '../../../../generated/api.ts'
import { escapeXml as xml } from '../../../lib/xml-escape.ts'
import { edgeAttributes, nodeAttributes, ofEdge, ofNode } from './attributes.ts'
import type { Graph } from './graph.ts'

type Schemas = components['schemas']

/** Renders a graph as GraphML 1.0, node by node. http://graphml.graphdrawing.org/specification.html */
export async function* toGraphml(graph: Graph): AsyncGenerator<string> {
  yield graphmlHead(graph.investigationId)
  for await (const node of graph.nodes()) yield graphmlNode(node)
  for await (const edge of graph.edges()) yield graphmlEdge(edge)
  yield graphmlEnd
}

export const graphmlHead = (id: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
${keys('node', { label: 'string', ...nodeAttributes })}${keys('edge', edgeAttributes)}\
  <graph id="${id}" edgedefault="directed">
`

export const graphmlNode = (node: Schemas['GraphNode']): string =>
  `    <node id="${node.id}">${data('node', { label: node.value, ...ofNode(node) })}</node>\n`

export const graphmlEdge = (edge: Schemas['GraphEdge']): string =>
  `    <edge id="${edge.id}" source="${edge.source}" target="${edge.target}">${data('edge', ofEdge(edge))}</edge>\n`

export const graphmlEnd = '  </graph>\n</graphml>\n'

const keys = (of: 'node' | 'edge', attributes: Readonly<Record<string, 'string' | 'boolean' | 'integer'>>): string =>
  Object.entries(attributes).map(([name, type]) =>
    `  <key id="${of}-${name}" for="${of}" attr.name="${name}" attr.type="${type === 'integer' ? 'int' : type}"/>\n`)
    .join('')

const data = (of: 'node' | 'edge', values: object): string =>
  Object.entries(values).map(([name, value]) => `<data key="${of}-${name}">${xml(String(value))}</data>`).join('')
