import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Knex } from 'knex'
import pg from 'pg'
import { command } from '../support/command.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { startProcess, startReady } from '../../scripts/support/process.ts'

describe('A start that PostgreSQL refuses', () => {
  it('reports the address of an unreachable server, without the password', async () => {
    const port = await freePort()
    await using tracewell = startProcess({ DATABASE_URL: `postgres://sam:geheim@127.0.0.1:${port}/tracewell` })

    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to
      .equal(`PostgreSQL does not respond at 127.0.0.1:${port} (ECONNREFUSED): check DATABASE_URL.\n`)
    expect(tracewell.output).to.equal('')
  })

  it('explains that it accepts the connection and never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    try {
      await using tracewell = startProcess({ DATABASE_URL: `postgres://sam:geheim@127.0.0.1:${port}/tracewell` })

      expect(await tracewell.exited).to.deep.equal({ code: 1, signal: null })
      expect(tracewell.errors).to
        .equal(`PostgreSQL does not respond at 127.0.0.1:${port} (ETIMEDOUT): check DATABASE_URL.\n`)
    } finally {
      silent.close()
    }
  })

  it('explains within seconds that it never answers a statement, and so do commands and doctor', async () => {
    await using silent = await silentAfterLogin()
    const environment = { DATABASE_URL: silent.url, SANDBOX: '1' }
    const sentence = new RegExp(`PostgreSQL at ${new URL(silent.url).host} accepts connections, but did not answer ` +
      'in time: look at its load, and in pg_stat_activity for a session that has locked a table\\.\n')
    await using tracewell = startProcess(environment)

    const [exit, listing, diagnosis] = await Promise.all([tracewell.exited,
      ...[['accounts', 'list'], ['doctor']].map(args => command(args, environment))])

    expect(exit).to.deep.equal({ code: 1, signal: null })
    expect(tracewell.errors).to.match(sentence).and.not.to.include('    at ')
    expect(listing).to.include({ code: 1, out: '' }).with.property('err').that.matches(sentence)
    expect(diagnosis).to.include({ code: 1, err: '' }).with.property('out').that.matches(sentence)
  })

  describe('with a database', () => {
    before(function () { if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() })

    it('names a database without tables beside a secret.key as lost, and so do commands and doctor', async () => {
      await using database = await emptyDatabase()
      await writeFile(join(database.folder, 'secret.key'), 'f'.repeat(64))
      const sentence = /The database in PostgreSQL at \S+ has no tables of the service, although \S+ has a secret\.key: /
      await using tracewell = startProcess(database.environment)

      const [exit, created, listing, diagnosis] = await Promise.all([tracewell.exited,
        ...[['accounts', 'create', '--email', 'sam@example.org'], ['accounts', 'list'], ['doctor']]
          .map(args => command(args, database.environment))])

      expect(exit).to.deep.equal({ code: 1, signal: null })
      expect(tracewell.errors).to.match(sentence).and.not.to.include('    at ')
      expect(created).to.include({ code: 1, out: '' }).with.property('err').that.matches(sentence)
      expect(listing).to.include({ code: 1, out: '' }).with.property('err').that.matches(sentence)
      expect(diagnosis).to.include({ code: 1 }).with.property('out').that.matches(sentence)
    })

    it('asks to make the user the owner of the database, and shows no query', async () => {
      await using database = await emptyDatabase()
      const user = `guest_${randomUUID().replaceAll('-', '')}`
      const { host, pathname } = new URL(database.environment.DATABASE_URL)
      await database.read(db => db.raw(`create role ${user} login password 'geheim'`))
      try {
        await using tracewell = startProcess({ DATABASE_URL: `postgres://${user}:geheim@${host}${pathname}` })

        const exit = await tracewell.exited

        expect(exit).to.deep.equal({ code: 1, signal: null })
        expect(tracewell.errors).to.match(
          /^The user of DATABASE_URL may not create tables in this database of PostgreSQL at [\w.:]+ \(permission denied for (?:schema public|database \w+)\): make the user the owner of the database\.\n$/,
        )
      } finally {
        await database.read(db => db.raw(`drop role ${user}`))
      }
    })

    for (const [table, what, prepare] of [
      ['tracewell_migrations', 'the table of migrations', async () => undefined],
      ['tracewell_migrations_lock', 'a table that a pending migration needs', (db: Knex) =>
        db('tracewell_migrations').delete()],
    ] as const) {
      it(`explains that another session has locked ${what}`, async () => {
        await using database = await emptyDatabase()
        await using first = await startReady(database.environment)
        first.signal('SIGTERM')
        await first.exited
        await database.read(db => prepare(db))
        const session = new pg.Client({ connectionString: database.environment.DATABASE_URL })
        await session.connect()
        try {
          await session.query(`begin; lock table ${table} in access exclusive mode`)
          await using second = startProcess(database.environment)

          expect(await second.exited).to.deep.equal({ code: 1, signal: null })
          expect(second.errors).to.equal('Another session has locked a table of the database in PostgreSQL: find it ' +
            'in pg_stat_activity, and wait for its end, or end it.\n')
        } finally {
          await session.end()
        }
      })
    }

    it('asks to create a database that does not exist', async () => {
      await using database = await emptyDatabase()
      const missing = new URL(database.environment.DATABASE_URL)
      missing.pathname = '/nonesuch'
      await using tracewell = startProcess({ DATABASE_URL: missing.href })

      const exit = await tracewell.exited

      expect(exit).to.deep.equal({ code: 1, signal: null })
      expect(tracewell.errors).to.equal(`PostgreSQL at ${missing.host} refused the connection: database "nonesuch" ` +
        'does not exist. Create it, or check DATABASE_URL.\n')
    })
  })
})

/** Starts a PostgreSQL that accepts every user, and answers nothing else. */
async function silentAfterLogin() {
  // AuthenticationOk and ReadyForQuery: https://www.postgresql.org/docs/current/protocol-message-formats.html
  const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('data', () => socket.write(welcome))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://sam:geheim@127.0.0.1:${(server.address() as AddressInfo).port}/tracewell`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
