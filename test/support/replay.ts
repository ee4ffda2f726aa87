import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createClient } from '../../src/sources/egress/client.ts'
import { parseRoutes } from '../../src/sources/egress/routes.ts'
import { isWhois, questionOf } from '../../src/lib/whois-url.ts'
import type { Exchange } from '../../src/upstreams/recordings.ts'

type Answered = Exchange['request']

/** Serves recorded exchanges on loopback to the real client. Requests that were not recorded are answered with 501. */
export async function startReplay() {
  let exchanges: readonly Exchange[] = []
  const requests: string[] = []
  const server = createServer((message, response) => {
    void text(message).then(body => {
      const [, host = '', path = ''] = /^\/([^/?]*)(.*)$/.exec(message.url ?? '') ?? []
      const asked = described({ url: `https://${host}${path}`, method: message.method as 'GET', body: parsed(body) })
      requests.push(asked)
      const answer = exchanges.find(({ request }) => described(request) === asked)?.response
      const { status, headers = {}, body: said = '' } = answer ?? { status: 501 }
      const json = { 'content-type': 'application/json; charset=utf-8' }
      response.writeHead(status, typeof said === 'string' ? headers : { ...json, ...headers })
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    })
  })
  // questions of WHOIS are no HTTP
  server.on('clientError', (error, socket) => {
    const question = 'rawPacket' in error ? String(error.rawPacket).trimEnd() : ''
    const exchange = exchanges.find(({ request }) => {
      const url = new URL(request.url)
      return isWhois(url) && questionOf(url) === question
    })
    requests.push(exchange ? described(exchange.request) : `WHOIS ${question}`)
    const body = exchange?.response.body
    socket.end(typeof body === 'string' ? body : '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const routes = parseRoutes(`*=http://127.0.0.1:${port}/{host},whois=127.0.0.1:${port}`)
  const client = createClient({ routes, allow: [], proxy: undefined, userAgent: 'Tracewell/test' })

  return {
    client,
    /** Address of the server: `*=<url>/{host}` routes every request to it. */
    url: `http://127.0.0.1:${port}`,
    /** Requests since the last call of `play`. */
    requests,
    /** Answers with these exchanges from now on, and forgets earlier requests. */
    play(recorded: readonly Exchange[]): void {
      exchanges = recorded
      requests.length = 0
    },
    async [Symbol.asyncDispose]() {
      await client.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns a request as one line of text, in which the order of the members of a JSON body does not matter. */
export function described({ url, method = 'GET', body }: Answered): string {
  const sent = body === undefined || body === '' ? '' : ` ${JSON.stringify(sorted(body))}`
  return `${method} ${new URL(url).href.replace(/^http:/, 'https:')}${sent}`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
