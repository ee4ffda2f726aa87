import { Agent, request as send, type IncomingHttpHeaders } from 'node:http'
import { Agent as SecureAgent, request as sendSecurely } from 'node:https'

export interface Request {
  method: string
  /** With its query, below the base address. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | Buffer
  /** Whether the key goes with it. */
  keyed: boolean
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Whether the body was left before its end: a stream of which the beginning was enough. */
  cut: boolean
}

export interface SendOptions {
  /** A stream is left after so many bytes of it. */
  streamBytes?: number
}

export type Send = (request: Request, options?: SendOptions) => Promise<Answer>

const answerMs = 90_000
/** Longer than this nobody waits for a plan that is used up. */
const longestWaitS = 120
const mostWaits = 30

/** The server cannot be asked any further. */
export class Unreachable extends Error {}

/**
 * Asks the server at `url`. What a plan allows only later (429, and 409 `MAX_CONCURRENCY_EXCEEDED`) is asked again then, as
 * `Retry-After` says. Rejects with `Unreachable` where nobody answers or the wait would be too long.
 */
export function createSend(
  url: string,
  key: string,
  wait: (seconds: number, why: string) => Promise<void>,
): { send: Send, sendOnce: Send, close(): void } {
  const base = new URL(url)
  const secure = base.protocol === 'https:'
  const agent = secure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })

  const sendOnce: Send = ({ method, path, headers, body, keyed }, { streamBytes = Infinity } = {}) => new Promise((resolve, reject) => {
    const outgoing = (secure ? sendSecurely : send)({
      agent,
      method,
      host: base.hostname,
      port: base.port,
      path: `${base.pathname.replace(/\/$/, '')}${path}`,
      timeout: answerMs,
      headers: { ...(keyed && { Authorization: `Bearer ${key}` }), ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }), ...headers },
    })
    const failed = (error: Error) => reject(new Unreachable(`${method} ${url}${path}: ${error.message}`, { cause: error }))
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${answerMs / 1_000} s`)))
    outgoing.on('error', failed)
    outgoing.on('response', incoming => {
      const chunks: Buffer[] = []
      let size = 0
      const settle = (cut: boolean) => resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks), cut })
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size < streamBytes || !isStream(incoming.headers)) return
        settle(true)
        outgoing.destroy()
      })
      incoming.on('end', () => settle(false)).on('error', failed)
    })
    outgoing.end(body)
  })

  return {
    sendOnce,
    async send(request, options) {
      for (let waits = 0; ; waits++) {
        const answer = await sendOnce(request, options)
        const seconds = secondsToWait(answer)
        if (seconds === undefined) return answer
        if (seconds > longestWaitS || waits === mostWaits) {
          throw new Unreachable(`${codeOf(answer)}: the plan of this key has no room for ${seconds} s`)
        }
        await wait(seconds, codeOf(answer))
      }
    },
    close: () => agent.destroy(),
  }
}

export const isStream = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true

function secondsToWait(answer: Answer): number | undefined {
  const { status, headers } = answer
  if (status === 429) return Math.max(1, Number(headers['retry-after'] ?? 1))
  return status === 409 && codeOf(answer) === 'MAX_CONCURRENCY_EXCEEDED'
    ? Math.max(1, Number(headers['retry-after'] ?? 1))
    : undefined
}

/** The code of an error, empty where there is none. */
export function codeOf(answer: Answer): string {
  const { error } = (jsonOf(answer) ?? {}) as { error?: { code?: unknown } | null }
  return typeof error?.code === 'string' ? error.code : ''
}

/** Undefined where the body is no JSON. */
export function jsonOf({ body }: Pick<Answer, 'body'>): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** A line for bash that repeats the request, the key left out of it. */
export function toCurl(url: string, { method, path, headers, body, keyed }: Request): string {
  const text = body === undefined
    ? undefined
    : typeof body === 'string' && isPlain(body)
    ? quote(body)
    : escaped(Buffer.from(body).toString('latin1'))
  const isLong = (body?.length ?? 0) > mostInArgument
  const hasType = Object.keys(headers).some(name => name.toLowerCase() === 'content-type')
  return [
    ...(isLong ? ['printf', '%s', text, '|'] : []),
    'curl',
    '-sS',
    ...(method === 'HEAD' ? ['-I'] : ['-i', '-X', method]),
    '--path-as-is',
    quote(`${url.replace(/\/$/, '')}${path}`),
    ...(keyed ? ['-H', '"Authorization: Bearer $KEY"'] : []),
    ...Object.entries(headers).flatMap((
      [name, value],
    ) => ['-H',
      quote(name === 'Authorization' ? `${name}: ${value.replace(/tw_\w{12,}/g, 'tw_…')}` : `${name}: ${value}`)]
    ),
    ...(body === undefined
      ? []
      : [...(hasType ? [] : ['-H', quote('Content-Type:')]), '--data-binary', isLong ? '@-' : text]),
  ].join(' ')
}

const mostInArgument = 100_000
const isPlain = (text: string): boolean => /^[\P{C}\n]*$/u.test(text)

/** What is repeated at length is left to the shell. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
  .replaceAll(/([A-Za-z[])\1{80,}/g, (run, one: string) => `'"$(printf %0${run.length}d | tr 0 '${one}')"'`)

const escaped = (latin: string): string =>
  `$'${latin.replaceAll(/[^ -~]|['\\]/g, one => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`
