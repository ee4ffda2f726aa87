import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { WatchChange } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Cut, Fault } from '../ui/fault.tsx'
import { OutsideLink, safeUrl } from '../ui/link.tsx'
import { Time } from '../ui/time.tsx'
import { useChanges } from './follow.ts'

/** Lists the changes, newest first. New ones come in while the view is open. */
export function Changes({ watchId, onChange }: { watchId: string, onChange(): void }) {
  const { client } = useSession()
  const { changes, next, isCut, error } = useChanges(watchId)
  const older = useSignal<readonly WatchChange[]>([])
  const olderNext = useSignal<string | null | undefined>(undefined)
  const loading = useAction()
  const newest = changes?.[0]?.number
  useEffect(() => { if (newest !== undefined) onChange() }, [newest])
  const cursor = olderNext.value === undefined ? next : olderNext.value
  const loadOlder = async () => {
    if (!cursor) return
    const { data } = await client.watches.changes(watchId, { cursor })
    older.value = [...older.value, ...data.changes]
    olderNext.value = data.pagination.nextCursor
  }
  return (
    <section>
      <h2>Changes</h2>
      <Cut isCut={isCut} />
      <Fault error={error ?? loading.error} />
      {changes?.length === 0 && (
        <p>Nothing has changed. The first run is what later ones are compared with, and reports no change.</p>
      )}
      <ol class="time-line changes" aria-live="polite" aria-label="Changes">
        {[...changes ?? [], ...older.value].map(change => <Change of={change} key={change.number} />)}
      </ol>
      {cursor && <button type="button" disabled={loading.isBusy} onClick={() => loading.run(loadOlder)}>Older</button>}
    </section>
  )
}

const words: Record<WatchChange['kind'], string> = {
  new_account: 'New account',
  gone_account: 'Account gone',
  new_breach: 'New breach',
  changed_registration: 'Registration changed',
  new_name: 'New name',
  changed_leak_records: 'Leak records changed',
  new_catalogue_breach: 'New breach in Radar',
}

const Change = ({ of: { kind, subject, before, after, source, found_at: foundAt } }: { of: WatchChange }) => (
  <li>
    <span class="when"><Time of={foundAt} /></span>
    <div>
      <strong>{words[kind] ?? kind}</strong> {[before, after].every(fact => !repeats(fact, subject)) && subject}
      <p>
        {before && <><del><Fact of={before} /></del> </>}
        {after && <ins><Fact of={after} /></ins>}
      </p>
      <p class="quiet">
        {source?.name ?? 'Radar'}
        {[before, after].map((fact, index) => fact?.search_id && (
          <> · <a href={hrefOf('search', fact.search_id)}>the search {index === 0 ? 'before' : 'that found it'}</a></>
        ))}
      </p>
    </div>
  </li>
)

/** Returns `true` if a fact is the subject itself, as the address of an account is. */
const repeats = (fact: WatchChange['after'], subject: string): boolean =>
  fact?.value.replace(/^https?:\/\//, '').toLowerCase() === subject.toLowerCase()

const Fact = ({ of: { value } }: { of: NonNullable<WatchChange['after']> }) =>
  safeUrl(value) ? <OutsideLink url={value} /> : <>{value}</>
