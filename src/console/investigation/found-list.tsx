import { useSignal } from '@preact/signals'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { notify } from '../ui/notices.tsx'
import { Window } from '../ui/window.tsx'
import { sureOf, typeWords, wordsOf } from '../ui/words.ts'
import { numberOf } from '../ui/time.tsx'
import type { Found } from './progress.ts'

interface FoundListProps {
  id: string
  found: readonly Found[]
  /** False if the investigation was cancelled. */
  canFollow: boolean
  followed(): void
}

/** Values that the searches found and the investigation does not search. One click adds a value to it. */
export function FoundList({ id, found, canFollow, followed }: FoundListProps) {
  const { client } = useSession()
  const error = useSignal<unknown>(undefined)
  if (found.length === 0) return null
  const follow = async ({ type, value, searchId }: Found) => {
    try {
      error.value = undefined
      await client.investigations.follow(id, [{ type, value, search_id: searchId }])
      notify('Added to the investigation')
      followed()
    } catch (cause) {
      error.value = cause
    }
  }
  return (
    <section class="entries">
      <h2>Found, not searched <small>{numberOf(found.length)}</small></h2>
      <Fault error={error.value} />
      <Window rows={found} rowHeight={64} label="Found values">
        {one => (
          <>
            <span class="two">
              <b>{one.value}</b>
              <small class="quiet">{typeWords[one.type]} · {wordsOf(one.relation)}, {sureOf(one.strength)}</small>
            </span>
            <span class="end">
              {canFollow && (
                <button type="button" aria-label={`Search ${one.value}`} onClick={() => follow(one)}>Search</button>
              )}
            </span>
          </>
        )}
      </Window>
    </section>
  )
}
