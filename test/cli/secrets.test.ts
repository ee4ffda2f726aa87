import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { createLeaks } from '../../src/core/leaks/leaks.ts'
import type { Reset } from '../../src/core/upkeep/lost-secret.ts'
import type { Rotated } from '../../src/core/upkeep/rotation.ts'
import { openDatabase } from '../../src/db/database.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { serviceKeyNames } from '../../src/core/service-keys.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { readSecrets, addSecret } from '../../src/config/secret.ts'
import { command, json } from '../support/command.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { answers, createReceiver } from '../support/receiver.ts'
import { start } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../../scripts/support/until.ts'
import { writeFile } from 'node:fs/promises'

const type = 'Pseudonym'

describe('the rotation of secrets', () => {
  it('re-encrypts all values while the service runs, which can still open them', async () => {
    await using receiver = await createReceiver(answers(500), answers(204))
    await using service = await start({ WEBHOOK_RETRY_SCHEDULE: '3' })
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }
    await service.tracewell.blocklist.add('exact', 'sam', '', { isHashed: true })
    const before = await readFile(join(service.folder, 'secret.key'), 'utf8')
    const id = await service.createSearch(type, 'tw-success', {
      delivery: { webhook: { url: receiver.url, secret: 'horse' } },
    })
    await until(() => receiver.delivered.length === 1)

    const rotated = json<Rotated>(await command(['secrets', 'rotate', '--json'], environment))

    const [newest, previous] = (await readFile(join(service.folder, 'secret.key'), 'utf8')).split('\n')
    expect(previous).to.equal(before)
    expect(newest).to.match(/^[\da-f]{64}$/).and.not.equal(before)
    expect(rotated).to.deep.equal({ rewrapped: serviceKeyNames.length + 1, unreadable: [] })
    const sealed = await onDatabase(service, db => db('webhook_deliveries').pluck('secret'))
    expect(sealed.every((text: string) => text.startsWith(createSealer(() => [newest!]).newest()))).to.equal(true)
    // To sign this second delivery, the service must open a webhook secret that was sealed before the rotation.
    await until(() => receiver.delivered.length === 2)
    expect(receiver.delivered[1]!.headers['x-webhook-signature']).to.be.a('string')
    expect((await service.request('GET', `/search/${id}`)).body.data.delivery.webhook?.attempts).to.be.at.least(1)
    expect((await service.request('POST', '/search', { body: { query: { type, value: 'SAM' } } })).status).to.equal(403)

    const again = json<Rotated>(await command(['secrets', 'rotate', '--forget', '--json'], environment))
    expect(again.unreadable).to.deep.equal([])
    expect((await readFile(join(service.folder, 'secret.key'), 'utf8')).split('\n')).to.have.length(1)
    expect((await service.request('POST', '/search', { body: { query: { type, value: 'SAM' } } })).status).to.equal(403)
    expect((await readdir(service.folder)).filter(name => name.startsWith('secret'))).to.deep.equal(['secret.key'])
  })

  it('continues after any number of kills, and drops no secret that is still in use', async () => {
    await using service = await start()
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }
    await service.tracewell.blocklist.add('exact', 'sam', '', { isHashed: true })
    const where = { dataDir: service.folder, secretKey: undefined, previousSecretKey: undefined }
    const [first] = readSecrets(where)
    addSecret(where) // simulates a rotation that was killed after this step
    addSecret(where)

    const rotated = json<Rotated>(await command(['secrets', 'rotate', '--json'], environment))

    expect(rotated).to.deep.equal({ rewrapped: serviceKeyNames.length, unreadable: [] })
    expect(readSecrets(where)).to.have.length(2).and.not.to.include(first)
    await using second = await start(environment)
    expect((await second.request('POST', '/search', { body: { query: { type, value: 'SAM' } } })).status).to.equal(403)
  })

  it('loses nothing if several processes rotate at the same time', async () => {
    await using service = await start()
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }
    await service.tracewell.blocklist.add('exact', 'sam', '', { isHashed: true })

    const rotated = await Promise
      .all(Array.from({ length: 4 }, () => command(['secrets', 'rotate', '--json'], environment)))

    expect(rotated.map(({ code }) => code)).to.deep.equal([0, 0, 0, 0])
    await using second = await start(environment)
    expect((await second.request('POST', '/search', { body: { query: { type, value: 'SAM' } } })).status).to.equal(403)
  })

  it('uses SECRET_KEY_PREVIOUS with SECRET_KEY, and reports values that neither secret opens', async () => {
    await using database = await createTestDatabase()
    const [a, b, c] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url, SANDBOX: '1' }
    const path = join(database.folder, 'logins.csv')
    await writeFile(path, 'email,password\nsam@example.org,correct-horse\n')
    const first = await start({ ...environment, SECRET_KEY: a })
    const leaks = (secret: string) =>
      createLeaks({ database: first.tracewell.database, sealer: createSealer(() => [secret]), clock: systemClock })
    await leaks(a).import({
      code: 'acme',
      path,
      rejects: `${path}.rejects`,
      name: 'Acme',
      template: 'credentials',
    })
    const readable = async (secret: string) =>
      (await leaks(secret).sources()).every(({ unavailable }) => unavailable === undefined)

    const lost = await command(['secrets', 'rotate', '--json'], { ...environment, SECRET_KEY: c })
    expect(lost.code).to.equal(1)
    expect(json<Rotated>(lost).unreadable).to.deep.include({ table: 'leak_sources', column: 'data_key', count: 1 })
    expect(await readable(a)).to.equal(true)

    const done = await command(['secrets', 'rotate', '--json'], {
      ...environment,
      SECRET_KEY: b,
      SECRET_KEY_PREVIOUS: a,
    })
    expect([done.code, json<Rotated>(done).unreadable]).to.deep.equal([0, []])
    expect([await readable(a), await readable(b)]).to.deep.equal([false, true])
    await first.tracewell.stop(0)
  })

  it('reports wrong usage', async () => {
    await using database = await createTestDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }
    await (await openDatabase(database.url)).close()

    const forget = await command(['secrets', 'rotate', '--forget'], { ...environment, SECRET_KEY: 'a'.repeat(32) })
    const alone = await command(['secrets', 'rotate'], { ...environment, SECRET_KEY_PREVIOUS: 'a'.repeat(32) })

    expect([forget.code, forget.err]).to.satisfy(([code, err]: [number, string]) =>
      code === 2 && err.includes('--forget')
    )
    expect([alone.code, alone.err]).to.satisfy(([code, err]: [number, string]) =>
      code === 2 && err.includes('SECRET_KEY_PREVIOUS')
    )
  })
})

