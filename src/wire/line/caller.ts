import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createChange } from '../../lib/change.ts'
import type { Log } from '../../lib/log.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Messages } from '../messages.ts'
import { createLineEnd, subjectOf, type Frame } from './end.ts'
import { contextOf, LineLost, offerSubject, usableMs, type Line, type LineRequest } from './line.ts'
import { answerOffers } from './worker.ts'

/** Longest time for which a caller looks for a worker, in milliseconds. */
const offerMs = 2_000
/** Time for one worker to respond to an offer, in milliseconds. It may be suspended. */
const replyMs = 500
/** Pause after the first refusal of a full worker, in milliseconds. It doubles with each further one, up to a limit. */
const firstPauseMs = 10
const maxPauseMs = 200
const empty = new Uint8Array()
/** Number of taken frames after which the caller reports them without waiting for its next beat. */
const reportEvery = 8
const keyBytes = 32

/** Creates the line of a process. The secret of `sealer` must be the same in all processes. */
export function createLine(messages: Messages, sealer: Sealer, log: Log): Line {
  async function* run(name: string, request: string, signal: AbortSignal): AsyncGenerator<Buffer, string | undefined> {
    const key = randomBytes(keyBytes)
    const frames: Frame[] = []
    const change = createChange()
    let lost = false
    let taken = 0
    let ended = false
    const count = () => {
      const body = Buffer.alloc(4)
      body.writeUInt32BE(taken)
      return body
    }
    const end = createLineEnd({
      messages,
      side: 'caller',
      name,
      key,
      beat: count,
      onFrame(frame) {
        if (frame.kind === 'beat') return
        frames.push(frame)
        change.notify()
      },
      onLost() {
        lost = true
        change.notify()
      },
    })
    const unsubscribe = messages.subscribe(subjectOf(name, 'caller'), end.receive)
    const opening: LineRequest = { key: key.toString('base64'), request }
    signal.addEventListener('abort', change.notify, { once: true })
    try {
      messages.publish(
        subjectOf(name, 'worker'),
        Buffer.from(sealer.seal(JSON.stringify(opening), contextOf(name))),
      )
      let parts: Buffer[] = []
      while (!signal.aborted) {
        const frame = frames.shift()
        if (frame === undefined) {
          if (lost) throw new LineLost()
          await change.next()
          continue
        }
        ended = frame.kind === 'end' || frame.kind === 'failed'
        if (ended) return frame.kind === 'end' ? frame.body.toString() : undefined
        parts.push(frame.body)
        if (++taken % reportEvery === 0) end.send('beat', count())
        if (frame.kind !== 'chunk') continue
        yield Buffer.concat(parts)
        parts = []
      }
      return undefined
    } finally {
      if (!ended) end.send('cancel')
      signal.removeEventListener('abort', change.notify)
      unsubscribe()
      end.close()
    }
  }

  return {
    async offer() {
      const untilMs = performance.now() + offerMs
      for (let pauseMs = firstPauseMs; performance.now() < untilMs;) {
        const reply = await messages.request(offerSubject, replyMs)
        if (reply === 'no subscriber') return undefined
        if (reply === 'late') continue // the worker is suspended
        const name = Buffer.from(reply).toString()
        if (!/^[\w-]{22}$/.test(name)) {
          await sleep(pauseMs) // the worker is full
          pauseMs = Math.min(2 * pauseMs, maxPauseMs)
          continue
        }
        const acceptedAt = performance.now()
        return {
          get isOpen() { return messages.isUp && performance.now() - acceptedAt < usableMs },
          run: (request, signal) => run(name, request, signal),
          decline: () => messages.publish(subjectOf(name, 'worker'), empty),
        }
      }
      return undefined
    },

    answer: (slots, work) => answerOffers({
      messages,
      sealer,
      slots,
      work,
      log,
    }),
  }
}
