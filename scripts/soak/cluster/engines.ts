import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { until } from '../../support/process.ts'

/** A server that the cluster depends on, which can be killed and started again on the same address. */
export interface Engine {
  url: string
  start(): Promise<void>
  /** Sends SIGKILL. Resolves when the server has ended. */
  kill(): Promise<void>
}

/** The methods of the PostgreSQL of `onPostgres` that an engine needs. */
export interface StartedPostgres {
  url: string
  folder: string
  start(): Promise<void>
}

/** Time after which a server must have ended or started, in milliseconds. */
const maxMs = 60_000

/** Wraps a running PostgreSQL, so that it can be killed. */
export function createPostgresEngine({ url, folder, start }: StartedPostgres): Engine {
  return {
    url,
    start,
    async kill() {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      await until('PostgreSQL has ended', () => Promise.resolve(!isAlive(pid)), 20, maxMs)
    },
  }
}

/** Creates a NATS server that listens on `address`. It keeps nothing on disk. Does not start it. */
export async function createWireEngine(address: string): Promise<Engine & AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-nats-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise(done => child!.once('exit', done))
    child.kill('SIGKILL')
    await ended
  }
  process.once('exit', () => { child?.kill('SIGKILL') })
  return {
    url: `nats://${address}:${port}`,
    folder,
    async start() {
      child = spawn(process.env['NATS_SERVER'] ?? 'nats-server', ['-a', address, '-p', String(port)], {
        cwd: folder, stdio: 'ignore',
      })
      await new Promise((done, fail) => child!.once('spawn', done).once('error', fail))
    },
    kill,
    async [Symbol.asyncDispose]() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
