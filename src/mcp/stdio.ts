import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Tracewell } from '../../generated/client/src/index.ts'
import { createHeldResults } from './held.ts'
import { createMcpServer } from './server.ts'

/**
 * Serves MCP on standard input and output until standard input ends, or until SIGTERM or SIGINT. Then aborts the calls
 * that are in progress. https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/stdio
 */
export async function serveOnStdio(client: Tracewell): Promise<void> {
  const held = createHeldResults()
  const ended = new AbortController()
  const handle = serveStdio(() => createMcpServer({ client, held, signal: ended.signal }), {
    // the text of an error may repeat a message, and so a searched value
    onerror: () => process.stderr.write('A message on standard input was ignored: it is no valid message of MCP\n'),
  })
  await new Promise<void>(resolve => {
    process.stdin.once('end', resolve).once('close', resolve)
    process.once('SIGTERM', resolve).once('SIGINT', resolve)
  })
  ended.abort()
  await handle.close()
}
