import { useSignal } from '@preact/signals'

export interface Pages {
  /** Cursor of the open page. `undefined` for the first one. */
  cursor: string | undefined
  number: number
  open(cursor: string): void
  back(): void
}

/** Remembers the cursors of the pages that were opened, so that a person can go back. */
export function usePages(): Pages {
  const cursors = useSignal<readonly (string | undefined)[]>([undefined])
  return {
    cursor: cursors.value.at(-1),
    number: cursors.value.length,
    open: cursor => { cursors.value = [...cursors.value, cursor] },
    back: () => { cursors.value = cursors.value.slice(0, -1) },
  }
}

/** Buttons to the newer and to the older page. Shows nothing if there is one page. */
export function Pager({ pages, next }: { pages: Pages, next: string | null | undefined }) {
  if (pages.number === 1 && !next) return null
  return (
    <p class="pages">
      <button type="button" disabled={pages.number === 1} onClick={pages.back}>Newer</button>
      <button type="button" disabled={!next} onClick={() => next && pages.open(next)}>Older</button>
    </p>
  )
}
