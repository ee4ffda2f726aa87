import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export interface PgBouncer extends AsyncDisposable {
  /** Returns the URL of a database through PgBouncer. */
  through(url: string): string
  /** Output so far. */
  readonly output: string
}

/** Returns `true` if PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Starts PgBouncer in transaction mode in front of the PostgreSQL server at this URL, with at most `connections`
 * connections to each database. https://www.pgbouncer.org/config.html
 */
export async function startPgBouncer(serverUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl)
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-pgbouncer-'))
  chmodSync(folder, 0o711) // PgBouncer does not run as root, so its user must be able to enter the folder
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `
[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`)
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const note = (chunk: Buffer) => { output += chunk.toString() }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', note)
  const kill = () => { child.kill('SIGKILL') }
  process.once('exit', kill)
  const exited = once(child, 'exit')
  await until('PgBouncer listens', async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${output}`)
    const socket = connect(port, '127.0.0.1')
    return once(socket, 'connect').then(() => true, () => false).finally(() => socket.destroy())
  })
  return {
    get output() { return output },
    through(url) {
      const through = new URL(url)
      through.host = `127.0.0.1:${port}`
      return through.href
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', kill)
      kill()
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
