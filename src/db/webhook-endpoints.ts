import type { Knex } from 'knex'
import { columnsOf, group, json } from './driver/columns.ts'

/** Names of the events that an endpoint can receive, as in `openapi/webhooks`. */
export type EndpointEvent = 'searchEnded' | 'investigationFinished' | 'watchChanged'

export type DisabledReason = 'caller' | 'failing' | 'gone'

export interface StoredEndpoint {
  id: string
  accountId: string
  /** Key that created it. The audit record of an endpoint that the service disables has this key. */
  keyId: string
  url: string
  description: string
  events: EndpointEvent[]
  headerNames: string[]
  /** Custom headers by name, as sealed JSON. `null` if there are none. */
  headers: string | null
  /** Sealed signing secret. */
  secret: string
  /** Sealed secret before the last rotation. It signs too until `earlierSecretUntil`. */
  earlierSecret: string | null
  earlierSecretUntil: string | null
  rotatedAt: string | null
  /** Time of the first failed attempt since the last success. */
  failingSince: string | null
  /** `null` if the endpoint is active. */
  disabled: { reason: DisabledReason, at: string } | null
  createdAt: string
}

export type EndpointChanges = Partial<Omit<StoredEndpoint, 'id' | 'accountId' | 'keyId' | 'createdAt'>>

const endpointColumns = columnsOf<StoredEndpoint>({
  id: 'id',
  accountId: 'account_id',
  keyId: 'key_id',
  url: 'url',
  description: 'description',
  events: json('events'),
  headerNames: json('header_names'),
  headers: 'headers',
  secret: 'secret',
  earlierSecret: 'earlier_secret',
  earlierSecretUntil: 'earlier_secret_until',
  rotatedAt: 'rotated_at',
  failingSince: 'failing_since',
  disabled: group({ reason: 'disabled_reason', at: 'disabled_at' }),
  createdAt: 'created_at',
})

/** Repository of the table `webhook_endpoints`: the addresses that receive the events of an account. */
export function createWebhookEndpointRepository(db: Knex) {
  const endpoints = () => db('webhook_endpoints')
  const first = async (rows: ReturnType<typeof endpoints>): Promise<StoredEndpoint | undefined> => {
    const row = await rows.first(endpointColumns.names)
    return row && endpointColumns.fromRow(row)
  }

  return {
    get: (id: string): Promise<StoredEndpoint | undefined> => first(endpoints().where({ id })),

    /** As `get`. Locks the endpoint until the transaction ends. Call it before a delivery of the endpoint is locked. */
    lock: (id: string): Promise<StoredEndpoint | undefined> => first(endpoints().where({ id }).forUpdate()),

    /** Returns the endpoints of an account, oldest first. */
    async list(accountId: string): Promise<StoredEndpoint[]> {
      const rows = await endpoints().where({ account_id: accountId }).orderBy(['created_at', 'id'])
        .select(endpointColumns.names)
      return rows.map(endpointColumns.fromRow)
    },

    async insert(endpoint: StoredEndpoint): Promise<void> {
      await endpoints().insert(endpointColumns.toRow(endpoint))
    },

    /** Changes an endpoint. Members that are left out stay as they are. */
    async update(id: string, changes: EndpointChanges): Promise<void> {
      const row = endpointColumns.toRow(changes)
      if (Object.keys(row).length > 0) await endpoints().where({ id }).update(row)
    },

    /** Ends the failures of an endpoint, if it has any. */
    async endFailures(id: string): Promise<void> {
      await endpoints().where({ id }).whereNotNull('failing_since').update({ failing_since: null })
    },

    /**
     * Removes an endpoint and its deliveries. Must run in a transaction. Jobs of these deliveries end without an
     * attempt when they are due.
     */
    async remove(id: string): Promise<void> {
      await db('webhook_deliveries').where({ endpoint_id: id }).delete()
      await endpoints().where({ id }).delete()
    },
  }
}
