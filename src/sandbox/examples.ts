import { setTimeout as sleep } from 'node:timers/promises'
import type { Tracewell } from '../compose/start.ts'
import { insertKey, type Principal } from '../core/access/keys.ts'
import type { SearchRequest } from '../core/search/task.ts'
import { subdomains } from '../core/tools/operations/subdomains.ts'
import type { WatchChange } from '../core/watches/compare.ts'
import { Failure } from '../errors.ts'
import { newId } from '../lib/ids.ts'
import { simulatedToken } from '../lib/simulated-token.ts'
import { magicValues } from '../upstreams/outcomes.ts'
import type { SandboxName } from './accounts.ts'

/** Ids and names in the examples of the documents, `openapi/`. Every sandbox has them, for the key on `business`. */
export const exampleIds = {
  search: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
  /** Searches of the example of `POST /search/delete`. No other example needs them. */
  deletable: ['a1f4c2d8-5b6e-4c70-8d93-7e2f1a0b9c85', '5f0c1c7e-2a55-4f0e-8a3e-0d9a4ce11111'],
  /** A key of the account. No sandbox publishes its secret. */
  key: '3b1d9c70-5e0f-4a7e-9a43-1f6c2d8e7b05',
  /** A domain of the account, whose proof the simulator publishes. */
  domain: '4e8b1f27-0c95-4d3a-b6e1-7a2f9c5d8034',
  /** Code for the key `unmarked`. It works again each time. */
  signInCode: '8c1f0b7e5d2a49d3b6e0f4a7c9d81e25',
  investigation: '3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21',
  /** Investigation of the example of `POST /investigations/{id}/follow`: it goes on, so no other example needs it. */
  followed: 'a94e3d07-6b21-4f58-8c1d-0e7f5a2b9c63',
  /** Investigation whose search has failed sources, which succeed in a retry. */
  retriedInvestigation: 'd2f7b840-1c6e-4a93-b5d8-9e3a0c7f6152',
  /** Investigation of the example of `POST /investigations/delete`. */
  deletableInvestigation: '6c1d8e0f-94b2-4a37-8f5e-2b7a9d3c1e04',
  watch: '7d3e5a18-2c94-4f6b-b1a7-5e8c0d9f2a36',
  /** Watch of the example of `POST /watches/delete`. */
  deletableWatch: 'c5a0f7b2-81d4-4e3c-9a6f-3b2e7d1c8f49',
  /** Search whose failed sources can be retried. */
  retryable: '3f2b8c61-9d47-4e0a-b5c8-6a1d2e7f9043',
  /** A disabled webhook endpoint, so that it receives no events of the other examples. */
  webhookEndpoint: '4e8b1f60-7a3d-4c59-9f12-8d6e0b5a7c34',
  toolResult: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
} as const

/** Time for which the example of a tool result can be read, in milliseconds: a year, because sandboxes run for long. */
const keptMs = 365 * 24 * 3_600_000
const leaseMs = 120_000
/** Maximum time that the searches may take, in milliseconds. They need about a second. */
const limitMs = 60_000

/** The module GitHub alone. */
const oneModule: Pick<SearchRequest, 'modules'> = {
  modules: { mode: 'selected', ids: ['d9646b37-d70d-5ee5-9777-e642a69b5bcf'] },
}

const account = { value: 'https://github.com/tw-watch', search_id: exampleIds.search, card: 'github_1' }
const source = { kind: 'module', slug: 'github', name: 'GitHub' } as const

/** The changes of the watches of the examples: an account that came and went. */
const watchChanges: readonly WatchChange[] = [
  {
    kind: 'new_account',
    subject: 'github.com/tw-watch',
    before: null,
    after: account,
    source,
  },
  {
    kind: 'gone_account',
    subject: 'github.com/tw-watch',
    before: account,
    after: null,
    source,
  },
]

