/** Answers every request with the same small JSON after a delay. Hosts that begin with `leak-` have their own delay. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from './children.ts'

answerParent({
  listen: ({ afterMs, leakAfterMs }: { afterMs: number, leakAfterMs: number }) => new Promise<number>(resolve => {
    const server = createServer((request, response) => {
      const waitMs = request.url!.startsWith('/leak-') ? leakAfterMs : afterMs
      setTimeout(() => response.setHeader('Content-Type', 'application/json').end('{"name":"Ada"}'), waitMs)
    })
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  }),
})
