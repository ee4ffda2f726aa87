import { open, seal } from '../../lib/aes-gcm.ts'
import type { Messages } from '../messages.ts'

/** The two ends of a run: the process that asked for it, and the process that does the work. */
export type Side = 'caller' | 'worker'

/** Kinds of frames. `part` and `chunk` carry data; a chunk consists of any number of parts and a last frame `chunk`. */
const kinds = ['beat', 'part', 'chunk', 'end', 'failed', 'cancel'] as const
export type FrameKind = (typeof kinds)[number]

export interface Frame {
  kind: FrameKind
  body: Buffer
}

interface EndParts {
  messages: Messages
  side: Side
  /** Name of the run, which no other run has. */
  name: string
  /** Key of this run. It must not be used for another run. */
  key: Buffer
  onFrame(frame: Frame): void
  /** Called once if the other end is silent for five seconds, or if a frame was lost, repeated or changed. */
  onLost(): void
  /** Returns the content of the next heartbeat. */
  beat(): Buffer
}

/** Interval between heartbeats, in milliseconds. */
const beatMs = 1_000
/** Time without a frame after which the other end counts as dead, in milliseconds. */
export const silenceMs = 5_000

export const subjectOf = (name: string, side: Side): string => `tw.line.${name}.${side}`

/**
 * Creates one end of a run. Every frame is sealed with the key of the run. The name of the run, the sender and the
 * number of the frame are authenticated too, so frames cannot be removed, repeated or moved unnoticed.
 * `receive` takes the messages to this end; the caller of this function subscribes to them.
 */
export function createLineEnd({ messages, side, name, key, onFrame, onLost, beat }: EndParts) {
  const other: Side = side === 'caller' ? 'worker' : 'caller'
  let sent = 0
  let received = 0
  let heardAt = performance.now()
  let closed = false

  const timer = setInterval(() => {
    if (performance.now() - heardAt > silenceMs) lose()
    else send('beat', beat())
  }, beatMs)

  function close(): void {
    closed = true
    clearInterval(timer)
  }

  function lose(): void {
    if (closed) return
    send(side === 'caller' ? 'cancel' : 'failed') // the other end may still receive
    close()
    onLost()
  }

  function send(kind: FrameKind, body: Buffer = Buffer.alloc(0)): void {
    if (closed) return
    const frame = Buffer.concat([Buffer.of(kinds.indexOf(kind)), body])
    messages.publish(subjectOf(name, other), seal(key, frame, `line ${name} ${side} ${sent++}`))
  }

  return {
    send,

    receive(sealed: Uint8Array): void {
      if (closed) return
      let frame: Buffer
      try {
        frame = open(key, sealed, `line ${name} ${other} ${received++}`)
      } catch {
        lose()
        return
      }
      heardAt = performance.now()
      onFrame({ kind: kinds[frame[0]!]!, body: frame.subarray(1) })
    },

    /** Stops the heartbeats. Frames that arrive later are ignored. */
    close,
  }
}
