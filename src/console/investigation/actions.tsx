import type { Investigation } from '../model/client.ts'
import { goTo } from '../model/route.ts'
import { Export } from '../search/export.tsx'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { countOf } from '../ui/time.tsx'
import { Fault } from '../ui/fault.tsx'
import { notify } from '../ui/notices.tsx'

/**
 * Buttons of an investigation: cancel it while it runs, save it as a file, retry what failed, delete it after its end.
 * Delete is never where Cancel was, so that a click at the very end deletes nothing.
 */
export function Actions({ investigation: { id, status, reference }, canRetry, changed }: {
  investigation: Investigation
  /** Whether a source has no answer. */
  canRetry: boolean
  changed(): void
}) {
  const { client } = useSession()
  const { error, run } = useAction()
  const cancel = async () => {
    await client.investigations.cancel(id)
    changed()
  }
  const retry = async () => {
    const { data: { started, not_started: left } } = await client.investigations.retry(id)
    const [first] = left
    notify(first === undefined
      ? `${countOf(started.length, 'retry', 'retries')} begun`
      : `${countOf(started.length, 'retry', 'retries')} begun, ${left.length} not: ${first.reason.message}`)
    changed()
  }
  const remove = async () => {
    if (!confirm([
      'Delete the investigation?',
      'All its searches, with their values, findings and leak records, are erased from this server within a minute. ' +
      'This cannot be undone. Files that you exported stay.',
      'The core searches that it cost are not returned.',
    ].join('\n\n'))) return
    await client.investigations.delete([id])
    notify('The investigation is deleted')
    goTo('investigations')
  }
  return (
    <div class="actions">
      {status === 'processing' && <button type="button" onClick={() => run(cancel)}>Cancel</button>}
      <Export id={id} about={reference ?? 'investigation'} run={run}
        load={format => client.investigations.export(id, { format })} />
      {status === 'finished' && canRetry &&
        <button type="button" onClick={() => run(retry)}>Retry what failed</button>}
      {status === 'finished' && <button type="button" onClick={() => run(remove)}>Delete</button>}
      <Fault error={error} />
    </div>
  )
}
