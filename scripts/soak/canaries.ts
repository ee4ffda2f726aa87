import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/compose/store.ts'
import { readConfig } from '../../src/config/read.ts'
import { createCollector } from '../support/collector.ts'
import { createTestDatabase } from '../support/database.ts'
import { countActive } from '../support/ledger.ts'
import { startReady, type TracewellProcess } from '../support/process.ts'
import { until } from '../support/until.ts'
import { onDatabase } from '../support/tables.ts'
import { outcomes, type Outcome as Played } from '../../src/upstreams/outcomes.ts'
import { operations } from './canaries/document.ts'
import { createCanaryFactory, type CanaryFactory } from './canaries/canary-factory.ts'
import { mcpCalls } from './canaries/mcp.ts'
import { requestsOf, type Keys, type KnownPath, type Sending } from './canaries/requests.ts'
import { oddRequests, sendAll, sendRaw } from './canaries/send.ts'
import { createSinkSearch } from './canaries/search-sinks.ts'
import { sinks } from './canaries/sinks.ts'
import { createTally } from './canaries/tally.ts'
import { countUnsettled } from './kills/deliveries.ts'
import { createFaults, type Outcome, type Say } from './outcome.ts'

export interface CanaryOptions {
  /** `true` to include slow and hanging sources. */
  whole: boolean
  say: Say
}

/**
 * Sends a unique value (a canary) in every field of every operation, in valid, invalid and refused requests. Then
 * searches every place where a part of a request could remain.
 */
export async function soakCanaries({ whole, say }: CanaryOptions): Promise<Outcome> {
  const canaries = createCanaryFactory()
  const { check, faults } = createFaults()
  const startedAt = new Date()
  await using database = await createTestDatabase()
  await using receiver = await startReceiver(canaries)
  await using collector = await createCollector()
  const environment = {
    ...await environmentOf(database, canaries),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  }
  const { keys, blocked } = await prepare(environment, canaries)
  const { searchSinks, checkContents, figures } = createSinkSearch({ canaries, check, faults }, {
    folder: database.folder,
    databaseUrl: database.url,
    startedAt,
    collector,
  })
  const { counts, takenOf, take, checkError } = createTally({ canaries, check, faults })
  {
    await using tracewell = await startReady(environment)
    const ids = await firstIds(tracewell, keys.good, receiver.url)
    const send = (sendings: readonly Sending[]) =>
      sendAll(sendings, { api: tracewell.url, images: imagesUrl(tracewell) }, take)
    for (const operation of operations) {
      await send(requestsOf(operation, { canaries, keys, ids, receiver: receiver.url }))
    }
    const { requests, taken, errors } = counts
    say(`${requests} requests of ${operations.length} operations: ${taken} accepted, ${errors} refused`)
    await send(mcpCalls(canaries, keys.good))
    await send(searchesFor(() => ({ type: 'Pseudonym', value: blocked }), 'a blocked value', keys.good))
    await send(failingSearches(
      canaries,
      keys.good,
      whole ? outcomes : outcomes.filter(outcome => outcome !== 'slow' && outcome !== 'hang'),
    ))
    for (const url of [tracewell.url, imagesUrl(tracewell)]) {
      for (const text of oddRequests(canaries)) {
        checkError(`a malformed request (${text.slice(0, 12)})`, await sendRaw(url, text))
      }
    }
    await onDatabase({ databaseUrl: database.url }, async db => {
      await until('every search ends', async () => await countActive(db) === 0, 100, 120_000)
      await until('every webhook is settled', async () => await countUnsettled(db) === 0, 100, 120_000)
    })
    await sleep(1_000) // the log is flushed every half second
    await searchSinks(tracewell, 'while it runs')
    tracewell.signal('SIGTERM')
    await tracewell.exited
    await searchSinks(tracewell, 'after its end')
  }
  say('all sinks were searched; next, a process is killed during temporary searches')
  {
    await using tracewell = await startReady(environment)
    const sendings = failingSearches(canaries, keys.good, ['slow', 'hang']).filter(({ path }) =>
      path === '/search/temporary'
    )
    const sent = sendAll(sendings, { api: tracewell.url, images: '' }, () => undefined).catch(() => undefined)
    await sleep(700)
    await searchSinks(tracewell, 'during temporary searches')
    await tracewell.kill()
    await sent
    await searchSinks(tracewell, 'after a kill during temporary searches')
  }

  const never = operations.filter(({ id }) => !takenOf.has(id)).map(({ id }) => id)
  check(never.length < operations.length / 4, `operations that accepted none of their requests: ${never.join(', ')}`)
  checkContents()
  return {
    faults,
    figures: {
      'operations': operations.length,
      'requests': counts.requests,
      '  of these accepted': counts.taken,
      '  of these refused': counts.errors,
      'canaries': canaries.count,
      'operations that accepted none': never.join(', '),
      ...figures(),
    },
  }
}

