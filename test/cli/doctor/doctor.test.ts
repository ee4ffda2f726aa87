import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import pg from 'pg'
import { start, type Started } from '../../../scripts/support/start.ts'
import { isSqlite, onDatabase, dumpTables } from '../../../scripts/support/tables.ts'
import type { Diagnosis } from '../../../src/cli/doctor/doctor.ts'
import type { Check } from '../../../src/cli/doctor/doctor-check.ts'
import { lockDatabaseFile } from '../../../src/db/driver/file-lock.ts'
import { command, json, ownCommand } from '../../support/command.ts'

const names = ['database', 'clock', 'keys', 'backup', 'queue', 'sources', 'lists', 'packs', 'disk', 'settings', 'ports',
  'wire', 'pages', 'egress']
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined

async function diagnose(environment: Record<string, string>, ...more: string[]) {
  const ran = await command(['doctor', '--json', ...more], environment)
  expect(ran.err).to.equal('')
  const { ok, checks } = json<Diagnosis>(ran)
  expect(ran.code).to.equal(ok ? 0 : 1)
  return {
    checks,
    toDo: checks.filter(({ state, name }) => state === 'todo' && name !== 'pages').map(({ name }) => name),
    of: (name: string): Check => checks.find(check => check.name === name)!,
  }
}

