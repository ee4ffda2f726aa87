import { useSignal, useSignalEffect } from '@preact/signals'
import { goTo } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { useNarrow } from '../ui/narrow.ts'
import { Cost } from './cost.tsx'
import { prefilled, temporaryRequest } from './current.ts'
import { mostValues, useGuesses, useStart } from './guesses.ts'
import { Hint } from './hint.tsx'
import type { QueryType } from '../model/kinds.ts'
import { InvestigationOptions } from './investigation-options.tsx'
import { Mailboxes } from './mailboxes.tsx'
import { MoreOptions } from './more-options.tsx'
import { Options } from './options.tsx'
import { Refused } from './refused.tsx'
import { firstChoice, investigationOf, presets, requestOf, type Choice } from '../model/request.ts'
import { Presets } from './presets.tsx'
import { Several, withTypes, type ChosenTypes } from './several.tsx'
import { sameMailboxes, valuesOf, type Guess } from './values.ts'

/** One field: a value makes a search. Several, or one that is followed, make an investigation. */
export function NewSearch() {
  const { client } = useSession()
  const text = useSignal(prefilled.peek())
  const type = useSignal<QueryType | undefined>(undefined)
  const types = useSignal<ChosenTypes>(new Map()) // types of several values
  useSignalEffect(() => { // another view has a value to search
    if (prefilled.value === '') return
    text.value = prefilled.value
    type.value = undefined
    prefilled.value = ''
  })
  const choice = useSignal<Choice>({ ...firstChoice, ...presets.usual })
  const { isBusy: isStarting, error, run } = useAction()
  const { guesses: guessed, isGuessing, error: guessError } = useGuesses(text)
  const values = valuesOf(text.value)
  const leastRows = useNarrow() ? 2 : 1 // shows the whole placeholder
  const guesses = values.length > 1 ? withTypes(guessed, types.value) : guessed
  const guess = guesses[0]
  const chosenType = type.value ?? guess?.type
  const { isTemporary, investigation: { depth } } = choice.value
  const isSeveral = values.length > 1
  const isStored = isSeveral || !isTemporary
  const isInvestigation = isSeveral || (depth > 0 && !isTemporary)
  // sources can be chosen one by one for one type only, and what is found has others
  const isFollowed = isInvestigation && depth > 0
  const sourcesType = isFollowed ? undefined : isSeveral ? sharedTypeOf(guesses) : chosenType

  const start = async () => {
    const [value] = values
    const startedType = type.peek() ?? chosenType // the same click may have chosen the type
    if (value === undefined) return
    if (isInvestigation) {
      const observables = isSeveral || startedType === undefined
        ? values.map(one => ({ value: one, ...types.value.has(one) && { type: types.value.get(one)! } }))
        : [{ value, type: startedType }]
      const request = investigationOf(observables, choice.value, sourcesType !== undefined)
      const { data } = await client.investigations.create(request)
      return goTo('investigation', data.investigation.id)
    }
    if (startedType === undefined) return
    const request = requestOf({ type: startedType, value }, choice.value)
    if (isTemporary) {
      temporaryRequest.value = request
      return goTo('temporary')
    }
    const { data } = await client.searches.create(request)
    goTo('search', data.search.id)
  }

  const isRefused = !isGuessing && (isSeveral || type.value === undefined) &&
    guesses.some(({ fault }) => fault !== undefined)
  const canStart = values.length > 0 && values.length <= mostValues && !isStarting && !isRefused
  const { isWaiting, begin } = useStart({ text: text.value, isGuessing, canStart, start: () => void run(start) })
  return (
    <form class="new-search" onSubmit={event => {
      event.preventDefault()
      begin() // Enter comes here also while the button is disabled
    }}>
      <h1><label for="value">What do you want to search?</label></h1>
      <div class="field">
        <textarea id="value" value={text.value} autofocus
          rows={Math.min(8, Math.max(leastRows, text.value.split('\n').length))}
          spellcheck={false} autocapitalize="none" autocomplete="off"
          placeholder="a pseudonym, an e-mail address, a domain, a wallet or an IP address"
          onInput={({ currentTarget }) => { text.value = currentTarget.value; type.value = undefined }}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            event.currentTarget.form!.requestSubmit()
          }} />
        <button class="main" disabled={!canStart}>{isStarting || isWaiting ? 'Starting …' : 'Search'}</button>
      </div>
      <Hint values={values} type={type} chosenType={chosenType}
        leftOut={guesses.find(({ leftOut }) => leftOut !== undefined)?.leftOut}
        alternative={type.value === undefined && !isGuessing ? guess?.alternative : undefined}
        choose={({ value }) => { text.value = value }} />
      {isRefused && !isSeveral && guess && (
        <Refused text={text} guess={guess} isBusy={isStarting} searchAnyway={() => {
          type.value = guess.type
          void run(start)
        }} />
      )}
      {isSeveral && <Several guesses={guesses} types={types} keep={kept => { text.value = kept.join('\n') }} />}
      <Mailboxes guesses={guesses} />
      <Fault error={error ?? guessError} />
      <Presets choice={choice} />
      <Options choice={choice} type={sourcesType} canBeTemporary={!isSeveral}
        more={isStored && <MoreOptions choice={choice} isInvestigation={isInvestigation} error={error} />}
      >
        {isStored && <InvestigationOptions choice={choice} values={Math.max(1, values.length)} />}
      </Options>
      <Cost searches={values.length - sameMailboxes(guesses).length} isLeast={isInvestigation && depth > 0} />
    </form>
  )
}

/** Returns the type of all values, or `undefined` if they have several. */
const sharedTypeOf = (guesses: readonly Guess[]): QueryType | undefined =>
  guesses.every(({ type }) => type === guesses[0]?.type) ? guesses[0]?.type : undefined
