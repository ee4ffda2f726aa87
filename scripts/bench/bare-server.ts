/** The baseline server, on plain node:http. It serves one body, and one stream of events to all readers of /stream. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../support/child.ts'

let headers: Record<string, string | number> = { 'Content-Type': 'application/json', 'Content-Length': 2 }
let body = Buffer.from('{}')
const readers = new Set<ServerResponse>()

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    readAll(request, () => response.writeHead(200, headers).end(body))
    return
  }
  if (request.url !== '/stream') {
    response.writeHead(200, headers)
    response.end(body)
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write('retry: 3000\n')
  readers.add(response)
  response.on('close', () => readers.delete(response))
})
const listening = new Promise<number>(resolve => {
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
})

/** Reads a body as any service has to: its chunks, in one piece. */
function readAll(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
}

interface Flood {
  events: number
  eventBytes: number
  /** Milliseconds between two writes to every reader. */
  everyMs: number
  /** Events in one write. */
  atOnce: number
}

function flood({ events, eventBytes, everyMs, atOnce }: Flood): void {
  const filler = 'x'.repeat(eventBytes - 40) // 40 bytes are for the other fields of the event
  let sent = 0
  const event = () =>
    `event: ${++sent === events ? 'search.finished' : 'module.result'}\ndata: ${filler}\nid: ${sent}\n\n`
  const timer = setInterval(() => {
    const chunk = Buffer.from(Array.from({ length: Math.min(atOnce, events - sent) }, event).join(''))
    for (const reader of readers) reader.write(chunk)
    if (sent < events) return
    clearInterval(timer)
    for (const reader of readers) reader.end()
  }, everyMs)
}

answerParent({
  port: () => listening,
  /** Sets the response to serve. The body is `text`, or the decoded bytes of `base64` if the body is binary. */
  serve({ text = '', base64, contentType }: { text?: string, base64?: string, contentType: string }) {
    body = base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64')
    headers = { 'Content-Type': contentType, 'Content-Length': body.length }
  },
  collect: () => globalThis.gc?.(),
  flood,
})
