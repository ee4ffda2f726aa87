import type { Signal } from '@preact/signals'
import type { Choice } from '../model/request.ts'

/** Name and labels, by which a stored search or investigation is found again. */
export function NameOptions({ choice, isInvestigation }: { choice: Signal<Choice>, isInvestigation: boolean }) {
  const { reference, labels } = choice.value
  const change = (part: Partial<Choice>) => { choice.value = { ...choice.value, ...part } }
  return (
    <div class="switches">
      <label class="check">
        {isInvestigation ? 'Case name' : 'Name of the search'}{' '}
        <input value={reference} maxLength={200} autocomplete="off"
          placeholder={isInvestigation ? 'such as a number' : 'such as a case'}
          onInput={({ currentTarget: { value } }) => change({ reference: value })} />
      </label>
      <label class="check">
        Labels{' '}
        <input value={labels} maxLength={500} placeholder="separated by commas" autocomplete="off"
          onInput={({ currentTarget: { value } }) => change({ labels: value })} />
      </label>
    </div>
  )
}
