import { signal } from '@preact/signals'
import { goTo } from './route.ts'

/** Label with which the list of searches begins. It is no part of the address, because it may name a case. */
export const firstLabel = signal('')

/** A label that leads to the searches that have it. */
export const Label = ({ of: label }: { of: string }) => (
  <button type="button" class="label" title="Searches with this label" onClick={() => {
    firstLabel.value = label
    goTo('history')
  }}>{label}</button>
)
