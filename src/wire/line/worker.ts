import { randomBytes } from 'node:crypto'
import { createChange } from '../../lib/change.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Messages } from '../messages.ts'
import { createLineEnd, subjectOf } from './end.ts'
import { contextOf, frameWindow, keptMs, offerSubject } from './line.ts'
import type { LineAnswers, LineRequest, LineWork } from './line.ts'

/** Workers in one queue group; NATS gives each offer to one of them. */
const queue = 'runners'
const maxFrameBytes = 64 * 1024
const empty = new Uint8Array()

interface AnswerParts {
  messages: Messages
  sealer: Sealer
  slots: Semaphore
  work: LineWork
  log: Log
}

/** Accepts offers while a slot is free that no accepted offer waits for. */
export function answerOffers({ messages, sealer, slots, work, log }: AnswerParts): LineAnswers {
  const draining = new AbortController() // the abort signal stops the acceptance of offers
  const stopping = new AbortController() // the abort signal stops the runs in progress
  const accepted = new Set<Promise<void>>()
  let kept = 0 // slots for accepted offers whose request has not arrived
  let unsubscribe = (): void => undefined

  function listen(): void {
    unsubscribe = messages.subscribe(offerSubject, (_, reply) => {
      if (slots.free === 0) pause()
      reply(slots.free <= kept ? empty : Buffer.from(accept()))
    }, { queue })
  }

  /** Leaves the queue group until a slot is free. */
  function pause(): void {
    unsubscribe()
    slots.acquire(draining.signal).then(release => {
      release()
      listen()
    }, () => undefined)
  }

  /** Waits for the request of a new run. Returns the name of the run. */
  function accept(): string {
    const name = randomBytes(16).toString('base64url')
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    accepted.add(ended)
    kept++
    let receive = begin
    const leave = messages.subscribe(subjectOf(name, 'worker'), bytes => receive(bytes))
    const late = setTimeout(() => begin(empty), keptMs)
    const stop = () => begin(empty)
    stopping.signal.addEventListener('abort', stop, { once: true })

    /** Serves the request. An empty message declines the place. */
    function begin(bytes: Uint8Array): void {
      receive = () => undefined
      clearTimeout(late)
      stopping.signal.removeEventListener('abort', stop)
      kept--
      const request = bytes.length === 0 ? undefined : openRequest(name, bytes)
      const served = request ? serve(name, request, take => { receive = take }) : Promise.resolve()
      void served.finally(() => {
        leave()
        accepted.delete(ended)
        end()
      })
    }
    return name
  }

  /** Returns `undefined`, and logs the reason, if the request cannot be opened. */
  function openRequest(name: string, bytes: Uint8Array): LineRequest | undefined {
    try {
      return JSON.parse(sealer.open(Buffer.from(bytes).toString(), contextOf(name))) as LineRequest
    } catch (err) {
      log.warn({ err }, 'a temporary search of another process was not sealed with the secret of this process')
      return undefined
    }
  }

  async function serve(
    name: string,
    { key, request }: LineRequest,
    onMessage: (receive: (bytes: Uint8Array) => void) => void,
  ): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    const change = createChange()
    let sent = 0
    let taken = 0
    const abort = () => {
      controller.abort()
      change.notify()
    }
    const end = createLineEnd({
      messages,
      side: 'worker',
      name,
      key: Buffer.from(key, 'base64'),
      beat: () => Buffer.alloc(0),
      onFrame({ kind, body }) {
        if (kind === 'cancel') abort()
        else {
          taken = body.readUInt32BE()
          change.notify()
        }
      },
      onLost: abort,
    })
    onMessage(end.receive)
    if (stopping.signal.aborted) abort()
    else stopping.signal.addEventListener('abort', abort, { once: true })
    let result = ''
    const output = async function* () { result = yield* work(request, signal) }
    try {
      for await (const chunk of output()) {
        for (let from = 0; from < chunk.length; from += maxFrameBytes) {
          while (sent - taken >= frameWindow && !signal.aborted) await change.next()
          signal.throwIfAborted()
          const part = chunk.subarray(from, from + maxFrameBytes)
          end.send(from + part.length < chunk.length ? 'part' : 'chunk', part)
          sent++
        }
      }
      end.send(signal.aborted ? 'failed' : 'end', Buffer.from(result))
    } catch {
      end.send('failed') // the work itself has logged the reason
    } finally {
      stopping.signal.removeEventListener('abort', abort)
      end.close()
    }
  }

  listen()

  return {
    async stop(graceMs) {
      draining.abort()
      unsubscribe()
      const late = setTimeout(() => stopping.abort(), graceMs)
      await Promise.all(accepted)
      clearTimeout(late)
    },
  }
}
