import { useSignal } from '@preact/signals'

/** The response of a source as it came, for those who want to check what was read from it. Closed at first. */
export function Original({ of: value }: { of: unknown }) {
  const isOpen = useSignal(false)
  return (
    <details class="original" onToggle={({ currentTarget }) => { isOpen.value = currentTarget.open }}>
      <summary>Response of the source as it came</summary>
      {isOpen.value && (
        <pre tabIndex={0} role="region" aria-label="Response of the source">{JSON.stringify(value, undefined, 2)}</pre>
      )}
    </details>
  )
}
