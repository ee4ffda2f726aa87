import type { components } from '../../../generated/api.ts'
import { notFound } from '../../errors.ts'
import { describeTerms, isAllowed } from '../../sources/kit/terms.ts'
import { healthInfo } from '../source-health/info.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'
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
  health: components['schemas']['ToolHealth']
}

type Health = components['schemas']['SourceHealth']

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
    health: Health,
  }>
  available: boolean
}

/** Facts of an operation that never change. */
interface DescribedOperation extends Omit<OperationInfo, 'sources' | 'available'> {
  sources: Array<Omit<OperationInfo['sources'][number], 'health'>>
}

interface Parts {
  document: object
  tools: ReadonlyArray<{ tool: string, name: string, description: string }>
  operations: readonly AnyOperation[]
  sourceHealth: Pick<SourceHealthView, 'of'>
  /** Names of the sources with restricted terms that the operator enabled, or `all`. */
  restrictedSources: ReadonlySet<string>
}

export type ToolCatalogue = ReturnType<typeof createToolCatalogue>

/**
 * Creates the list of tools that the API returns. Names, inputs and costs of operations come from the OpenAPI document;
 * sources come from the code.
 */
export function createToolCatalogue({ document, tools, operations, sourceHealth, restrictedSources }: Parts) {
  const contract = document as Document
  const described = operations.map(operation => ({ operation, info: describe(operation) }))
  const healthOf = (slug: string) => healthInfo(sourceHealth.of({ kind: 'tool', slug }))

  /** Describes a tool with the present health of its sources. */
  function toInfo(tool: Parts['tools'][number]): ToolInfo {
    const own = described.filter(({ operation }) => operation.tool === tool.tool)
    const asked = new Set(own.flatMap(({ operation }) => remoteSources(operation)))
    return {
      ...tool,
      operations: own.map(({ operation, info }) => ({
        ...info,
        sources: info.sources.map(source => ({ ...source, health: healthOf(source.name) })),
        available: isAvailable(operation),
      })),
      health: combinedHealth([...asked].map(slug => [slug, healthOf(slug)])),
    }
  }

  /** Returns the slugs of the sources that send requests and that the operator allows. */
  const remoteSources = ({ sources }: AnyOperation): string[] =>
    Object.entries(sources).flatMap(([slug, { isLocal, terms }]) =>
      !isLocal && isAllowed(restrictedSources, slug, terms) ? slug : [])

  function isAvailable(operation: AnyOperation): boolean {
    const enabled = remoteSources(operation).filter(slug => healthOf(slug).state !== 'benched')
    return enabled.length > 0 && operation.required.every(group => group.some(slug => enabled.includes(slug)))
  }

  function describe({ tool, slug, sources, required }: AnyOperation): DescribedOperation {
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
    list: (): ToolInfo[] => tools.map(toInfo),

    get(tool: string): ToolInfo {
      const found = tools.find(one => one.tool === tool)
      if (!found) throw notFound({ message: 'There is no such tool' })
      return toInfo(found)
    },
  }
}

function combinedHealth(sources: ReadonlyArray<readonly [string, Health]>): ToolInfo['health'] {
  const benched = sources.filter(([, { state }]) => state === 'benched').map(([slug]) => slug)
  if (benched.length > 0) {
    const state = benched.length === sources.length ? 'benched' : 'degraded'
    return { state, reason: `not asked for now: ${benched.join(', ')}` }
  }
  return { state: sources.every(([, { state }]) => state === 'untested') ? 'untested' : 'ok', reason: null }
}
