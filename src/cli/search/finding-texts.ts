import type { components } from '../../../generated/api.ts'
import { isDerived } from '../../core/search/source-outcome.ts'
import type { Item } from '../../sources/kit/source.ts'
import { readableTime, terminalSafe } from '../kit/text.ts'
import type { Layout, Row } from './screen-layout.ts'
import type { EndedTask } from './summary.ts'

export interface Found {
  module: { slug: string, name: string }
  card: Record<string, { items: Item[] }>
}

export type LeakPage = components['schemas']['TemporaryLeakPageData']
export type Breach = components['schemas']['BreachedAccount']

/** Maximum number of records displayed for one leak source. `--quiet` prints all records, one a line. */
const maxRecords = 20
/** Number of guessed names displayed. `--json` prints all. */
const maxGuesses = 5

export const isDerivedModule = ({ slug }: Found['module']): boolean => isDerived({ kind: 'module', slug })

/** Creates the texts of findings. */
export function createFindingTexts({ paint, block }: Layout, tasks: ReadonlyArray<EndedTask['task']>) {
  const toText = ({ module, card }: Found): string =>
    block(
      isDerivedModule(module) ? `${module.name} (derived from the value, no finding)` : module.name,
      Object.values(card).flatMap(({ items }) => items).map(toRow),
    )

  /** Returns the first guessed names, and a hint if there are more. */
  function guessesToText({ module, card }: Found): string[] {
    const short = Object.entries(card).map(([name, { items }]) => [name, { items: items.slice(0, maxGuesses) }])
    const left = Object.values(card).reduce((sum, { items }) => sum + Math.max(0, items.length - maxGuesses), 0)
    const text = toText({ module, card: Object.fromEntries(short) as Found['card'] })
    return left === 0 ? [text] : [text, paint('dim', `  and ${left} more: --json prints all`)]
  }

  /** Returns the first records of a leak source, and a hint if there are more. */
  function recordsToText({ source, page, results }: LeakPage): string[] {
    if (page > 1) return []
    const name = tasks.find(({ kind, slug }) => kind === 'leak' && slug === source)?.name ?? source
    const blocks = results.slice(0, maxRecords).map(({ items }, index) =>
      block(`${name}, record ${index + 1}`, items.map(toRow))
    )
    return results.length > maxRecords
      ? [...blocks, `\nMore records of ${terminalSafe(name)}: --quiet prints all`]
      : blocks
  }

  const breachesToText = ({ results }: { results: Breach[] }): string =>
    block(
      'Breached accounts',
      results.map(breach => ({ label: terminalSafe(breach.name), text: breachText(breach), style: undefined })),
    )

  return { toText, guessesToText, recordsToText, breachesToText }
}

/** Returns the facts of a breach, or who reported it. */
export const breachText = ({ breachDate, domain, dataClasses, sources }: Breach): string =>
  terminalSafe([breachDate, domain, dataClasses?.join(', ')].filter(Boolean).join(' · ')
    || `no details known, reported by ${sources.join(', ')}`)

const toRow = (item: Item): Row => ({
  label: terminalSafe(item.label),
  text: itemText(item),
  style: item.islink ? 'cyan' : undefined,
})

export function itemText({ value, isdate }: Item): string {
  const text = terminalSafe(value)
  return isdate ? readableTime(text) : text
}
