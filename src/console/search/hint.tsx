import type { Signal } from '@preact/signals'
import { useNarrow } from '../ui/narrow.ts'
import { mostValues } from './guesses.ts'
import type { Guess } from './values.ts'
import { queryTypes, type QueryType } from '../model/kinds.ts'

interface HintProps {
  values: readonly string[]
  /** The type that the person has chosen. */
  type: Signal<QueryType | undefined>
  /** That type, or the guessed one. */
  chosenType: QueryType | undefined
  /** Kind of characters of the values that are not searched. */
  leftOut: string | undefined
  /** Another reading of the value, and what chooses it. */
  alternative: Guess['alternative']
  choose(alternative: NonNullable<Guess['alternative']>): void
}

/** The line below the field: how to write several values, the type of one, or that there are too many. */
export function Hint({ values, type, chosenType, leftOut, alternative, choose }: HintProps) {
  const isNarrow = useNarrow()
  return (
    <p class="hint" aria-live="polite">
      {values.length === 0 && (
        <span class="quiet">
          Several values make an investigation: separate them with commas{isNarrow ? '' : ', or with Shift+Enter'}.
        </span>
      )}
      {values.length === 1 && chosenType !== undefined && (
        <label>
          Type{' '}
          <select value={chosenType}
            onChange={({ currentTarget }) => { type.value = currentTarget.value as QueryType }}
          >{Object.entries(queryTypes).map(([name, words]) => <option value={name}>{words}</option>)}</select>
          {type.value === undefined && <span class="quiet"> guessed: change it if it is wrong</span>}
        </label>
      )}
      {leftOut !== undefined && <span> Searched without {leftOut}.</span>}
      {values.length === 1 && alternative && (
        <button type="button" onClick={() => choose(alternative)}>
          {alternative.type === 'Pseudonym' ? 'It is a handle of the Fediverse' : 'It is an e-mail address'}
        </button>
      )}
      {values.length > mostValues && `An investigation has at most ${mostValues} values; these are ${values.length}.`}
    </p>
  )
}
