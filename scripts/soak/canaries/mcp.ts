import type { CanaryFactory } from './canary-factory.ts'
import type { Sending } from './requests.ts'

/** Returns calls of the MCP endpoint: of tools that answer, refuse or do not exist, and messages that are broken. */
export function mcpCalls(canaries: CanaryFactory, key: string): Sending[] {
  const word = (at: string) => canaries.word(`${at} of /mcp`)
  const call = (name: string, given: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })
  const bodies = [
    call('search', { query: { type: 'Pseudonym', value: word('a search') } }),
    call('search', { query: { type: word('a type'), value: word('a refused search') }, [word('an argument')]: 1 }),
    call('search', { query: { type: word('a type'), value: word('a search of no type') } }),
    call('domain_dns', { domain: `${word('a domain')}.example` }),
    call('domain_dns', { domain: word('no domain'), cursor: word('a cursor'), page: word('a page') }),
    call('search_results', { id: word('an id') }),
    call('get_breach', { name: word('a breach') }),
    call(word('a tool'), { value: word('a value of no tool') }),
    JSON.stringify({
      jsonrpc: '2.0',
      id: word('a message id'),
      method: word('a method'),
      params: { a: word('a member') },
    }),
    `{"${word('broken')}`,
  ]
  return bodies.map(body => ({
    what: '/mcp',
    operation: '/mcp',
    service: 'api',
    method: 'POST',
    path: '/mcp',
    stores: false,
    isEndless: false,
    headers: {
      'authorization': `Bearer ${key}`,
      'content-type': 'application/json',
      'accept': 'application/json, text/event-stream',
      'mcp-session-id': word('a session'),
    },
    body,
  }))
}
