import { pseudonymVariants } from '../../sources/modules/pseudonym-variants.ts'
import type { FindingDisplay } from './finding-display.ts'
import { createFindingTexts } from './finding-texts.ts'
import type { Layout } from './screen-layout.ts'
import { summarise, type EndedTask } from './summary.ts'

/** Displays each finding whole, and names every source in the summary. */
export function createWholeFindings(layout: Layout, tasks: ReadonlyArray<EndedTask['task']>): FindingDisplay {
  const texts = createFindingTexts(layout, tasks)
  /** Cards of the module that returns about 40 guessed pseudonyms. They are displayed last. */
  const heldBack: string[] = []
  return {
    card(found) {
      if (found.module.slug !== pseudonymVariants.slug) return [texts.toText(found)]
      heldBack.push(...texts.guessesToText(found))
      return []
    },
    breaches: page => [texts.breachesToText(page)],
    records: page => texts.recordsToText(page),
    atEnd: () => heldBack,
    summary: summarise,
  }
}
