import { useSignal } from '@preact/signals'
import type { Investigation, InvestigationStateData } from '../model/client.ts'
import { Label } from '../model/label.tsx'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Cut, Fault, Unread } from '../ui/fault.tsx'
import { useLoadBesideStream } from '../ui/load.ts'
import { Part } from '../ui/part.tsx'
import { shareStream } from '../ui/share-stream.ts'
import { useStream } from '../ui/stream.ts'
import { countOf, Time } from '../ui/time.tsx'
import { canRedeliver, Webhook } from '../ui/webhook.tsx'
import type { ViewProps } from '../model/view-props.ts'
import { Actions } from './actions.tsx'
import { Entries } from './entries.tsx'
import { FoundList } from './found-list.tsx'
import { hasEnded } from '../graph/model.ts'
import { Missing } from './missing.tsx'
import { applyEvent, createProgress, entriesOf, notSearched, type Progress } from './progress.ts'
import { Stopped } from './stopped.tsx'
import { stateClassOf } from './status.ts'

/** Returns whether a source has no answer in an ended search. */
const isUnanswered = ({ search }: InvestigationStateData['observables'][number]): boolean =>
  search !== null && hasEnded(search) && (search.counts?.sources_unanswered ?? 0) > 0

/** An investigation: its searches and what they lead to, while the page is open. */
export function InvestigationView({ rest: [id = ''] }: ViewProps) {
  const { client, scope } = useSession()
  const round = useSignal(0)
  const { state: progress, error } = useStream({
    create: createProgress,
    apply: applyEvent,
    round: round.value,
    open: ({ signal, onCut, state: { lastEventId } }) =>
      shareStream({
        signal,
        onCut,
        lastEventId,
        scope,
        topic: `investigation ${id}`,
      }, connection => client.investigations.stream(id, connection)),
  })
  const loaded = useLoadBesideStream(
    progress.isCut,
    signal => client.investigations.get(id, { signal }),
    `${id} ${progress.rounds} ${round.value}`,
  )
  if (loaded.error) return <Missing error={loaded.error} />
  if (loaded.value === undefined) return <><Cut isCut={progress.isCut} /><p class="quiet">Loading …</p></>
  const state = loaded.value.data
  const { investigation } = state
  const entries = entriesOf(state, progress)
  const goOn = () => { round.value += 1 }
  return (
    <div class="result">
      <header class="result-head">
        <h1>
          <span class="kind">Investigation of {countOf(entries.length, 'value')}</span>{' '}
          {investigation.reference ?? entries[0]?.query.value}
          {investigation.reference === null && entries.length > 1 && <small> and {entries.length - 1} more</small>}
        </h1>
        <p role="status" class={stateClassOf(investigation)}>{sentenceOf(state)}</p>
        <Actions investigation={investigation} canRetry={state.observables.some(isUnanswered)} changed={goOn} />
      </header>
      <Cut isCut={progress.isCut} />
      <Unread count={progress.unread} />
      <Fault error={error} />
      <Bar state={state} ended={entries.filter(entry => hasEnded(entry.search)).length} total={entries.length} />
      <Stopped state={state} />
      <Part name="About it"><Facts investigation={investigation} progress={progress} /></Part>
      <p><a class="button" href={hrefOf('investigation', id, 'graph')}>Graph of what was found</a></p>
      <Part name="Values"><Entries entries={entries} progress={progress} /></Part>
      <Part name="Found, not searched">
        <FoundList id={id} found={notSearched(entries, progress)} followed={goOn}
          canFollow={investigation.stopped?.code !== 'INVESTIGATION_CANCELLED'} />
      </Part>
      {investigation.options.delivery?.webhook && (
        <Webhook url={investigation.options.delivery.webhook.url} changed={goOn}
          status={state.delivery.webhook?.status} round={state.delivery.webhook?.last_attempt_at ?? ''}
          load={signal => client.investigations.webhookAttempts(id, { signal })}
          redeliver={canRedeliver(state.delivery.webhook)
            ? () => client.investigations.redeliverWebhook(id)
            : undefined} />
      )}
    </div>
  )
}

function sentenceOf({ investigation: { status, stopped }, counts }: InvestigationStateData): string {
  if (status === 'processing') return stopped ? `${stopped.message}. What runs still ends …` : 'Searching …'
  if (stopped) return stopped.message
  const rest = counts.failed > 0 ? `, ${counts.failed} failed` : ''
  return `Finished: ${countOf(counts.finished, 'search', 'searches')}${rest}`
}

function Bar({ state, ended, total }: { state: InvestigationStateData, ended: number, total: number }) {
  if (state.investigation.status === 'finished') return null
  return (
    <>
      <progress aria-label="Searches that have ended" value={ended} max={Math.max(1, total)} />
      <p class="quiet">{ended} of {countOf(total, 'search', 'searches')} ended</p>
    </>
  )
}

/** Reference, labels, and what is followed and why it stopped. */
function Facts({ investigation, progress }: { investigation: Investigation, progress: Progress }) {
  const { options, labels, following, paused_until: paused, created_at: at, budget } = investigation
  const { follow } = options
  const { excluded, shared, max_searches: full } = progress.leftOut
  const most = follow?.max_searches === undefined
    ? ''
    : `, to at most ${countOf(follow.max_searches, 'search', 'searches')}`
  const leftOut = [
    ...full > 0 ? [`${full} for which there was no room`] : [],
    ...shared > 0 ? [`${shared} that belong to many people`] : [],
    ...excluded > 0 ? [`${excluded} that are excluded`] : [],
  ]
  return (
    <div class="facts">
      <p>
        Begun <Time of={at} />.{' '}
        {budget !== null && `It may cost ${countOf(budget, 'core search', 'core searches')}. `}
        {follow === undefined || follow.depth === 0
          ? 'What is found is searched only if you press Search beside it. '
          : `What is found is searched too, ${countOf(follow.depth, 'step')} far${most}. `}
        {leftOut.length > 0 && `Not followed: ${leftOut.join(', ')}.`}
      </p>
      {progress.sameMailbox.size > 0 && (
        <p>
          Not searched again, because the mailbox is the same:{' '}
          {[...progress.sameMailbox].map(([value, searched]) => `${value} as ${searched}`).join(', ')}.
        </p>
      )}
      {following?.stopped && (
        <p class="advice">
          It has as many searches as you allowed.{' '}
          {countOf(following.left_out, 'found value was', 'found values were')} left out.
        </p>
      )}
      {paused && <p class="advice">The quota is used up. The investigation goes on <Time of={paused} />.</p>}
      {labels.length > 0 && <p>{labels.map(label => <><Label of={label} /> </>)}</p>}
    </div>
  )
}
