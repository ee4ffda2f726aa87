import { isDeepStrictEqual } from 'node:util'
import { breachId, type Breach } from './breach.ts'
import type { BreachEntry } from './fields.ts'
import { htmlText } from '../../lib/html-text.ts'
import { shorten } from './html.ts'
import { severityOf } from './severity.ts'

const empty: Omit<Breach, 'id' | 'name' | 'title' | 'addedDate' | 'modifiedDate'> = {
  domain: '',
  description: '',
  shortDescription: '',
  logoPath: '',
  attribution: '',
  disclosureUrl: '',
  breachDate: '',
  pwnCount: 0,
  severity: 'low',
  dataClasses: [],
  isVerified: false,
  isFabricated: false,
  isSensitive: false,
  isRetired: false,
  isSpamList: false,
  isMalware: false,
  isSubscriptionFree: false,
  isStealerLog: false,
  aiEnrichments: {},
}

/**
 * Merges an entry of a breach catalogue into a breach. Returns `current` itself if nothing changes.
 *
 * - Fields that the entry lacks stay as they are.
 * - `addedDate` never changes.
 * - `modifiedDate` becomes the entry's date if the entry's date is later. Otherwise, if another field changes, it
 * becomes `today`. It never becomes earlier.
 * - A severity that a breach catalogue set stays until a catalogue sets another severity. Otherwise the severity is
 * computed.
 */
export function upsert(current: Breach | undefined, entry: BreachEntry, today: string): Breach {
  const { addedDate: entryAdded = '', modifiedDate: entryModified = '', ...facts } = entry
  const addedDate = current?.addedDate ?? (entryAdded || today)
  const before: Breach = current ??
    {
      ...empty,
      id: breachId(entry.name),
      name: entry.name,
      title: entry.name,
      addedDate,
      modifiedDate: entryModified || addedDate,
    }
  const merged: Breach = { ...before, ...facts, title: facts.title || before.title }
  merged.shortDescription = summaryOf(current, merged, facts.shortDescription)
  const isSet = facts.severity !== undefined || (current !== undefined && current.severity !== severityOf(current))
  if (!isSet) merged.severity = severityOf(merged)
  if (current === undefined) return merged
  if (entryModified > current.modifiedDate) return { ...merged, modifiedDate: entryModified }
  if (isDeepStrictEqual(merged, current)) return current
  return { ...merged, modifiedDate: today > current.modifiedDate ? today : current.modifiedDate }
}

function summaryOf(current: Breach | undefined, { description }: Breach, given: string | undefined): string {
  if (given) return shorten(given)
  return current && current.description === description ? current.shortDescription : shorten(htmlText(description))
}