const mismatch = /^This process does not have the secret .* SECRET_KEY .* SECRET_KEY_PREVIOUS .* DATA_DIR /

describe('a start with a different secret', () => {
  for (const role of ['api', 'images', 'runner', 'orchestrator', 'all']) {
    it(`fails in the role ${role}, and changes nothing for the other processes`, async () => {
      await using database = await createTestDatabase()
      const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url, ROLE: role }
      const first = await start({ ...environment, ROLE: 'all', SECRET_KEY: 'a'.repeat(32) })
      await first.tracewell.stop(0)

      const refused = await start({ ...environment, SECRET_KEY: 'b'.repeat(32) }).then(
        () => '',
        (error: Error) => error.message,
      )

      expect(refused).to.match(mismatch)
      await using again = await start({ ...environment, ROLE: 'all', SECRET_KEY: 'a'.repeat(32) })
      expect((await again.request('GET', '/health')).status).to.equal(200)
    })
  }

  it('fails with another DATA_DIR, and creates no secret there', async () => {
    await using service = await start()
    await using other = await createTestDatabase()
    await service.tracewell.stop(0)

    const refused = await start({ DATA_DIR: other.folder, DATABASE_URL: service.databaseUrl }).then(
      () => '',
      (error: Error) => error.message,
    )

    expect(refused).to.match(mismatch)
    expect(await readdir(other.folder)).not.to.include('secret.key')
  })
})

