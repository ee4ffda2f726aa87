import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect } from 'chai'
import { start } from '../../../scripts/support/start.ts'
import { startProcess, startReady } from '../../../scripts/support/process.ts'
import type { Diagnosis } from '../../../src/cli/doctor/doctor.ts'
import { asAnotherProgram } from '../../support/another-program.ts'
import { command, json } from '../../support/command.ts'
import { emptyDatabase, type EmptyDatabase } from '../../support/empty-database.ts'

/*
 * Each way in which a server refuses to start: doctor on the same folder names the same cause. What only PostgreSQL
 * refuses is in test/modes/postgres-refusals.test.ts, and what is in a foreign database in
 * test/cli/kit/refused-database.test.ts.
 */
interface Refusal {
  /** Check of doctor that names the cause. */
  check: string
  /** Cause, as both name it. */
  cause: RegExp
  /** Settings that the case adds, after it has prepared the folder. */
  prepare(place: EmptyDatabase): Promise<Record<string, string>>
  /** `true` if the case is about an SQLite file. */
  onSqlite?: boolean
}

/** Creates a database of the service, with values that the secret in `secret.key` encrypts. */
async function createDatabase({ environment }: EmptyDatabase): Promise<void> {
  await using server = await startReady(environment)
  server.signal('SIGTERM')
  await server.exited
}

const refusals: Readonly<Record<string, Refusal>> = {
  'a missing secret.key': {
    check: 'keys',
    cause: /SECRET_KEY .*secret/,
    async prepare(place) {
      await createDatabase(place)
      await rm(join(place.folder, 'secret.key'))
      return {}
    },
  },
  'an empty secret.key': {
    check: 'keys',
    cause: /secret\.key: is empty: put the file back from a backup/,
    async prepare(place) {
      await createDatabase(place)
      await truncate(join(place.folder, 'secret.key'))
      return {}
    },
  },
  'a secret.key that was cut': {
    check: 'keys',
    cause: /secret\.key: has a line of fewer than 32 characters: put the file back from a backup/,
    async prepare(place) {
      await createDatabase(place)
      await truncate(join(place.folder, 'secret.key'), 20)
      return {}
    },
  },
  'a secret.key that is a folder': {
    check: 'keys',
    cause: /secret\.key: it is a folder: put the file back from a backup/,
    async prepare(place) {
      await createDatabase(place)
      await rm(join(place.folder, 'secret.key'))
      await mkdir(join(place.folder, 'secret.key'))
      return {}
    },
  },
  'a secret.key that is a pipe': {
    check: 'keys',
    cause: /secret\.key: it is a device, a pipe or a socket: put the file back from a backup/,
    async prepare(place) {
      await createDatabase(place)
      await rm(join(place.folder, 'secret.key'))
      execFileSync('mkfifo', [join(place.folder, 'secret.key')])
      return {}
    },
  },
  'another secret': {
    check: 'keys',
    cause: /set SECRET_KEY to the secret of the other processes/,
    async prepare(place) {
      await createDatabase(place)
      return { SECRET_KEY: 'x'.repeat(32) }
    },
  },
  'a database of another program': {
    check: 'database',
    cause: /another program/,
    async prepare({ environment: { DATABASE_URL: url }, folder }) {
      await asAnotherProgram({ url, folder }, 'create table shops (id text)')
      return {}
    },
  },
  'a damaged database': {
    check: 'database',
    cause: /is damaged: replace it with a backup/,
    onSqlite: true,
    async prepare(place) {
      await createDatabase(place)
      await truncate(place.environment.DATABASE_URL, 8_192)
      return {}
    },
  },
  'a database with several hard links': {
    check: 'database',
    cause: /has 2 hard links, and SQLite can corrupt such a file: remove the other links/,
    onSqlite: true,
    async prepare(place) {
      await createDatabase(place)
      await link(place.environment.DATABASE_URL, join(place.folder, 'other.db'))
      return {}
    },
  },
  'a database that is a folder': {
    check: 'database',
    cause: /cannot be opened for writing: set DATA_DIR or DATABASE_URL to a writable path/,
    onSqlite: true,
    async prepare({ folder }) {
      await mkdir(join(folder, 'a-folder'))
      return { DATABASE_URL: join(folder, 'a-folder') }
    },
  },
  'a database that is a pipe': {
    check: 'database',
    cause: /a-pipe is a device, a pipe or a socket: set DATABASE_URL to the path of a file/,
    onSqlite: true,
    async prepare({ folder }) {
      execFileSync('mkfifo', [join(folder, 'a-pipe')])
      return { DATABASE_URL: join(folder, 'a-pipe') }
    },
  },
  'a DATA_DIR below a file': {
    check: 'disk',
    cause: /a-file.data.*(?:ENOTDIR|a part of its path is not a folder).* [Ss]et DATA_DIR.* to a writable folder/,
    onSqlite: true,
    async prepare({ folder }) {
      await writeFile(join(folder, 'a-file'), '')
      return { DATA_DIR: join(folder, 'a-file', 'data') }
    },
  },
  'a DATA_DIR that is a file': {
    check: 'disk',
    cause: /a-file.*(?:ENOTDIR|is not a folder).* [Ss]et DATA_DIR.* to a writable folder/,
    onSqlite: true,
    async prepare({ folder }) {
      await writeFile(join(folder, 'a-file'), '')
      return { DATA_DIR: join(folder, 'a-file') }
    },
  },
  'a DATA_DIR whose links lead in a circle': {
    check: 'disk',
    cause: /circle.*(?:ELOOP|symbolic links lead in a circle).* [Ss]et DATA_DIR.* to a writable folder/,
    onSqlite: true,
    async prepare({ folder }) {
      await symlink('circle', join(folder, 'other'))
      await symlink('other', join(folder, 'circle'))
      return { DATA_DIR: join(folder, 'circle') }
    },
  },
  'packs that are no folder': {
    check: 'packs',
    cause: /packs.*(?:ENOTDIR|is not a folder).* [Ss]et DATA_DIR.* to a writable folder/,
    async prepare({ folder }) {
      await writeFile(join(folder, 'packs'), '')
      return {}
    },
  },
  'a key of a source that does not exist': {
    check: 'settings',
    cause: /SOURCE_KEY_GITHIB: there is no source githib/,
    prepare: async () => ({ SOURCE_KEY_GITHIB: 'k' }),
  },
  'names of sources that do not exist': {
    check: 'settings',
    cause: /LOGO_SOURCES: there is no source gogle/,
    prepare: async () => ({ LOGO_SOURCES: 'gogle' }),
  },
  'a pack that cannot be read': {
    check: 'packs',
    cause: /pack\.json/,
    async prepare({ folder }) {
      await writeFile(join(folder, 'pack.json'), '{')
      return { ACCOUNT_PACK: join(folder, 'pack.json') }
    },
  },
  'a HOST of another machine': {
    check: 'ports',
    cause: /HOST 192\.0\.2\.1 is not an address of this machine\./,
    prepare: async () => ({ HOST: '192.0.2.1', PORT: '18080' }),
  },
}

