import type { ComponentChildren } from 'preact'
import { useNarrow } from './narrow.ts'

interface MoreFiltersProps {
  /** Number of these filters that are in use. */
  used: number
  children: ComponentChildren
}

/** Filters that a phone shows only if the person asks for them, so that the list begins on its first screen. */
export const MoreFilters = ({ used, children }: MoreFiltersProps) => useNarrow()
  ? (
      <details class="more-filters">
        <summary>More filters{used > 0 && `: ${used} in use`}</summary>
        <div class="filters">{children}</div>
      </details>
    )
  : <>{children}</>
