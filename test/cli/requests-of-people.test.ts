import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { readConfig } from '../../src/config/read.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { card } from '../../src/sources/kit/card.ts'
import { createModule } from '../../scripts/support/modules.ts'
import { start } from '../../scripts/support/start.ts'
import { dumpTables, filesWith, isSqlite, onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../../scripts/support/until.ts'
import { command, errorOf, json } from '../support/command.ts'
import { blocksOf } from '../support/guide.ts'
import { investigationsOf } from '../support/investigations.ts'
import { watchesOf } from '../support/watches.ts'

/** The person in the queries of the guide. */
const person = 'sam@example.org'
const [searchQuery, observableQuery, watchQuery, mentionQuery] =
  blocksOf('requests-of-people').filter(({ language }) => language === 'sql').map(({ text }) => text)

type Row = Record<string, string | null>

describe('the guide "Requests of people"', () => {
  it('finds, exports, erases and blocks what the service holds about a person', async () => {
    const module = createModule('quick', { run: ({ value }) => [card([['Friend', value]], { friend: value })] })
    const mentioning = createModule('mentioning', { run: () => [card([['Friend', person]], { friend: person })] })
    await using service = await start({}, { modules: [module, mentioning] })
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }
    const cli = async (...args: string[]) => {
      const ran = await command([...args, '--json'], environment)
      expect(ran.code, ran.out + ran.err).to.equal(0)
      return ran
    }
    const ask = (sql: string | undefined) => onDatabase(service, async db => {
      const result: Row[] | { rows: Row[] } = await db.raw(sql!.replace(/;\s*$/, ''))
      return isSqlite(db) ? result as Row[] : (result as { rows: Row[] }).rows
    })
    const only = (name: string) => ({ modules: { mode: 'selected', ids: [moduleId(name)] } })
    const [holder] = await service.tracewell.accounts.list()
    const [key] = await service.tracewell.keys.list(service.accountId)

    // what the service holds
    const search = await service.createSearch('Email Address', person.toUpperCase(), only('quick'))
    await service.events(`/search/${search}/stream`)
    const mention = await service.createSearch('Pseudonym', 'other', only('mentioning'))
    await service.events(`/search/${mention}/stream`)
    const investigation = await investigationsOf(service)
      .finish({ observables: [{ value: person }, { value: 'else' }], ...only('quick') })
    const watches = watchesOf(service)
    const watch = await watches.create({ observable: { value: person }, ...only('quick') })
    await watches.ran(watch, 1)

    // find
    const [searches, observables, watched, mentions] =
      [await ask(searchQuery), await ask(observableQuery), await ask(watchQuery), await ask(mentionQuery)]
    expect(searches).to.have.length(3) // one alone, one of the investigation, one run of the watch
    expect(searches.every(row => row['email'] === holder!.email && row['key_id'] === key!.id)).to.equal(true)
    expect(searches.filter(row => row['investigation_id'] === investigation)).to.have.length(1)
    expect(observables.map(row => row['id'])).to.deep.equal([investigation])
    expect(watched.map(row => row['id'])).to.deep.equal([watch])
    expect(mentions.map(row => row['search_id'])).to.include.members([search, mention])

    // access, with a key of the same account
    const created = await cli('keys', 'create', holder!.email, '--label', 'request')
    const reading = json<{ id: string, secret: string }>(created)
    const exported = await service.request('GET', `/search/${search}/export?format=html`, { key: reading.secret })
    expect(exported.status).to.equal(200)
    expect(exported.text.toLowerCase()).to.include(person)
    await cli('keys', 'revoke', reading.id)

    // erase
    const alone = searches.filter(row => row['investigation_id'] === null).map(row => row['id']!)
    const inInvestigation = await command(['searches', 'delete', observables[0]!['search_id']!, '--json'], environment)
    expect(inInvestigation.out).to.include('SEARCH_IN_INVESTIGATION')
    await cli('searches', 'delete', ...alone, mention)
    await cli('keys', 'revoke', key!.id)
    const managing = json<{ id: string, secret: string }>(
      await cli('keys', 'create', holder!.email, '--manage', '--label', 'request'))
    for (const [path, id] of [['/investigations/delete', investigation], ['/watches/delete', watch]] as const) {
      const { status } = await service.request('POST', path, { key: managing.secret, body: { ids: [id] } })
      expect(status, path).to.equal(202)
    }
    await cli('keys', 'revoke', managing.id)
    await cli('keys', 'restore', key!.id)
    await until('no table holds the value', async () =>
      (await dumpTables(service)).every(row => !row.toLowerCase().includes(person)))

    // block
    await cli('blocklist', 'add', person, '--hashed', '--note', 'objection')
    const body = { query: { type: 'Email Address', value: ` ${person.toUpperCase()}` } }
    for (const path of ['/search', '/search/temporary'] as const) {
      await until(`${path} refuses the value`, async () =>
        (await service.request('POST', path, { body })).body.error?.code === 'QUERY_BLOCKED')
    }
    expect((await dumpTables(service)).filter(row => row.toLowerCase().includes(person))).to.deep.equal([])

    // what stays: the audit, without the value and without the ids
    const audit = await cli('audit', '--account', holder!.email)
    const { records } = json<{ records: Row[] }>(audit)
    const ids = [search, mention, ...alone]
    expect(records.some(row => row['operation'] === 'createSearch' && row['outcome'] === 'completed')).to.equal(true)
    expect(JSON.stringify(records)).not.to.include(person)
    for (const id of ids) expect(JSON.stringify(records)).not.to.include(id)
    expect(readConfig({}).auditDays).to.equal(365)
    // last, because SQLite loses its locks when this process closes the file
    await until('no file holds the value', async () => (await filesWith(service, person)).length === 0)
  })

  it('and "Accounts" are right that the operator deletes investigations and watches by their key only', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }
    const run = (...args: string[]) => command(['searches', 'delete', ...args, '--json'], environment)
    const only = { modules: { mode: 'selected', ids: [moduleId('quick')] } }
    const [key] = await service.tracewell.keys.list(service.accountId)
    const search = await service.createSearch('Pseudonym', 'sam', only)
    await service.events(`/search/${search}/stream`)
    const investigation = await investigationsOf(service).finish({ observables: [{ value: 'kim' }], ...only })
    const watches = watchesOf(service)
    const watch = await watches.create({ observable: { value: 'lee' }, ...only })
    await watches.ran(watch, 1)

    const alone = await run(investigation)
    const byKey = await run('--key', key!.id)

    expect(errorOf(alone)).to.deep.include({ code: 'NOT_FOUND' })
    // one alone, one of the investigation, one run of the watch
    expect(json(byKey)).to.deep.equal({ accountId: service.accountId, deleted: 3, active: 0 })
    for (const path of [`/search/${search}`, `/investigations/${investigation}`, `/watches/${watch}`]) {
      expect((await service.open('GET', path)).status, path).to.equal(404)
    }
    await until('no table holds the values', async () =>
      (await dumpTables(service)).every(row => !/"(sam|kim|lee)"/.test(row)))
    const guide = await readFile(resolve('openapi/guides/accounts.md'), 'utf8')
    for (const words of [
      '`searches delete <id…>` | ended searches of any account, but none of an investigation |',
      '`searches delete --key <id>` | all ended searches of a key, its finished investigations, and its watches |',
    ]) expect(guide).to.include(words)
  })
})
