import type { Knex } from 'knex'
import { openStore } from '../../src/compose/store.ts'
import { readConfig } from '../../src/config/read.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { outcomeOf, type Outcome } from '../../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import type { Upstream } from '../../src/upstreams/upstream.ts'
import { createTestDatabase } from './database.ts'
import { type Caller } from './process.ts'
import { until } from './until.ts'

export type Stage = Awaited<ReturnType<typeof createStage>>

interface World {
  /** Address on which the simulated outside world listens. Default: loopback. */
  host?: string
  /** Delay of the outcome `slow`, in milliseconds. */
  slowMs?: number
  /** Returns the outcome of a source's request about a value. By default the value alone determines the outcome. */
  outcomes?: (value: string, origin: string) => Outcome
  /** Returns the web site that an account at Codeberg names. By default all name the same. */
  website?: (name: string) => string | undefined
}

/**
 * Creates the parts that several processes of the product share: a database, the operator's services that use it, and a
 * simulated outside world on loopback. The world counts requests, and continues to run when a process ends. `file` is
 * the path of a SQLite database to use instead of the test database.
 */
export async function createStage({ host, slowMs, outcomes = outcomeOf, website }: World = {}, file?: string) {
  const asked = new Map<string, number>()
  const timesAsked = (origin: string, value: string): number => asked.get(`${origin} ${value}`) ?? 0
  const valueOf = (subject: string) => subject.slice(subject.indexOf(' ') + 1)
  const counted = upstreams.map(({ origin, subject, found, notFound }): Upstream => ({
    origin,
    subject(request) {
      const value = subject(request)
      asked.set(`${origin} ${value}`, timesAsked(origin, value) + 1)
      return `${origin} ${value}`
    },
    found(name, request) {
      const answer = found(valueOf(name), request)
      const named = origin === 'https://codeberg.org' ? website?.(valueOf(name)) : undefined
      return named === undefined ? answer : { ...answer, body: { ...answer.body as object, website: named } }
    },
    notFound: (name, request) => notFound(valueOf(name), request),
  }))

  const world = createUpstreamServer({
    upstreams: counted,
    outcomes: name => outcomes(valueOf(name), name.split(' ')[0]!),
    ...(slowMs === undefined ? {} : { slowMs }),
  })
  const routes = `*=${await world.listen(0, host)}/{host}`
  const database = await createTestDatabase()
  const environment = {
    DATABASE_URL: file ?? database.url,
    DATA_DIR: database.folder,
    EGRESS_ROUTES: routes,
    ENVIRONMENT: 'test',
    LOG_LEVEL: 'warn',
  }
  const operator = await openStore(readConfig(environment))
  const db: Knex = connect(environment.DATABASE_URL)
  let accounts = 0

  const everySourceAsked = (value: string): boolean =>
    [...askedOrigins.values()].every(origin => timesAsked(origin, value) === 1)

  return {
    /** Environment variables for every process of the product. */
    environment,
    operator,
    /** Access to the tables. */
    db,
    timesAsked,
    everySourceAsked,
    /** Starts a search. Waits until every source has been asked, and every module that sends no request has ended. */
    async begin({ request }: Caller, key: string, value: string): Promise<string> {
      let id = ''
      await until('a runner is alive that the search is taken for', async () => {
        const { status, body } = await request('POST', '/search', { key, body: searchFor(value) })
        if (status === 201) id = body.search.id
        return status !== 503
      })
      await until('every source is asked', async () => {
        const ended = await db('search_tasks').where({ search_id: id, slug: 'pseudonym-variants' })
          .whereNotNull('status')
        return ended.length === 1 && everySourceAsked(value)
      })
      return id
    },
    /** Creates an account with this plan. */
    async subscribe(plan: string): Promise<{ accountId: string, keyId: string, key: string }> {
      const account = await operator.accounts.create(`account-${++accounts}@example.com`)
      await operator.plans.set(account.id, plan)
      const { key, secret } = await operator.keys.create(account.id)
      return { accountId: account.id, keyId: key.id, key: secret }
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await operator.database.close()
      await world.close()
      await database.drop()
    },
  }
}

export const searchFor = (value: string) => ({ query: { type: 'Pseudonym', value }, leaks: { mode: 'all' } })

/**
 * Modules that ask only one origin, exactly once, about a pseudonym, and do not change its value. Maps the slug of each
 * module to this origin.
 */
export const askedOrigins: ReadonlyMap<string, string> = new Map([
  ['github', 'https://api.github.com'],
  ['gitlab', 'https://gitlab.com'],
  ['codeberg', 'https://codeberg.org'],
  ['lichess', 'https://lichess.org'],
  ['chess-com', 'https://api.chess.com'],
  ['docker-hub', 'https://hub.docker.com'],
  ['dev-to', 'https://dev.to'],
])
