import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { TracewellError } from '../model/client.ts'
import type { Choice } from '../model/request.ts'

/**
 * Address that gets a message at the end, and the secret that signs it. Both stay in the form: no storage of the
 * browser has them. A fault of a field stands beside it.
 */
export function WebhookOptions({ choice, error }: { choice: Signal<Choice>, error: unknown }) {
  const { webhook } = choice.value
  const change = (part: Partial<Choice['webhook']>) => {
    choice.value = { ...choice.value, webhook: { ...webhook, ...part } }
  }
  const ofUrl = faultOf(error, 'delivery.webhook.url')
  const ofSecret = faultOf(error, 'delivery.webhook.secret')
  return (
    <div class="filters">
      <Field label="Webhook" id="webhook-fault" fault={ofUrl}>
        <input type="text" inputMode="url" value={webhook.url} placeholder="https://…" autocomplete="off"
          autocapitalize="none" spellcheck={false} aria-invalid={ofUrl !== undefined} aria-describedby="webhook-fault"
          onInput={({ currentTarget: { value: url } }) => change({ url })} />
      </Field>
      <Field label="Secret that signs it" id="webhook-secret-fault" fault={ofSecret}>
        <input type="password" value={webhook.secret} autocomplete="new-password"
          aria-invalid={ofSecret !== undefined} aria-describedby="webhook-secret-fault"
          onInput={({ currentTarget: { value: secret } }) => change({ secret })} />
      </Field>
    </div>
  )
}

/** Returns whether a field of the webhook has a fault. */
export const hasWebhookFault = (error: unknown): boolean =>
  faultOf(error, 'delivery.webhook.url') !== undefined || faultOf(error, 'delivery.webhook.secret') !== undefined

const faultOf = (error: unknown, path: string): string | undefined =>
  error instanceof TracewellError ? error.faults.find(fault => fault.path === path)?.message : undefined

interface FieldProps {
  label: string
  /** Id of the text of the fault. */
  id: string
  fault: string | undefined
  children: ComponentChildren
}

const Field = ({ label, id, fault, children }: FieldProps) => (
  <div>
    <label>{label} {children}</label>
    <span class="field-fault" id={id}>{fault}</span>
  </div>
)