describe('a command with another DATA_DIR', () => {
  for (const args of [['secrets', 'rotate'], ['leaks', 'import', 'acme', 'logins.csv', '--template', 'credentials',
    '--name', 'Acme'], ['blocklist', 'add', 'sam', '--hashed']]) {
    it(`is refused and creates nothing: ${args.join(' ')}`, async () => {
      await using service = await start()
      await using other = await createTestDatabase()
      await writeFile(join(other.folder, 'logins.csv'), 'email,password\nsam@example.org,correct-horse\n')
      const environment = { DATA_DIR: other.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }

      const missing = await command(args, environment, other.folder)
      const left = await readdir(other.folder)
      const [own] = readSecrets({ dataDir: other.folder, secretKey: undefined, previousSecretKey: undefined })
      const foreign = await command(args, environment, other.folder)

      for (const { code, err } of [missing, foreign]) {
        expect(err).to.match(mismatch)
        expect(code).to.equal(1)
      }
      expect(left).not.to.include('secret.key')
      expect(await readFile(join(other.folder, 'secret.key'), 'utf8')).to.equal(own)
    })
  }
})

describe('a lost secret', () => {
  it('hinders neither the list of imported leaks nor their removal', async () => {
    await using database = await createTestDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }
    const path = join(database.folder, 'logins.csv')
    await writeFile(path, 'email,password\nsam@example.org,correct-horse\n')
    await command(['leaks', 'import', 'acme', path, '--name', 'Acme', '--template', 'credentials'], environment)
    await rm(join(database.folder, 'secret.key'))

    const listed = await command(['leaks', 'list'], environment)
    const removed = await command(['leaks', 'remove', 'acme'], environment)

    expect([listed.code, listed.out]).to.satisfy(([code, out]: [number, string]) => code === 0 && out.includes('acme'))
    expect(removed).to.include({ code: 0 })
  })

  it('is replaced by secrets reset, which removes only what the secret protected', async () => {
    await using database = await createTestDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }
    const first = await start(environment)
    await first.tracewell.blocklist.add('exact', 'sam', '', { isHashed: true })
    await first.tracewell.blocklist.add('exact', 'kim', '')
    const id = await first.createSearch(type, 'tw-success')
    await first.tracewell.stop()
    await rm(join(database.folder, 'secret.key'))

    const refused = await start(environment).then(() => '', (error: Error) => error.message)
    const unconfirmed = await command(['secrets', 'reset'], environment)
    const reset = await command(['secrets', 'reset', '--yes', '--json'], environment)
    const again = await command(['secrets', 'reset', '--yes', '--json'], environment)

    await using second = await start(environment)
    const statusOf = async (value: string) =>
      (await second.request('POST', '/search', { key: first.key, body: { query: { type, value } } })).status
    const found = await second.request('GET', `/search/${id}`, { key: first.key })
    expect(refused).to.match(mismatch).and.to.include('Operating')
    expect([unconfirmed.code, unconfirmed.err]).to.satisfy(([code, err]: [number, string]) =>
      code === 2 && err.includes('--yes'))
    expect(json<Reset>(reset).removedKeys).to.include('blocklist')
    expect(json<Reset>(reset).removedEntries).to.equal(1)
    expect(json<Reset>(again)).to.deep.equal({ removedKeys: [], removedEntries: 0 })
    expect(found.status).to.equal(200)
    expect([await statusOf('sam'), await statusOf('kim')]).to.deep.equal([201, 403])
  })

  it('is not lost while a runner is alive, so secrets reset removes nothing', async () => {
    await using service = await start()
    await service.tracewell.blocklist.add('exact', 'sam', '', { isHashed: true })
    const environment = { DATABASE_URL: service.databaseUrl, SECRET_KEY: 'another secret '.repeat(3) }

    const reset = await command(['secrets', 'reset', '--yes'], environment)
    const search = await service.request('POST', '/search', { body: { query: { type, value: 'sam' } } })

    expect(reset.code).to.equal(1)
    expect(reset.err).to.include('stop every process first')
    expect(search.status).to.equal(403)
  })
})
