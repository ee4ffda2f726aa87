import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhooks } from '../../generated/api-replies.js'
import type { Schemas } from '../../scripts/support/contract-types.ts'

export interface Delivered {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  /** The parsed JSON. It matches the OpenAPI document if `faults` returns an empty list. */
  body: Schemas['SearchEndedNotice'] & Omit<Partial<Schemas['WatchChangedNotice']>, 'event'> & { event?: string }
}

type Answer = (response: ServerResponse, delivered: Delivered) => void

export const answers = (status: number, text = '', headers: Record<string, string> = {}): Answer => response => {
  response.writeHead(status, headers).end(text)
}

/** Starts a webhook receiver on loopback. It sends the scripted responses in turn and repeats the last one. */
export async function createReceiver(...script: Answer[]) {
  const delivered: Delivered[] = []
  let connections = 0
  let inFlight = 0
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++inFlight)
    response.on('close', () => { inFlight-- })
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => {
      const raw = Buffer.concat(pieces).toString()
      const body = JSON.parse(raw) as Delivered['body']
      const one = { path: request.url ?? '', headers: request.headers, raw, body }
      delivered.push(one)
      const answer = script[delivered.length - 1] ?? script.at(-1) ?? answers(204)
      answer(response, one)
    })
  }).on('connection', () => { connections++ })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    delivered,
    get connections() { return connections },
    get mostAtOnce() { return mostAtOnce },
    /** Returns the mismatches between the received bodies and the document. */
    faults: () =>
      delivered.flatMap(({ body }) => {
        const validate = webhooks[validatorOf(body)]!
        return validate(body) ? [] : validate.errors ?? []
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const validators: Readonly<Record<string, string>> = {
  'investigation.finished': 'investigationFinished', 'watch.changed': 'watchChanged', 'webhook.test': 'webhookTest',
}
const validatorOf = ({ event = '' }: { event?: string }): string => validators[event] ?? 'searchEnded'
