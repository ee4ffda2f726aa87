import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './until.ts'

export interface NatsServer extends AsyncDisposable {
  url: string
  port: number
  /** Folder of the configuration, the log and the port file. Everything that the server writes is in it. */
  folder: string
  /** Sends SIGKILL. Resolves when the server has ended. */
  kill(): Promise<void>
  /** Starts the server again, on the same port. */
  restart(): Promise<void>
}

/** Returns the command of a NATS server, or `undefined`. With NEED_NATS=1, as in CI, a missing server is an error. */
export function findNats(): string | undefined {
  const named = process.env['NATS_SERVER']
  const commands = named === undefined ? ['nats-server', '/usr/sbin/nats-server'] : [named]
  const found = commands.find(command => spawnSync(command, ['--version']).status === 0)
  if (found !== undefined) return found
  if (process.env['NEED_NATS'] === '1') throw new Error('no nats-server is there: apt-get install -y nats-server')
  return undefined
}

/**
 * Starts a NATS server on a free port. `configuration` is the text of its configuration file. It listens on `address`,
 * by default on loopback.
 */
export async function startNats(configuration = '', address = '127.0.0.1'): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-nats-'))
  const file = join(folder, 'nats.conf')
  const log = join(folder, 'nats.log')
  writeFileSync(file, configuration)

  async function launch(port: number) {
    const flags = ['-c', file, '-a', address, '-p', String(port), '-l', log, '-DV', '--ports_file_dir', folder]
    const child = spawn(findNats()!, flags, { stdio: 'ignore' })
    const kill = () => { child.kill('SIGKILL') }
    process.once('exit', kill)
    const exited = once(child, 'exit').then(() => process.off('exit', kill))
    const portFile = () => readdirSync(folder).find(name => name.endsWith(`_${child.pid}.ports`))
    await until('nats-server listens', async () => {
      if (child.exitCode !== null) throw new Error(`nats-server ended: ${readFileSync(log, 'utf8')}`)
      return portFile() !== undefined && readFileSync(join(folder, portFile()!), 'utf8').includes('}')
    })
    const { nats } = JSON.parse(readFileSync(join(folder, portFile()!), 'utf8')) as { nats: string[] }
    return { port: Number(new URL(nats[0]!).port), async kill() { kill(); await exited } }
  }

  let running = await launch(-1)
  const { port } = running
  return {
    url: `nats://${address}:${port}`,
    port,
    folder,
    kill: () => running.kill(),
    async restart() { running = await launch(port) },
    async [Symbol.asyncDispose]() {
      await running.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
