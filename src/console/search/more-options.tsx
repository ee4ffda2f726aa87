import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { NameOptions } from './name-options.tsx'
import type { Choice } from '../model/request.ts'
import { hasWebhookFault, WebhookOptions } from './webhook-options.tsx'

/** Options that few searches need: a name, labels and a webhook. A fault in them opens them. */
export function MoreOptions({ choice, isInvestigation, error }: {
  choice: Signal<Choice>
  isInvestigation: boolean
  error: unknown
}) {
  const isOpen = useSignal(false)
  const hasFault = hasWebhookFault(error)
  useEffect(() => { if (hasFault) isOpen.value = true }, [hasFault])
  const { reference, labels, webhook } = choice.value
  const filled = [reference, labels, webhook.url, webhook.secret].filter(text => text.trim() !== '').length
  return (
    <details open={isOpen.value} onToggle={({ currentTarget }) => { isOpen.value = currentTarget.open }}>
      <summary>More options{filled > 0 && ` (${filled} set)`}</summary>
      <NameOptions choice={choice} isInvestigation={isInvestigation} />
      <WebhookOptions choice={choice} error={error} />
    </details>
  )
}
