import type { Signal } from '@preact/signals'
import { countOf } from '../ui/time.tsx'
import type { Guess } from './values.ts'
import { queryTypes, type QueryType } from '../model/kinds.ts'

/** Types that a person has chosen, by value. */
export type ChosenTypes = ReadonlyMap<string, QueryType>

/** Returns the guesses with the types that a person has chosen. A value whose type is chosen is not refused. */
export const withTypes = (guesses: readonly Guess[], types: ChosenTypes): Guess[] =>
  guesses.map(guess => {
    const type = types.get(guess.value)
    return type === undefined ? guess : { ...guess, type, fault: undefined }
  })

const few = 20

interface SeveralProps {
  guesses: readonly Guess[]
  types: Signal<ChosenTypes>
  /** Takes these values in place of all. */
  keep(values: readonly string[]): void
}

/** The values of an investigation with their types, which can be changed. Values that are no observables are named. */
export function Several({ guesses, types, keep }: SeveralProps) {
  const refused = guesses.filter(({ fault }) => fault !== undefined)
  const choose = (value: string, type: QueryType) => { types.value = new Map(types.value).set(value, type) }
  return (
    <div class="several">
      <p>An investigation of {countOf(guesses.length, 'value')}</p>
      <ul class="chips">
        {guesses.slice(0, few).map(({ value, type, fault }) => (
          <li class={fault === undefined ? 'chip' : 'chip bad'} key={value}>
            {value}{' '}
            {fault === undefined
              ? <TypeOf value={value} type={type} choose={choose} />
              : <small>no type yet</small>}
          </li>
        ))}
        {guesses.length > few && <li class="quiet">and {guesses.length - few} more</li>}
      </ul>
      {refused.length > 0 && (
        <div class="fault">
          <ul>
            {refused.slice(0, few).map(({ value, fault }) => (
              <li key={value}>
                <b>{value}</b>: {fault}.{' '}
                <TypeOf value={value} type={undefined} choose={choose} />
              </li>
            ))}
          </ul>
          <button type="button"
            onClick={() => keep(guesses.flatMap(({ value, fault }) => fault === undefined ? [value] : []))}
          >Leave {refused.length === 1 ? 'it' : 'them'} out</button>
        </div>
      )}
    </div>
  )
}

/** Choice of the type of a value. A refused value has none at first. */
const TypeOf = ({ value, type, choose }: {
  value: string
  type: QueryType | undefined
  choose(value: string, type: QueryType): void
}) => (
  <select aria-label={`Type of ${value}`} value={type ?? ''}
    onChange={({ currentTarget }) => choose(value, currentTarget.value as QueryType)}
  >
    {type === undefined && <option value="" disabled>Search it all the same, as …</option>}
    {Object.entries(queryTypes).map(([name, words]) => <option value={name}>{words}</option>)}
  </select>
)
