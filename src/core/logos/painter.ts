import { fork, type ChildProcess } from 'node:child_process'
import { createSemaphore, type Semaphore } from '../../lib/semaphore.ts'
import type { LogoFormat, Picture } from './picture-types.ts'

export type PainterTask = { bytes: Buffer } | { png: Buffer, edge: number, format: LogoFormat }
export type PainterMessage = { ready: true } | { done: unknown } | { failed: string }

/**
 * Reads and draws foreign images in child processes. An image that takes too much time or memory can then end a child
 * process, but not this process. Children are started when there is work, and are killed after some time without work.
 */
export interface Painter {
  /**
   * Reads an image. Resolves with `undefined` if the bytes are not an image within the limits. Rejects if `signal`
   * aborts before a child process is free.
   */
  read(bytes: Buffer, signal: AbortSignal): Promise<Picture | undefined>
  /** Draws a square of `edge` pixels from a PNG that `read` returned. */
  draw(png: Buffer, edge: number, format: LogoFormat): Promise<Buffer>
  close(): void
}

export interface PainterOptions {
  /** Number of children that read images at the same time. One additional child draws. */
  processes?: number
  /** Time limit for one image, in milliseconds. */
  limitMs?: number
  /** Time without work after which a child is killed, in milliseconds. */
  idleMs?: number
}

/** The image took too much time or memory, or cannot be read. */
class ImageFailed extends Error {}
/** The child process ended before it sent a response. */
class ChildEnded extends ImageFailed {}

const startMs = 20_000
const program = new URL('./painter-child.ts', import.meta.url)

export function createPainter({ processes = 2, limitMs = 3_000, idleMs = 30_000 }: PainterOptions = {}): Painter {
  const reading = createSemaphore(processes)
  // a separate slot for a separate child, so that drawing cached logos does not wait for hostile images
  const drawing = createSemaphore(1)
  const idle: Array<{ child: ChildProcess, end: NodeJS.Timeout }> = []
  const all = new Set<ChildProcess>()
  const closed = new AbortController()

  function takeIdle(): ChildProcess | undefined {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.end)
      if (found.child.connected) return hold(found.child)
    }
    return undefined
  }

  async function startChild(): Promise<ChildProcess> {
    // The images may be hostile, so the child gets no environment: it could contain secrets.
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128'],
      env: childEnvironment,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    all.add(child)
    child.once('exit', () => all.delete(child))
    try {
      await nextMessage(child, startMs)
    } catch (cause) {
      throw new Error('the process that reads images does not start: sharp may be missing for this platform', { cause })
    }
    return child
  }

  function release(child: ChildProcess): void {
    if (!child.connected) return
    if (closed.signal.aborted) return void child.kill('SIGKILL')
    child.unref()
    child.channel?.unref()
    const end = setTimeout(() => {
      idle.splice(idle.findIndex(one => one.child === child), 1)
      child.kill('SIGKILL')
    }, idleMs).unref()
    idle.push({ child, end })
  }

  async function work(task: PainterTask, slots: Semaphore, signal: AbortSignal): Promise<unknown> {
    closed.signal.throwIfAborted()
    const leave = await slots.acquire(signal)
    try {
      const idleChild = takeIdle()
      if (idleChild === undefined) return await runIn(await startChild(), task)
      try {
        return await runIn(idleChild, task)
      } catch (error) {
        if (!(error instanceof ChildEnded)) throw error
        // The idle child may have ended before it received the image. Retry the image once, in a new child.
        return await runIn(await startChild(), task)
      }
    } finally {
      leave()
    }
  }

  async function runIn(child: ChildProcess, task: PainterTask): Promise<unknown> {
    const answer = nextMessage(child, limitMs)
    // errors of `send` are ignored: if the child gets no task, the time limit ends the wait
    child.send(task, () => undefined)
    try {
      const message = await answer
      if ('failed' in message) throw new ImageFailed(message.failed)
      return 'done' in message ? message.done : undefined
    } finally {
      release(child)
    }
  }

  return {
    async read(bytes, signal) {
      try {
        return await work({ bytes }, reading, signal) as Picture
      } catch (error) {
        if (error instanceof ImageFailed) return undefined
        throw error
      }
    },
    draw: async (png, edge, format) => await work({ png, edge, format }, drawing, closed.signal) as Buffer,
    close() {
      closed.abort(new Error('the painter is closed'))
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

const childEnvironment = { MALLOC_ARENA_MAX: '2' }

/** Keeps this process alive while the child works. */
function hold(child: ChildProcess): ChildProcess {
  child.ref()
  child.channel?.ref()
  return child
}

/**
 * Resolves with the child's next message. Rejects with `ChildEnded` if the child ends first. After `limitMs`, kills the
 * child and rejects with `ImageFailed`.
 */
function nextMessage(child: ChildProcess, limitMs: number): Promise<PainterMessage> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, limitMs)
    const received = (answer: PainterMessage) => {
      end()
      resolve(answer)
    }
    const exited = () => {
      end()
      reject(isLate ? new ImageFailed('the image took too long') : new ChildEnded('the process ended'))
    }
    const end = () => {
      clearTimeout(late)
      child.off('message', received).off('exit', exited).off('error', exited)
    }
    child.on('message', received).on('exit', exited).on('error', exited)
  })
}
