import type { Breach, Found, LeakPage } from './finding-texts.ts'
import type { EndedTask, Label } from './summary.ts'

/** How the findings of a search are displayed: each one whole, or one line for each site. */
export interface FindingDisplay {
  /** Returns the texts to print at once. */
  card(found: Found): string[]
  breaches(page: { results: Breach[] }): string[]
  records(page: LeakPage): string[]
  /** Returns the texts to print after the last event, before the summary. */
  atEnd(ended: readonly EndedTask[]): string[]
  /** Returns the lines of the summary. */
  summary(all: ReadonlyArray<EndedTask['task']>, ended: readonly EndedTask[]): Array<[Label, string]>
}
