import type { components } from '../../../generated/api.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { ListedDelivery } from '../../db/webhook-lists.ts'
import type { Subject, WebhookJob } from '../../db/webhooks.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Queue } from '../../queue/queue.ts'
import { lockAsManager, type Principal } from '../access/keys.ts'
import { recordDone } from '../audit/audit.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'
import { listFilterOf, readTime, type ListQuery } from '../paging/list-query.ts'
import { attemptBody, maxListedAttempts } from './webhooks.ts'

type Schemas = components['schemas']

interface DeliveryListParts {
  database: Database
  queue: Queue<WebhookJob>
  clock: Clock
  mode: 'live' | 'test'
}

interface Operation {
  id: string
}

interface DeliveryQuery extends Pick<
  ListQuery<Schemas['WebhookDeliveryStatus']>,
  'limit' | 'cursor' | 'status' | 'created_after' | 'created_before' | 'sort'
> {
  event?: Schemas['WebhookDeliveryEvent']
  endpoint_id?: string
  search_id?: string
  investigation_id?: string
  watch_id?: string
}

/** A delivery with its newest attempts, the newest first. */
export interface DeliveryWithAttempts {
  delivery: ListedDelivery
  attempts: Schemas['WebhookAttempt'][]
}

const kindOf = {
  searchEnded: 'search', investigationFinished: 'investigation', watchChanged: 'watch', webhookTest: 'endpoint',
} as const

/** A receiver that was down gets 20 deliveries in each second, so that the recovery does not overload it. */
const pace = { limit: 1_000, group: 20, everyMs: 1_000 }

const disabled = 'The endpoint is disabled. Switch it on first: PATCH /account/webhooks/{id} with {"state": "active"}'

export type WebhookDeliveries = ReturnType<typeof createWebhookDeliveries>

/**
 * Creates the service with which a key that may manage its account reads the deliveries of this account, and sends them
 * again. Each change checks the caller's key in its transaction, and is audited: it throws UNAUTHORIZED if the key is
 * revoked, and MANAGE_KEY_REQUIRED if it has lost its mark. Every method with an id throws NOT_FOUND if the account has
 * no delivery with this id.
 */
export function createWebhookDeliveries({ database, queue, clock, mode }: DeliveryListParts) {
  /** Returns a delivery with the present address of its endpoint. */
  async function requireOwn(tx: Repositories, { accountId }: Principal, id: string): Promise<ListedDelivery> {
    const [delivery] = await addressed(tx, accountId, [await tx.webhooks.getOfAccount(accountId, id.toLowerCase())])
    if (delivery !== undefined) return delivery
    throw notFound({ message: 'The account has no webhook delivery with this id' })
  }

  const withAttempts = async (delivery: ListedDelivery): Promise<DeliveryWithAttempts> => ({
    delivery,
    attempts: (await database.webhooks.listAttempts(delivery.id, maxListedAttempts)).map(attemptBody),
  })

  /** Runs `work` and records it, in one transaction that holds the lock of the account. */
  async function change<Result>(
    principal: Principal, { id: operation }: Operation, subjects: readonly string[],
    work: (tx: Repositories) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.inTransaction(async tx => {
      const now = clock.now()
      await lockAsManager(tx, mode, principal, now)
      const done = await work(tx)
      await recordDone(tx, principal, now, operation, subjects)
      return done
    })
    queue.notify()
    return result
  }

  return {
    /** Returns one page of the account's deliveries. Throws VALIDATION_ERROR if the cursor or a time is invalid. */
    async list({ accountId }: Principal, query: DeliveryQuery): Promise<Page<ListedDelivery>> {
      const { event, endpoint_id: endpoint } = query
      const filter = {
        ...listFilterOf(query),
        kind: event && kindOf[event],
        endpointId: endpoint?.toLowerCase(),
        subjects: subjectsOf(query),
      }
      return pageOfList({ list: 'webhook-deliveries', ...filter }, query, async range =>
        addressed(database, accountId, await database.webhooks.listOfAccount(accountId, { ...filter, ...range })))
    },

    get: async (principal: Principal, id: string): Promise<DeliveryWithAttempts> =>
      withAttempts(await requireOwn(database, principal, id)),

    /** Makes a delivery due now. Throws VALIDATION_ERROR if its endpoint is disabled, unless it is a test. */
    async redeliver(principal: Principal, operation: Operation, id: string): Promise<DeliveryWithAttempts> {
      const delivery = await change(principal, operation, [id.toLowerCase()], async tx => {
        const { id: own, endpointId, subjectKind } = await requireOwn(tx, principal, id)
        const endpoint = endpointId === null ? undefined : await tx.webhookEndpoints.get(endpointId)
        if (endpoint && endpoint.disabled !== null && subjectKind !== 'endpoint') {
          throw validationError({ message: disabled })
        }
        await tx.webhooks.redeliver(own)
        return requireOwn(tx, principal, own)
      })
      return withAttempts(delivery)
    },

    /**
     * Makes the failed deliveries due again whose last attempt was at `since` or later, at most 1,000. Throws
     * VALIDATION_ERROR if the endpoint is disabled or does not belong to the account, or if the time does not exist.
     */
    async recover(
      principal: Principal, operation: Operation,
      { since: given, endpoint_id: endpointId }: Schemas['WebhookRecoveryRequest'],
    ): Promise<{ count: number, hasMore: boolean }> {
      const since = readTime('since', given)
      const only = endpointId?.toLowerCase()
      return change(principal, operation, only === undefined ? [] : [only], async tx => {
        const { accountId } = principal
        const endpoints = await tx.webhookEndpoints.list(accountId)
        if (only !== undefined) {
          const endpoint = endpoints.find(({ id }) => id === only)
          if (endpoint === undefined) throw faultOf('is no webhook endpoint of the account')
          if (endpoint.disabled !== null) throw faultOf('is disabled: switch it on first')
        }
        const exceptEndpoints = endpoints.filter(one => one.disabled !== null).map(({ id }) => id)
        return tx.webhooks.recover({ accountId, since, endpointId: only, exceptEndpoints }, pace)
      })
    },
  }
}

const faultOf = (message: string) => validationError({ details: [{ path: 'endpoint_id', message }] })

function subjectsOf({ search_id: search, investigation_id: investigation, watch_id: watch }: DeliveryQuery): Subject[] {
  return Object.entries({ search, investigation, watch }).flatMap(([kind, id]) =>
    id === undefined ? [] : [{ kind: kind as Subject['kind'], id: id.toLowerCase() }])
}

/** Returns deliveries with the present addresses of their endpoints, which the next attempt uses. */
async function addressed(
  tx: Repositories, accountId: string, deliveries: ReadonlyArray<ListedDelivery | undefined>,
): Promise<ListedDelivery[]> {
  const found = deliveries.filter(one => one !== undefined)
  if (!found.some(({ endpointId }) => endpointId !== null)) return found
  const urls = new Map((await tx.webhookEndpoints.list(accountId)).map(({ id, url }) => [id, url]))
  return found.map(one => ({ ...one, url: urls.get(one.endpointId ?? '') ?? one.url }))
}
