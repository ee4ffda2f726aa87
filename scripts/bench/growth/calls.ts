import type { Database, Repositories } from '../../../src/db/database.ts'
import type { ShardJob } from '../../../src/db/shards.ts'
import type { Facts } from './fill.ts'
import { oldest } from './rows.ts'

export type HotDatabase = Repositories & Pick<Database, 'superviseJobs'>

/** A read or write that the service does often, whatever the tables hold. */
export interface HotCall {
  what: string
  run(database: HotDatabase, facts: Facts): Promise<unknown>
  /** Undoes the call, untimed. */
  undo?(database: HotDatabase, result: never): Promise<unknown>
  /** `true` if the call counts all rows. The reader of gauges gives it at most a hundredth of the time. */
  counts?: true
}

const page = { limit: 21 }
const minute = 60_000
const now = () => new Date().toISOString()
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const day = '2026-01-02T00:00:00.000Z'
const before = { ...page, after: { createdAt: '2026-06-01T00:00:00.000Z', id: '' } }

/** Calls whose cost must not depend on the number of accounts, searches and open shards. */
export const hotCalls: readonly HotCall[] = [
  {
    what: 'claim a shard',
    run: database => database.shards.take(),
    undo: async (database, job: ShardJob | undefined) => {
      if (job !== undefined) await database.shards.giveBack(job)
    },
  },
  { what: 'claim a webhook, none due', run: database => database.webhooks.take() },
  { what: 'end leases of dead workers', run: database => database.superviseJobs() },
  { what: 'slots of an account', run: (database, { heavy }) => database.searches.countActive(heavy) },
  { what: 'usage window', run: (database, { heavy }) => database.usage.getUsed(heavy, 'daily', oldest) },
  {
    what: 'standing of an account',
    run: (database, { heavy }) => database.standing.read(heavy, { global: oldest, daily: oldest }),
  },
  {
    what: 'charge a usage window',
    run: (database, { heavy }) => database.usage.add(heavy, [{ period: 'daily', startsAt: oldest }], 1),
  },
  {
    what: 'blocklist',
    run: ({ blocklist }) => blocklist.hasAny([{ kind: 'exact', value: 'free' }, { kind: 'hashed', value: 'free' }]),
  },
  { what: 'key to account', run: database => database.keys.findHolders(['hash 7']) },
  { what: 'GET /search', run: (database, { heavy }) => database.searches.list(heavy, page) },
  { what: 'GET /search, few', run: (database, { light }) => database.searches.list(light, page) },
  { what: 'GET /search, later page', run: (database, { heavy }) => database.searches.list(heavy, before) },
  {
    what: 'GET /search?status=error',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, status: 'error' }),
  },
  {
    what: 'GET /search?status=processing',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, status: 'processing' }),
  },
  {
    what: 'GET /search?type=, rare',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, type: 'Domain Name' }),
  },
  {
    what: 'GET /search?reference=, common',
    run: (database, { light }) => database.searches.list(light, { ...page, reference: 'nightly' }),
  },
  {
    what: 'GET /search?label=, rare',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, labels: ['rare'] }),
  },
  {
    what: 'GET /search?label=&status=, none',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, labels: ['absent'], status: 'finished' }),
  },
  {
    what: 'GET /search?sort=oldest, later page',
    run: (database, { heavy }) => database.searches.list(heavy, { ...before, order: 'oldest' }),
  },
  {
    what: 'GET /search?created_before=',
    run: (database, { heavy }) =>
      database.searches.list(heavy, { ...page, createdSince: oldest, createdBefore: '2026-06-01T00:00:00.000Z' }),
  },
  {
    what: 'GET /search?key_id=, none',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, keyId: 'absent' }),
  },
  ...(['complete', 'incomplete', 'findings', 'no_findings'] as const).map((outcome): HotCall => ({
    what: `GET /search?outcome=${outcome}`,
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, outcomes: [outcome] }),
  })),
  {
    what: 'POST /search/find',
    run: (database, { heavy }) =>
      database.searches.listByKey(heavy, { from: 'person7@example.com', before: 'person7@example.com\u0001' }, page),
  },
  {
    what: 'POST /search/find, common prefix, later page',
    run: (database, { heavy }) => database.searches.listByKey(heavy, { from: 'person', before: 'person~' }, {
      ...page, after: { key: 'person7@example.com', createdAt: oldest, id: '' },
    }),
  },
  { what: 'searches without a key', run: database => database.searches.listWithoutKey(200) },
  {
    what: 'GET /investigations?key_id=, none',
    run: (database, { heavy }) => database.investigations.list(heavy, { ...page, keyId: 'absent' }),
  },
  { what: 'GET /investigations', run: (database, { heavy }) => database.investigations.list(heavy, page) },
  {
    what: 'GET /investigations?status=processing',
    run: (database, { heavy }) => database.investigations.list(heavy, { ...page, status: 'processing' }),
  },
  {
    what: 'GET /account/audit?operation=, none',
    run: (database, { heavy }) =>
      database.audit.listNewest({ since: '', accountId: heavy, operation: 'absent', actsOnly: true }, 21),
  },
  { what: 'GET /watches', run: (database, { heavy }) => database.watches.list(heavy, page) },
  { what: 'overdue searches', run: database => database.searches.listOverdue(now(), 100) },
  { what: 'pending searches', run: database => database.searches.listPending(ago(minute), 100) },
  {
    what: 'silent searches',
    run: database => database.searches.listSilent({ lastEventBefore: ago(5_000), createdBefore: ago(2_000) }, 100),
  },
  { what: 'accounts with investigations', run: database => database.investigations.listReadyAccounts(now()) },
  { what: 'findings to follow', run: database => database.investigationObservables.listToFollow(20) },
  { what: 'accounts with due watches', run: database => database.watches.listDueAccounts(now()) },
  { what: 'watches with ended runs', run: database => database.watches.listEnded(20) },
  { what: 'stopped investigations', run: database => database.investigations.listStopped('X', 100) },
  { what: 'hidden searches', run: database => database.searches.listHidden(20) },
  {
    what: 'searches past retention',
    run: (database, { heavy }) => database.searches.listEndedBefore(heavy, { since: '', before: day }, 500),
  },
  {
    what: 'investigations past retention',
    run: (database, { heavy }) => database.investigations.listEndedBefore(heavy, day, 500),
  },
  { what: 'webhook deliveries', run: (database, { heavy }) => database.webhooks.listOfAccount(heavy, page) },
  {
    what: 'webhook deliveries, failed',
    run: (database, { heavy }) => database.webhooks.listOfAccount(heavy, { ...page, status: 'failed' }),
  },
  {
    what: 'webhook deliveries, of watches',
    run: (database, { heavy }) => database.webhooks.listOfAccount(heavy, { ...page, kind: 'watch' }),
  },
  {
    what: 'webhook deliveries, of a search',
    run: (database, { heavy }) =>
      database.webhooks.listOfAccount(heavy, { ...page, subjects: [{ kind: 'search', id: 'none' }] }),
  },
  {
    what: 'GET /search?webhook_status=failed',
    run: (database, { heavy }) => database.searches.list(heavy, { ...page, webhookStatus: 'failed' }),
  },
  { what: 'webhooks past retention', run: (database, { heavy }) => database.webhooks.removeOfWatches(heavy, day, 500) },
  {
    what: 'searches that share answers',
    run: async (database, { search }) =>
      database.searches.listSlugsOfOthers((await database.searches.get(search))!, ['gravatar'], oldest),
  },
  {
    what: 'links of a page of retries',
    run: async (database, { heavy }) => database.searchRetries.links(await database.searches.list(heavy, page)),
  },
  {
    what: 'chain of retries',
    run: async (database, { search }) =>
      database.searchRetries.listChain((await database.searches.get(search))!),
  },
  { what: 'gauge: searches by status', run: database => database.searches.countByStatus(), counts: true },
  { what: 'gauge: waiting shards', run: database => database.shards.countWaiting(), counts: true },
  { what: 'gauge: waiting webhooks', run: database => database.webhooks.countWaiting(), counts: true },
  { what: 'latest events of searches', run: (database, { search }) => database.events.listLatest([search]) },
  { what: 'first events', run: (database, { long }) => database.events.listAfter(long.id, 0, 32, 32_768) },
  {
    what: 'last events',
    run: (database, { long }) => database.events.listAfter(long.id, long.events - 32, 32, 32_768),
  },
]
