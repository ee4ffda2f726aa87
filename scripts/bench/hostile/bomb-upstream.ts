/** Simulates hostile sources: every host answers with the bomb that was last chosen. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../../support/child.ts'
import type { Answer } from './answers.ts'
import { bombs } from './list.ts'

let chosen = { index: 0, bytes: 0 }
let bodies = new Map<string, Answer>()

function answerOf(host: string, path: string): Answer {
  const key = `${host} ${path.includes('collinfo.json')}`
  const answer = bodies.get(key) ?? bombs[chosen.index]!.play(host, chosen.bytes, path)
  bodies.set(key, answer)
  return answer
}

async function send(response: ServerResponse, { body, chunkBytes }: Answer): Promise<void> {
  if (chunkBytes === undefined) return void response.end(body)
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length && !response.destroyed; at += chunkBytes) {
    if (!response.write(bytes.subarray(at, at + chunkBytes))) await new Promise(done => response.once('drain', done))
  }
  response.end()
}

answerParent({
  listen: () => new Promise<number>(resolve => {
    const server = createServer((request, response) => {
      const [, host = '', path = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? []
      const answer = answerOf(host, path)
      const { type = 'application/json', encoding, headers = {} } = answer
      const coding = encoding ? { 'content-encoding': encoding } : {}
      response.writeHead(200, { 'content-type': type, ...coding, ...headers })
      void send(response, answer)
    })
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  }),
  choose(given: typeof chosen) {
    chosen = given
    bodies = new Map()
  },
})
