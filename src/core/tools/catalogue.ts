import { notFound } from '../../errors.ts'
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

export interface ToolInfo {
  tool: string
  name: string
  description: string
  operations: OperationInfo[]
}

interface OperationInfo {
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

interface Parts {
  document: object
  tools: ReadonlyArray<{ tool: string, name: string, description: string }>
  operations: readonly AnyOperation[]
}

export type ToolCatalogue = ReturnType<typeof createToolCatalogue>

/**
 * Creates the list of tools that the API returns. Names, inputs and costs of operations come from the OpenAPI document;
 * sources come from the code.
 */
export function createToolCatalogue({ document, tools, operations }: Parts) {
  const contract = document as Document
  const all: ToolInfo[] = tools.map(tool => ({
    ...tool,
    operations: operations.filter(one => one.tool === tool.tool).map(describe),
  }))

  function describe({ tool, slug, sources, required }: AnyOperation): OperationInfo {
    const path = `/tools/${tool}/${slug}`
    const declared = contract.paths[path]?.post
    if (!declared) throw new Error(`the document does not declare POST ${path}`)
    const body = resolved(declared.requestBody.content['application/json'].schema)
    return {
      operation: slug,
      name: declared.summary,
      description: declared.description,
      method: 'POST',
      path,
      inputs: Object.entries(body.properties ?? {}).map(([name, schema]) => {
        const { minLength = 0, maxLength = 0, description = '', examples: [example] = [] } = resolved(schema)
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

  function resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : contract.components.schemas[name] ?? {}
  }

  return {
    list: (): ToolInfo[] => all,

    get(tool: string): ToolInfo {
      const found = all.find(one => one.tool === tool)
      if (!found) throw notFound({ message: 'There is no such tool' })
      return found
    },
  }
}
