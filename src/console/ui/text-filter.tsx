import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'

/** Time after the last letter until a text is used, in milliseconds: longer than the pause between two letters. */
const pauseMs = 350

interface TextFilterProps {
  label: string
  value: string
  placeholder?: string
  /** Texts to choose from. */
  suggestions?: readonly string[]
  /** Gets the text without spaces around it. */
  set(value: string): void
}

/** A field of a filter. Its text is used once the person pauses, presses Enter or leaves the field. */
export function TextFilter({ label, value, placeholder, suggestions = [], set }: TextFilterProps) {
  const id = useId()
  const text = useSignal(value)
  const typed = text.value.trim()
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => set(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <label>
      {label}
      <input type="search" value={text.value} maxLength={200} autocomplete="off" placeholder={placeholder}
        list={suggestions.length > 0 ? id : undefined}
        onInput={({ currentTarget }) => { text.value = currentTarget.value }}
        onChange={() => { if (typed !== value) set(typed) }} />
      {suggestions.length > 0 && <datalist id={id}>{suggestions.map(one => <option value={one} />)}</datalist>}
    </label>
  )
}