describe('doctor and a server', () => {
  for (const [what, { check, cause, prepare, onSqlite = false }] of Object.entries(refusals)) {
    it(`name the same cause: ${what}`, async function() {
      if (onSqlite && process.env['TEST_DATABASE_URL'] !== undefined) return this.skip()
      await using place = await emptyDatabase()
      const environment = {
        ...place.environment,
        SECRET_KEY: '',
        PORT: '0',
        IMAGES_PORT: '0',
        ...await prepare(place),
      }

      await expectSameCause(environment, check, cause)
    })
  }

  for (const [name, option] of [['PORT', '--port'], ['IMAGES_PORT', '--images-port'], ['METRICS_PORT',
    '--metrics-port']] as const) {
    it(`name the same cause: another program uses ${name}`, async () => {
      await using place = await emptyDatabase()
      const taken = createServer(socket => socket.end()).listen(0, '127.0.0.1')
      await once(taken, 'listening')
      const { port } = taken.address() as AddressInfo
      const environment = { ...place.environment, PORT: '0', IMAGES_PORT: '0', [name]: String(port) }
      try {
        await expectSameCause(environment, 'ports', new RegExp(
          `Port ${port} of 127\\.0\\.0\\.1 is already in use: stop .*, or change ${name} \\(${option}\\)\\.`))
      } finally {
        taken.close()
      }
    })
  }

  it('name the same faults of settings, all at once', async () => {
    await using place = await emptyDatabase()
    const environment = { ...place.environment, PORT: 'many', SOURCE_KEY_GITHIB: 'k' }
    await using server = startProcess(environment)
    await server.exited
    const { code, err } = await command(['doctor'], environment)

    expect(server.errors).to.include('PORT: ').and.to.include('SOURCE_KEY_GITHIB: there is no source githib')
    expect({ code, err }).to.deep.equal({ code: 2, err: server.errors })
  })

  it('name the same cause: another process has locked the SQLite file', async function() {
    if (process.env['TEST_DATABASE_URL'] !== undefined) return this.skip()
    await using place = await emptyDatabase()
    await createDatabase(place)
    const other = new Sqlite(place.environment.DATABASE_URL)
    try {
      other.exec('pragma locking_mode = exclusive; begin exclusive')
      const environment = { ...place.environment, SECRET_KEY: '', PORT: '0', IMAGES_PORT: '0' }

      await expectSameCause(environment, 'database', /Another process has locked the database \S+\.db\./)
    } finally {
      other.close()
    }
  })

  it('agree that a port is fine if a server of the service uses it', async () => {
    await using service = await start({ SANDBOX: '0' })
    const port = new URL(service.url).port
    const ran = await command(['doctor', '--json'], {
      DATA_DIR: service.folder,
      DATABASE_URL: service.databaseUrl,
      PORT: port,
      IMAGES_PORT: '0',
      METRICS_PORT: '',
    })

    expect(json<Diagnosis>(ran).checks.find(({ name }) => name === 'ports'))
      .to.include({ state: 'ok', finding: `a server uses ${port}` })
  })
})

async function expectSameCause(environment: Record<string, string>, check: string, cause: RegExp): Promise<void> {
  const ran = await command(['doctor', '--json'], { METRICS_PORT: '', ...environment })
  await using server = startProcess(environment)
  const exit = await server.exited
  const found = json<Diagnosis>(ran).checks.find(({ name }) => name === check)!

  expect(exit.code, server.errors).to.be.oneOf([1, 2])
  expect(server.errors).to.match(cause)
  expect(ran).to.include({ code: 1, err: '' })
  expect(found.state).to.equal('todo')
  expect(`${found.finding} ${found.todo}`).to.match(cause)
}
