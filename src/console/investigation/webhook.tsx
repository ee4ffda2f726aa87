import { useSignal } from '@preact/signals'
import type { WebhookDelivery } from '../client.ts'
import { useSession } from '../session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf, durationOf, Time } from '../ui/time.tsx'

interface WebhookProps {
  id: string
  url: string
  delivery: WebhookDelivery | null
  changed(): void
}

/** The webhook of an investigation: its attempts, and a button that sends it again. */
export function Webhook({ id, url, delivery, changed }: WebhookProps) {
  const { client } = useSession()
  const error = useSignal<unknown>(undefined)
  const attempts = useLoad(
    signal => client.investigations.webhookAttempts(id, { signal }),
    delivery?.last_attempt_at ?? '',
  )
  const redeliver = async () => {
    try {
      error.value = undefined
      await client.investigations.redeliverWebhook(id)
      changed()
      attempts.reload()
    } catch (cause) {
      error.value = cause
    }
  }
  const rows = attempts.value?.data.attempts ?? []
  return (
    <section>
      <h2>Webhook <small>{delivery?.status ?? 'sent at the end'}</small></h2>
      <p><code>{url}</code></p>
      <Fault error={error.value ?? attempts.error} />
      {rows.length > 0 && (
        <ul class="list" aria-label={countOf(rows.length, 'attempt')}>
          {rows.map(({ number, attempted_at: at, status, duration_ms: duration, error: reason, answer }) => (
            <li key={number}>
              <Time of={at} />
              <span>{status === null ? 'no response' : `HTTP ${status}`} · {durationOf(duration)}</span>
              {reason && <span class="reason">{reason}</span>}
              {answer !== '' && <code>{answer}</code>}
            </li>
          ))}
        </ul>
      )}
      <p class="pages">
        <button type="button" onClick={() => { changed(); attempts.reload() }}>Look again</button>
        {(delivery?.status === 'delivered' || delivery?.status === 'failed') &&
          <button type="button" onClick={redeliver}>Send it again</button>}
      </p>
    </section>
  )
}
