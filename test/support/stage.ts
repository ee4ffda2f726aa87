import type { Knex } from 'knex'
import { composeOperator } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { connect } from '../../src/db/connection.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { createUpstreamServer, type UpstreamServerOptions } from '../../src/upstreams/server.ts'
import { createTestDatabase } from './database.ts'

export type Stage = Awaited<ReturnType<typeof createStage>>

/**
 * What processes of the product share: a database, the operator's hand on it, and an outside world on loopback that
 * survives them and counts who was asked.
 */
export async function createStage(options: Partial<Omit<UpstreamServerOptions, 'upstreams'>> = {}) {
  const asked = new Map<string, number>()
  const counted = upstreams.map(upstream => ({
    ...upstream,
    subject(request: Parameters<typeof upstream.subject>[0]) {
      const subject = upstream.subject(request)
      asked.set(`${upstream.origin} ${subject}`, timesAsked(upstream.origin, subject) + 1)
      return subject
    },
  }))
  const timesAsked = (origin: string, subject: string): number => asked.get(`${origin} ${subject}`) ?? 0

  const world = createUpstreamServer({ ...options, upstreams: counted })
  const routes = `*=${await world.listen(0)}/{host}`
  const database = await createTestDatabase()
  const environment = {
    DATABASE_URL: database.url, DATA_DIR: database.folder, EGRESS_ROUTES: routes, ENVIRONMENT: 'test', LOG_LEVEL: 'warn',
  }
  const operator = await composeOperator(readConfig(environment))
  const db: Knex = connect(database.url)
  let accounts = 0

  return {
    /** What every process is started with. */
    environment,
    operator,
    /** For a look at the tables. */
    db,
    timesAsked,
    /** A new account with this plan. */
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

/** Modules for a pseudonym that ask one origin once, by the value as it is. */
export const askedOrigins: ReadonlyMap<string, string> = new Map([
  ['github', 'https://api.github.com'],
  ['gitlab', 'https://gitlab.com'],
  ['codeberg', 'https://codeberg.org'],
  ['lichess', 'https://lichess.org'],
  ['chess-com', 'https://api.chess.com'],
  ['docker-hub', 'https://hub.docker.com'],
  ['dev-to', 'https://dev.to'],
])
