import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { CanaryFactory } from './canary-factory.ts'
import type { Sending } from './requests.ts'

export interface Heard {
  status: number
  /** Response headers and body, unchanged. */
  text: string
}

const atOnce = 8
const patienceMs = 60_000

/** Sends all requests unchanged, several at a time. `urls` are the addresses of the two services. */
export async function sendAll(
  sendings: readonly Sending[],
  urls: Record<Sending['service'], string>,
  hear: (sending: Sending, heard: Heard) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const left = sendings.values()
  try {
    await Promise.all(Array.from({ length: atOnce }, async () => {
      for (const sending of left) hear(sending, await send(sending, urls[sending.service], agent))
    }))
  } finally {
    agent.destroy()
  }
}

function send({ what, method, path, headers, body, isEndless }: Sending, url: string, agent: Agent): Promise<Heard> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request({
      hostname,
      port,
      path,
      method,
      headers: { ...headers, ...length },
      agent,
      timeout: patienceMs,
    }, response => {
      const pieces: Buffer[] = []
      const done = () =>
        resolve({
          status: response.statusCode!,
          text: `${response.rawHeaders.join('\n')}\n${Buffer.concat(pieces).toString()}`,
        })
      response.on('data', (piece: Buffer) => {
        pieces.push(piece)
        if (isEndless && response.statusCode === 200 && piece.includes('\n\n')) response.destroy()
      }).on('close', done).on('error', done)
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in time'))).on(
      'error',
      error => reject(new Error(`${what}: ${error.message}`)),
    )
    asked.end(body)
  })
}

/** Returns malformed requests, and requests that match no operation. */
export function oddRequests(canaries: CanaryFactory): string[] {
  const word = (at: string) => canaries.word(at, { isSecret: true })
  const named = canaries.word('name in the query', { isName: true })
  const end = `Host: localhost\r\nConnection: close\r\nUser-Agent: ${word('User-Agent')}\r\n\r\n`
  return [
    `GET /${word('unknown path')}?${named}=${word('query of it')} HTTP/1.1\r\n${end}`,
    `GET /search/%zz${word('malformed path')} HTTP/1.1\r\n${end}`,
    `GET //${word('authority')}@localhost/ HTTP/1.1\r\n${end}`,
    `GET http://${word('absolute')}.example/usage HTTP/1.1\r\n${end}`,
    `${word('method')} / HTTP/1.1\r\n${end}`,
    `GET /${word('version')} HTTP/9.9\r\n${end}`,
    `GET / HTTP/1.1\r\n${word('header without colon')}\r\n${end}`,
    `GET / HTTP/1.1\r\nX-Large: ${word('large header').repeat(2_000)}\r\n${end}`,
    `GET /${word('long path').repeat(2_000)} HTTP/1.1\r\n${end}`,
    `POST /search HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${end}${word('chunk')}\r\n`,
    `POST /search HTTP/1.1\r\nContent-Length: ${word('length')}\r\n${end}`,
    `POST /search HTTP/1.1\r\nExpect: ${word('Expect')}\r\nContent-Length: 0\r\n${end}`,
    `${word('no request')}\r\n\r\n`,
  ]
}

/** Sends raw bytes, and returns everything that arrives until the connection closes. */
export function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    let heard = ''
    const socket = connect(Number(port), hostname).on('data', piece => {
      heard += piece.toString()
    }).on('error', () => undefined).on('close', () => resolve(heard))
    socket.setTimeout(5_000, () => socket.destroy())
    socket.write(text)
  })
}
