/**
 * Answers every request after a delay. The name in the answer is its time, in milliseconds since 1970. Hosts that begin
 * with `leak-` have their own delay.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../support/child.ts'

answerParent({
  listen: ({ afterMs, leakAfterMs }: { afterMs: number, leakAfterMs: number }) => new Promise<number>(resolve => {
    const server = createServer((request, response) => {
      const waitMs = request.url!.startsWith('/leak-') ? leakAfterMs : afterMs
      setTimeout(() => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ name: `at ${Date.now()}` }))
      }, waitMs)
    })
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  }),
})
