import { createChange } from '../../lib/change.ts'
import type { Messages } from '../messages.ts'
import { createLineEnd } from './end.ts'
import { frameWindow, type LineRequest, type LineWork } from './line.ts'

const maxFrameBytes = 64 * 1024

interface RunParts {
  messages: Messages
  work: LineWork
  /** Aborts when the run must stop. */
  stopping: AbortSignal
}

/**
 * Runs the work of a request, and sends its output in frames. The other side reports how many frames it took.
 * @param onMessage receives the function that handles the messages of the other side
 */
export async function serveRun(
  { messages, work, stopping }: RunParts,
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
  if (stopping.aborted) abort()
  else stopping.addEventListener('abort', abort, { once: true })
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
    stopping.removeEventListener('abort', abort)
    end.close()
  }
}
