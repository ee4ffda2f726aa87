import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { composeOperator } from '../../src/compose-operator.ts'
import { readConfig } from '../../src/config.ts'
import { freePort } from '../../test/support/free-port.ts'
import { onPostgres } from '../postgres.ts'

export type DatabaseName = 'sqlite' | 'postgres'

export interface Reached {
  url: string
  imagesUrl: string
  /** On the plan `business`. */
  key: string
  /** On the plan `free`. */
  poorKey: string
  /** What the server runs with: for commands of the operator. */
  environment: Readonly<Record<string, string>>
}

const startMs = 60_000
const endMs = 15_000
const root = resolve(import.meta.dirname, '../..')

/** The real server in a process of its own, in the sandbox, with an empty database, while `work` runs. */
export async function inSandbox<Result>(database: DatabaseName, environment: Readonly<Record<string, string>>, work: (reached: Reached) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-contract-'))
  try {
    return database === 'postgres'
      ? await onPostgres(folder, url => onServer(folder, { ...environment, DATABASE_URL: `${url}/postgres` }, work))
      : await onServer(folder, { ...environment, DATABASE_URL: join(folder, 'sandbox.db') }, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onServer<Result>(folder: string, given: Readonly<Record<string, string>>, work: (reached: Reached) => Promise<Result>): Promise<Result> {
  const [port, imagesPort] = [await freePort(), await freePort()]
  const environment = {
    SANDBOX: '1', PORT: String(port), IMAGES_PORT: String(imagesPort), DATA_DIR: folder, LOG_LEVEL: 'warn', PATH: process.env['PATH'] ?? '', ...given,
  }
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const words = scripts.start.replace(/^exec node /, '').split(' ').map(word => word.startsWith('src/') ? join(root, word) : word)
  const child = spawn(process.execPath, words, { cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => { child.kill('SIGKILL') }
  process.once('exit', stop)
  try {
    const [url, imagesUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${imagesPort}`]
    await ready(url, child)
    return await work({ url, imagesUrl, environment, ...await makeKeys(environment) })
  } finally {
    await ended(child)
    process.off('exit', stop)
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + startMs; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error('the sandbox was not ready in a minute')
}

async function makeKeys(environment: Record<string, string>): Promise<Pick<Reached, 'key' | 'poorKey'>> {
  const { accounts, plans, keys, database } = await composeOperator(readConfig(environment))
  try {
    const rich = await accounts.create('contract@localhost')
    await plans.set(rich.id, 'business')
    const poor = await accounts.create('contract-free@localhost')
    await plans.claim(poor.id, 'free', true)
    return { key: (await keys.create(rich.id)).secret, poorKey: (await keys.create(poor.id)).secret }
  } finally {
    await database.close()
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), endMs)
  await end
  clearTimeout(late)
}
