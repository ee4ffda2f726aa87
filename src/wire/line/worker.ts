import { randomBytes } from 'node:crypto'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Messages } from '../messages.ts'
import { subjectOf } from './end.ts'
import { contextOf, keptMs, offerSubject } from './line.ts'
import type { LineAnswers, LineRequest, LineWork } from './line.ts'
import { serveRun } from './serve-run.ts'

/** Workers in one queue group; NATS gives each offer to one of them. */
const queue = 'runners'
const empty = new Uint8Array()

interface AnswerParts {
  messages: Messages
  sealer: Sealer
  slots: Semaphore
  work: LineWork
  log: Log
}

/**
 * Accepts offers while a slot is free that no accepted offer waits for.
 *
 *   offered ──→ kept ──→ running ──→ ended
 *      │          └─────────────────→ ended, because no request arrived or the process stops
 *      └──→ declined, because no slot is free
 */
export function answerOffers({ messages, sealer, slots, work, log }: AnswerParts): LineAnswers {
  const state = {
    /** The abort signal stops the acceptance of offers. */
    draining: new AbortController(),
    /** The abort signal stops the runs in progress. */
    stopping: new AbortController(),
    /** Ends of accepted offers. */
    accepted: new Set<Promise<void>>(),
    /** Number of slots for accepted offers whose request has not arrived. */
    kept: 0,
    unsubscribe: (): void => undefined,
  }
  const runParts = { messages, work, stopping: state.stopping.signal }

  function listen(): void {
    state.unsubscribe = messages.subscribe(offerSubject, (_, reply) => {
      if (slots.free === 0) pause()
      reply(slots.free <= state.kept ? empty : Buffer.from(accept()))
    }, { queue })
  }

  /** Leaves the queue group until a slot is free. */
  function pause(): void {
    state.unsubscribe()
    slots.acquire(state.draining.signal).then(release => {
      release()
      listen()
    }, () => undefined)
  }

  /** Waits for the request of a new run. Returns the name of the run. */
  function accept(): string {
    const name = randomBytes(16).toString('base64url')
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    state.accepted.add(ended)
    state.kept++
    let receive = begin
    const leave = messages.subscribe(subjectOf(name, 'worker'), bytes => receive(bytes))
    const late = setTimeout(() => begin(empty), keptMs)
    const stop = () => begin(empty)
    state.stopping.signal.addEventListener('abort', stop, { once: true })

    /** Serves the request. An empty message declines the place. */
    function begin(bytes: Uint8Array): void {
      receive = () => undefined
      clearTimeout(late)
      state.stopping.signal.removeEventListener('abort', stop)
      state.kept--
      const request = bytes.length === 0 ? undefined : openRequest(name, bytes)
      const served = request ? serveRun(runParts, name, request, take => { receive = take }) : Promise.resolve()
      void served.finally(() => {
        leave()
        state.accepted.delete(ended)
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

  listen()

  return {
    async stop(graceMs) {
      state.draining.abort()
      state.unsubscribe()
      const late = setTimeout(() => state.stopping.abort(), graceMs)
      await Promise.all(state.accepted)
      clearTimeout(late)
    },
  }
}
