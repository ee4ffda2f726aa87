import type { AnyOperation } from './operation.ts'
import type { OperationResult, SourceReport } from './resolve-outcome.ts'

/**
 * Body of a tool's response. It is a type alias, not an interface: the handlers' body types allow additional members,
 * and TypeScript does not assign an interface to these types.
 */
export type ToolResponse<Tool, Name, Query, Data> = {
  tool: Tool
  operation: Name
  query: Query
  data: Data
  meta: {
    timestamp: string, environment: string, duration_ms: number, cost: { core_searches: number },
    cached: boolean, stale: boolean, complete: boolean, sources: SourceReport[],
  }
}

interface CallFacts {
  timestamp: string
  environment: string
  /** Start of the call, of `performance.now()`. */
  startedMs: number
  coreSearches: number
}

/** Builds the body of a tool's response. */
export const toToolResponse = (
  { tool, slug }: Pick<AnyOperation, 'tool' | 'slug'>,
  query: object,
  { data, ...report }: OperationResult,
  { timestamp, environment, startedMs, coreSearches }: CallFacts,
): ToolResponse<string, string, object, object> => ({
  tool,
  operation: slug,
  query,
  data,
  meta: {
    timestamp,
    environment,
    duration_ms: Math.round(performance.now() - startedMs),
    cost: { core_searches: coreSearches },
    ...report,
  },
})
