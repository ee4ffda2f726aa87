import { randomBytes } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { EndpointChanges, StoredEndpoint } from '../../db/webhook-endpoints.ts'
import type { WebhookJob } from '../../db/webhooks.ts'
import { notFound, validationError, type Fault } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Queue } from '../../queue/queue.ts'
import { claimKey, Repeated, resultDeleted, type IdempotencyKey } from '../admission/idempotency.ts'
import { recordDone } from '../audit/audit.ts'
import { lockAsManager, type Principal } from '../access/keys.ts'
import { endpointFaults, storedHeaders, type GivenEndpoint } from './endpoint-request.ts'
import { sendTest } from './endpoint-reports.ts'
import type { WebhookUrlFault } from './faults.ts'
import { endpointPlace } from './secret.ts'

type Schemas = components['schemas']

interface EndpointParts {
  database: Database
  queue: Queue<WebhookJob>
  sealer: Sealer
  clock: Clock
  mode: 'live' | 'test'
  webhookUrlFault: WebhookUrlFault
}

interface Operation {
  id: string
}

/** An endpoint with its new secret, which only the caller of this request gets. */
interface WithSecret {
  endpoint: StoredEndpoint
  secret: string
}

/** A new endpoint, or that which an earlier request with the same Idempotency-Key created. */
interface CreatedEndpoint {
  endpoint: StoredEndpoint
  /** `null` if the request repeats an earlier one. */
  secret: string | null
  isRepeated?: true
}

const maxEndpoints = 20
const secretBytes = 32

export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>

/**
 * Creates the service with which a key that may manage its account manages the webhook endpoints of this account. Each
 * change checks the caller's key in its transaction, and is audited. Every method that changes something throws
 * UNAUTHORIZED if the caller's key is revoked, and MANAGE_KEY_REQUIRED if it has lost its mark. Every method with an id
 * throws NOT_FOUND if the account has no endpoint with this id.
 */
export function createWebhookEndpoints({ database, queue, sealer, clock, mode, webhookUrlFault }: EndpointParts) {
  /** Runs `work` and records it, in one transaction that holds the lock of the account. */
  function change<Result>(
    principal: Principal, { id: operation }: Operation, id: string,
    work: (tx: Repositories, now: Date) => Promise<Result>,
  ): Promise<Result> {
    return database.inTransaction(async tx => {
      const now = clock.now()
      await lockAsManager(tx, mode, principal, now)
      const result = await work(tx, now)
      await recordDone(tx, principal, now, operation, [id])
      return result
    })
  }

  /** As `change`, for an endpoint of the account, which it locks. */
  const changeOwn = <Result>(
    principal: Principal, operation: Operation, id: string,
    work: (tx: Repositories, endpoint: StoredEndpoint, now: Date) => Promise<Result>,
  ): Promise<Result> =>
    change(principal, operation, id.toLowerCase(), async (tx, now) =>
      work(tx, requireOwn(principal, await tx.webhookEndpoints.lock(id.toLowerCase())), now))

  /** Returns the endpoint of the first request with an Idempotency-Key. Throws every other error. */
  async function repeated(error: unknown): Promise<CreatedEndpoint> {
    if (!(error instanceof Repeated)) throw error
    const endpoint = await database.webhookEndpoints.get(error.resourceId)
    if (endpoint === undefined) throw resultDeleted('webhook endpoint')
    return { endpoint, secret: null, isRepeated: true }
  }

  async function requireAllowed(given: GivenEndpoint): Promise<void> {
    const details = await endpointFaults(given, webhookUrlFault)
    if (details.length > 0) throw validationError({ details })
  }

  return {
    list: ({ accountId }: Principal): Promise<StoredEndpoint[]> => database.webhookEndpoints.list(accountId),

    get: async (principal: Principal, id: string): Promise<StoredEndpoint> =>
      requireOwn(principal, await database.webhookEndpoints.get(id.toLowerCase())),

    /** Returns the faults for which `create` and `update` refuse a request. Parts may be missing. */
    faults: (given: GivenEndpoint): Promise<readonly Fault[]> => endpointFaults(given, webhookUrlFault),

    /**
     * Creates an endpoint. Only this call returns its secret: a request that repeats an Idempotency-Key gets the same
     * endpoint with `null`. Throws VALIDATION_ERROR, also if the account has as many as it may have, and
     * IDEMPOTENCY_KEY_REUSED.
     */
    async create(
      principal: Principal, operation: Operation, request: Schemas['WebhookEndpointRequest'],
      idempotencyKey?: IdempotencyKey,
    ): Promise<CreatedEndpoint> {
      await requireAllowed(request)
      const id = newId()
      return change(principal, operation, id, async (tx, now): Promise<CreatedEndpoint> => {
        if (idempotencyKey) {
          await claimKey(tx, principal.accountId, { key: idempotencyKey, kind: 'endpoint', resourceId: id })
        }
        if ((await tx.webhookEndpoints.list(principal.accountId)).length >= maxEndpoints) {
          throw validationError({ message: `The account has ${maxEndpoints} webhook endpoints. Delete one of them` })
        }
        const created = newEndpoint(sealer, principal, id, request, now)
        await tx.webhookEndpoints.insert(created.endpoint)
        return created
      }).catch((error: unknown) => repeated(error))
    },

    /** Creates a disabled endpoint with a given id. A sandbox creates that of the documentation's examples with it. */
    async createExample(principal: Principal, id: string, request: Schemas['WebhookEndpointRequest']): Promise<void> {
      const now = clock.now()
      const disabled = { reason: 'caller', at: now.toISOString() } as const
      const { endpoint } = newEndpoint(sealer, principal, id, request, now)
      await database.webhookEndpoints.insert({ ...endpoint, disabled })
    },

    /** Changes an endpoint. One that is active again has no failures. Throws VALIDATION_ERROR. */
    async update(
      principal: Principal, operation: Operation, id: string, given: Schemas['WebhookEndpointChange'],
    ): Promise<StoredEndpoint> {
      await requireAllowed(given)
      return changeOwn(principal, operation, id, async (tx, endpoint, now) => {
        const changes = changesOf(endpoint, given, sealer, now)
        await tx.webhookEndpoints.update(endpoint.id, changes)
        return { ...endpoint, ...changes }
      })
    },

    /** Removes an endpoint with its deliveries. Returns the endpoint as it was. */
    remove: (principal: Principal, operation: Operation, id: string): Promise<StoredEndpoint> =>
      changeOwn(principal, operation, id, async (tx, endpoint) => {
        await tx.webhookEndpoints.remove(endpoint.id)
        return endpoint
      }),

    /** Gives an endpoint a new secret. The earlier one signs too for `overlapSeconds`. */
    rotate: (
      principal: Principal, operation: Operation, id: string, overlapSeconds: number,
    ): Promise<WithSecret> =>
      changeOwn(principal, operation, id, async (tx, endpoint, now) => {
        const secret = newSecret()
        const changes = {
          ...overlapOf(sealer, endpoint, overlapSeconds, now),
          secret: sealer.seal(secret, endpointPlace(endpoint.id, 'secret')),
          rotatedAt: now.toISOString(),
        }
        await tx.webhookEndpoints.update(endpoint.id, changes)
        return { endpoint: { ...endpoint, ...changes }, secret }
      }),

    /** Sends a test to an endpoint. Returns the id of the delivery. */
    async test(principal: Principal, operation: Operation, id: string): Promise<string> {
      const deliveryId = await changeOwn(principal, operation, id, sendTest)
      queue.notify()
      return deliveryId
    },
  }
}