/** The search of the examples. It has a card, leak records, an external provider and a delivered webhook. */
const search: SearchRequest = {
  query: { type: 'Pseudonym', value: 'sam-example' },
  ...oneModule,
  leaks: { mode: 'selected', sources: ['hudson-rock'], custom_mapping: 'standard' },
  byok: { mode: 'default', provider_one: { api_key: 'your-provider-key' } },
  delivery: {
    webhook: { url: `https://${magicValues.success['Domain Name']}/`, secret: 'correct-horse-battery-staple' },
  },
}

const investigations = [
  exampleIds.investigation, exampleIds.followed, exampleIds.retriedInvestigation, exampleIds.deletableInvestigation,
]

/** A search that ends at once. */
const shortSearch: SearchRequest = {
  query: { type: 'IP Address', value: '192.0.2.1' },
  features: { breached_accounts: false },
}

/** A search with failed sources, which succeed in a retry. It has the label of the examples of `GET /search/export`. */
const failingSearch = (value: string): SearchRequest => ({ query: { type: 'Pseudonym', value }, labels: ['fraud'] })

const watchRequest = {
  observable: { value: magicValues.watch['Pseudonym'] },
  interval_hours: 24,
  ...oneModule,
  delivery: search.delivery!,
}

/** The kinds of examples that a request can delete or use up. */
export type ExampleKind = 'searches' | 'investigations' | 'watches'

/**
 * Creates one example, as a caller would, but charges nothing. Does not wait for its end.
 * @param suffix ends the value of the search that can be retried, because each value fails once
 */
export async function createExample(
  { searches, investigations, watches }: Tracewell, principal: Principal, kind: ExampleKind, id: string, suffix = '',
): Promise<void> {
  if (kind === 'watches') return watches.createExample(principal, id, watchRequest, watchChanges)
  if (kind === 'investigations') {
    const request = id === exampleIds.retriedInvestigation
      ? { observables: [{ value: `tw-recover-case${suffix}` }] }
      : { observables: [{ value: 'sam-example' }], ...oneModule, delivery: search.delivery! }
    return investigations.createExample(principal, id, request)
  }
  const others: Record<string, SearchRequest> = {
    [exampleIds.search]: search,
    [exampleIds.retryable]: failingSearch(`tw-recover-example${suffix}`),
  }
  return searches.createExample(principal, id, others[id] ?? shortSearch)
}

/** Creates the webhook endpoint of the examples. */
export const createExampleEndpoint = (
  { webhookEndpoints }: Pick<Tracewell, 'webhookEndpoints'>, principal: Principal,
): Promise<void> =>
  webhookEndpoints.createExample(principal, exampleIds.webhookEndpoint, {
    url: search.delivery!.webhook!.url, description: 'case management', events: ['watchChanged'],
  })

const breach = {
  name: 'ExampleForum',
  title: 'Example Forum',
  domain: 'forum.example.com',
  description: '<p>In March 2024 the forum lost its <em>member</em> database.</p>',
  shortDescription: 'In March 2024 the forum lost its member database.',
  attribution: 'Example Catalogue, CC BY 4.0',
  disclosureUrl: 'https://news.example.com/forum-breach',
  breachDate: '2024-03-02',
  addedDate: '2026-11-20',
  modifiedDate: '2026-11-21',
  pwnCount: 183421,
  severity: 'high',
  dataClasses: ['Email addresses', 'Passwords'],
  isVerified: true,
}

/**
 * Creates what the examples of the documents name: searches, investigations, watches, a tool result and a breach.
 * Searches and tool run as for a caller, but are not charged. Resolves when the searches have ended and their webhooks
 * were delivered.
 */
export async function seedExamples(
  tracewell: Tracewell,
  keys: Readonly<Record<SandboxName, string>>,
): Promise<void> {
  const principal = await tracewell.authenticate(`Bearer ${keys.business}`, '127.0.0.1')
  await tracewell.radarImport.import([breach])
  await seedKeys(tracewell, principal, await tracewell.authenticate(`Bearer ${keys.free}`, '127.0.0.1'))
  await seedDomain(tracewell, principal)
  const create = (kind: ExampleKind, id: string) => createExample(tracewell, principal, kind, id)
  for (const id of exampleIds.deletable) await create('searches', id)
  await create('searches', exampleIds.search)
  for (const id of investigations) await create('investigations', id)
  for (const id of [exampleIds.watch, exampleIds.deletableWatch]) await create('watches', id)
  await create('searches', exampleIds.retryable)
  await createExampleEndpoint(tracewell, principal)
  await Promise.all([seedToolResult(tracewell, principal, keys.noTime), waitUntil(() => areComplete(tracewell))])
}

