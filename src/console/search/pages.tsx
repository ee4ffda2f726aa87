import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ExportSearchOptions, TemporarySearchEvent } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useLoadBesideStream } from '../ui/load.ts'
import { shareStream } from '../ui/share-stream.ts'
import type { ViewProps } from '../model/view-props.ts'
import { findsOf } from '../../outcomes/sentences.ts'
import { countsOf } from './counts.ts'
import { temporaryRequest } from './current.ts'
import { useLive } from './follow.ts'
import { useAskBeforeLeaving } from './leaving.ts'
import { LiveView } from './live-view.tsx'
import { MissingSearch } from './missing.tsx'
import { useAllObservables } from './observables.ts'
import { tabOf, type TabName } from './tabs.tsx'
import { useMerged } from './use-merged.ts'

/** A stored search: what it found so far, and what it finds while the page is open. */
export function StoredSearch({ rest: [id = '', tab] }: ViewProps) {
  const { client, scope } = useSession()
  const { live, error } = useLive(options =>
    shareStream({ ...options, scope, topic: `search ${id}` }, connection => client.searches.stream(id, connection)))
  const round = useSignal(0)
  const state = useLoadBesideStream(
    live.isCut,
    signal => client.searches.get(id, { signal }),
    `${id} ${live.status} ${round.value}`,
  )
  const whole = useMerged(useAllObservables(live, id), state.value?.data.search)
  if (state.error) return <MissingSearch error={state.error} />
  return (
    <LiveView live={whole} error={error} id={id} tab={tabOf(tab)} state={state.value?.data}
      reload={() => { round.value += 1 }} />
  )
}

/** A temporary search. It stops and is lost when the page is left, so the person is asked before. */
export function TemporarySearch({ rest: [number = '0', tab] }: ViewProps) {
  const { client } = useSession()
  const request = useRef(temporaryRequest.peek()).current
  // the search runs once: the way back to its address must not search again, which would cost again
  useEffect(() => { temporaryRequest.value = undefined }, [])
  if (request !== undefined) return <RunningTemporary request={request} client={client} id={number} tab={tabOf(tab)} />
  return (
    <>
      <h1>Temporary search</h1>
      <p>The result of a temporary search is not stored. It was lost when its page was left.</p>
      <p><a href={hrefOf('new')}>New search</a></p>
    </>
  )
}

function RunningTemporary({ request, client, id, tab }: {
  id: string
  tab: TabName
  request: NonNullable<typeof temporaryRequest.value>
  client: ReturnType<typeof useSession>['client']
}) {
  /** The events as JSON Lines, for an export: nothing else has them. */
  const lines = useRef('')
  const { live, error } = useLive(
    ({ signal }) => kept(client.searches.streamTemporary(request, { signal }), line => { lines.current += line }),
    { isOnce: true },
  )
  useAskBeforeLeaving(error === undefined || findsOf(countsOf(live)) !== '')
  const load = (format: NonNullable<ExportSearchOptions['format']>) =>
    client.searches.exportTemporary({ query: request.query, events: lines.current }, { format })
  return <LiveView live={live} error={error} id={id} tab={tab} request={request} load={load} />
}

/** Yields events, and passes each as a line. */
async function* kept<Event extends Pick<TemporarySearchEvent, 'event' | 'data'>>(
  events: AsyncIterable<Event>, add: (line: string) => void,
): AsyncGenerator<Event> {
  for await (const one of events) {
    const { event, data } = one
    add(`${JSON.stringify({ event, data })}\n`)
    yield one
  }
}
