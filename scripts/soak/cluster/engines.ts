import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNats } from '../../support/nats.ts'
import { until } from '../../support/until.ts'

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

/** The NATS server of the cluster. Everything that it writes is in `folder`. */
export interface WireEngine extends Engine, AsyncDisposable {
  folder: string
}

/** Starts a NATS server that listens on `address`. It keeps no message on disk, except in its log. */
export async function startWireEngine(address: string): Promise<WireEngine> {
  const server = await startNats('', address)
  return {
    url: server.url,
    folder: server.folder,
    start: server.restart,
    kill: server.kill,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
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
