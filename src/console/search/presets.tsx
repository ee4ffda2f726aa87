import type { Signal } from '@preact/signals'
import { presetOf, presets, type Choice } from '../model/request.ts'

const words: Readonly<Record<keyof typeof presets, string>> = {
  quick: 'Quick: the default sources',
  usual: 'Usual: account checks too',
  everything: 'Everything: every source, account check and leak; slower',
}

/** Choice of what runs, in one click. The options below refine it. */
export function Presets({ choice }: { choice: Signal<Choice> }) {
  const chosen = presetOf(choice.value)
  return (
    <div class="switches" role="radiogroup" aria-label="How much to ask">
      {(Object.keys(presets) as Array<keyof typeof presets>).map(name => (
        <label class="check">
          <input type="radio" name="preset" checked={chosen === name}
            onChange={() => { choice.value = { ...choice.value, ...presets[name] } }} />
          {words[name]}
        </label>
      ))}
      {chosen === undefined && <span>Your own choice</span>}
    </div>
  )
}
