import type { Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

/** Setting that causes three immediate retries after the first attempt. */
export const quick = { WEBHOOK_RETRY_SCHEDULE: '0,0,0' }

export type Webhooks = ReturnType<typeof webhooksOf>

/** Creates helpers for the webhooks of searches. */
export function webhooksOf(service: Started) {
  const deliveryOf = async (id: string) => (await service.request('GET', `/search/${id}`)).body.data.delivery.webhook
  return {
    deliveryOf,
    attemptsOf: async (id: string) =>
      (await service.request('GET', `/search/${id}/webhook/attempts`)).body.data.attempts,
    /** Waits until the webhook is delivered or has failed. */
    settled: (id: string): Promise<void> =>
      until(async () => ['delivered', 'failed'].includes((await deliveryOf(id))?.status ?? '')),
    searchFor: (url: string, secret?: string, value = 'tw-success'): Promise<string> =>
      service.createSearch('Pseudonym', value, {
        delivery: { webhook: { url, ...(secret === undefined ? {} : { secret }) } },
      }),
  }
}
