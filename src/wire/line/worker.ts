import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../lib/sealed.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Messages } from '../messages.ts'
import { createChange, createLineEnd, silenceMs, subjectOf } from './end.ts'
import { contextOf, frameWindow, offerSubject, type LineAnswers, type LineRequest, type LineWork } from './line.ts'

/** Workers in one queue group; NATS gives each offer to one of them. */
const queue = 'runners'
const maxFrameBytes = 64 * 1024
const empty = new Uint8Array()

interface AnswerParts {
  messages: Messages
  sealer: Sealer
  slots: Semaphore
  work: LineWork
}

/** Accepts offers while a slot is free. */
export function answerOffers({ messages, sealer, slots, work }: AnswerParts): LineAnswers {
  const draining = new AbortController() // its abort signal stops the acceptance of offers
  const stopping = new AbortController() // its abort signal stops the runs in progress
  const running = new Set<Promise<void>>()
  let unsubscribe = (): void => undefined

  function listen(): void {
    unsubscribe = messages.subscribe(offerSubject, (_, reply) => {
      if (slots.free === 0) pause()
      reply(slots.free === 0 ? empty : Buffer.from(accept()))
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
    let receive = begin
    const leave = messages.subscribe(subjectOf(name, 'worker'), bytes => receive(bytes))
    const late = setTimeout(leave, silenceMs)

    function begin(bytes: Uint8Array): void {
      clearTimeout(late)
      let opened: LineRequest
      try {
        opened = JSON.parse(sealer.open(Buffer.from(bytes).toString(), contextOf(name))) as LineRequest
      } catch { // declined, or from a process with another secret
        leave()
        return
      }
      const ended = serve(name, opened, take => { receive = take }).finally(() => {
        leave()
        running.delete(ended)
      })
      running.add(ended)
    }
    return name
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
    stopping.signal.addEventListener('abort', abort, { once: true })
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
      await Promise.all(running)
      clearTimeout(late)
    },
  }
}
