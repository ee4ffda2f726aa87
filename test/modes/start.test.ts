import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { command } from '../support/command.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/empty-database.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { startProcess, startReady, type TracewellProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'

const run = promisify(execFile)
const keyPattern = /tw_(?:live|test)_\w{38}/

describe('A start', () => {
  it('prints a key, a link and a curl line on a terminal if the database is empty, once', async () => {
    await using database = await emptyDatabase()
    const environment = { ...database.environment, SANDBOX: '1', PORT: String(await freePort()) }

    const first = await startOnTerminal(environment)
    await until('the key is printed', async () => keyPattern.test(first.output))
    const line = /^ {2}curl (?:.*\\\n)*.*/m.exec(first.output)![0]
    const { stdout } = await run('sh', ['-c', `${line} --silent --max-time 30`])
    const [, link] = /^Console: (\S+)$/m.exec(first.output)!
    const signedIn = await Promise.all([0, 1].map(() =>
      first.request('POST', '/sign-in', { key: null, body: { code: new URL(link!).hash.replace('#code=', '') } })))
    first.signal('SIGTERM')
    await first.exited
    await using second = await startOnTerminal(environment)
    const [key] = keyPattern.exec(first.output)!
    const again = await second.request('GET', '/', { key })
    second.signal('SIGTERM')
    await second.exited

    expect(stdout).to.include('event: module.result').and.to
      .match(/event: search\.finished\ndata: .*"status":"completed".*\n\n$/)
    expect(again.status).to.equal(200)
    expect(first.output.indexOf(link!)).to.be.below(first.output.indexOf('Tracewell API'))
    expect(link).to.match(new RegExp(`^http://localhost:${environment.PORT}/console/#code=[0-9a-f]{32}$`))
    expect(signedIn.map(({ status }) => status).sort()).to.deep.equal([200, 403])
    expect(signedIn.find(({ status }) => status === 200)!.body.data).to.deep.equal({ key })
    expect(await readdir(database.folder)).not.to.include('first-key')
    expect(second.output).to.include('Tracewell API').and.not.to.match(keyPattern).and.not.to.include('Console')
    expect(second.output).to.match(/^Tracewell docs {4}http:\S+\/docs( {2}\(not built yet: npm run docs\))?$/m)
  })

  it('writes the key to a file if the output is no terminal, and never to the output', async () => {
    await using database = await emptyDatabase()
    const file = join(database.folder, 'first-key')
    const another = 'npm run -s cli -- keys create local@localhost --manage'

    await using first = await startReady(database.environment)
    await until('the file is named', async () => first.output.includes(another))
    const key = await readFile(file, 'utf8')
    const root = await first.request('GET', '/', { key: key.trim() })
    const diagnosis = await command(['doctor', '--json'], { ...database.environment, SECRET_KEY: '' })
    await first.kill()
    await using second = await startReady(database.environment)
    await until('the second start is complete', async () => second.output.includes('API keys are printed once'))

    expect(root.status).to.equal(200)
    expect(key).to.match(/^tw_live_\w{38}\n$/)
    expect((await stat(file)).mode & 0o777).to.equal(0o600)
    expect(first.output).to.include(`\n\n  cat ${file}\n  rm ${file}\n\nAnother key: ${another}\n`)
    expect(first.output + first.errors).not.to.match(keyPattern).and.not.to.include('#code=')
    expect(diagnosis.out).to.include(`${file} still lies there`).and.not.to.match(keyPattern)
    expect(second.output + second.errors).not.to.include('first-key').and.not.to.match(keyPattern)
    expect(await readFile(file, 'utf8')).to.equal(key)
  })

  it('never replaces a file of an earlier first key, and reports how to create a key', async () => {
    await using database = await emptyDatabase()
    const file = join(database.folder, 'first-key')
    await writeFile(file, 'earlier\n')

    await using tracewell = await startReady(database.environment)
    await until('the advice is printed', async () => tracewell.output.includes('keys create local@localhost'))

    expect(tracewell.output).to.include(`could not be written to ${file}: a file is already there.\n`)
      .and.not.to.match(keyPattern)
    expect(await readFile(file, 'utf8')).to.equal('earlier\n')
  })

  for (
    const [role, wire, more] of [['runner', 'in-process', {}], ['orchestrator', 'nats', {
      WIRE_URL: 'nats://sam:geheim@127.0.0.1:9',
    }]] as const
  ) {
    it(`prints one line if the role ${role} is ready, and another one if it has stopped`, async function () {
      // without the role api, a process with WIRE_URL must share a database
      if ('WIRE_URL' in more && process.env['TEST_DATABASE_URL'] === undefined) this.skip()
      await using database = await emptyDatabase()
      await using tracewell = startProcess({ ...database.environment, ROLE: role, ...more })
      await until('the line is printed', async () => tracewell.output.includes('\n'))

      tracewell.signal('SIGTERM')
      await tracewell.exited

      expect(tracewell.output).to.match(new RegExp(
        `^Tracewell [\\d.]+ is ready {2}\\(roles: ${role}; database: (SQLite|PostgreSQL) [^@;]+; wire: ${wire}; ` +
          'address: none\\)\\nstopped\\n$',
      ))
    })
  }

  it('prints links that work on this machine if PUBLIC_URL is set', async () => {
    await using database = await emptyDatabase()
    const port = await freePort()
    const publicUrl = 'https://api.example.com'
    await using tracewell = await startOnTerminal({
      ...database.environment,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
    })
    await until('the curl line is printed', async () => tracewell.output.includes('curl'))

    expect(tracewell.output.split('\n')[0]).to.match(/^Tracewell .*; wire: in-process; /)
      .and.to.include(`; address: 127.0.0.1:${port})`)
    expect(tracewell.output).to.include(`${publicUrl}  (listening on 127.0.0.1:${port})`)
      .and.to.include(`docs    http://localhost:${port}/docs`)
      .and.to.include(`http://localhost:${port}/search/temporary`)
  })

  it('prints links to the address of HOST, unless localhost reaches it', async function () {
    if (process.platform === 'darwin') this.skip() // macOS does not have 127.0.0.2
    await using database = await emptyDatabase()
    const port = await freePort()
    const environment = { ...database.environment, PORT: String(port), HOST: '127.0.0.2' }
    await using tracewell = await startOnTerminal(environment)
    await until('the curl line is printed', async () => tracewell.output.includes('curl'))

    expect(tracewell.output).to.include(`docs    http://127.0.0.2:${port}/docs`)
      .and.to.include(`http://127.0.0.2:${port}/search/temporary`)
  })

  it('stops the server if npm, which started it, receives SIGTERM', async () => {
    await using database = await emptyDatabase()
    const port = await freePort()
    const npm = spawn('npm', ['start'], {
      cwd: resolve(import.meta.dirname, '../..'),
      stdio: 'ignore',
      detached: true, // a separate process group, so that every child can be ended
      env: { PATH: process.env['PATH'], ...database.environment, PORT: String(port), IMAGES_PORT: '0' },
    })
    const exited = once(npm, 'exit')
    const answers = () => fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok, () => false)
    try {
      await until('the server answers', answers)

      npm.kill('SIGTERM')
      const [code] = await exited as [number | null]

      expect(code).to.equal(0)
      expect(await answers()).to.equal(false)
    } finally {
      killGroup(npm.pid!)
    }
  })

  it('succeeds for two processes at once on an empty PostgreSQL, with one account and one secret', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // only one server can use a SQLite database
    await using database = await emptyDatabase()

    await using one = startProcess(database.environment)
    await using other = startProcess(database.environment)
    await Promise.all([one.ready(), other.ready()])
    const isNamed = ({ output }: TracewellProcess) => output.includes('first-key')
    await until('the file of the key is named', async () => isNamed(one) || isNamed(other))
    const key = await readFile(join(database.folder, 'first-key'), 'utf8')

    expect(isNamed(one) && isNamed(other), 'both named the file').to.equal(false)
    expect((await one.request('GET', '/', { key: key.trim() })).status).to.equal(200)
    await expectFirstAccount(database)
  })

  it('is refused if another server uses the SQLite file, and succeeds once that server is killed', async function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip()
    await using database = await emptyDatabase()

    const both = [startProcess(database.environment), startProcess(database.environment)]
    const refused = await Promise.race(both.map(one => one.exited.then(() => one)))
    const running = both.find(one => one !== refused)!
    await running.ready()
    const exit = await refused.exited
    await running.kill()
    await using next = await startReady(database.environment)

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(refused.output).to.equal('')
    expect(refused.errors).to.equal(`Another server uses the database ${database.environment.DATABASE_URL}: stop ` +
      'that server, or set DATA_DIR (--data-dir) or DATABASE_URL to another place. Several servers on one database ' +
      'need PostgreSQL.\n')
    expect((await next.request('GET', '/health')).status).to.equal(200)
    await expectFirstAccount(database)
  })

  it('succeeds after earlier starts were killed', async () => {
    await using database = await emptyDatabase()
    for (const afterMs of [150, 300, 400, 500, 600]) {
      await using _killed = startProcess(database.environment)
      await sleep(afterMs) // real clock: each kill hits another moment of the start
    }

    await using tracewell = await startReady(database.environment)
    await until('there is an account', async () => (await database.read(db => db('accounts').select())).length === 1)

    expect(await database.read(db => db('api_keys').where({ state: 'active' }).select())).to.have.lengthOf(1)
    expect(await database.read(db => db('subscriptions').pluck('plan_id'))).to.deep.equal(['business'])
    expect((await readdir(database.folder)).filter(name => name.startsWith('secret'))).to.deep.equal(['secret.key'])
    expect(await readFile(join(database.folder, 'secret.key'), 'utf8')).to.match(/^[\da-f]{64}$/)
    expect(tracewell.errors.split('\n').filter(line => line !== '' && !line.includes('SECRET_KEY is not set'))).to.deep
      .equal([])
  })

  it('warns of leak sources that were imported with another secret ', async () => {
    await using database = await emptyDatabase()
    const path = join(database.folder, 'logins.csv')
    await writeFile(path, 'email,password\nsam@example.org,correct-horse\n')
    await command(
      ['leaks', 'import', 'acme', path, '--name', 'Acme', '--template', 'credentials'],
      { ...database.environment, SECRET_KEY: 'a'.repeat(32) },
    )
    const warning = /"level":"warn".*"leak_sources":"acme".*restore that SECRET_KEY or secret\.key/

    await using other = await startReady({ ...database.environment, SECRET_KEY: 'b'.repeat(32) })
    await until('the warning is written', async () => warning.test(other.errors))
  })

  it('ignores the lock that a killed migration left', async () => {
    await using database = await emptyDatabase()
    const first = await startReady(database.environment)
    await first.kill()
    await database.read(db => db('tracewell_migrations_lock').update({ is_locked: 1 }))

    await using second = await startReady(database.environment)

    expect((await second.request('GET', '/health')).body.status).to.equal('ok')
  })
})

/** Starts the product with a terminal as its output, and waits until it is ready. */
async function startOnTerminal(environment: Record<string, string>): Promise<TracewellProcess> {
  const command = process.platform === 'darwin'
    ? ['script', '-q', '/dev/null', 'sh', '-c', 'stty -onlcr; exec "$@"', 'sh']
    : ['sh', '-c', 'exec script --quiet --return --command "stty -onlcr; exec $*" /dev/null', 'sh']
  const started = startProcess(environment, command)
  await started.ready()
  return started
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch { /* all processes have ended */ }
}

async function expectFirstAccount({ read, folder }: EmptyDatabase): Promise<void> {
  expect(await read(db => db('accounts').select())).to.have.lengthOf(1)
  expect(await read(db => db('api_keys').select())).to.have.lengthOf(1)
  expect((await readdir(folder)).filter(name => name.startsWith('secret'))).to.deep.equal(['secret.key'])
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).to.match(/^[\da-f]{64}$/)
}
