import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { createClient } from '../../generated/client/src/index.ts'
import { createMcpServer } from './server.ts'

/**
 * Serves MCP over streamable HTTP. Each request has its own MCP server, so there are no sessions, and nothing is kept
 * between requests. The tools call the API at the origin of the request's URL, with the key of the request.
 * https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
 *
 * @param hosts names and addresses of the server, besides those of the local machine
 * @param forwarded name of the header that the requests of the tools take over from the request
 */
export function createMcpHttp(hosts: readonly string[], forwarded: string) {
  const allowed = [...localhostAllowedHostnames(), ...hosts]
  const { fetch } = createMcpHandler(({ requestInfo }) => {
    const { url, headers, signal } = requestInfo!
    const key = /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    // the host of the language model decides whether and when to repeat a call
    const name = headers.get(forwarded)
    const client = createClient({
      baseUrl: new URL(url).origin,
      key,
      retries: 0,
      timeoutMs: Infinity,
      ...name !== null && { headers: { [forwarded]: name } },
    })
    return createMcpServer({ client, signal })
  }, { maxSubscriptions: 0 }) // the list of tools never changes

  return {
    /** Returns the response to a request whose `Host` or `Origin` is another one, as after DNS rebinding. */
    refuse: (request: Request): Response | undefined =>
      hostHeaderValidationResponse(request, allowed) ?? originValidationResponse(request, allowed),

    /** @param body the parsed body of a POST */
    handle: (request: Request, body: unknown): Promise<Response> => fetch(request, { parsedBody: body }),
  }
}
