/** Simulates the web of a sweep: many sites on one port, over HTTP or TLS, and a name server. Each has a delay. */
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDnsServer } from '../support/dns-server.ts'
import { answerParent } from '../support/child.ts'
import { addressOf, answerSite } from './sweep-sites.ts'

export interface Web {
  siteMs: number
  nameMs: number
  /** Files of the certificate and its key. Missing: plain HTTP. */
  tls?: { cert: string, key: string }
  isHostile: boolean
  /** Number of sites that also have an address of their own. */
  addresses: number
}

export interface WebAddress {
  port: number
  nameServer: string
}

let requests = 0

answerParent({
  /** Number of requests that all sites have got. */
  requests: () => requests,
  async listen({ siteMs, nameMs, tls, isHostile, addresses }: Web): Promise<WebAddress> {
    const answer: RequestListener = (request, response) => {
      setTimeout(() => {
        if (request.url!.startsWith('/module/')) {
          return void response.setHeader('Content-Type', 'application/json').end('{"name":"a"}')
        }
        requests++
        void answerSite(request.headers.host ?? '', request.url!, response, isHostile)
      }, siteMs)
    }
    const server: Server = tls
      ? createSecureServer({ cert: readFileSync(tls.cert), key: readFileSync(tls.key) }, answer)
      : createServer(answer)
    await new Promise<void>(resolve => server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, resolve))
    const { port } = server.address() as AddressInfo
    await Promise.all(Array.from({ length: addresses }, (_, number) => new Promise<void>((resolve, reject) => {
      createTcpServer(socket => server.emit('connection', socket)).once('error', reject)
        .listen({ port, host: addressOf(number), backlog: 256 }, resolve)
    })))
    const names = await startDnsServer(async (_, type) => {
      await sleep(nameMs)
      return type === 'A' ? { records: [{ data: [127, 0, 0, 1], ttl: 1 }] } : {}
    })
    return { port, nameServer: names.address }
  },
})
