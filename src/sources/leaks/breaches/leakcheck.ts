import { leakCheckLookUp, leakCheckRows, leakCheckTerms } from '../leakcheck-api.ts'
import type { LeakCheckRow } from '../leakcheck-api.ts'
import type { FoundBreach } from './breach-source.ts'
import { partialDate } from './dates.ts'
import { httpBreachSource } from './http-breach-source.ts'

/** Maps LeakCheck's field names to the data classes of https://haveibeenpwned.com/api/v3/dataclasses. */
const dataClasses: Readonly<Record<string, string>> = {
  email: 'Email addresses',
  username: 'Usernames',
  password: 'Passwords',
  name: 'Names',
  first_name: 'Names',
  last_name: 'Names',
  dob: 'Dates of birth',
  address: 'Physical addresses',
  zip: 'Physical addresses',
  city: 'Geographic locations',
  country: 'Geographic locations',
  phone: 'Phone numbers',
  ip: 'IP addresses',
  gender: 'Genders',
}

/**
 * Finds the breaches of an account, or of the accounts of a domain. LeakCheck returns leak records. Each record names
 * its source, and each source becomes a breach. https://wiki.leakcheck.io/en/api/api-v2-pro
 */
export const leakCheckBreaches = httpBreachSource({
  ...leakCheckLookUp,
  slug: 'leakcheck',
  name: 'LeakCheck',
  types: ['Email Address', 'Pseudonym', 'Domain Name'],
  homepage: 'https://leakcheck.io',
  terms: leakCheckTerms,
  requiresKey: true,
  deadlineMs: 30_000,
  breaches: answer => [...Map.groupBy(leakCheckRows(answer), nameAndDate).values()].flatMap(toBreach),
  examples: { found: ['example@example.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})

const nameAndDate = ({ source }: LeakCheckRow): string =>
  JSON.stringify([source?.name ?? '', source?.breach_date ?? ''])

/** Combines records that have the same source into one breach. Returns an empty list if the source is unknown. */
function toBreach(rows: LeakCheckRow[]): FoundBreach[] {
  const { name = '', breach_date: date, unverified } = rows[0]?.source ?? {}
  if (name.trim() === '' || /^unknown$/i.test(name.trim())) return []
  const found = rows.flatMap(row => [...Object.keys(row), ...row.fields ?? []])
  return [{
    name,
    breachDate: partialDate(date),
    dataClasses: [...new Set(found.flatMap(field => dataClasses[field] ?? []))],
    isVerified: unverified === undefined ? undefined : unverified === 0,
    isStealerLog: /stealer/i.test(name) || undefined,
  }]
}
