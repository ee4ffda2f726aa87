import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { compileCache } from './compile-cache.ts'
import type { Body } from './contract-types.ts'
import type { RequestOptions, SendRequest } from './start.ts'
import { until } from './until.ts'

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** Sends requests to one API. */
export interface Caller {
  send(method: string, path: string, options?: RequestOptions): Promise<Response>
  request: SendRequest
}

/** The product as a separate process (`npm start`). It is killed when it goes out of scope. */
export interface TracewellProcess extends Caller, AsyncDisposable {
  pid: number
  /** Address of the API. Empty until the API listens. */
  readonly url: string
  /** Output so far. */
  readonly output: string
  readonly errors: string
  exited: Promise<Exit>
  /**
   * Resolves when the API reports that it is ready. Rejects if the process ends first, or after `maxMs` milliseconds.
   * Default: 2 minutes.
   */
  ready(maxMs?: number): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Closes the pipes through which the test reads the output of the product. */
  closeOutput(): void
  /** Stops reading the output of the product, so that the pipes fill up. */
  pauseOutput(): void
  /** Sends SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>
}

const main = resolve(import.meta.dirname, '../../src/start.js')

/**
 * Starts `src/start.js` with these arguments and this environment. From the environment of this process, the child gets
 * only PATH. The child is killed if this process exits first. `command` is a command that runs the program that follows
 * it, such as `ip netns exec <name>`.
 */
export function spawnEntry(
  args: readonly string[], environment: Readonly<Record<string, string>>, command: readonly string[] = [],
) {
  const [program, ...rest] = [...command, process.execPath, main, ...args]
  const child = spawn(program!, rest, {
    cwd: tmpdir(), // a folder without a .env file
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, failed] = [collect(child.stdout), collect(child.stderr)]
  const kill = () => { child.kill('SIGKILL') }
  process.once('exit', kill)
  /** Resolves when the process has ended and all its output has arrived. */
  const exited = new Promise<Exit>(done => child.once('close', (code, signal) => {
    process.off('exit', kill)
    done({ code, signal })
  }))
  return {
    child,
    exited,
    kill,
    get output() { return printed() },
    get errors() { return failed() },
  }
}

/** Starts the product, by default on free ports. Does not wait until it is ready. `command`: see `spawnEntry`. */
export function startProcess(environment: Record<string, string>, command: readonly string[] = []): TracewellProcess {
  const entry = spawnEntry([], { PORT: '0', IMAGES_PORT: '0', ...environment }, command)
  const { child, exited } = entry

  async function isReady(): Promise<boolean> {
    if (started.url === '') return false
    return fetch(`${started.url}/health/ready`).then(
      answer => answer.body?.cancel().then(() => answer.ok) ?? answer.ok,
      () => false,
    )
  }

  const started: TracewellProcess = {
    pid: child.pid!,
    get url() { return /listening on (\S+)\)/.exec(entry.output)?.[1]?.replace(/^/, 'http://') ?? '' },
    get output() { return entry.output },
    get errors() { return entry.errors },
    exited,

    async ready(maxMs) {
      await until('ready', async () => {
        if (hasEnded(child)) throw new Error(`the process ended before it was ready:\n${entry.errors}`)
        return isReady()
      }, undefined, maxMs)
    },

    ...createCaller(() => started.url),

    signal: name => { child.kill(name) },

    closeOutput() {
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
    },

    pauseOutput() {
      for (const stream of [child.stdout, child.stderr]) stream.pause()
    },

    async kill() {
      entry.kill()
      await exited
    },

    [Symbol.asyncDispose]: () => started.kill(),
  }
  return started
}

export function createCaller(url: () => string): Caller {
  const send: Caller['send'] = (method, path, { key, body, headers, signal } = {}) => fetch(`${url()}${path}`, {
    method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
  return {
    send,
    async request<M extends string, P extends string>(method: M, path: P, options?: RequestOptions) {
      const response = await send(method, path, options)
      const text = await response.text()
      const body = (text === '' ? '' : JSON.parse(text)) as Body<M, P>
      return { status: response.status, headers: response.headers, body, text }
    },
  }
}

/** Starts the product and waits until it is ready. */
export async function startReady(environment: Record<string, string>): Promise<TracewellProcess> {
  const started = startProcess(environment)
  try {
    await started.ready()
    return started
  } catch (error) {
    await started.kill()
    throw error
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk: Buffer) => { text += chunk.toString() })
  return () => text
}
