import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { WatchRequest } from '../model/client.ts'
import { goTo } from '../model/route.ts'
import { prefilledWatch } from '../search/current.ts'
import { useGuesses, useStart } from '../search/guesses.ts'
import { queryTypes, type QueryType } from '../model/kinds.ts'
import { Options } from '../search/options.tsx'
import { firstChoice, requestOf, type Choice } from '../model/request.ts'
import { WebhookOptions } from '../search/webhook-options.tsx'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { intervalOf, intervals } from './intervals.ts'

/** A form that creates a watch: the value, the interval, what runs, and a webhook. */
export function NewWatch() {
  const { client } = useSession()
  const given = useRef(prefilledWatch.peek()).current // another view has a value to watch
  const text = useSignal(given?.value ?? '')
  const type = useSignal<QueryType | undefined>(given?.type)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    prefilledWatch.value = undefined
    if (given) button.current?.focus()
  }, [])
  const hours = useSignal<number>(24)
  const choice = useSignal<Choice>(firstChoice)
  const { guesses: [guess], isGuessing, error: guessError } = useGuesses(text)
  const { isBusy, error, run } = useAction()
  const value = text.value.trim()
  const chosenType = type.value ?? guess?.type

  const create = async () => {
    if (chosenType === undefined) return
    const { data } = await client.watches.create({
      ...optionsOf(choice.value),
      observable: { type: chosenType, value },
      interval_hours: hours.value,
    })
    goTo('watches', data.watch.id)
  }
  const isRefused = !isGuessing && guess?.fault !== undefined && type.value === undefined
  const canStart = value !== '' && !isBusy && !isRefused
  const { isWaiting, begin } = useStart({ text: text.value, isGuessing, canStart, start: () => void run(create) })
  return (
    <form class="new-watch" onSubmit={event => {
      event.preventDefault()
      begin()
    }}>
      <div class="filters">
        <label>
          Value
          <input value={text.value} autocapitalize="none" autocomplete="off" spellcheck={false}
            onInput={({ currentTarget }) => { text.value = currentTarget.value; type.value = undefined }} />
        </label>
        <label>
          Type
          <select value={chosenType ?? ''} disabled={value === ''}
            onChange={({ currentTarget }) => { type.value = currentTarget.value as QueryType }}
          >
            <option value="" disabled>guessed</option>
            {Object.entries(queryTypes).map(([name, words]) => <option value={name}>{words}</option>)}
          </select>
        </label>
        <label>
          How often
          <select value={hours.value} onChange={({ currentTarget }) => { hours.value = Number(currentTarget.value) }}>
            {intervals.map(each => <option value={each}>{intervalOf(each)}</option>)}
          </select>
        </label>
        <button class="main" ref={button} autofocus={given !== undefined} disabled={!canStart}>
          {isBusy || isWaiting ? 'Starting …' : 'Watch'}
        </button>
      </div>
      {given && <p class="quiet">Choose how often it runs, then press Watch.</p>}
      {isRefused && (
        <div class="advice" role="status">
          <p>{guess?.fault}</p>
          <button type="button" disabled={isBusy} onClick={() => {
            type.value = guess?.type
            void run(create)
          }}>
            Watch it all the same, as {guess && queryTypes[guess.type].toLowerCase()}
          </button>
        </div>
      )}
      <Fault error={error ?? guessError} />
      <details>
        <summary>What is searched, and a webhook</summary>
        <Options choice={choice} type={chosenType} />
        <WebhookOptions choice={choice} error={error} />
      </details>
    </form>
  )
}

/** Options of the searches. A watch has the same ones as a search. */
function optionsOf(choice: Choice): Pick<WatchRequest, 'modules' | 'leaks' | 'features' | 'labels' | 'delivery'> {
  const { query: _, ...options } = requestOf({ type: 'Pseudonym', value: '' }, choice)
  return options
}
