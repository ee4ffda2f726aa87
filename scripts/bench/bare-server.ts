/** The baseline: node:http and nothing else. Answers one body, and streams one event to all who ask for /stream. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from './children.ts'
import { usage } from './usage.ts'

let headers: Record<string, string | number> = { 'Content-Type': 'application/json', 'Content-Length': 2 }
let body = Buffer.from('{}')
const readers = new Set<ServerResponse>()

const server = createServer((request, response) => {
  if (request.url !== '/stream') {
    response.writeHead(200, headers)
    response.end(body)
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write('retry: 3000\n\n')
  readers.add(response)
  response.on('close', () => readers.delete(response))
})
const listening = new Promise<number>(resolve => {
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
})

/** Every event is one write to every reader, `everyMs` apart. */
function flood({ events, bytes, everyMs }: { events: number, bytes: number, everyMs: number }): void {
  const filler = 'x'.repeat(bytes)
  let sent = 0
  const timer = setInterval(() => {
    const name = ++sent === events ? 'search.finished' : 'module.result'
    const event = Buffer.from(`id: ${sent}\nevent: ${name}\ndata: ${filler}\n\n`)
    for (const reader of readers) reader.write(event)
    if (sent < events) return
    clearInterval(timer)
    for (const reader of readers) reader.end()
  }, everyMs)
}

answerParent({
  port: () => listening,
  serve({ text, contentType }: { text: string, contentType: string }) {
    body = Buffer.from(text)
    headers = { 'Content-Type': contentType, 'Content-Length': body.length }
  },
  usage,
  flood,
})
