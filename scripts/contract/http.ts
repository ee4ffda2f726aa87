import { Agent, request as send, type IncomingHttpHeaders } from 'node:http'
import { Agent as SecureAgent, request as sendSecurely } from 'node:https'

export interface Request {
  method: string
  /** Path with its query, below the base address. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | Buffer
  /** `true` to send the key. */
  keyed: boolean
  /** `true` if a successful answer is a stream without an end. It is read until the server is silent for a moment. */
  isEndless?: boolean
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /**
   * `true` if reading stopped before the end of the body, for example because only the beginning of a stream matters.
   */
  cut: boolean
}

export interface SendOptions {
  /** Stops reading a stream after this many bytes. */
  streamBytes?: number
}

export type Send = (request: Request, options?: SendOptions) => Promise<Answer>

const answerMs = 90_000
/** Silence after which a stream without an end is no longer read, in milliseconds. */
const silenceMs = 250
/** Longest wait for a limit to reset, in seconds. */
const maxWaitS = 120
const maxWaits = 30

/** Thrown if further requests to the server cannot succeed. */
export class Unreachable extends Error {}

/**
 * Creates functions that send requests to the server at `url`. A request that a limit refuses (429, or 409
 * `MAX_CONCURRENCY_EXCEEDED`) is repeated after `Retry-After`. Rejects with `Unreachable` if the server does not
 * respond or demands too long a wait.
 */
export function createSend(
  url: string,
  key: string,
  wait: (seconds: number, why: string) => Promise<void>,
): { send: Send, sendOnce: Send, close(): void } {
  const base = new URL(url)
  const secure = base.protocol === 'https:'
  const agent = secure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })

  const sendOnce: Send = (request, { streamBytes = Infinity } = {}) => new Promise((resolve, reject) => {
    const { method, path, headers, body, keyed, isEndless = false } = request
    const outgoing = (secure ? sendSecurely : send)({
      agent,
      method,
      host: base.hostname,
      port: base.port,
      path: `${base.pathname.replace(/\/$/, '')}${path}`,
      timeout: answerMs,
      headers: {
        ...keyed && { Authorization: `Bearer ${key}` },
        ...body !== undefined && { 'Content-Length': Buffer.byteLength(body) },
        ...headers,
      },
    })
    const failed = (cause: Error) =>
      reject(new Unreachable(`${method} ${url}${path}: ${cause.message}`, { cause }))
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${answerMs / 1_000} s`)))
    outgoing.on('error', failed)
    outgoing.on('response', incoming => {
      const chunks: Buffer[] = []
      let size = 0
      let silence: NodeJS.Timeout | undefined
      const settle = (cut: boolean) => {
        clearTimeout(silence)
        resolve({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks), cut })
      }
      const stop = () => {
        settle(true)
        outgoing.destroy()
      }
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (!isStream(incoming.headers)) return
        if (size >= streamBytes) return stop()
        clearTimeout(silence)
        if (isEndless) silence = setTimeout(stop, silenceMs)
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
        if (seconds > maxWaitS || waits === maxWaits) {
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

/** Returns the code of an error answer, or an empty text for any other answer. */
export function codeOf(answer: Answer): string {
  const { error } = (jsonOf(answer) ?? {}) as { error?: { code?: unknown } | null }
  return typeof error?.code === 'string' ? error.code : ''
}

/** Returns the parsed body, or `undefined` if it is not JSON. */
export function jsonOf({ body }: Pick<Answer, 'body'>): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Returns a line for bash that repeats the request, with the key as `$KEY`. */
export function toCurl(url: string, { method, path, headers, body, keyed }: Request): string {
  const text = body === undefined
    ? undefined
    : typeof body === 'string' && isPlain(body)
    ? quote(body)
    : escaped(Buffer.from(body).toString('latin1'))
  const isLong = (body?.length ?? 0) > maxArgumentLength
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

const maxArgumentLength = 100_000
const isPlain = (text: string): boolean => /^[\P{C}\n]*$/u.test(text)

/** Quotes a text for bash. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
  .replaceAll(/([A-Za-z[])\1{80,}/g, (run, one: string) => `'"$(printf %0${run.length}d | tr 0 '${one}')"'`)

const escaped = (latin: string): string =>
  `$'${latin.replaceAll(/[^ -~]|['\\]/g, one => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`
