import { escapeXmlAttribute as xml } from '../../../lib/xml-escape.ts'
import { edgeAttributes, nodeAttributes, ofEdge, ofNode } from './attributes.ts'
import type { Graph } from './graph.ts'

/** Renders a graph as GEXF 1.3, node by node. The weight of an edge is its strength, from 0 to 1. https://gexf.net */
export async function* toGexf(graph: Graph): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>
<gexf xmlns="http://gexf.net/1.3" version="1.3">
  <meta>
    <creator>Tracewell</creator>
  </meta>
  <graph mode="static" defaultedgetype="directed">
${declared('node', nodeAttributes)}${declared('edge', edgeAttributes)}    <nodes>
`
  for await (const node of graph.nodes()) {
    yield `      <node id="${node.id}" label="${xml(node.value)}">${values('node', ofNode(node))}</node>\n`
  }
  yield '    </nodes>\n    <edges>\n'
  for await (const edge of graph.edges()) {
    const ends = `source="${edge.source}" target="${edge.target}"`
    yield `      <edge id="${edge.id}" ${ends} weight="${edge.strength / 100}" label="${edge.relation}">${
      values('edge', ofEdge(edge))
    }</edge>\n`
  }
  yield '    </edges>\n  </graph>\n</gexf>\n'
}

const declared = (of: 'node' | 'edge', attributes: Readonly<Record<string, string>>): string =>
  `    <attributes class="${of}" mode="static">\n${
    Object.entries(attributes).map(([name, type]) =>
      `      <attribute id="${of}-${name}" title="${name}" type="${type}"/>\n`).join('')
  }    </attributes>\n`

const values = (of: 'node' | 'edge', attributes: object): string =>
  `<attvalues>${
    Object.entries(attributes).map(([name, value]) =>
      `<attvalue for="${of}-${name}" value="${xml(String(value))}"/>`).join('')
  }</attvalues>`
