import type { components } from '../../../../generated/api.ts'
import { singleLineJson } from '../../../lib/json-text.ts'
import { inChunks } from '../../../lib/text-chunks.ts'
import type { Graph } from './graph.ts'

type Schemas = components['schemas']

export const graphTypes = {
  json: 'application/json',
  graphml: 'application/graphml+xml',
  gexf: 'application/gexf+xml',
} as const satisfies Record<Schemas['GraphFormat'], string>

/** Loads the writer of a format: most graphs are read as JSON. */
const writers = {
  json: () => toJson,
  graphml: async () => (await import('./graphml.ts')).toGraphml,
  gexf: async () => (await import('./gexf.ts')).toGexf,
}

/** Yields the graph in a format, in chunks of about 64 KiB. `meta` is used in JSON only. */
export async function* writeGraph(
  graph: Graph, format: Schemas['GraphFormat'], meta: Schemas['Meta'],
): AsyncGenerator<Buffer> {
  const write = await writers[format]()
  yield* inChunks(write(graph, meta))
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
    yield separator + singleLineJson(JSON.stringify(value))
    separator = ','
  }
}
