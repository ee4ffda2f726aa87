import { once } from '../../lib/once.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { accountAt, isSharedSite } from '../../sources/meanings/account-sites.ts'
import type { Meaning, ObservableType } from '../../sources/meanings/meaning.ts'
import { mailProviders } from '../../sources/modules/mail-providers.ts'
import { modules } from '../../sources/modules/index.ts'
import { accountChecks } from '../../sources/registered/index.ts'
import { normalForm, observableKey, registrableDomain } from './normal-form.ts'

/** One observable that a fact yields. */
export interface Reading extends Pick<Meaning, 'relation' | 'basis' | 'site'> {
  type: ObservableType
  value: string
  /** Text that is the same for all spellings of the observable. */
  key: string
}

/** Types whose values contain commas, so that a text is one value unless its meaning says otherwise. */
const withCommas: ReadonlySet<ObservableType> = new Set<ObservableType>(['Name', 'Location', 'Organisation', 'Date'])

/** Returns the observables of a text, in slices, because a text can be a list of thousands of values. */
export type Reader = (text: string, meaning: Meaning) => Slices<readonly Reading[]>

/** Creates a reader that reads each text once: sources repeat each other. It keeps the texts, so use it once. */
export function createReader(): Reader {
  const known = new Map<Meaning, Map<string, readonly Reading[]>>()
  const isDue = createEvery()
  return function* (text, meaning) {
    const texts = known.get(meaning) ?? new Map<string, readonly Reading[]>()
    known.set(meaning, texts)
    const read = texts.get(text)
    if (read) return read
    const readings = yield* readFact(text, meaning, isDue)
    texts.set(text, readings)
    return readings
  }
}

/** Returns the observables of a text. Leaves out what is no value of the types of the meaning. */
function* readFact(text: string, meaning: Meaning, isDue: () => boolean): Slices<Reading[]> {
  const readings: Reading[] = []
  for (const part of partsOf(text, meaning)) {
    for (const one of readPart(part, meaning)) readings.push({ ...one, key: observableKey(one.type, one.value) })
    if (isDue()) yield
  }
  return readings
}

function readPart(part: string, meaning: Meaning): Unkeyed[] {
  for (const type of meaning.types) {
    const value = normalForm(type, type === 'URL' ? withScheme(part, meaning) : part)
    if (value !== undefined) return readingsOf(type, value, meaning)
  }
  return []
}

/** Maximum length of a text that is searched for values. */
const maxSearched = 10_000

function partsOf(whole: string, { types, part, list }: Meaning): string[] {
  const text = part === undefined ? whole : whole.slice(0, maxSearched)
  if (part?.global) return Array.from(text.matchAll(part), ([, found = '']) => found)
  const found = part === undefined ? text : part.exec(text)?.[1] ?? ''
  return list ?? !types.some(type => withCommas.has(type)) ? found.split(/,\s+/) : [found]
}

/** Adds the scheme to an address such as `sam.example/about`, unless the text could also be a pseudonym. */
const withScheme = (text: string, { types }: Meaning): string =>
  types.length === 1 && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text

type Unkeyed = Omit<Reading, 'key'>

function readingsOf(type: ObservableType, value: string, { relation, basis, site }: Meaning): Unkeyed[] {
  if (type === 'Domain Name' && relation === 'part_of' && mailProviders.has(value)) return []
  const reading: Unkeyed = { type, value, relation, basis }
  if (type === 'Pseudonym') return [{ ...reading, ...site !== undefined && { site } }]
  return type === 'URL' ? [reading, ...ofAddress(value, { relation, basis })] : [reading]
}

/** Returns the account that a web address names, or the domain if it is a site of the subject. */
function ofAddress(address: string, { relation, basis }: Pick<Reading, 'relation' | 'basis'>): Unkeyed[] {
  const { hostname, pathname } = new URL(address)
  const domain = registrableDomain(hostname)
  if (domain === null) return []
  const account = accountAt(domain, decoded(pathname))
  const name = account && normalForm('Pseudonym', account.name)
  if (account && name !== undefined) {
    const tie = relation === 'profile' ? 'same_account' : 'linked_account'
    return [{
      type: 'Pseudonym',
      value: name,
      relation: tie,
      basis,
      site: account.site,
    }]
  }
  const isOwnSite = (relation === 'website' || relation === 'mentioned') && !isSharedSite(domain)
    && !isSourceSite(domain)
  const host = isOwnSite ? normalForm('Domain Name', hostname.replace(/^www\./, '')) : undefined
  return host === undefined ? [] : [{ type: 'Domain Name', value: host, relation, basis }]
}

/** Decodes a path. Returns it as it is if it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Domains of the sites that sources ask about: many people have pages there. */
const sourceSites = once(() => new Set([...modules, ...accountChecks].flatMap(({ homepage }) =>
  registrableDomain(new URL(homepage).hostname) ?? [])))

/** Returns `true` if a source asks a site of this registrable domain. */
export const isSourceSite = (domain: string): boolean => sourceSites().has(domain)

/** Returns `true` if an observable only repeats the searched value. */
export const repeats = (
  { type, value }: Pick<Reading, 'type' | 'value'>, query: { type: QueryType, value: string },
): boolean => {
  const isSameType = type === query.type || (type === 'Name' && query.type === 'Pseudonym')
  return isSameType && value.toLowerCase() === query.value.toLowerCase()
}
