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
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
${keys('node', { label: 'string', ...nodeAttributes })}${keys('edge', edgeAttributes)}\
  <key id="node-graphics" for="node" yfiles.type="nodegraphics"/>
  <key id="edge-graphics" for="edge" yfiles.type="edgegraphics"/>
  <graph id="${id}" edgedefault="directed">
`

export const graphmlNode = (node: Schemas['GraphNode']): string =>
  `    <node id="${node.id}">${data('node', { label: node.value, ...ofNode(node) })}${
    nodeGraphics(node.value)
  }</node>\n`

export const graphmlEdge = (edge: Schemas['GraphEdge']): string =>
  `    <edge id="${edge.id}" source="${edge.source}" target="${edge.target}">${data('edge', ofEdge(edge))}${
    edgeGraphics(edge.relation)
  }</edge>\n`

export const graphmlEnd = '  </graph>\n</graphml>\n'

const keys = (of: 'node' | 'edge', attributes: Readonly<Record<string, 'string' | 'boolean' | 'integer'>>): string =>
  Object.entries(attributes).map(([name, type]) =>
    `  <key id="${of}-${name}" for="${of}" attr.name="${name}" attr.type="${type === 'integer' ? 'int' : type}"/>\n`)
    .join('')

const data = (of: 'node' | 'edge', values: object): string =>
  Object.entries(values).map(([name, value]) => `<data key="${of}-${name}">${xml(String(value))}</data>`).join('')

/** Maximum length of a label that is displayed, in characters. */
const maxLabel = 60

/**
 * Returns the label of a node as yEd and other programs with yFiles display it. They ignore the attribute `label`.
 * https://yed.yworks.com/support/manual/layout_graphml.html
 */
function nodeGraphics(value: string): string {
  const label = value.length > maxLabel ? `${value.slice(0, maxLabel - 1).replace(/[\ud800-\udbff]$/, '')}…` : value
  return `<data key="node-graphics"><y:ShapeNode><y:Geometry height="30" width="${20 + 7 * label.length}"/>` +
    `<y:NodeLabel>${xml(label)}</y:NodeLabel></y:ShapeNode></data>`
}

const edgeGraphics = (relation: string): string =>
  `<data key="edge-graphics"><y:PolyLineEdge><y:Arrows source="none" target="standard"/>` +
  `<y:EdgeLabel>${xml(relation.replaceAll('_', ' '))}</y:EdgeLabel></y:PolyLineEdge></data>`