describe('doctor', () => {
  let service: Started
  let environment: Record<string, string>
  before(async () => {
    service = await start({ SANDBOX: '0' })
    environment = {
      DATA_DIR: service.folder,
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: '',
      METRICS_PORT: '',
      PORT: '0',
      IMAGES_PORT: '0',
    }
  })
  after(() => service[Symbol.asyncDispose]())

  it('finds everything fine beside a running server, prints no secret and changes nothing', async () => {
    const unlock = onPostgres ? () => undefined : lockDatabaseFile(service.databaseUrl)
    try {
      const ran = await command(['doctor'], environment)
      const { checks, toDo, of } = await diagnose(environment)

      expect(toDo).to.deep.equal([])
      expect(checks.map(({ name }) => name)).to.deep.equal(names)
      expect(of('database').finding).to.match(onPostgres
        ? /^PostgreSQL \d+\.\d+; .*schema up to date; writable$/
        : /^SQLite \d.*; a server uses it; schema up to date; writable$/)
      // a runner that asks for work holds a slot for it
      expect(of('queue').finding).to.match(/^1 live runner, [01] of 200 busy; 0 shards waiting/)
      expect(of('sources').finding).to.equal('none was tested yet')
      expect(of('egress')).to.include({ state: 'skipped' })
      expect(ran.out).to.match(/^fine {5}database {2}/)
      expect(ran.out).not.to.include(service.key)
      if (onPostgres) expect(ran.out).not.to.include(new URL(service.databaseUrl).password || '\0')
      const acts = (await dumpTables(service)).filter(row => row.startsWith('operator_acts'))
      expect(acts.filter(row => row.includes('doctor'))).to.deep.equal([])
    } finally {
      unlock()
    }
  })

  it('reports a SECRET_KEY that does not open the stored values', async () => {
    const { toDo, of } = await diagnose({ ...environment, SECRET_KEY: 'x'.repeat(32) })

    expect(toDo).to.deep.equal(['keys'])
    expect(of('keys').finding).to.equal('SECRET_KEY is set; it does not open the stored values')
    expect(of('keys').todo).to.include('set SECRET_KEY to the secret of the other processes')
  })

  it('reports a lost secret and a missing data folder', async () => {
    const { toDo, of } = await diagnose({ ...environment, DATA_DIR: join(service.folder, 'gone') })

    expect(toDo).to.deep.equal(['keys', 'disk'])
    expect(of('keys').finding).to.match(/secret\.key exists, but the database has encrypted values$/)
    expect(of('disk').finding).to.match(/gone: there is no such file or folder$/)
  })

  it('needs no data folder if the database is PostgreSQL and SECRET_KEY is set', async function () {
    if (!onPostgres) return this.skip()
    const its = { ...environment, DATA_DIR: join(service.folder, 'gone'), SECRET_KEY: 'x'.repeat(32) }

    expect((await diagnose(its)).of('disk')).to.include({ state: 'ok' })
  })

  it('reports a pending migration, and does not apply it', async () => {
    await using other = await start({ SANDBOX: '0' })
    const [latest] = await onDatabase(other, db =>
      db('tracewell_migrations').orderBy('id', 'desc').limit(1) as Promise<Array<{ name: string }>>)
    await onDatabase(other, db => db('tracewell_migrations').where({ name: latest!.name }).delete())

    const { of } = await diagnose({ ...environment, DATA_DIR: other.folder, DATABASE_URL: other.databaseUrl })

    expect(of('database').state).to.equal('todo')
    expect(of('database').finding).to.include('1 migration pending')
    expect(of('queue').state).to.equal('skipped')
    expect(await onDatabase(other, db => db('tracewell_migrations').where({ name: latest!.name }))).to.deep.equal([])
    await onDatabase(other, db => db('tracewell_migrations').insert({ name: latest!.name, batch: 1 }))
  })

  it('names the migrations of a later version with which this one can work', async () => {
    const later = { name: '99991231_later', batch: 2, migration_time: new Date() }
    await onDatabase(service, db => db('tracewell_migrations').insert(later))
    try {
      const { of } = await diagnose(environment)

      expect(of('database')).to.include({ state: 'ok' })
      expect(of('database').finding).to.include('; 1 migration of a later version (99991231_later); ')
    } finally {
      await onDatabase(service, db => db('tracewell_migrations').where({ name: later.name }).delete())
    }
  })

  it('reports that no runner is alive, and benched sources with their reason', async () => {
    await using other = await start({ SANDBOX: '0', ROLE: 'api' })
    const at = '2026-11-21T10:15:00.000Z'
    const tested = { kind: 'module', since: at, checkedAt: at, dueAt: null } as const
    const { sourceHealth } = other.tracewell.database
    await sourceHealth.store({
      ...tested,
      slug: 'adguard-dns',
      state: 'benched',
      reason: 'UPSTREAM_CHANGED',
      failures: 3,
    })
    const its = { ...environment, DATA_DIR: other.folder, DATABASE_URL: other.databaseUrl }

    const { toDo, of } = await diagnose(its)
    for (const slug of ['bitbucket', 'certspotter']) {
      await sourceHealth.store({
        ...tested,
        slug,
        state: 'ok',
        reason: null,
        failures: 0,
      })
    }
    const among = await diagnose(its)

    expect(toDo).to.deep.equal(['sources'])
    expect(of('queue').state).to.equal('warning')
    expect(of('queue').finding).to.match(/^no live runner; /)
    expect(of('sources').finding).to.match(/1 benched, .*; module adguard-dns: UPSTREAM_CHANGED$/)
    expect(among.toDo).to.deep.equal([])
    expect(among.of('sources').finding).to.match(/^2 ok, 0 degraded, 1 benched, .*; module adguard-dns: /)
  })

  it('reports a database that is away', async () => {
    const url = onPostgres ? 'postgres://sam:hidden-canary@127.0.0.1:9/none' : join(service.folder, 'none.db')
    const { toDo, of, checks } = await diagnose({ ...environment, DATABASE_URL: url })

    expect(toDo).to.deep.equal(['database'])
    expect(of('database').todo).to.match(onPostgres
      ? /^PostgreSQL does not respond at 127\.0\.0\.1:9 \(ECONNREFUSED\)/
      : /^Start a server, which creates it/)
    expect(JSON.stringify(checks)).not.to.include('hidden-canary')
  })

  it('reports a server that hangs up, and one without TLS', async () => {
    const answers: Buffer[] = [Buffer.alloc(0), Buffer.from('N')] // N refuses TLS
    const server = createTcpServer(socket => { socket.on('error', () => undefined).end(answers.shift()!) })
    await new Promise<void>(done => { server.listen(0, '127.0.0.1', done) })
    const url = `postgres://sam:hidden-canary@127.0.0.1:${(server.address() as AddressInfo).port}/none`
    try {
      const hungUp = await diagnose({ ...environment, DATABASE_URL: url })
      const withoutTls = await diagnose({ ...environment, DATABASE_URL: `${url}?sslmode=verify-full` })

      expect([hungUp.toDo, withoutTls.toDo]).to.deep.equal([['database'], ['database']])
      expect(hungUp.of('database').todo).to.match(/^PostgreSQL does not respond at 127\.0\.0\.1:\d+ \(ECONNRESET\)/)
      expect(withoutTls.of('database').todo).to.match(/^PostgreSQL at 127\.0\.0\.1:\d+ does not support TLS/)
      expect(JSON.stringify([hungUp.checks, withoutTls.checks])).not.to.include('hidden-canary')
    } finally {
      server.close()
    }
  })

  it('reports a file that is no database', async () => {
    const file = join(service.folder, 'text.db')
    await writeFile(file, 'not a database, but long enough to be read as one'.repeat(20))

    expect((await diagnose({ ...environment, DATABASE_URL: file })).of('database').todo)
      .to.match(/text\.db is not a SQLite database/)
  })

  it('reports a database that refuses writes', async function() {
    if (!onPostgres) return this.skip()
    await using other = await start({ SANDBOX: '0' })
    const name = new URL(other.databaseUrl).pathname.slice(1)
    await onDatabase(other, async db => {
      expect(isSqlite(db)).to.equal(false)
      await db.raw('alter database ?? set default_transaction_read_only = on', [name])
    })

    const { of } = await diagnose({ ...environment, DATA_DIR: other.folder, DATABASE_URL: other.databaseUrl })

    expect(of('database').finding).to.include('not writable: cannot execute DELETE in a read-only transaction')
  })

  for (const [table, finding] of [
    ['accounts', /; schema up to date; not writable: canceling statement due to lock timeout$/],
    ['tracewell_migrations', /^it cannot be read: canceling statement due to lock timeout$/],
  ] as const) {
    it(`reports that another session has locked ${table}`, async function() {
      if (!onPostgres) return this.skip()
      const session = new pg.Client({ connectionString: service.databaseUrl })
      await session.connect()
      try {
        await session.query(`begin; lock table ${table} in access exclusive mode`)

        const { of } = await diagnose(environment)

        expect(of('database').finding).to.match(finding)
        expect(of('database').todo).to.match(/^Another session has locked a table: /)
      } finally {
        await session.end()
      }
    })
  }

  it('makes the other checks if the database does not answer one of them', async function() {
    if (!onPostgres) return this.skip()
    const session = new pg.Client({ connectionString: service.databaseUrl })
    await session.connect()
    try {
      await session.query('begin; lock table leak_sources in access exclusive mode')

      const { toDo, of } = await diagnose({ ...environment, DATABASE_URL: `${service.databaseUrl}?query_timeout=1000` })

      expect(toDo).to.deep.equal(['keys'])
      expect(of('keys').finding).to.equal('the database did not answer: Query read timeout')
      expect(of('lists').state).to.equal('ok')
    } finally {
      await session.end()
    }
  })

  it('reports a folder and a file that its user may not use', async function() {
    if (onPostgres) return this.skip()
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    const isRoot = process.getuid?.() === 0 // root may read everything, so another user runs the command
    const nobody = isRoot ? 65_534 : undefined
    if ((await ownCommand(['--version'], {}, nobody)).code !== 0) return this.skip() // cannot read the project
    const its = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SECRET_KEY: '' }
    await command(['accounts', 'create', '--email', 'sam@example.com'], its)
    if (nobody !== undefined) {
      for (const path of ['', 'data', 'data/tracewell.db']) await chown(join(folder, path), nobody, nobody)
    }
    const checked = async (): Promise<string[]> => {
      const { checks } = json<Diagnosis>(await ownCommand(['doctor', '--json'], its, nobody))
      return checks.filter(({ todo }) => todo?.startsWith('Run doctor as the user of the service'))
        .map(({ name, finding }) => `${name}: ${finding.replace(folder, '')}`)
    }
    try {
      await chmod(join(folder, 'data'), 0)
      const unreadable = await checked()
      await chmod(join(folder, 'data'), 0o700)
      await chmod(join(folder, 'data/tracewell.db'), 0)
      const unreadableFile = await checked()

      expect(unreadable).to.deep.equal([
        'database: /data/tracewell.db: permission denied',
        'keys: /data/secret.key: permission denied',
        'disk: /data: permission denied',
      ])
      expect(unreadableFile).to.deep.equal(['database: /data/tracewell.db: permission denied'])
    } finally {
      await chmod(join(folder, 'data'), 0o700)
      await rm(folder, { recursive: true })
    }
  })

  it('reports files that belong to another user than their folder', async function() {
    if (process.getuid?.() !== 0) return this.skip() // only root can give a file away
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    const its = {
      DATA_DIR: folder,
      DATABASE_URL: '',
      SECRET_KEY: '',
      PORT: '0',
      IMAGES_PORT: '0',
    }
    await command(['accounts', 'create', '--email', 'sam@example.com'], its)
    await chown(folder, 65_534, 65_534)

    const { of } = await diagnose(its)

    expect(of('disk').finding).to.match(/belongs to user 65534, but not 1 file in it: tracewell\.db$/)
    expect(of('disk').todo).to.equal(`Give them to the user of the service: chown --recursive 65534 ${folder}`)
    await rm(folder, { recursive: true })
  })

  it('reports a pack that cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    const broken = join(folder, 'broken.json')
    await writeFile(broken, '{')
    const { of } = await diagnose({ ...environment, ACCOUNT_PACK: broken })

    expect(of('packs').state).to.equal('todo')
    expect(of('packs').finding).to.include('broken.json')
    await rm(folder, { recursive: true })
  })

  it('ends with 2 on a faulty setting and on wrong usage', async () => {
    expect((await command(['doctor'], { ...environment, PORT: 'x' })).code).to.equal(2)
    expect((await command(['doctor', 'more'], environment)).code).to.equal(2)
  })

  it('asks the outside with --online only', async () => {
    const server = createServer((_, response) => { response.setHeader('date', 'Tue, 01 Jan 2019 00:00:00 GMT').end() })
    await new Promise<void>(done => { server.listen(0, '127.0.0.1', done) })
    const routes = `https://dns.google=http://127.0.0.1:${(server.address() as AddressInfo).port}`
    let requests = 0
    server.on('request', () => { requests++ })
    try {
      expect((await diagnose({ ...environment, EGRESS_ROUTES: routes })).of('egress').state).to.equal('skipped')
      expect(requests).to.equal(0)
      const online = (await diagnose({ ...environment, EGRESS_ROUTES: routes }, '--online')).of('egress')

      expect(online.state).to.equal('todo')
      expect(online.finding).to.match(/^dns\.google answers; this machine is .* days ahead of its date$/)
      expect(requests).to.equal(1)
    } finally {
      server.close()
    }
    const refused = { ...environment, EGRESS_ROUTES: 'https://dns.google=http://127.0.0.1:9' }
    expect((await diagnose(refused, '--online')).of('egress').finding).to.match(/^dns\.google cannot be asked: /)
  })
})
