import type { LeakRecord, LeakSource } from '../leak-source.ts'
import { fieldOf, type Field } from '../vocabulary.ts'
import type { FoundBreach } from './breach-source.ts'
import { partialDate } from './dates.ts'

/** Names in place of an unknown breach. */
const noName = /^(?:unknown|n\/?a|none|null|-)?$/i

/** Maximum length of a name. A longer text is no name. */
const maxNameLength = 200

/**
 * Returns the breach that a record of a leak source names, or `undefined` if it names none. Every record of an imported
 * data set of one breach names that breach.
 */
export function breachOfRecord(
  record: LeakRecord, { breach, mapping, namesOnly = false }: Pick<LeakSource, 'breach' | 'mapping' | 'namesOnly'>,
): FoundBreach | undefined {
  const valueOf = (field: Field): unknown => Object.entries(record).find(([name, value]) =>
    fieldOf(name, mapping) === field && value !== null && value !== '')?.[1]
  const name = (breach ?? textOf(valueOf('breach')))?.trim()
  if (name === undefined || noName.test(name) || name.length > maxNameLength) return undefined
  const classes = namesOnly ? valueOf('data_classes') : undefined
  return {
    name,
    breachDate: partialDate(valueOf('breach_date')),
    ...Array.isArray(classes) && { dataClasses: classes.filter(one => typeof one === 'string') },
  }
}

const textOf = (value: unknown): string | undefined => {
  const [first] = [value].flat()
  return typeof first === 'string' ? first : undefined
}
