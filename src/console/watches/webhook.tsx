import { useSession } from '../session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { durationOf, Time } from '../ui/time.tsx'

interface WebhookProps {
  watchId: string
  url: string
  /** The attempts are loaded again when it changes. */
  round: string
}

/** Attempts to deliver the latest changes, and a button that delivers them again. */
export function Webhook({ watchId, url, round }: WebhookProps) {
  const { client } = useSession()
  const { value, error, reload } = useLoad(signal => client.watches.webhookAttempts(watchId, { signal }), round)
  const redelivery = useAction()
  const redeliver = async () => {
    await client.watches.redeliverWebhook(watchId)
    reload()
  }
  return (
    <section>
      <h2>Webhook</h2>
      <p><code>{url}</code></p>
      <p class="actions">
        <button type="button" disabled={redelivery.isBusy}
          onClick={() => redelivery.run(redeliver)}>Deliver the last changes again</button>
        <button type="button" onClick={reload}>Look again</button>
      </p>
      <Fault error={error ?? redelivery.error} />
      {value?.data.attempts.length === 0 && <p class="quiet">Nothing was delivered yet.</p>}
      <ul class="list" aria-label="Attempts">
        {value?.data.attempts.map(attempt => (
          <li key={attempt.number}>
            <span>Attempt {attempt.number}</span>
            <Time of={attempt.attempted_at} />
            <span class={`state ${isDelivered(attempt.status) ? 'completed' : 'failed'}`}>
              {attempt.status ?? 'no response'}
            </span>
            <span class="quiet">{durationOf(attempt.duration_ms)}</span>
            {attempt.error && <span class="reason">{attempt.error}</span>}
            {attempt.answer && <code>{attempt.answer}</code>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isDelivered = (status: number | null): boolean => status !== null && status >= 200 && status < 300
