/*
 * The resolver of the operator
 *
 * Sources ask DNS with a request to the public resolver that has the question beside it (`Request.question`). If the
 * operator has named a resolver, the client asks it instead, and returns the answer in the form of the public one. So
 * each source, tool and list uses it without knowing.
 *
 * - `udp`: one socket for each try, with a random port and id; a truncated answer is asked again over TCP.
 * - `tls`, and `udp` through a proxy: one stream for many questions, which closes when it is idle.
 * - `https`: a request through the client, with the egress guard.
 *
 * The address comes from a setting, as that of a proxy does, so it may be private. Nothing that a source answers can
 * lead a request there.
 */
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import { untilAborted } from '../../lib/abort.ts'
import { writtenName } from '../../lib/dns-data.ts'
import { decodeReply, encodeQuery } from '../../lib/dns-wire.ts'
import type { DnsQuestion, DnsReply } from '../../lib/dns-wire.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { SourceFailure } from '../failures.ts'
import type { Proxy } from './proxy.ts'
import type { ResolverAddress } from './resolver-address.ts'
import { createDnsStream } from './resolver-stream.ts'

export interface Resolver {
  /** Asks a question. Rejects with a `SourceFailure`, or with the reason of the signal. */
  ask(question: DnsQuestion, signal: AbortSignal): Promise<DnsReply>
  close(): void
}

interface ResolverParts {
  address: ResolverAddress
  proxy: Proxy | undefined
  /** Sends a query to an address of DNS over HTTPS, and returns the body of the response. */
  fetchMessage(url: string, signal: AbortSignal): Promise<Buffer>
  /** Time for which a try waits for an answer over UDP, in milliseconds. Default: 2,000. */
  tryMs?: number
}

/** Maximum number of questions at the same time: a burst of datagrams overflows the buffers of small resolvers. */
const maxParallel = 64
const tries = 2

export function createResolver({ address, proxy, fetchMessage, tryMs = 2_000 }: ResolverParts): Resolver {
  const slots = createSemaphore(maxParallel)
  const stream = address.scheme === 'https' ? undefined : createDnsStream(address, proxy)

  async function answer(question: DnsQuestion, query: Buffer, signal: AbortSignal): Promise<Buffer> {
    if (address.scheme === 'https') {
      // the id is 0, so that caches can share the response: https://www.rfc-editor.org/rfc/rfc8484#section-4.1
      const message = encodeQuery(question, 0).toString('base64url')
      return fetchMessage(`${address.url}?dns=${message}`, signal)
    }
    if (address.scheme === 'tls' || proxy) return stream!.ask(query)
    for (let left = tries; left > 0; left--) {
      signal.throwIfAborted()
      const datagram = await overUdp(address, query, tryMs, question)
      if (datagram) return decodeReply(datagram)!.isTruncated ? stream!.ask(query) : datagram
    }
    throw new SourceFailure('UPSTREAM_TIMEOUT', 'the resolver did not answer in time')
  }

  return {
    async ask(question, signal) {
      const release = await slots.acquire(signal)
      try {
        const query = encodeOrFail(question)
        const reply = decodeReply(await untilAborted(answer(question, query, signal), signal))
        if (!reply || !isAbout(question, reply)) {
          throw new SourceFailure('UPSTREAM_CHANGED', 'the resolver sent no answer to the question')
        }
        // both have no records to read, which would pass for a name without records
        if (reply.isTruncated) throw new SourceFailure('UPSTREAM_ERROR', 'the resolver cut its answer off')
        if (reply.isReferral) throw new SourceFailure('UPSTREAM_ERROR', 'the resolver does not ask other servers')
        return reply
      } finally {
        release()
      }
    },
    close: () => stream?.close(),
  }
}

function encodeOrFail(question: DnsQuestion): Buffer {
  try {
    return encodeQuery(question)
  } catch {
    throw new SourceFailure('UPSTREAM_ERROR', 'the name is too long for DNS, or malformed')
  }
}

/** Some resolvers repeat no question with an error. That a name does not exist (3) is no error, but an answer. */
const isAbout = ({ name, type }: DnsQuestion, { question, status }: DnsReply): boolean =>
  question
    ? `${question.name}.` === writtenName(name) && question.type === type
    : status !== 0 && status !== 3

/**
 * Sends a query in a datagram. Resolves to `undefined` if no answer comes in time. Ignores what has another id or is
 * about another question: it may be forged, and the answer still on the way.
 * https://www.rfc-editor.org/rfc/rfc5452#section-9.1
 */
function overUdp(
  { host, port }: { host: string, port: number }, query: Buffer, ms: number, question: DnsQuestion,
): Promise<Buffer | undefined> {
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  socket.on('error', cause =>
    reject(new SourceFailure('UPSTREAM_UNREACHABLE', 'the resolver cannot be reached', { cause })))
  socket.on('message', message => {
    const reply = decodeReply(message)
    if (reply?.id === query.readUInt16BE(0) && isAbout(question, reply)) resolve(message)
  })
  // a connected socket gets datagrams of this address only, and learns that nothing listens there
  // without a callback, a failure to connect is an event 'error'
  socket.once('connect', () => socket.send(query))
  socket.connect(port, host)
  return promise.finally(() => {
    clearTimeout(timer)
    socket.close()
  })
}
