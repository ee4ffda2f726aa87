import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import {
  asNode,
  contentOf,
  dereference,
  type FoundOperation,
  isEndless,
  list,
  type Node,
  type OpenApi,
  operationsOf,
  resolve,
  responsesOf,
  textOf,
  withoutAnnotations,
} from '../generate/document.ts'
import { checkedTypes, createAjv, rebase } from '../generate/schemas.ts'

export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  /** Schema whose references are resolved. It still contains the examples. */
  schema: Node
  examples: unknown[]
  isValid: ValidateFunction
}

export interface ContractBody {
  required: boolean
  schema: Node
  examples: unknown[]
  isValid: ValidateFunction
}

export interface ContractResponse {
  headers: Array<{ name: string, required: boolean, type: string, isValid: ValidateFunction }>
  /**
   * Validator for each media type. `undefined` for types other than JSON and events, because these bodies are not
   * checked.
   */
  contents: Map<string, ValidateFunction | undefined>
  /** Operations that accept a value of this answer as input. https://spec.openapis.org/oas/v3.1.0#link-object */
  links: Array<{ operation: string, parameters: Record<string, string> }>
}

export interface ContractOperation {
  id: string
  method: string
  path: string
  needsKey: boolean
  planFeature: string | undefined
  costs: boolean
  deprecated: boolean
  isEndless: boolean
  /** Size of a body that is surely too large, in bytes. */
  tooLargeBytes: number
  /** `true` if it ignores unknown query parameters, and names them in a header. */
  ignoresUnknown: boolean
  parameters: ContractParameter[]
  body: ContractBody | undefined
  responses: Map<number, ContractResponse>
}

export interface Contract {
  operations: ContractOperation[]
  /** Validator of `ErrorEnvelope`, if the document has it. */
  isError: ValidateFunction | undefined
  validator(schema: Node): ValidateFunction
}

/** Reads the operations of a document and compiles validators for them. */
export function readContract(document: OpenApi): Contract {
  const ajv = createAjv(document, 'reply')
  const validator = (schema: Node) => ajv.compile(asNode(rebase(withoutAnnotations(schema))))
  const envelope = asNode(asNode(document.components).schemas).ErrorEnvelope
  return {
    operations: operationsOf(document).map(operation => toOperation(document, ajv, operation)),
    isError: envelope === undefined ? undefined : validator(asNode(envelope)),
    validator,
  }
}

function toOperation(
  document: OpenApi,
  ajv: Ajv2020,
  { id, method, path, node, parameters }: FoundOperation,
): ContractOperation {
  const plain = (schema: unknown): Node => asNode(dereference(document, (schema ?? {}) as Node))
  const compile = (schema: unknown) => ajv.compile(asNode(rebase(withoutAnnotations((schema ?? {}) as Node))))
  const body = resolve(document, node.requestBody)
  const media = asNode(asNode(body.content)['application/json'])
  const feature = node['x-plan-feature']
  return {
    id,
    method,
    path,
    needsKey: list(node.security ?? document.security).some(one => Object.keys(asNode(one)).length > 0),
    planFeature: typeof feature === 'string' ? feature : undefined,
    costs: Number(asNode(node['x-cost']).core_searches ?? 0) > 0,
    deprecated: node.deprecated === true,
    isEndless: isEndless(node),
    tooLargeBytes: Math.max(2 ** 20, Number(node['x-max-body-bytes'] ?? 0) + 1),
    ignoresUnknown: responsesOf(document, node).some(([, { headers }]) => {
      const header = asNode(headers)['X-Ignored-Parameters']
      return header !== undefined && resolve(document, header).deprecated !== true
    }),
    parameters: parameters.map(parameter => ({
      name: textOf(parameter.name),
      in: textOf(parameter.in) as ContractParameter['in'],
      schema: plain(parameter.schema),
      examples: examplesOf(document, parameter),
      isValid: compile(parameter.schema),
    })),
    body: node.requestBody === undefined ?
      undefined
      : {
        required: body.required === true,
        schema: plain(media.schema),
        examples: examplesOf(document, media),
        isValid: compile(media.schema),
      },
    responses: new Map(responsesOf(document, node).map(([status, response]) => [Number(status), {
      headers: Object.entries(asNode(response.headers)).map(([name, given]) => {
        const header = resolve(document, given)
        return {
          name: name.toLowerCase(),
          required: header.required === true,
          type: textOf(plain(header.schema).type),
          isValid: compile(header.schema),
        }
      }),
      contents:
        new Map(contentOf(response).map((
          [type, { schema }],
        ) => [type, isReadable(type) ? compile(schema) : undefined])),
      links: Object.values(asNode(response.links)).map(link => resolve(document, link)).map(link => ({
        operation: textOf(link.operationId), parameters: asNode(link.parameters) as Record<string, string>,
      })),
    }])),
  }
}

const isReadable = (type: string): boolean => checkedTypes.has(type)

function examplesOf(document: OpenApi, { example, examples }: Node): unknown[] {
  return [...(example === undefined ? [] : [example]),
    ...Object.values(asNode(examples)).map(one => resolve(document, one).value).filter(value => value !== undefined)]
}
