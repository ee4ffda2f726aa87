import { describeTerms } from '../../sources/kit/terms.ts'
import type { AnyOperation } from './operation.ts'

interface Schema {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  minLength?: number
  maxLength?: number
  description?: string
  examples?: unknown[]
}

/** The fields that are read from the bundled OpenAPI document. Every `$ref` points to a schema in the same document. */
interface Document {
  paths: Record<string, {
    post?: {
      'summary': string
      'description': string
      'x-cost': { core_searches: number }
      'requestBody': { content: { 'application/json': { schema: Schema } } }
    }
  }>
  components: { schemas: Record<string, Schema> }
}

/** Facts of an operation that never change. */
export interface DescribedOperation {
  operation: string
  name: string
  description: string
  method: 'POST'
  path: string
  inputs: Array<
    {
      name: string,
      type: 'string',
      required: boolean,
      min_length: number,
      max_length: number,
      description: string,
      example: string,
    }
  >
  cost: { core_searches: number }
  sources: Array<{
    name: string, title: string, homepage: string, terms: ReturnType<typeof describeTerms>, required: boolean,
  }>
}

/**
 * Describes an operation. Name, inputs and cost come from the OpenAPI document, the sources from the code. Throws if
 * the document does not declare the operation.
 */
export function describeOperation(
  document: object, { tool, slug, sources, required }: AnyOperation,
): DescribedOperation {
  const contract = document as Document
  const path = `/tools/${tool}/${slug}`
  const declared = contract.paths[path]?.post
  if (!declared) throw new Error(`the document does not declare POST ${path}`)
  const body = resolved(contract, declared.requestBody.content['application/json'].schema)
  return {
    operation: slug,
    name: declared.summary,
    description: declared.description,
    method: 'POST',
    path,
    inputs: Object.entries(body.properties ?? {}).map(([name, schema]) => {
      const { minLength = 0, maxLength = 0, description = '', examples: [example] = [] } = resolved(contract, schema)
      return {
        name,
        type: 'string',
        required: body.required?.includes(name) ?? false,
        min_length: minLength,
        max_length: maxLength,
        description,
        example: String(example),
      }
    }),
    cost: declared['x-cost'],
    sources: Object.entries(sources).map(([name, source]) => ({
      name,
      title: source.name,
      homepage: source.homepage,
      terms: describeTerms(source.terms),
      required: required.some(group => group.includes(name)),
    })),
  }
}

function resolved({ components }: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : components.schemas[name] ?? {}
}
