import type { components } from '../../../generated/api.ts'
import type { Fault } from '../../errors.ts'
import type { Draft } from '../../lib/draft.ts'
import { secretFault } from './signature.ts'

type DeliveryOptions = components['schemas']['DeliveryOptions']

/** Returns the reason why a webhook URL is refused, or `undefined` if the URL is allowed. */
export type WebhookUrlFault = (url: string) => Promise<string | undefined>

/** Returns the faults of the webhook of a request. Parts of the request that have other faults may be missing. */
export async function deliveryFaults(
  { delivery }: Draft<{ delivery?: DeliveryOptions }>, webhookUrlFault: WebhookUrlFault,
): Promise<Fault[]> {
  const { url, secret } = delivery?.webhook ?? {}
  const found = {
    url: url === undefined ? undefined : await webhookUrlFault(url),
    secret: secret === undefined ? undefined : secretFault(secret),
  }
  return Object.entries(found).flatMap(([name, message]) =>
    message === undefined ? [] : [{ path: `delivery.webhook.${name}`, message }])
}