/** Creates a second key of the account, and a revoked one on the plan `free`, which has no room for it. */
async function seedKeys({ database, clock }: Tracewell, { accountId }: Principal, free: Principal): Promise<void> {
  const now = clock.now()
  await database.inTransaction(async tx => {
    const add = (id: string, account: string, label: string) =>
      insertKey(tx, 'test', {
        id,
        accountId: account,
        label,
        manage: false,
        now,
      })
    await add(exampleIds.key, accountId, 'ci')
    const { key } = await add(newId(), free.accountId, 'surplus')
    await tx.keys.setState(key.id, 'revoked', now.toISOString())
  })
}

/** Claims the domain of the examples. */
export async function seedDomain({ database, clock }: Tracewell, { accountId }: Principal): Promise<void> {
  const domain = 'tw-proof.example'
  await database.accountDomains.insert({
    id: exampleIds.domain,
    accountId,
    domain,
    token: simulatedToken(domain),
    lastCheck: null,
    createdAt: clock.now().toISOString(),
    checkedAt: null,
    seenAt: null,
  })
}

/**
 * Stores a result as if its call had got 504. The call is made with `key`, because each call counts as one of the
 * requests per minute of its account.
 */
async function seedToolResult(
  { authenticate, tools, database }: Tracewell,
  { accountId }: Principal,
  key: string,
): Promise<void> {
  const caller = await authenticate(`Bearer ${key}`, '127.0.0.1')
  const { result } = await patiently(() =>
    tools.call(caller, { id: 'findSubdomains', cost: 0 }, subdomains, { domain: 'example.com' })
  )
  if ('json' in result) throw new Error('only a call with an Idempotency-Key has its result as JSON')
  const saved = { ...result, meta: { ...result.meta, cost: { core_searches: 1 } } }
  await database.inTransaction(async tx => {
    await tx.toolRuns.reserve(exampleIds.toolResult, accountId, 0, leaseMs)
    await tx.toolRuns.detach(exampleIds.toolResult, keptMs)
    await tx.toolRuns.end(exampleIds.toolResult, 'finished', JSON.stringify(saved))
  })
}

/** Calls a tool again that was too slow on a busy machine. Its sources went on, so their answers are there by then. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  const endsAt = Date.now() + limitMs
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'TIMEOUT') || Date.now() > endsAt) throw error
    }
  }
}

/** `true` if the search or investigation has ended, or does not exist. */
export async function hasEnded({ database }: Pick<Tracewell, 'database'>, id: string): Promise<boolean> {
  const found = await database.searches.get(id) ?? await database.investigations.get(id)
  return found === undefined || found.completedAt !== null
}

/** `true` if the examples have ended and their webhooks were delivered. */
async function areComplete(tracewell: Tracewell): Promise<boolean> {
  const { webhooks } = tracewell.database
  const created = [exampleIds.search, exampleIds.retryable, ...exampleIds.deletable, ...investigations]
  const ended = await Promise.all(created.map(id => hasEnded(tracewell, id)))
  const deliveries = await Promise.all([
    webhooks.get({ kind: 'search', id: exampleIds.search }),
    webhooks.get({ kind: 'investigation', id: exampleIds.investigation }),
    webhooks.get({ kind: 'watch', id: exampleIds.watch }),
  ])
  return ended.every(Boolean) && deliveries.every(delivery => delivery?.status === 'delivered')
}

export async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + limitMs
  while (!await isDone()) {
    if (Date.now() > endsAt) throw new Error('the searches of the examples did not end in time')
    await sleep(20)
  }
}
