import type { Investigation } from '../model/client.ts'
import { goTo } from '../model/route.ts'
import { Export } from '../search/export.tsx'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { notify } from '../ui/notices.tsx'

/**
 * Buttons of an investigation: cancel it while it runs, save it as a file, delete it after its end. Delete is never
 * where Cancel was, so that a click at the very end deletes nothing.
 */
export function Actions({ investigation: { id, status, reference }, changed }: {
  investigation: Investigation
  changed(): void
}) {
  const { client } = useSession()
  const { error, run } = useAction()
  const cancel = async () => {
    await client.investigations.cancel(id)
    changed()
  }
  const remove = async () => {
    if (!confirm([
      'Delete the investigation?',
      'All its searches, with their values, findings and leak records, are erased from this server within a minute. ' +
      'This cannot be undone. Files that you exported stay, and so do retries of its searches.',
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
      {status === 'finished' && <button type="button" onClick={() => run(remove)}>Delete</button>}
      <Fault error={error} />
    </div>
  )
}
