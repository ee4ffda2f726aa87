import { useSignal, type Signal } from '@preact/signals'

/** Choices of a person about the rows of a result. They are in the memory of the page, and stay while tabs change. */
export interface Work {
  /** Text of the filter. It may be a searched value, so it is no part of the address. */
  text: Signal<string>
  /** Keys of the selected rows. */
  selected: Signal<ReadonlySet<string>>
  /** Keys of the rows that are hidden. */
  hidden: Signal<ReadonlySet<string>>
  /** Key of the row of the side panel. */
  open: Signal<string | undefined>
}

export const useWork = (): Work => ({
  text: useSignal(''),
  selected: useSignal<ReadonlySet<string>>(new Set()),
  hidden: useSignal<ReadonlySet<string>>(new Set()),
  open: useSignal<string | undefined>(undefined),
})

/** Adds a key to a set, or removes it. */
export function toggle(set: Signal<ReadonlySet<string>>, key: string): void {
  const next = new Set(set.peek())
  if (!next.delete(key)) next.add(key)
  set.value = next
}
