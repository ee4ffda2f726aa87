import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { operations } from '../../../generated/api-operations.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import type { Operation } from '../../../src/http/operation.ts'
import { sandboxKeys } from '../../../src/sandbox/accounts.ts'
import { seedSandbox } from '../../../src/sandbox/seed.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createLog } from '../../../src/lib/log.ts'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'
import { createTestClock } from '../../support/clock.ts'
import { createCuttable } from '../../support/cuttable.ts'
import { until } from '../../../scripts/support/until.ts'

const keyed = operations.filter(({ security }) => security !== null)
const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const query = { type: 'Pseudonym', value: 'sam' }

/** Each operation with a key, and the error that it must answer while the database is away. */
const expected = Object.fromEntries(keyed.map(operation =>
  [operation.id, `503 ${operation.planFeature === 'search' ? 'DISPATCH' : 'STORE'}_UNAVAILABLE`]))

interface Examples { components: { examples: Record<string, { value: object }> } }
const { components: { examples } } = JSON.parse(readFileSync('generated/api.json', 'utf8')) as Examples

function pathOf({ id: name, path }: Operation): string {
  if (name === 'exportSearches') return `${path}?label=fraud`
  const values = new Map([
    ['id', id], ['other', id], ['name', 'Adobe'], ['source', 'xposedornot'], ['tool', 'domain-intelligence'],
  ])
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? name)
}

function bodyOf({ id: name, path, body }: Operation, service: Started): object | undefined {
  if (body === 'none') return undefined
  if (name.startsWith('delete')) return { ids: [id] }
  if (name === 'createInvestigation' || name === 'followInvestigation') return { observables: [query] }
  if (name === 'getSearchPicture') return { source: 'gitlab', url: 'https://gitlab.com/1.png' }
  if (name === 'guessTypes') return { values: ['sam'] }
  if (name === 'createWatch') return { observable: query, interval_hours: 24 }
  if (name === 'findSearches') return query
  if (name === 'updateSearch' || name === 'updateInvestigation') return { note: 'seen' }
  if (name === 'setSearchMarks') return examples['SearchMarksRequest']!.value
  if (name === 'removeSearchMarks') return examples['MarkRemovalRequest']!.value
  if (name === 'updateWatch') return { interval_hours: 48 }
  if (name === 'exportTemporarySearch') return examples['TemporaryExportRequest']!.value
  if (name === 'exportToolResponse') return examples['Subdomains']!.value
  if (name === 'claimFreePlan') return { terms_version: '2026-11' }
  if (name === 'rotateKey' || name === 'rotateWebhookEndpoint') return { overlap_seconds: 60 }
  if (name === 'claimDomain') return { domain: 'corp.example' }
  if (name === 'recoverWebhookDeliveries') return { since: '2026-11-21T08:00:00Z' }
  if (path.startsWith('/account/webhooks')) return { url: 'https://hooks.example.com/', events: ['searchEnded'] }
  if (path.startsWith('/account/keys')) return { label: 'nightly' }
  if (name === 'runModuleOnce') return { query, module_id: service.tracewell.modules.bySlug('github')!.id }
  if (!path.startsWith('/tools/')) return { query }
  if (path.endsWith('/asn')) return { asn: 'AS3333' }
  if (path.endsWith('/network')) return { network: '192.0.2.0/24' }
  if (path.includes('/ip-')) return { ip: '192.0.2.1' }
  if (path.includes('/vehicle-')) return { vin: '1HGCM82633A004352' }
  if (path.includes('/domain-')) return { domain: 'aurora.example' }
  return path.endsWith('/email') ? { email: 'sam@example.com' } : { pseudonym: 'sam' }
}

const ask = (service: Started, operation: Operation, key = service.key): Promise<Answer> =>
  service.request(operation.method, pathOf(operation), { key, body: bodyOf(operation, service) })

