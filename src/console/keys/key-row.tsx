import { useSignal } from '@preact/signals'
import type { AccountKey } from '../model/client.ts'
import { signOut, useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { Time } from '../ui/time.tsx'

/** Returns what it means to revoke the key of this session. */
const ownKeyMeaning = (name: string): string => [
  `${name} is the key that you are signed in with. Revoke it?`,
  'You are signed out at once, and programs that use the key are refused. You cannot sign in with it again.',
  'Another key that may manage the account can sign in and restore it. Without one, only the person who runs this ' +
  'server can let you in again.',
].join('\n\n')

/** A key with what can be done with it. */
export function KeyRow({ of: key, reload, rotated }: {
  of: AccountKey
  reload(): void
  /** Receives the new secret of the key. */
  rotated(secret: string): void
}) {
  const { client } = useSession()
  const isNaming = useSignal(false)
  const { isBusy, error, run } = useAction()
  const name = key.label === '' ? key.hint : key.label
  const change = (work: () => Promise<unknown>) => run(async () => {
    await work()
    reload()
  })
  const revoke = () => {
    if (!key.current) {
      if (!confirm(`Revoke ${name}? Programs that use it are refused at once.`)) return
      return void change(() => client.keys.revoke(key.id))
    }
    if (!confirm(ownKeyMeaning(name)) || !confirm('Revoke it all the same, and be signed out?')) return
    void run(async () => {
      await client.keys.revoke(key.id, { ownKey: true })
      signOut()
    })
  }
  const rotate = () => {
    if (!confirm(`Give ${name} a new secret? Programs have a day to change to it; then the old one is refused.`)) return
    void change(async () => rotated((await client.keys.rotate(key.id, {})).data.secret))
  }
  return (
    <li>
      {isNaming.value
        ? <Rename label={key.label} rename={label => {
          isNaming.value = false
          if (label !== undefined) void change(() => client.keys.update(key.id, { label }))
        }} />
        : <strong>{key.label || <span class="quiet">no label</span>}</strong>}
      <code>{key.hint}</code>
      <span class={`state ${key.state === 'active' ? 'completed' : 'failed'}`}>{key.state}</span>
      {key.current && <span class="label">this key</span>}
      {key.manage && <span class="label">may manage</span>}
      <Rules of={key} />
      <span class="quiet">
        {key.revoked_at === null ? 'created' : 'revoked'} <Time of={key.revoked_at ?? key.created_at} />
      </span>
      <span class="actions">
        <button type="button" disabled={isBusy} aria-label={`Rename ${name}`}
          onClick={() => { isNaming.value = true }}>Rename</button>
        {key.state === 'active' &&
          <button type="button" disabled={isBusy} aria-label={`Rotate ${name}`} onClick={rotate}>Rotate</button>}
        {key.state === 'active'
          ? <button type="button" disabled={isBusy} aria-label={`Revoke ${name}`} onClick={revoke}>Revoke</button>
          : <button type="button" disabled={isBusy} aria-label={`Restore ${name}`}
            onClick={() => change(() => client.keys.restore(key.id))}>Restore</button>}
      </span>
      <Fault error={error} />
    </li>
  )
}

/** Limits of the key, with a warning if it ends soon, and its last use. */
function Rules({ of: key }: { of: AccountKey }) {
  const { expires_at: end, earlier_secret_until: earlier, last_used_at: used, scopes } = key
  const lacks = grantedScopes.some(scope => !scopes.includes(scope))
  return (
    <>
      {lacks && <span class="label">only {scopes.join(', ')}</span>}
      {key.allowed_addresses.length > 0 &&
        <span class="label" title={key.allowed_addresses.join(', ')}>only from some addresses</span>}
      {end !== null && (
        <span class={key.expiry === 'later' ? 'quiet' : 'state failed'}>
          {key.expiry === 'expired' ? 'expired' : 'expires'} <Time of={end} />
        </span>
      )}
      {earlier !== null && <span class="quiet">old secret works until <Time of={earlier} /></span>}
      <span class="quiet">{used === null ? 'not used yet' : <>used <Time of={used} /></>}</span>
    </>
  )
}

const grantedScopes = ['search', 'read', 'tools', 'delete'] as const

/** A field for the label. Calls `rename` without a label if the person leaves it as it was. */
function Rename({ label, rename }: { label: string, rename(label?: string): void }) {
  const text = useSignal(label)
  return (
    <form class="actions" onSubmit={event => {
      event.preventDefault()
      rename(text.value.trim())
    }} onKeyDown={({ key }) => { if (key === 'Escape') rename() }}>
      <input aria-label="New label" value={text.value} maxLength={100} autofocus
        onInput={({ currentTarget }) => { text.value = currentTarget.value }} />
      <button>Save</button>
      <button type="button" onClick={() => rename()}>Leave it</button>
    </form>
  )
}
