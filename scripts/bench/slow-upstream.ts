/** Answers every request with the same small JSON, after a while. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from './children.ts'

answerParent({
  listen: ({ afterMs }: { afterMs: number }) => new Promise<number>(resolve => {
    const server = createServer((_request, response) => {
      setTimeout(() => response.setHeader('Content-Type', 'application/json').end('{"name":"Ada"}'), afterMs)
    })
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  }),
})
