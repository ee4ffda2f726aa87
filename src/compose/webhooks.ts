import type { Config } from '../config/read.ts'
import { createWebhookDeliveries } from '../core/webhooks/delivery-list.ts'
import { createWebhookEndpoints } from '../core/webhooks/endpoints.ts'
import { createWebhooks } from '../core/webhooks/webhooks.ts'
import type { Engine, ProcessParts } from './engine.ts'

/** Builds the services of the webhooks of requests, and of the endpoints of accounts. */
export function composeWebhooks(
  { sandbox }: Config,
  { store: { database, clock }, egress }: ProcessParts,
  { webhookQueue: queue, sealer }: Engine,
) {
  const mode = sandbox ? 'test' : 'live'
  return {
    webhooks: createWebhooks({ database, queue, clock }),
    webhookDeliveries: createWebhookDeliveries({ database, queue, clock, mode }),
    webhookEndpoints: createWebhookEndpoints({
      database,
      queue,
      sealer,
      clock,
      mode,
      webhookUrlFault: egress.webhookClient.egressRefusal,
    }),
  }
}
