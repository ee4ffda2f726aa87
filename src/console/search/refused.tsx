import type { Signal } from '@preact/signals'
import type { Guess } from './values.ts'
import { partsOfAddress } from './parts-of-address.ts'
import { queryTypes } from '../model/kinds.ts'
import { hrefOf } from '../model/route.ts'

interface RefusedProps {
  /** Text of the field. */
  text: Signal<string>
  guess: Guess
  isBusy: boolean
  searchAnyway(): void
}

/** Advice about a value that is no observable: its parts that are, or a search all the same. */
export function Refused({ text, guess, isBusy, searchAnyway }: RefusedProps) {
  return (
    <div class="advice" role="status">
      <p>{guess.fault}</p>
      {guess.tool && <a href={hrefOf('tools', guess.tool.tool, guess.tool.operation)}>Open the direct tool</a>}
      {[...new Set([...partsOfAddress(text.value), ...guess.instead ? [guess.instead.value] : []])].map(part => (
        <button type="button" key={part} onClick={() => { text.value = part }}>Search {part} instead</button>
      ))}
      {guess.type !== 'IP Address' && ( // an address that is not public is refused
        <button type="button" disabled={isBusy} onClick={searchAnyway}>
          Search it all the same, as {queryTypes[guess.type].toLowerCase()}
        </button>
      )}
    </div>
  )
}
