import { expect } from 'chai'
import { moduleId } from '../../../src/core/catalogue/modules.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables, filesWith, listTables, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { command } from '../../support/command.ts'
import { answers, createReceiver } from '../../support/receiver.ts'
import { investigationsOf } from '../../support/investigations.ts'
import { watchesOf } from '../../support/watches.ts'

const marker = 'geheim7f3a'
const person = { type: 'Email Address', value: `${marker}@example.com` } as const

/** Tables in which no deletion has to remove a person, with what they have. */
const exempt = {
  account_domains: 'domains that the account claims to hold',
  accounts: 'the owner of keys',
  api_keys: 'hashes of keys',
  audit_records: 'types and costs',
  blocklist: 'what must not be searched',
  breaches: 'the catalogue of Radar',
  duties: 'times',
  earlier_secrets: 'hashes of keys',
  erasures: 'ids',
  idempotency_keys: 'hashes, for a day',
  jobs: 'ids',
  leaders: 'leases',
  leak_blocks: 'encrypted imports of the operator',
  leak_pages: 'hashes with a key',
  leak_sources: 'descriptions of imports',
  list_parts: 'public lists',
  lists: 'public lists',
  module_cache: 'encrypted answers, for a day',
  operator_acts: 'commands without values',
  plan_changes: 'limits',
  plans: 'limits',
  radar_feeds: 'digests of addresses',
  radar_state: 'a number',
  rate_log: 'times',
  runners: 'leases',
  search_credentials: 'encrypted keys of callers, until the search ends',
  search_observables: 'hashes',
  service_keys: 'encrypted keys of the service',
  source_budgets: 'hashes of origins, with times',
  source_health: 'states of sources',
  stream_seats: 'hashes of addresses',
  subscriptions: 'plans of accounts',
  temporary_runs: 'leases',
  tool_runs: 'results of tools, for a day',
  tracewell_migrations: 'names of migrations',
  tracewell_migrations_lock: 'a lock',
  usage_windows: 'numbers',
  webhook_endpoints: 'addresses of the account itself',
  webhook_pauses: 'hashes of accounts and hosts',
}

/** Returns the tables with the marker in any column. */
async function tablesWith(service: Started): Promise<string[]> {
  const rows = (await dumpTables(service)).filter(row => row.includes(marker))
  return [...new Set(rows.map(row => row.slice(0, row.indexOf(':'))))]
}

/** Runs everything that can store a person, and returns what an account deletes. */
async function searchPerson(service: Started, state: { fails: boolean, found: number }, url: string) {
  const own = { reference: `case ${marker}`, labels: [marker], delivery: { webhook: { url } } }
  const modules = { mode: 'selected', ids: [moduleId('changing')] }
  const events = (id: string) => service.events(`/search/${id}/stream`)
  const key = { api_key: 'correct-horse' }
  state.fails = true
  const search = await service.createSearch(person.type, person.value, {
    ...own, modules, leaks: { mode: 'all' }, byok: { provider_one: key, provider_two: key },
  })
  await events(search)
  state.fails = false
  const retried = await service.request('POST', `/search/${search}/retry`)
  expect(retried.status).to.equal(201)
  await events(retried.body.search.id)
  const mark = { finding: 'card:changing_001', mark: 'wrong', note: `not ${marker}` }
  const marked = await service.request('POST', `/search/${search}/marks`, { body: { marks: [mark] } })
  expect(marked.status).to.equal(200)
  const investigation = await investigationsOf(service)
    .finish({ ...own, modules, observables: [person], follow: { depth: 1 } })
  const watches = watchesOf(service)
  const watch = await watches.create({ ...own, modules, observable: person })
  await watches.ran(watch, 1)
  state.found = 2
  await watches.runAgain(watch)
  await service.events('/search/temporary', { body: { query: person, modules } })
  for (const path of [`/search/${search}/export?format=html`, `/search?reference=case%20${marker}`]) {
    expect((await service.request('GET', path)).text).to.include(marker)
  }
  return { investigation, watch }
}

describe('the deletion of a person', () => {
  for (const [who, remove] of [
    ['the account', async (service: Started, { investigation, watch }: { investigation: string, watch: string }) => {
      const ids = await onDatabase(service, db => db('searches').whereNull('investigation_id').pluck<string[]>('id'))
      for (const [path, body] of [
        ['/watches/delete', { ids: [watch] }], ['/investigations/delete', { ids: [investigation] }],
        ['/search/delete', { ids }],
      ] as const) expect((await service.request('POST', path, { body })).status, path).to.equal(202)
    }],
    ['the operator, by key', async (service: Started) => {
      const [key] = await service.tracewell.keys.list(service.accountId)
      const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl, SANDBOX: '1' }
      expect((await command(['searches', 'delete', '--key', key!.id], environment)).code).to.equal(0)
    }],
  ] as const) {
    it(`by ${who} leaves the value in no table, no file and no line of the log`, async () => {
      const state = { fails: false, found: 1 }
      const module = createModule('changing', {
        category: 'profile',
        kind: 'api',
        run({ value }) {
          if (state.fails) throw new SourceFailure('UPSTREAM_ERROR', 'the source failed')
          const url = `https://github.com/${marker}${state.found}`
          return [card([['Profile', link(url)], ['Email', `b-${value}`]], { url })]
        },
      })
      await using receiver = await createReceiver(answers(500, `no ${marker}`))
      await using service = await start({ WEBHOOK_RETRY_SCHEDULE: '600' }, { modules: [module] })
      const ids = await searchPerson(service, state, receiver.url)
      await until('every webhook was sent once', async () =>
        (await onDatabase(service, db => db('webhook_attempts'))).length >= 4)
      const before = await tablesWith(service)
      const all = await onDatabase(service, listTables)

      await remove(service, ids)
      await until('no table has it', async () => (await tablesWith(service)).length === 0)

      // a new table has what is deleted, or a line in the list
      const known = new Set([...before, ...Object.keys(exempt)])
      expect(all.filter(name => !known.has(name) && !/^sqlite_|^tracewell_jobs\./.test(name))).to.deep.equal([])
      expect(before.filter(name => Object.hasOwn(exempt, name))).to.deep.equal([])
      expect(service.logged.join('')).not.to.include(marker)
      // last, because SQLite loses its locks when this process closes the file
      await until('no file has it', async () => (await filesWith(service, marker)).length === 0)
    })
  }
})
