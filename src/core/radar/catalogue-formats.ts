import { EntryFault, readers, type BreachEntry } from './fields.ts'

type Read = (value: unknown, field: string) => unknown
type CatalogueFormat = Readonly<Record<string, readonly [as: string, read: Read]>>

const { text, textOfHtml, html, domain, url, date, count, flag, list, severity, enrichments } = readers
const name: Read = readers.name

const licence = 'Have I Been Pwned, CC BY 4.0'
const attributed: Read = (value, field) => [textOfHtml(value, field), licence].filter(Boolean).join('; ')

/**
 * Have I Been Pwned: https://haveibeenpwned.com/API/v3#BreachModel. Its licence requires attribution:
 * https://haveibeenpwned.com/API/v3#License
 */
const hibp: CatalogueFormat = {
  Name: ['name', name],
  Title: ['title', text],
  Domain: ['domain', domain],
  Description: ['description', html],
  LogoPath: ['logoPath', text],
  Attribution: ['attribution', attributed],
  DisclosureUrl: ['disclosureUrl', url],
  BreachDate: ['breachDate', date],
  AddedDate: ['addedDate', date],
  ModifiedDate: ['modifiedDate', date],
  PwnCount: ['pwnCount', count],
  DataClasses: ['dataClasses', list],
  IsVerified: ['isVerified', flag],
  IsFabricated: ['isFabricated', flag],
  IsSensitive: ['isSensitive', flag],
  IsRetired: ['isRetired', flag],
  IsSpamList: ['isSpamList', flag],
  IsMalware: ['isMalware', flag],
  IsSubscriptionFree: ['isSubscriptionFree', flag],
  IsStealerLog: ['isStealerLog', flag],
}

/** XposedOrNot, `/v1/breaches`: https://xposedornot.com/api_doc */
const xposedOrNot: CatalogueFormat = {
  breachID: ['name', name],
  domain: ['domain', domain],
  exposureDescription: ['description', html],
  logo: ['logoPath', text],
  referenceURL: ['disclosureUrl', url],
  breachedDate: ['breachDate', date],
  addedDate: ['addedDate', date],
  exposedRecords: ['pwnCount', count],
  exposedData: ['dataClasses', list],
  verified: ['isVerified', flag],
  sensitive: ['isSensitive', flag],
}

/** The format of this service: the fields of openapi/components/schemas/Breach.yaml. */
const own: CatalogueFormat = {
  name: ['name', name],
  title: ['title', text],
  domain: ['domain', domain],
  description: ['description', html],
  shortDescription: ['shortDescription', text],
  logoPath: ['logoPath', text],
  attribution: ['attribution', text],
  disclosureUrl: ['disclosureUrl', url],
  breachDate: ['breachDate', date],
  addedDate: ['addedDate', date],
  modifiedDate: ['modifiedDate', date],
  pwnCount: ['pwnCount', count],
  severity: ['severity', severity],
  dataClasses: ['dataClasses', list],
  aiEnrichments: ['aiEnrichments', enrichments],
  ...Object
    .fromEntries(['isVerified', 'isFabricated', 'isSensitive', 'isRetired', 'isSpamList', 'isMalware',
      'isSubscriptionFree', 'isStealerLog']
      .map(field => [field, [field, flag] as const])),
}

/** Returns the unparsed entries of a breach catalogue, or `undefined` if its format is unknown. */
export function entriesOf(catalogue: unknown): readonly unknown[] | undefined {
  if (Array.isArray(catalogue)) return catalogue as unknown[]
  if (typeof catalogue !== 'object' || catalogue === null) return undefined
  const { exposedBreaches, breaches, breach } = catalogue as Record<string, unknown>
  if (breach !== undefined) return [breach]
  const list = [exposedBreaches, breaches].find((value): value is unknown[] => Array.isArray(value))
  return list ?? (formatOf(catalogue) && [catalogue])
}

/** Parses an entry in any known format. Throws an `EntryFault` if the entry is invalid. */
export function readEntry(entry: unknown): BreachEntry {
  const shape = formatOf(entry)
  if (shape === undefined) throw new EntryFault('it has neither Name, breachID nor name')
  const fields = entry as Record<string, unknown>
  const read = Object.entries(shape).flatMap(([field, [as, reader]]) => {
    const value = fields[field]
    return value === undefined ? [] : [[as, reader(value, field)] as const]
  })
  return Object.fromEntries(read) as unknown as BreachEntry
}

function formatOf(entry: unknown): CatalogueFormat | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  if ('Name' in entry) return hibp
  if ('breachID' in entry) return xposedOrNot
  return 'name' in entry ? own : undefined
}
