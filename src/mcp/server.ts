import { hash } from 'node:crypto'
import {
  CLIENT_CAPABILITIES_META_KEY, inputRequired, inputResponse, McpServer, type CallToolResult,
  type ClientCapabilities, type InputRequiredResult, type ListToolsResult, type ServerContext,
} from '@modelcontextprotocol/server'
import type { Tracewell } from '../../generated/client/src/index.ts'
import { validationError } from '../errors.ts'
import { linkSignals } from '../lib/abort.ts'
import { version } from '../version.ts'
import { checkArguments, readNumber } from './arguments.ts'
import { deleteTools } from './delete.ts'
import { directTools } from './direct-tools.ts'
import { exportTool } from './export.ts'
import { reportFailure } from './failure.ts'
import { maxCharacters, pageOf } from './page.ts'
import { readTools } from './reads.ts'
import { searchTools } from './search.ts'
import type { HeldResults, Tool, ToolCall } from './tool.ts'

const tools: readonly Tool[] = [...searchTools, ...readTools, exportTool, ...deleteTools, ...directTools]
const byName = new Map(tools.map(tool => [tool.name, tool]))

const instructions = `Tracewell looks up public information about an observable: a pseudonym, an e-mail address, a \
domain, a cryptocurrency wallet or an IP address. "search" asks many sources at once; the direct tools (domain_*, \
ip_*, account_*, gaming_*, vehicle_*) answer one question. A result is a lead, not a proof: an account with the same \
name may belong to another person. A source without an answer is not "nothing found". A result has at most \
${maxCharacters} characters. Longer answers have "paging", which names the totals of their lists: for the next page, \
repeat the call with the arguments in "paging.next".`

/** Tools as a client lists them. */
const listed: unknown = tools.map(({ name, title, description, inputSchema, isReadOnly, question }) => ({
  name,
  title,
  description,
  inputSchema,
  // other hints have their defaults: https://modelcontextprotocol.io/specification/2026-07-28/schema#toolannotations
  annotations: isReadOnly ? { readOnlyHint: true } : { destructiveHint: question !== undefined },
}))

interface McpParts {
  client: Tracewell
  /** Results that the API does not store. Without it, they have no further pages. */
  held?: HeldResults
  /** Aborts every call, for example if an HTTP client disconnects. */
  signal?: AbortSignal | undefined
}

/**
 * Creates an MCP server whose tools call the API through a client. An error of the API is the result of the tool, with
 * its code, message and faults. https://modelcontextprotocol.io/specification/2026-07-28/server/tools
 */
export function createMcpServer({ client, held, signal: closed }: McpParts): McpServer {
  const mcp = new McpServer({ name: 'tracewell', title: 'Tracewell', version }, {
    capabilities: { tools: {} },
    instructions,
  })
  mcp.server.setRequestHandler('tools/list', () => ({ tools: listed as ListToolsResult['tools'] }))
  mcp.server.setRequestHandler('tools/call', async ({ params }, context) => {
    using link = linkSignals([context.mcpReq.signal, ...closed ? [closed] : []])
    const { signal } = link
    try {
      const given = params.arguments ?? {}
      const parts = { client, held, signal, report: createReport(context) }
      return await ask(mcp, params.name, given, parts, context) ?? await call(params.name, given, parts)
    } catch (error) {
      return toResult({ error: reportFailure(error) }, true)
    }
  })
  return mcp
}

/**
 * Returns what a person is asked before a tool runs, or the error that follows from another answer than yes. Returns
 * `undefined` if the tool may run. The answer is of the host: the model does not have it.
 * https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation
 */
async function ask(
  mcp: McpServer, name: string, given: Record<string, unknown>, parts: ToolCall, { mcpReq }: ServerContext,
): Promise<CallToolResult | InputRequiredResult | undefined> {
  const tool = byName.get(name)
  if (!tool?.question) return undefined
  checkArguments(tool.inputSchema, given)
  // a request of the newest protocol names the capabilities itself
  const { [CLIENT_CAPABILITIES_META_KEY]: own } = mcpReq.envelope as Record<string, ClientCapabilities> ?? {}
  if (!(own ?? mcp.server.getClientCapabilities())?.elicitation) return toResult({ error: cannotAsk }, true)
  // the answer counts for what the question has named, and for nothing else
  const id = `${name} ${hash('sha256', JSON.stringify(given), 'base64url')}`
  const answer = inputResponse(mcpReq.inputResponses, id)
  if (answer.kind === 'elicit') {
    if (answer.action === 'accept') return undefined
    return toResult({ error: { code: 'CANCELLED', message: 'The person did not confirm it' } }, true)
  }
  const message = await tool.question(given, parts)
  const requestedSchema = { type: 'object', properties: {} } as const
  return inputRequired({ inputRequests: { [id]: inputRequired.elicit({ message, requestedSchema }) } })
}

const cannotAsk = {
  code: 'CANCELLED',
  message: 'This host cannot ask a person (elicitation of MCP), and nothing is deleted without that. Use the command ' +
    'or the console',
}

async function call(name: string, given: Record<string, unknown>, parts: ToolCall) {
  const tool = byName.get(name)
  if (!tool) return toResult({ error: { code: 'NOT_FOUND', message: 'There is no such tool' } }, true)
  const isPaged = 'page' in tool.inputSchema.properties
  checkArguments(tool.inputSchema, given)
  const number = isPaged ? readNumber(given, 'page', { fallback: 1, max: 1_000_000 }) : 1
  const { page: _, ...arguments_ } = given
  const { value, next, noNext } = await tool.run(arguments_, parts)
  const { value: shown, page } = pageOf(value, number)
  if (page && number > page.pages) {
    throw validationError({ details: [{ path: 'page', message: `must be at most ${page.pages}` }] })
  }
  if (page === undefined || number === page.pages) return toResult({ ...shown as object, ...page && { paging: page } })
  const following = noNext === undefined ? { next: { ...next?.(), page: number + 1 } } : { no_next: noNext }
  return toResult({ ...shown as object, paging: { ...page, ...following } })
}

/** Returns a result as text and as structured content, which are the same JSON. */
const toResult = (value: object, isError = false): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
  ...isError && { isError },
})

/** Returns the function that sends progress, if the caller gave a token for it. */
function createReport({ mcpReq }: ServerContext): (message: string) => Promise<void> {
  const progressToken = mcpReq._meta?.progressToken
  let progress = 0
  return async message => {
    if (progressToken === undefined) return
    const params = { progressToken, progress: ++progress, message }
    await mcpReq.notify({ method: 'notifications/progress', params })
  }
}
