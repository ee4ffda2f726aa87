import type { Admitted } from '../core/admission/admission.ts'
import type { Principal } from '../core/access/keys.ts'
import type { AnyOperation, ToolOperation } from '../core/tools/operation.ts'
import { operationsById } from '../core/tools/operations/index.ts'
import type { ToolResponse } from '../core/tools/response.ts'
import type { Saved } from '../core/tools/tool-calls.ts'
import { writeJson } from '../lib/json-text.ts'
import type { Serialized } from '../http/handler.ts'
import type { ApiParts } from './parts.ts'
import { replayed } from './replayed.ts'
import type { ApiHandlers } from './types.ts'

interface ToolRequest<Field extends string = string> {
  principal: Principal
  operation: { readonly id: string, readonly cost: number }
  headers: { readonly 'Idempotency-Key'?: string }
  body: Readonly<Record<Field, string>>
}

/** Handler of a tool's operation. */
type ToolHandler<Operation> = Operation extends
  ToolOperation<infer Tool, infer Name, infer Field, infer Query, infer _Findings, infer Data>
  ? (request: ToolRequest<Field>) => Promise<ToolReply<ToolResponse<Tool, Name, Query, Data>>>
  : never

type OperationsById = typeof operationsById

type ToolHandlers = ApiHandlers<'listTools' | 'getTool' | 'getToolResult' | keyof OperationsById>

type ToolParts = Pick<ApiParts, 'tools' | 'toolCatalogue' | 'hashKey' | 'meta'>

export function toolHandlers({ tools, toolCatalogue, hashKey, meta }: ToolParts): ToolHandlers {
  const call = (tool: AnyOperation) =>
    async ({ principal, operation, headers: { 'Idempotency-Key': key }, body }: ToolRequest) =>
      toReply(await tools.call(principal, operation, tool, body, hashKey(key, operation.id, body)))
  const calls = Object.fromEntries(Object.entries(operationsById).map(([id, tool]) => [id, call(tool)])) as
    { [Id in keyof OperationsById]: ToolHandler<OperationsById[Id]> }

  return {
    listTools() {
      const list = toolCatalogue.list()
      return { status: 200, body: { data: { tools: list, count: list.length }, meta: meta() } }
    },

    getTool: ({ params }) => ({ status: 200, body: { data: toolCatalogue.get(params.tool), meta: meta() } }),

    async getToolResult({ principal, params }) {
      const { json } = await tools.result(principal, params.id)
      if (json !== undefined) return { status: 200, body: { json } }
      return {
        status: 202,
        headers: { 'Retry-After': 2 },
        body: { data: { id: params.id.toLowerCase(), status: 'running' }, meta: meta() },
      }
    },

    ...calls,
  }
}

/** Number of findings from which the JSON of a response is made in slices, while it is compressed. */
const longLength = 500

interface ToolReply<Body> {
  status: 200
  headers: Admitted<Body>['headers'] & ReturnType<typeof replayed>
  body: Body | Serialized<Body>
}

function toReply<Body extends { meta: { sources: ReadonlyArray<{ count: number }> } }>(
  { result, headers, isRepeated }: Admitted<Body | Saved>,
): ToolReply<Body> {
  const isLong = !('json' in result) && result.meta.sources.some(({ count }) => count > longLength)
  return {
    status: 200,
    headers: { ...headers, ...replayed(isRepeated) },
    body: isLong ? { json: take => writeJson(result, take) } : result,
  }
}
