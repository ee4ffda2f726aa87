import type { WebhookAttemptList, WebhookDelivery } from '../model/client.ts'
import { useAction } from './action.ts'
import { Fault } from './fault.tsx'
import { useLoad } from './load.ts'
import { durationOf, Time } from './time.tsx'

interface WebhookProps {
  url: string
  /** State of the delivery of an end. `undefined` if there are many deliveries, as of a watch. */
  status?: WebhookDelivery['status'] | undefined
  load(signal: AbortSignal): Promise<WebhookAttemptList>
  /** `undefined` while there is nothing to deliver again. */
  redeliver: (() => Promise<unknown>) | undefined
  /** The attempts are loaded again when it changes. */
  round: string
  /** Called when the person looks again, or has something delivered. */
  changed?(): void
}

/** A webhook: the attempts to deliver it, and a button that delivers it again. */
export function Webhook({ url, status, load, redeliver, round, changed }: WebhookProps) {
  const { value, error, reload } = useLoad(load, round)
  const redelivery = useAction()
  const lookAgain = () => {
    changed?.()
    reload()
  }
  const rows = value?.data.attempts ?? []
  return (
    <section id="webhook">
      <h2>Webhook <small>{status}</small></h2>
      <p><code>{url}</code></p>
      <Fault error={error ?? redelivery.error} />
      {value && rows.length === 0 && <p class="quiet">Nothing was delivered yet.</p>}
      <ul class="list" aria-label="Attempts">
        {rows.map(attempt => (
          <li key={attempt.number}>
            <span>Attempt {attempt.number}</span>
            <Time of={attempt.attempted_at} />
            <span class={`state ${isDelivered(attempt.status) ? 'completed' : 'failed'}`}>
              {attempt.status === null ? 'no response' : `HTTP ${attempt.status}`}
            </span>
            <span class="quiet">{durationOf(attempt.duration_ms)}</span>
            {attempt.error && <span class="reason">{attempt.error}</span>}
            {attempt.answer && <code>{attempt.answer}</code>}
          </li>
        ))}
      </ul>
      <p class="pages">
        <button type="button" onClick={lookAgain}>Look again</button>
        {redeliver && (
          <button type="button" disabled={redelivery.isBusy} onClick={() => redelivery.run(async () => {
            await redeliver()
            lookAgain()
          })}>Deliver it again</button>
        )}
      </p>
    </section>
  )
}

const isDelivered = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** Returns `true` if a delivery has ended, so that it can be repeated. */
export const canRedeliver = (delivery: WebhookDelivery | null): boolean =>
  delivery?.status === 'delivered' || delivery?.status === 'failed'
