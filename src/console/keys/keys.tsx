import { useSignal, type Signal } from '@preact/signals'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Copy } from '../ui/copy.tsx'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { timeInDays } from '../ui/time.tsx'
import { Part } from '../ui/part.tsx'
import { Pager, usePages } from '../ui/pages.tsx'
import { Audit } from './audit.tsx'
import { KeyRow } from './key-row.tsx'

/** The API keys of the account, and what was done with them. Needs a key that is marked `manage`. */
export function Keys() {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const round = useSignal(0)
  const secret = useSignal<string | null>(null)
  const { value, error } = useLoad(
    signal => client.keys.list({ signal, limit: 50, ...cursor !== undefined && { cursor } }),
    `${cursor} ${round.value}`,
  )
  const reload = () => { round.value += 1 }
  return (
    <>
      <h1>Keys</h1>
      <p class="quiet">
        A key is a password, for a person or a program: who has it sees the searches of the account, and uses its plan.
      </p>
      <Fault error={error} />
      <Secret of={secret} />
      {value && (
        <>
          <NewKey created={made => {
            secret.value = made
            reload()
          }} />
          <ul class="list keys" aria-label="Keys">
            {value.data.keys.map(key => (
              <KeyRow of={key} reload={reload} rotated={made => { secret.value = made }} key={key.id} />
            ))}
          </ul>
          <Pager pages={pages} next={value.data.pagination.nextCursor} />
          <Part name="Audit"><Audit round={round.value} /></Part>
        </>
      )}
    </>
  )
}

/** A new key, until the person has stored it. No other answer of the service has it. */
function Secret({ of: secret }: { of: Signal<string | null> }) {
  if (secret.value === null) return null
  return (
    <div class="advice secret" role="status">
      <p>This is the new key. It is shown only now: store it where you keep secrets.</p>
      <p><code>{secret.value}</code> <Copy text={secret.value} label="Copy the key" /></p>
      <button type="button" onClick={() => { secret.value = null }}>I have stored it</button>
    </div>
  )
}

function NewKey({ created }: { created(secret: string | null): void }) {
  const { client } = useSession()
  const label = useSignal('')
  const days = useSignal('')
  const addresses = useSignal('')
  const isReader = useSignal(false)
  const { isBusy, error, run } = useAction()
  const create = async () => {
    const ranges = addresses.value.split(/[\s,]+/).filter(Boolean)
    const { data } = await client.keys.create({
      label: label.value.trim(),
      ...days.value !== '' && { expires_at: timeInDays(Number(days.value)) },
      ...ranges.length > 0 && { allowed_addresses: ranges },
      ...isReader.value && { scopes: ['read'] },
    })
    label.value = ''
    addresses.value = ''
    created(data.secret)
  }
  return (
    <>
      <form class="filters" onSubmit={event => {
        event.preventDefault()
        void run(create)
      }}>
        <label>
          Label
          <input value={label.value} maxLength={100} placeholder="what the key is for" autocomplete="off"
            onInput={({ currentTarget }) => { label.value = currentTarget.value }} />
        </label>
        <label>
          Ends
          <select value={days.value} onChange={({ currentTarget }) => { days.value = currentTarget.value }}>
            <option value="">never</option>
            <option value="30">in 30 days</option>
            <option value="90">in 90 days</option>
            <option value="365">in a year</option>
          </select>
        </label>
        <label>
          Addresses
          <input value={addresses.value} placeholder="all, or 203.0.113.0/24" autocomplete="off"
            onInput={({ currentTarget }) => { addresses.value = currentTarget.value }} />
        </label>
        <label class="check">
          <input type="checkbox" checked={isReader.value}
            onChange={({ currentTarget }) => { isReader.value = currentTarget.checked }} />
          Only read
        </label>
        <button class="main" disabled={isBusy}>Create a key</button>
      </form>
      <Fault error={error} />
    </>
  )
}
