import type { components } from '../../../generated/api.ts'
import type { StoredBreach } from '../../db/breaches.ts'
import { nameId } from '../../lib/ids.ts'
import { htmlText } from '../../lib/html-text.ts'

export type Breach = components['schemas']['Breach']
export type Severity = Breach['severity']

export const severities = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Severity[]
/** Rank of a severity, from 1 (low) to 4 (critical). */
export const rankOf = (severity: Severity): number => severities.indexOf(severity) + 1

/** UUID namespace of breach ids. An id is derived from the name of the breach, so it never changes. */
const namespace = '0d6f3f0e-6a1b-5c0d-8f4e-3b7d9a2c5e18'
export const breachId = (name: string): string => nameId(namespace, name)

/** Converts text to a form for comparisons: lower case, single spaces, Unicode form NFKC. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** Converts a breach to its database row. */
export function toStored(breach: Breach): StoredBreach {
  const { name, addedDate, breachDate, modifiedDate, pwnCount, isVerified, isStealerLog, isSensitive } = breach
  return {
    name,
    addedDate,
    breachDate,
    modifiedDate,
    pwnCount,
    isVerified,
    isStealerLog,
    isSensitive,
    // Two names can be equal in lower case, so the exact name is appended to make the sort key unique. U+0001 separates
    // the two parts, because names contain no control characters.
    sortName: `${name.toLowerCase()}\u0001${name}`,
    severity: rankOf(breach.severity),
    domain: breach.domain.toLowerCase(),
    dataClasses: `\n${breach.dataClasses.map(fold).join('\n')}\n`,
    searchText: fold([name, breach.title, breach.domain, htmlText(breach.description)].join(' ')),
    record: JSON.stringify(breach),
  }
}
