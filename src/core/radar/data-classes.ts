import type { components } from '../../../generated/api.ts'
import { compareTexts } from '../../lib/compare.ts'
import { fold, type Breach } from './breach.ts'

/**
 * Counts the breaches of each class of exposed data. Spellings that the filter `dataClass` finds together are one
 * class, in the spelling of most breaches, and of equally many the first one.
 */
export function countDataClasses(
  breaches: ReadonlyArray<Pick<Breach, 'dataClasses'>>,
): Array<components['schemas']['DataClass']> {
  const classes = new Map<string, { breaches: number, spellings: Map<string, number> }>()
  for (const { dataClasses } of breaches) {
    for (const [folded, name] of new Map(dataClasses.map(name => [fold(name), name]))) {
      const known = classes.get(folded)
      const spellings = known?.spellings ?? new Map<string, number>()
      spellings.set(name, (spellings.get(name) ?? 0) + 1)
      classes.set(folded, { breaches: (known?.breaches ?? 0) + 1, spellings })
    }
  }
  return [...classes.values()]
    .map(({ breaches: count, spellings }) => ({ name: mostUsed(spellings), breaches: count }))
    .sort((a, b) => compareTexts(fold(a.name), fold(b.name)))
}

const mostUsed = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, spelling) => spelling[1] > best[1] ? spelling : best)[0]
