import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { createLeaks } from '../../src/core/leaks/leaks.ts'
import type { Rotated } from '../../src/core/rotation.ts'
import { openDatabase } from '../../src/db/database.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { readSecrets, addSecret } from '../../src/config/secret.ts'
import { command, json } from '../support/command.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { answers, createReceiver } from '../support/receiver.ts'
import { start } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../support/until.ts'
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
    expect(rotated).to.deep.equal({ rewrapped: 3, unreadable: [] })
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

    expect(rotated).to.deep.equal({ rewrapped: 2, unreadable: [] })
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

describe('a start with a different secret', () => {
  it('fails if the blocklist has hashed entries, which would no longer block', async () => {
    await using database = await createTestDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }
    const first = await start({ ...environment, SECRET_KEY: 'a'.repeat(32) })
    await first.tracewell.blocklist.add('exact', 'sam', '', { isHashed: true })
    await first.tracewell.stop(0)

    const refused = await start({ ...environment, SECRET_KEY: 'b'.repeat(32) }).then(
      () => '',
      (error: Error) => error.message,
    )

    expect(refused).to.match(/blocklist/).and.to.match(/SECRET_KEY_PREVIOUS/)
  })

  it('succeeds without hashed entries', async () => {
    await using database = await createTestDatabase()
    const environment = { DATA_DIR: database.folder, DATABASE_URL: database.url }
    const first = await start({ ...environment, SECRET_KEY: 'a'.repeat(32) })
    await first.tracewell.stop(0)

    await using second = await start({ ...environment, SECRET_KEY: 'b'.repeat(32) })

    expect((await second.request('GET', '/health')).status).to.equal(200)
  })
})
