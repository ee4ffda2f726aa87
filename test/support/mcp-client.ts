import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { compileCache } from '../../scripts/support/compile-cache.ts'
import type { ReportedFailure } from '../../src/mcp/failure.ts'
import { maxCharacters, type Page } from '../../src/mcp/page.ts'

/** Content of a result of a tool, as the tests read it. */
export interface Content {
  [name: string]: unknown
  search?: { id: string, status: string, temporary?: boolean }
  cards?: Array<{ source: string }>
  modules?: Array<{ slug: string }>
  error?: ReportedFailure
  paging?: Page & { next?: Record<string, unknown> }
}

/** Answers a question that a person is asked. */
export type Asked = (question: string) => 'accept' | 'decline'

/** Starts the command `mcp` for a server, and connects a client to it. */
export async function connectStdio(
  environment: Record<string, string>, mode: 'auto' | 'legacy' = 'legacy', asked?: Asked,
) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [resolve(import.meta.dirname, '../../src/cli.ts'), 'mcp'],
    env: { ...environment, NODE_COMPILE_CACHE: compileCache },
    cwd: tmpdir(),
    stderr: 'pipe',
  })
  let err = ''
  transport.stderr?.on('data', (text: Buffer) => { err += text.toString() })
  const client = createClient(mode, asked)
  await client.connect(transport)
  return Object.assign(client, { errorOutput: () => err, [Symbol.asyncDispose]: () => client.close() })
}

/** Creates a client, whose host can ask a person if `asked` is given. */
export function createClient(mode: 'auto' | 'legacy', asked?: Asked): Client {
  const client = new Client({ name: 'test', version: '1.0.0' }, {
    versionNegotiation: { mode },
    ...asked && { capabilities: { elicitation: {} } },
  })
  if (asked) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      const action = asked(params.message)
      return { action, ...action === 'accept' && { content: {} } }
    })
  }
  return client
}

/**
 * Collects the messages of progress that a connected client receives from now on. A call must still set `onprogress`,
 * or the client requests no progress. `onprogress` itself misses messages that arrive together with the result, because
 * the client has then removed the listener.
 */
export function collectProgress({ transport }: Client): unknown[] {
  const messages: unknown[] = []
  const { onmessage } = transport!
  transport!.onmessage = (message, extra) => {
    if ('method' in message && message.method === 'notifications/progress') messages.push(message.params?.['message'])
    onmessage?.(message, extra)
  }
  return messages
}

type CallOptions = Parameters<Client['callTool']>[1]

/** Calls a tool. Throws if its content differs from its text, or is too long. */
export async function callTool(
  client: Client, name: string, arguments_: object = {}, options?: CallOptions,
): Promise<Content> {
  const result = await client.callTool({ name, arguments: { ...arguments_ } }, options)
  const [block] = result.content
  const text = block?.type === 'text' ? block.text : ''
  const content = result.structuredContent as Content
  if (text !== JSON.stringify(content)) throw new Error(`${name}: the text differs from the content`)
  if (text.length > maxCharacters + 500) throw new Error(`${name}: ${text.length} characters`)
  if ((result.isError === true) !== ('error' in content)) throw new Error(`${name}: isError is ${result.isError}`)
  return content
}
