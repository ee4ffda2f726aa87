import type { components } from '../../../../generated/api.ts'
import { createPauses } from '../../../lib/pauses.ts'
import type { Graph } from './graph.ts'
import { toGexf } from './gexf.ts'
import { toGraphml } from './graphml.ts'

type Schemas = components['schemas']

export const graphTypes = {
  json: 'application/json',
  graphml: 'application/graphml+xml',
  gexf: 'application/gexf+xml',
} as const satisfies Record<Schemas['GraphFormat'], string>

const writers = { json: toJson, graphml: toGraphml, gexf: toGexf }

/** Length of the text that is sent at once, in characters. */
const chunkLength = 65_536

/** Yields the graph in a format, in chunks of about 64 KiB. `meta` is used in JSON only. */
export async function* writeGraph(
  graph: Graph, format: Schemas['GraphFormat'], meta: Schemas['Meta'],
): AsyncGenerator<Buffer> {
  const pause = createPauses()
  let text = ''
  for await (const part of writers[format](graph, meta)) {
    text += part
    await pause()
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

async function* toJson(graph: Graph, meta: Schemas['Meta']): AsyncGenerator<string> {
  yield `{"data":{"investigation_id":${JSON.stringify(graph.investigationId)},"nodes":[`
  yield* members(graph.nodes())
  yield '],"edges":['
  yield* members(graph.edges())
  yield `],"complete":${graph.isComplete()}},"meta":${JSON.stringify(meta)}}`
}

async function* members(values: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = ''
  for await (const value of values) {
    yield separator + JSON.stringify(value)
    separator = ','
  }
}
