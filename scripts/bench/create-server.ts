/** The product without a runner, so that nothing competes with the creation of searches, and many accounts. */
import type { Tracewell } from '../../src/compose/start.ts'
import { windowsOf } from '../../src/core/admission/usage-limit.ts'
import { newId } from '../../src/lib/ids.ts'
import { startServer, unlimitedPlan } from '../support/child-server.ts'
import { answerParent } from '../support/child.ts'
import { lookUps } from './look-ups.ts'

export interface CreateServer {
  environment: Record<string, string>
  accounts: number
  modules: number
}

export interface CreateReached {
  url: string
  keys: string[]
}

/** Number of rows and charges of all accounts in the database. */
export interface Created {
  searches: number
  audited: number
  /** Core searches in the usage windows of the day. */
  charged: number
}

const dayMs = 86_400_000
let product: Tracewell
let accountIds: string[]

answerParent({
  async start({ environment, accounts, modules }: CreateServer): Promise<CreateReached> {
    const server = await startServer({ ROLE: 'api', ...environment }, { modules: lookUps(modules) }, {
      count: accounts,
      plan: unlimitedPlan,
    })
    product = server.product
    accountIds = server.ids
    // creation requires a live runner
    await product.database.runners.heartbeat({ id: newId(), capacity: 1, busy: 0 }, dayMs)
    return { url: server.url, keys: server.keys.flat() }
  },

  async count(): Promise<Created> {
    const { database } = product
    const now = new Date()
    const daily = windowsOf({ startedAt: null, plan: unlimitedPlan } as never, now)
      .find(({ period }) => period === 'daily')!
    const created = { searches: (await database.searches.countByStatus()).pending, audited: 0, charged: 0 }
    for (const id of accountIds) {
      created.charged += await database.usage.getUsed(id, 'daily', daily.window.startsAt)
      const days = await database.audit.listDailyUse(id, { since: '2', until: '3' })
      for (const { requests } of days) created.audited += requests
    }
    return created
  },

  /** Returns how many transactions of one row a second the database commits, one after another. */
  async commits(): Promise<number> {
    const { database } = product
    const startMs = performance.now()
    let commits = 0
    for (; performance.now() - startMs < 1_000; commits++) {
      await database.inTransaction(tx => tx.runners.heartbeat({ id: 'bench', capacity: 1, busy: 0 }, dayMs))
    }
    return commits / (performance.now() - startMs) * 1_000
  },
})