/** Asks every operation with a key. Returns status and code by operation, and the operations without `Retry-After`. */
async function askAll(service: Started, key?: string) {
  const answers = await Promise.all(keyed.map(async operation =>
    [operation.id, await ask(service, operation, key)] as const))
  return {
    codes: Object.fromEntries(answers.map(([name, { status, body }]) =>
      [name, `${status} ${status < 400 ? 'OK' : body.error.code}`])),
    withoutRetryAfter: answers.filter(([, { headers }]) => !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')),
    texts: answers.map(([, { text }]) => text).join('\n'),
  }
}

describe('a database that is away', () => {
  it('makes every operation of the sandbox key noStore answer 503 with Retry-After', async () => {
    await using service = await start()
    await seedSandbox({ ...service.tracewell, clock: systemClock })

    const { codes, withoutRetryAfter } = await askAll(service, sandboxKeys.noStore)

    expect(codes).to.deep.equal(expected)
    expect(withoutRetryAfter).to.deep.equal([])
  })

  it('makes every operation answer the same 503 as the key noStore, and no longer once it is back', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // SQLite has no network
    await using database = await createTestDatabase()
    await using proxy = await createCuttable(database.url)
    const clock = createTestClock()
    await using service = await start({ DATABASE_URL: proxy.url }, { clock })
    const whoami = keyed.find(({ path }) => path === '/')!
    const { secret: key } = await service.tracewell.keys.create(service.accountId, 'admin', true)

    await proxy.cut()
    const unknownKey = await askAll(service, key)
    const wrongCode = await service.request('POST', '/sign-in', { key: null, body: { code: 'wrong' } })
    await proxy.mend()
    const back = await ask(service, whoami, key)
    await proxy.cut()
    const cachedKey = await askAll(service, key)
    await proxy.mend()
    clock.advance(3_000) // longer than a key stays in the cache
    const again = await ask(service, whoami, key)

    expect(unknownKey.codes).to.deep.equal(expected)
    expect(unknownKey.withoutRetryAfter).to.deep.equal([])
    expect(unknownKey.texts).not.to.match(/ECONN|select|postgres|127\.0\.0\.1/i)
    expect([back.status, again.status]).to.deep.equal([200, 200])
    expect(wrongCode.status).to.equal(503)
    expect(wrongCode.body).to.have.nested.property('error.code', 'STORE_UNAVAILABLE')
    // these requests need no database once the key is known
    const local = Object.fromEntries([
      'validateToken', 'guessTypes', 'listModules', 'listAccountChecks', 'listTools', 'getTool',
      'exportTemporarySearch', 'exportToolResponse',
    ].map(name => [name, '200 OK']))
    expect(cachedKey.codes).to.deep.equal({ ...expected, ...local })
    expect(cachedKey.withoutRetryAfter.map(([name]) => name)).to.have.members(Object.keys(local))
  })

  it('is logged once for each kind of work, and its end once', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // SQLite has no network
    const messages: string[] = []
    const destination = { write: (line: string) => { messages.push((JSON.parse(line) as { msg: string }).msg) } }
    await using database = await createTestDatabase()
    await using proxy = await createCuttable(database.url)
    await using _ = await start({ DATABASE_URL: proxy.url }, { log: createLog({ level: 'info', destination }) })

    await proxy.cut()
    await until(() => messages.includes('no shard could be taken') && messages.includes('no webhook could be taken'))
    await proxy.mend()
    await until(() => messages.includes('the database responds again'))

    const failures = messages.slice(0, messages.indexOf('the database responds again'))
      .filter(message => message.includes('could not be') || message.includes('could be taken'))
    expect(failures).to.deep.equal([...new Set(failures)])
  })

  it('opens no stream and counts no request, and the open streams continue', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // SQLite has no network
    const held = createHeldModule()
    await using database = await createTestDatabase()
    await using proxy = await createCuttable(database.url)
    await using service = await start({ DATABASE_URL: proxy.url, STREAMS_PER_KEY: '1' }, { modules: [held.module] })
    const code = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await service.request(method, path, { body })
      return `${status} ${status < 400 ? 'OK' : answer.error.code}`
    }
    const remaining = async () =>
      (await service.request('POST', '/search', { body: { query: {} } })).headers.get('x-ratelimit-remaining')
    const id = await service.createSearch('Pseudonym', 'sam')
    const response = await service.open('GET', `/search/${id}/stream`)
    await until(() => held.running === 1)
    const before = await remaining()

    await proxy.cut()
    const away = [
      await code('GET', `/search/${id}/stream`),
      await code('POST', '/search', { query }),
    ]
    await proxy.mend()
    await until(async () => (await service.request('GET', '/usage')).status === 200)
    const second = await code('GET', `/search/${id}/stream`)
    held.release()

    expect(away).to.deep.equal(['503 STORE_UNAVAILABLE', '503 DISPATCH_UNAVAILABLE'])
    expect(second, 'the first stream still counts').to.equal('409 MAX_CONCURRENCY_EXCEEDED')
    expect(await response.text()).to.match(/event: search\.finished/)
    expect(await remaining()).to.equal(before)
  })
})
