import type { components } from '../../../generated/api.ts'
import { notFound } from '../../errors.ts'
import { isAllowed } from '../../sources/kit/terms.ts'
import { healthInfo } from '../source-health/info.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'
import { describeOperation, type DescribedOperation } from './describe-operation.ts'
import type { AnyOperation } from './operation.ts'

export interface ToolInfo {
  tool: string
  name: string
  description: string
  operations: OperationInfo[]
  health: components['schemas']['ToolHealth']
}

type Health = components['schemas']['SourceHealth']

interface OperationInfo extends Omit<DescribedOperation, 'sources'> {
  sources: Array<DescribedOperation['sources'][number] & { health: Health }>
  available: boolean
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
  const described = operations.map(operation => ({ operation, info: describeOperation(document, operation) }))
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