async function environmentOf(
  { url, folder }: { url: string, folder: string },
  canaries: CanaryFactory,
): Promise<Record<string, string>> {
  const temporary = join(folder, 'temporary') // inside the data folder, so that the test also searches temporary files
  await mkdir(temporary)
  const secret = (at: string) => canaries.word(at, { isSecret: true })
  return {
    SANDBOX: '1',
    MCP: '1',
    DATABASE_URL: url,
    DATA_DIR: folder,
    TMPDIR: temporary,
    TRUST_PROXY: '127.0.0.1',
    WEBHOOK_RETRY_SCHEDULE: '0',
    SECRET_KEY: secret('SECRET_KEY').repeat(2),
    SOURCE_KEY_GITHUB: secret('SOURCE_KEY_GITHUB'),
    ...Object.assign({}, ...sinks.map(sink => sink.environment ?? {})) as object,
  }
}

/**
 * Creates three accounts, each on another plan: the first plan allows all requests, the second lacks most features, and
 * the third has a daily limit of 0. Also adds a value to the blocklist.
 */
async function prepare(
  environment: Record<string, string>,
  canaries: CanaryFactory,
): Promise<{ keys: Keys, blocked: string }> {
  const operator = await openStore(readConfig(environment))
  try {
    const keyOn = async (plan: string) => {
      const account = await operator.accounts.create(`${plan}@example.com`)
      await (plan === 'free' ? operator.plans.claim(account.id, plan, true) : operator.plans.set(account.id, plan))
      return canaries.key((await operator.keys.create(account.id, '', true)).secret, `the key on ${plan}`)
    }
    const keys = { good: await keyOn('business'), withoutFeatures: await keyOn('free'), exhausted: await keyOn('pro') }
    await onDatabase({ databaseUrl: environment.DATABASE_URL! }, async db => {
      const unlimited = { requests_per_minute: 1_000_000, daily: 1_000_000, monthly: 1_000_000 }
      await db('plans').where({ id: 'business' }).update({ ...unlimited, concurrency: 1_000 })
      await db('plans').where({ id: 'pro' }).update({ ...unlimited, daily: 0 })
    })
    const blocked = canaries.word('a blocked value')
    await operator.blocklist.add('exact', blocked, 'asked to be left out', { isHashed: true })
    return { keys, blocked }
  } finally {
    await operator.database.close()
  }
}

/** Creates a search, an investigation and a watch, and returns their ids. */
async function firstIds({ request }: TracewellProcess, key: string, url: string): Promise<Record<KnownPath, string>> {
  const query = { type: 'Pseudonym', value: 'tw-success' } as const
  const post = <const Path extends string>(path: Path, body: object) => request('POST', path, { key, body })
  const { body: { search } } = await post('/search', {
    query, leaks: { mode: 'all' }, delivery: { webhook: { url } },
  })
  const { body: { data: { investigation } } } = await post('/investigations', { observables: [query] })
  const { body: { data: { watch } } } = await post('/watches', { observable: query, interval_hours: 1 })
  return { search: search.id, investigations: investigation.id, watches: watch.id }
}

/** Returns searches with the given outcomes. All sources of a search end with the same outcome. */
const failingSearches = (canaries: CanaryFactory, key: string, played: readonly Played[]): Sending[] =>
  played.flatMap(outcome => [
    ...searchesFor(
      () => ({ type: 'Email Address', value: `tw-${outcome}+${canaries.word(`a search of ${outcome}`)}@example.com` }),
      outcome,
      key,
    ),
    ...searchesFor(
      () => ({ type: 'Domain Name', value: `${canaries.word(`a search of ${outcome}`)}.tw-${outcome}.example` }),
      outcome,
      key,
    ),
  ])

/** Returns one stored and one temporary search. */
const searchesFor = (query: () => { type: string, value: string }, what: string, key: string): Sending[] =>
  ['/search', '/search/temporary'].map(path => ({
    what: `${path} of ${what}`,
    operation: path,
    service: 'api',
    method: 'POST',
    path,
    stores: path === '/search',
    isEndless: false,
    headers: { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: query(), leaks: { mode: 'all' } }),
  }))

const imagesUrl = ({ output }: TracewellProcess): string => `http://${/images .*listening on (\S+)\)/.exec(output)![1]}`

/** Starts a webhook receiver that fails. It answers every request with status 500 and a canary. */
async function startReceiver(canaries: CanaryFactory): Promise<{ url: string } & AsyncDisposable> {
  const said = canaries.word('the answer of a receiver')
  canaries.allow(said)
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(500).end(said))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
