import type { Config } from '../config/read.ts'
import { createWebhookEndpoints } from '../core/webhooks/endpoints.ts'
import { createWebhooks } from '../core/webhooks/webhooks.ts'
import type { Engine, ProcessParts } from './engine.ts'

/** Builds the services of the webhooks of requests, and of the endpoints of accounts. */
export function composeWebhooks(
  { sandbox }: Config,
  { store: { database, clock }, egress }: ProcessParts,
  { webhookQueue: queue, sealer }: Engine,
) {
  return {
    webhooks: createWebhooks({ database, queue, clock }),
    webhookEndpoints: createWebhookEndpoints({
      database,
      queue,
      sealer,
      clock,
      mode: sandbox ? 'test' : 'live',
      webhookUrlFault: egress.webhookClient.egressRefusal,
    }),
  }
}
