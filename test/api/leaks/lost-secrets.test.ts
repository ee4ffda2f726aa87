import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { operationsOf, type OpenApi } from '../../../scripts/generate/document.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'
import { exportFormats } from '../../../src/core/exports/formats.ts'
import { createLeakPages } from '../../../src/core/search/leak-pages.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { command } from '../../support/command.ts'
import { textOfExport } from '../../support/exports.ts'
import { createLeakSource } from '../../support/leak-sources.ts'

const api = JSON.parse(readFileSync(new URL('../../../generated/api.json', import.meta.url), 'utf8')) as OpenApi
const secret = 'correct-horse'
const record = {
  mail: 'sam@example.org',
  pass: `${secret}-1`,
  note: `password=${secret}-2`,
  creds: { login: `${secret}-3` },
  seen: '2024-05-01',
}
const leak = createLeakSource('one', {
  mapping: { mail: 'email', pass: 'password', creds: 'token', seen: 'captured_at' },
  async* records() { yield record },
})

interface Ids {
  search: string
  investigation: string
}

/** Runs a search and an investigation that store the record. `custom_mapping` names its fields. */
async function searchBoth(service: Started, custom_mapping: string): Promise<Ids> {
  const options = {
    leaks: { mode: 'all', custom_mapping }, features: { breached_accounts: false, registered_accounts: 'exclude' },
  }
  const search = await service.createSearch('Email Address', 'sam@example.org', options)
  await service.events(`/search/${search}/stream`)
  const created = await service.request('POST', '/investigations', {
    body: { observables: [{ value: 'sam@example.org' }], ...options },
  })
  expect(created.status).to.equal(201)
  const { id: investigation } = created.body.data.investigation
  await until(async () => (await service.request('GET', `/investigations/${investigation}`)).body.data.investigation
    .status === 'finished')
  return { search, investigation }
}

/** Returns the path with the ids of the search and of the investigation, and other parameters by the source's code. */
const pathOf = (path: string, { search, investigation }: Ids): string => path
  .replace('/search/{id}', `/search/${search}`)
  .replace('/investigations/{id}', `/investigations/${investigation}`)
  .replace('ids={id}', `ids=${search}`)
  .replaceAll(/\{\w+\}/g, 'one')

const moreOf = (id: string): string => id === 'exportSearches' ? '&ids={id}' : ''

/** Every operation that reads, with each format of an export. */
const reads = operationsOf(api).filter(({ method, node }) =>
  method === 'GET' && node['x-endless'] !== true).flatMap(({ id, path, parameters }) =>
  parameters.some(({ name }) => name === 'format') && path.endsWith('/export')
    ? Object.keys(exportFormats).map(format => ({ id, path: `${path}?format=${format}${moreOf(id)}` }))
    : [{ id, path }])

/** Returns the ids of the operations whose answers have a secret of the record. */
async function readersOf(service: Started, ids: Ids, key: string): Promise<string[]> {
  const found = new Set<string>()
  for (const { id, path } of reads) {
    const response = await service.open('GET', pathOf(path, ids), { key })
    if ((await textOfExport(response)).includes(secret)) found.add(id)
  }
  return [...found].sort()
}

describe('the secrets of records that a search found', () => {
  for (const naming of ['standard', 'source']) {
    it(`are in no answer after the plan has lost them, with the names of ${naming}`, async () => {
      await using service = await start({}, { modules: [createModule('one')], leakSources: [leak] })
      const ids = await searchBoth(service, naming)
      expect(reads.map(({ id }) => id)).to.include.members(['streamSearch', 'getSearchProfile', 'getInvestigation'])

      const before = await readersOf(service, ids, service.key)
      await service.tracewell.plans.set(service.accountId, 'pro')
      const { secret: key } = await service.tracewell.keys.create(service.accountId)
      const page = await service.request('GET', `/search/${ids.search}/results/leaks/one`, { key })

      expect(before).to.deep.equal(['exportInvestigation', 'exportSearch', 'exportSearches', 'getSearchLeakPage'])
      expect(await readersOf(service, ids, key)).to.deep.equal([])
      expect(page.body.data.results[0]!.items.map(({ value }) => value)).to.have.members([
        'sam@example.org', 'c******1', 'password=c******2', 'c******3', '2024-05-01',
      ])
      await service.tracewell.plans.set(service.accountId, 'business')
      const again = await service.tracewell.keys.create(service.accountId)
      expect(await readersOf(service, ids, again.secret)).to.deep.equal(before)
    })
  }

  it('are in no file that the operator writes about an account or a person', async () => {
    await using service = await start({}, { modules: [createModule('one')], leakSources: [leak] })
    await searchBoth(service, 'standard')
    const [email] = await onDatabase(service, db =>
      db('accounts').where({ id: service.accountId }).pluck<string[]>('email'))
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }

    for (const args of [['accounts', 'export', email!], ['people', 'export', record.mail]]) {
      const file = join(service.folder, `${args[0]}.jsonl`)
      const { code, err } = await command([...args, '--output', file], environment)
      expect(code, err).to.equal(0)
      expect(await readFile(file, 'utf8')).to.include(record.mail).and.not.include(secret)
    }
  })

  it('stay masked if the plan had none when the search was created', async () => {
    await using service = await start({}, { modules: [createModule('one')], leakSources: [leak], plan: 'pro' })
    const ids = await searchBoth(service, 'standard')

    await service.tracewell.plans.set(service.accountId, 'business')
    const { secret: key } = await service.tracewell.keys.create(service.accountId)

    expect(await readersOf(service, ids, key)).to.deep.equal([])
  })

  it('are masked after their source has left the service', async () => {
    await using service = await start({}, { modules: [createModule('one')], leakSources: [leak] })
    const { search } = await searchBoth(service, 'source')
    const stored = (await service.tracewell.database.searches.get(search))!
    const pages = createLeakPages({
      database: service.tracewell.database, leakSources: { all: () => Promise.resolve([]) },
    })

    const hidden = await pages.get(stored, 'one', 1, { secrets: false })
    const shown = await pages.get(stored, 'one', 1, { secrets: true })

    expect(hidden?.entries).not.to.include(secret)
    expect(shown?.entries).to.include(secret)
  })
})