const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** Returns an active endpoint and its secret. */
function newEndpoint(
  sealer: Sealer, { accountId, keyId }: Principal, id: string,
  { url, description = '', events, headers = [] }: Schemas['WebhookEndpointRequest'], now: Date,
): WithSecret {
  const secret = newSecret()
  const endpoint = {
    id,
    accountId,
    keyId,
    url,
    description,
    events,
    headerNames: [],
    headers: null,
    ...storedHeaders(sealer, id, headers),
    secret: sealer.seal(secret, endpointPlace(id, 'secret')),
    earlierSecret: null,
    earlierSecretUntil: null,
    rotatedAt: null,
    failingSince: null,
    disabled: null,
    createdAt: now.toISOString(),
  }
  return { endpoint, secret }
}

function requireOwn({ accountId }: Principal, endpoint: StoredEndpoint | undefined): StoredEndpoint {
  if (endpoint?.accountId === accountId) return endpoint
  throw notFound({ message: 'The account has no webhook endpoint with this id' })
}

function changesOf(
  endpoint: StoredEndpoint, { url, description, events, headers, state }: Schemas['WebhookEndpointChange'],
  sealer: Sealer, now: Date,
): EndpointChanges {
  return {
    ...url !== undefined && { url, ...url !== endpoint.url && { failingSince: null } },
    ...description !== undefined && { description },
    ...events !== undefined && { events },
    ...headers !== undefined && storedHeaders(sealer, endpoint.id, headers),
    ...state === 'active' && endpoint.disabled !== null && { disabled: null, failingSince: null },
    ...state === 'disabled' && endpoint.disabled === null
      && { disabled: { reason: 'caller', at: now.toISOString() } },
  }
}

/** Returns the secret that signs beside a new one. A secret that can no longer be read cannot sign. */
function overlapOf(
  sealer: Sealer, { id, secret }: StoredEndpoint, seconds: number, now: Date,
): Pick<StoredEndpoint, 'earlierSecret' | 'earlierSecretUntil'> {
  const none = { earlierSecret: null, earlierSecretUntil: null }
  if (seconds === 0) return none
  try {
    return {
      earlierSecret: sealer.seal(sealer.open(secret, endpointPlace(id, 'secret')), endpointPlace(id, 'earlier_secret')),
      earlierSecretUntil: new Date(now.getTime() + seconds * 1_000).toISOString(),
    }
  } catch {
    return none
  }
}
