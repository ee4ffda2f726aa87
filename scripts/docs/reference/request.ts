import { clientName } from '../../generate/client-names.ts'
import {
  asNode, contentOf, list, resolve, responsesOf, textOf, type FoundOperation, type Json, type Node, type OpenApi,
} from '../../generate/document.ts'
import { samplesOf } from './samples.ts'

/** Request that the samples of an operation send: its first example. */
export interface ExampleRequest {
  method: string
  /** Address of the service. */
  baseUrl: string
  /** Path with the values of the example. */
  path: string
  needsKey: boolean
  body: Json | undefined
  /** `true` if the answer is a stream of events. */
  streams: boolean
  /** Call of the packages of Tracewell. `undefined` if they have none for this operation. */
  call?: ClientCall
}

export interface ClientCall {
  /** Group and verb, such as `searches` and `create`. */
  name: readonly [group: string, verb: string]
  /** Values of the path in their order, then the body, or the list that is its only field. */
  given: Json[]
}

export function exampleRequest(
  document: OpenApi, { method, path, node, parameters }: FoundOperation, baseUrl: string,
): ExampleRequest {
  const inPath = parameters.filter(one => one.in === 'path')
  const values = new Map(inPath.map(parameter => [textOf(parameter.name), exampleOf(parameter)]))
  const requestBody = resolve(document, node.requestBody)
  const body = samplesOf(document, requestBody)[0]?.value
  const [group, verb] = textOf(node[clientName]).split('.')
  const only = onlyList(document, requestBody)
  const given = only === undefined ? body : asNode(body)[only]
  return {
    method,
    baseUrl,
    path: path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '')),
    needsKey: list(node.security ?? document.security).length > 0,
    body,
    streams: responsesOf(document, node).some(([, response]) =>
      contentOf(response).some(([type]) => type === 'text/event-stream')),
    ...group && verb && {
      call: { name: [group, verb], given: [...values.values(), ...given === undefined ? [] : [given]] },
    },
  }
}

export const exampleOf = (parameter: Node): string => {
  const example = parameter.example ?? Object.values(asNode(parameter.examples)).map(one => asNode(one).value)[0]
  return typeof example === 'string' || typeof example === 'number' ? String(example) : '…'
}

/** Returns the name of the only field of a body, if it is a list. */
function onlyList(document: OpenApi, requestBody: Node): string | undefined {
  const schema = asNode(contentOf(requestBody)[0]?.[1]).schema
  const fields = Object.entries(asNode(resolve(document, schema).properties))
  return fields.length === 1 && asNode(fields[0]![1]).type === 'array' ? fields[0]![0] : undefined
}
