import { useEffect } from 'preact/hooks'
import type { Watch } from '../model/client.ts'
import { goTo, hrefOf } from '../model/route.ts'
import { queryTypes } from '../model/kinds.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf, Time } from '../ui/time.tsx'
import { Webhook } from '../ui/webhook.tsx'
import { Changes } from './changes.tsx'
import { intervalOf } from './intervals.ts'
import { WatchStatus } from './status.tsx'

/** Time between two looks at a watch of which a run is due or in progress, in milliseconds. */
const lookEvery = 2_000

/** One watch: its state, what can be done with it, and its changes as they come. */
export function WatchView({ id }: { id: string }) {
  const { client } = useSession()
  const { value, error, reload } = useLoad(signal => client.watches.get(id, { signal }), id)
  const watch = value?.data.watch
  useEffect(() => {
    if (watch === undefined || !isBusy(watch)) return
    const timer = setTimeout(reload, lookEvery)
    return () => clearTimeout(timer)
  }, [value])
  if (watch === undefined) return error ? <Fault error={error} /> : <p class="quiet">Loading …</p>
  const { query, interval_hours: hours } = watch
  return (
    <div class="result">
      <header class="result-head">
        <h1><span class="kind">{queryTypes[query.type]}, {intervalOf(hours)}</span> {query.value}</h1>
        <p role="status"><WatchStatus of={watch} /></p>
        <Buttons watch={watch} reload={reload} />
      </header>
      <p class="quiet">
        {countOf(watch.runs, 'run')} since <Time of={watch.created_at} />
        {watch.last_run && (
          <>
            ; the <a href={hrefOf('search', watch.last_run.search_id)}>last one</a> ended{' '}
            <Time of={watch.last_run.ended_at} /> with {countOf(watch.last_run.changes, 'change')}
          </>
        )}
        {watch.current_search && <>; <a href={hrefOf('search', watch.current_search)}>the run in progress</a></>}
      </p>
      <Changes watchId={id} onChange={reload} />
      {watch.webhook && (
        <Webhook url={watch.webhook.url} round={watch.last_run?.ended_at ?? ''}
          load={signal => client.watches.webhookAttempts(id, { signal })}
          redeliver={() => client.watches.redeliverWebhook(id)} />
      )}
    </div>
  )
}

const isBusy = ({ current_search: running, next_run_at: next }: Watch): boolean =>
  running !== null || (next !== null && Date.parse(next) <= Date.now())

function Buttons({ watch: { id, status, current_search: running }, reload }: { watch: Watch, reload(): void }) {
  const { client } = useSession()
  const { isBusy, error, run } = useAction()
  const change = (work: () => Promise<unknown>) => run(async () => {
    await work()
    reload()
  })
  const remove = async () => {
    if (!confirm([
      'Delete the watch?',
      'It no longer runs, and its list of changes is erased from this server. This cannot be undone.',
      'The searches of its runs stay in the history, with what they found.',
    ].join('\n\n'))) return
    await client.watches.delete([id])
    goTo('watches')
  }
  return (
    <div class="actions">
      <button type="button" disabled={isBusy || running !== null}
        onClick={() => change(() => client.watches.run(id))}>Run now</button>
      <button type="button" disabled={isBusy}
        onClick={() => change(() => client.watches.update(id, { paused: status === 'active' }))}
      >{status === 'active' ? 'Pause' : 'Resume'}</button>
      <button type="button" disabled={isBusy} onClick={() => run(remove)}>Delete</button>
      <Fault error={error} />
    </div>
  )
}
