import { fork, type ChildProcess } from 'node:child_process'
import { createSemaphore, type Semaphore } from '../../lib/semaphore.ts'
import type { LogoFormat, Picture } from './picture-types.ts'

export type Task = { bytes: Buffer } | { png: Buffer, edge: number, format: LogoFormat }
export type Answer = { ready: true } | { done: unknown } | { failed: string }

/**
 * Images from outside, read and drawn in processes of their own: one that takes too long, or too much, costs its process
 * and nothing else. They start when there is work and end when there has been none for a while.
 */
export interface Painter {
  /** Undefined where the bytes are no image that can be read within the bounds. Rejects with the signal's reason. */
  read(bytes: Buffer, signal: AbortSignal): Promise<Picture | undefined>
  /** A square of `edge` pixels of what `read` gave. */
  draw(png: Buffer, edge: number, format: LogoFormat): Promise<Buffer>
  close(): void
}

export interface PainterOptions {
  /** That read at once; one more draws. */
  processes?: number
  /** For one image. */
  limitMs?: number
  idleMs?: number
}

class TooMuch extends Error {}
class Ended extends TooMuch {}

const startMs = 20_000
const program = new URL('./painter-child.ts', import.meta.url)

export function createPainter({ processes = 2, limitMs = 3_000, idleMs = 30_000 }: PainterOptions = {}): Painter {
  const reading = createSemaphore(processes)
  const drawing = createSemaphore(1) // apart: logos that are known must not wait for hostile images of other sites
  const idle: Array<{ child: ChildProcess, end: NodeJS.Timeout }> = []
  const all = new Set<ChildProcess>()
  const closed = new AbortController()

  function takeRested(): ChildProcess | undefined {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.end)
      if (found.child.connected) return hold(found.child)
    }
    return undefined
  }

  async function startChild(): Promise<ChildProcess> {
    // It needs nothing of the environment, and what it reads is hostile: no secret may be there.
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128'],
      env: childEnvironment,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    all.add(child)
    child.once('exit', () => all.delete(child))
    try {
      await next(child, startMs)
    } catch (cause) {
      throw new Error('the process that reads images does not start: sharp may be missing for this platform', { cause })
    }
    return child
  }

  function rest(child: ChildProcess): void {
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

  async function work(task: Task, slots: Semaphore, signal: AbortSignal): Promise<unknown> {
    closed.signal.throwIfAborted()
    const leave = await slots.acquire(signal)
    try {
      const rested = takeRested()
      if (rested === undefined) return await give(await startChild(), task)
      try {
        return await give(rested, task)
      } catch (error) {
        if (!(error instanceof Ended)) throw error
        return await give(await startChild(), task) // it may have been ended while it rested, which is not the image's fault
      }
    } finally {
      leave()
    }
  }

  async function give(child: ChildProcess, task: Task): Promise<unknown> {
    const answer = next(child, limitMs)
    child.send(task, () => undefined) // what cannot be sent is not answered either
    try {
      const told = await answer
      if ('failed' in told) throw new TooMuch(told.failed)
      return 'done' in told ? told.done : undefined
    } finally {
      rest(child)
    }
  }

  return {
    async read(bytes, signal) {
      try {
        return await work({ bytes }, reading, signal) as Picture
      } catch (error) {
        if (error instanceof TooMuch) return undefined
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

function hold(child: ChildProcess): ChildProcess {
  child.ref()
  child.channel?.ref()
  return child
}

/** What the process says next. Rejects with `TooMuch` where it is late, and then kills it; with `Ended` where it ends. */
function next(child: ChildProcess, limitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, limitMs)
    const told = (answer: Answer) => {
      end()
      resolve(answer)
    }
    const gone = () => {
      end()
      reject(isLate ? new TooMuch('the image takes too long') : new Ended('the process that reads images ended'))
    }
    const end = () => {
      clearTimeout(late)
      child.off('message', told).off('exit', gone).off('error', gone)
    }
    child.on('message', told).on('exit', gone).on('error', gone)
  })
}
