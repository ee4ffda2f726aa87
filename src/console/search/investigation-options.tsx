import type { Signal } from '@preact/signals'
import type { Choice } from '../model/request.ts'

type Chosen = Choice['investigation']

/** Whether an investigation also searches what it finds, and its limits. */
export function InvestigationOptions({ choice, values }: {
  choice: Signal<Choice>
  /** Number of values to search. */
  values: number
}) {
  const { investigation } = choice.value
  const { depth, searches, budget } = investigation
  const change = (part: Partial<Chosen>) => {
    choice.value = { ...choice.value, investigation: { ...investigation, ...part } }
  }
  return (
    <div class="switches follow">
      <label class="check">
        Also search what is found{' '}
        <select value={depth} onChange={({ currentTarget }) => change({ depth: Number(currentTarget.value) })}>
          <option value={0}>no</option>
          <option value={1}>one step</option>
          <option value={2}>two steps</option>
          <option value={3}>three steps</option>
        </select>
      </label>
      {depth > 0 && (
        <Limit label="Most searches" value={searches} placeholder="100 more" min={values} max={5_000}
          set={value => change({ searches: value })} />
      )}
      {(depth > 0 || values > 1) && (
        <Limit label="Most core searches" value={budget} placeholder="no limit" min={1} max={10_000}
          set={value => change({ budget: value })} />
      )}
    </div>
  )
}

interface LimitProps {
  label: string
  value: number | undefined
  placeholder: string
  min: number
  max: number
  set(value: number | undefined): void
}

const Limit = ({ label, value, set, ...limits }: LimitProps) => (
  <label class="check">
    {label}{' '}
    <input type="number" value={value ?? ''} {...limits}
      onInput={({ currentTarget }) => set(currentTarget.value === '' ? undefined : Number(currentTarget.value))} />
  </label>
)
