import type { Config } from '../config/read.ts'
import { innerCallHeader } from '../http/inner-calls.ts'
import type { WebMount } from '../http/web-mount.ts'

/**
 * Builds the endpoint for MCP. Its tools call the API of this process over HTTP, with the key of each request, like
 * every other client. The code is loaded here, because most servers do not need it.
 */
export async function composeMcp({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): Promise<WebMount> {
  const { createMcpHttp } = await import('../mcp/http.ts')
  const hosts = [new URL(publicUrl).hostname, host.includes(':') ? `[${host}]` : host]
  return { path: '/mcp', ...createMcpHttp(hosts, innerCallHeader) }
}
