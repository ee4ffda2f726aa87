import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InvalidArgumentError, type Command } from 'commander'
import { isSigned } from '../core/webhooks/signature.ts'
import { authorityOf } from '../lib/listen.ts'
import { addAccountWebhookCommands } from './account-webhooks.ts'
import { subcommand, commandGroup, type JsonOption } from './kit/output.ts'
import { terminalSafeJson, terminalSafeLines } from './kit/text.ts'

interface ListenOptions extends JsonOption {
  port: number
  host: string
  secret?: string
  answer: number
  count?: number
}

interface ReceivedDelivery {
  received_at: string
  id: string
  timestamp: string
  /** `null` if no secret was given, so the signature was not checked. */
  signature: 'good' | 'bad' | null
  body: unknown
}

/** Maximum size of a received body, in bytes. Webhooks of this service are smaller. */
const maxBytes = 1_048_576

export function webhookCommands(): Command {
  const webhooks = commandGroup('webhooks', 'webhooks of your account, and a receiver for tests', 'webhooks list')
  addAccountWebhookCommands(webhooks)
  subcommand(
    webhooks,
    'listen',
    'receive webhooks on this machine, check their signatures and print them',
    'webhooks listen --port 9000 --secret correct-horse',
  )
    .option('--port <number>', 'port to listen on; 0 selects a free port', wholeNumber(0, 65_535), 9000)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--secret <text>', 'webhook secret; deliveries with another signature are answered 401')
    .option(
      '--answer <status>',
      'HTTP status for valid deliveries; for example 503, to test retries',
      wholeNumber(200, 599),
      204,
    )
    .option(
      '--count <number>',
      'stop after this number of valid deliveries (default: run until Ctrl-C)',
      wholeNumber(1, 1_000_000),
    )
    .addHelpText(
      'after',
      `
The service refuses private addresses. Start it with EGRESS_ALLOW=127.0.0.1:9000, or use the sandbox, which allows this
machine. Exit codes: 0 success; 1 cannot listen, or stopped after a bad signature; 2 wrong usage.`)
    .action(async (options: ListenOptions) => {
      if (await listen(options)) process.exitCode = 1
    })
  return webhooks
}

/**
 * Listens until Ctrl-C, or until `count` valid deliveries were received. Returns `true` if Ctrl-C ended the listening
 * and at least one delivery had a bad signature.
 */
async function listen({ port, host, secret, answer, count = Infinity, json = false }: ListenOptions): Promise<boolean> {
  let left = count
  let isBad = false
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const raw = await readText(request).catch(() => undefined)
    if (raw === undefined) return void response.writeHead(413).end()
    const received = readDelivery(request, raw, secret)
    process.stdout.write(`${json ? terminalSafeJson(JSON.stringify(received)) : terminalSafeLines(toText(received))}\n`)
    // Any client that can reach the port can send a bad signature, so this delivery is not counted.
    if (received.signature === 'bad') {
      isBad = true
      return void response.writeHead(401).end()
    }
    response.writeHead(answer).end(() => { if (--left <= 0) end() })
  }).on('error', fail)
  server.listen(port, host, () => {
    const { port: found } = server.address() as AddressInfo
    process.stderr.write(`Listening on http://${authorityOf({ host, port: found })}/; press Ctrl-C to stop\n`)
  })
  process.once('SIGINT', end).once('SIGTERM', end)
  await ended.catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Cannot listen on ${host}, port ${port}: ${
      error.code === 'EADDRINUSE' ? 'the port is taken' : error.message
    }`)
  }).finally(() => {
    server.close()
    server.closeAllConnections()
  })
  return isBad && left > 0
}

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Error('larger than any webhook')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function readDelivery({ headers }: IncomingMessage, raw: string, secret: string | undefined): ReceivedDelivery {
  return {
    received_at: new Date().toISOString(),
    id: String(headers['x-webhook-id'] ?? ''),
    timestamp: String(headers['x-webhook-timestamp'] ?? ''),
    signature: secret === undefined ? null : isSigned(headers, raw, secret) ? 'good' : 'bad',
    body: parseJson(raw),
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}

function toText({ received_at: at, id, signature, body }: ReceivedDelivery): string {
  const verdict = signature === null ? 'not checked: no --secret' : signature
  return `${at}  ${id}  signature ${verdict}\n${JSON.stringify(body, undefined, 2)}`
}

function wholeNumber(min: number, max: number) {
  return (value: string): number => {
    const number = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= min && number <= max)) {
      throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`)
    }
    return number
  }
}
