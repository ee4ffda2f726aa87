import { once } from '../../lib/once.ts'
import { percentDecoded } from '../../lib/readable-text.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { accountAt, isSharedSite } from './account-sites.ts'
import type { Meaning, ObservableType } from '../../sources/kit/meanings/meaning.ts'
import { isOfOthers } from './stance.ts'
import { mailProviders } from '../../facts/mail/mail-providers.ts'
import { modules } from '../../sources/modules.ts'
import { accountChecks } from '../../sources/account-checks.ts'
import { comparableValue } from './comparable.ts'
import { normalForm, observableKey, registrableDomain, type Hosts } from './normal-form.ts'

/** One observable that a fact yields. */
export interface Reading extends Pick<Meaning, 'relation' | 'basis'> {
  type: ObservableType
  value: string
  site: string | undefined
  /** Text that is the same for all spellings of the observable. */
  key: string
  /** `true` if the text around the value says that it belongs to somebody else. */
  isOfOthers?: true
}

/** Types whose values contain commas, so that a text is one value unless its meaning says otherwise. */
const withCommas: ReadonlySet<ObservableType> = new Set<ObservableType>(['Name', 'Location', 'Organisation', 'Date'])

/** Texts that have one meaning. */
export interface Texts {
  /** Returns the observables of a text that was read before. */
  known(text: string): readonly Reading[] | undefined
  /** Returns the observables of a text, in slices, because a text can be a list of thousands of values. */
  read(text: string): Slices<readonly Reading[]>
}

export interface Reader {
  textsOf(meaning: Meaning): Texts
}

/** Creates a reader that reads each text once: sources repeat each other. It keeps the texts, so use it once. */
export function createReader(): Reader {
  const known = new Map<Meaning, Texts>()
  const hosts: Hosts = new Map()
  const isDue = createEvery()
  return {
    textsOf(meaning) {
      const texts = known.get(meaning) ?? createTexts(meaning, hosts, isDue)
      known.set(meaning, texts)
      return texts
    },
  }
}

function createTexts(meaning: Meaning, hosts: Hosts, isDue: () => boolean): Texts {
  const known = new Map<string, readonly Reading[]>()
  return {
    known: text => known.get(text),
    * read(text) {
      const readings: Reading[] = []
      for (const part of partsOf(text, meaning)) {
        const from = readings.length
        readPart(part.text, meaning, hosts, readings)
        if (part.isOfOthers) for (const reading of readings.slice(from)) giveToOthers(reading)
        if (isDue()) yield
      }
      known.set(text, readings)
      return readings
    },
  }
}

/** Adds the observables of a text. Leaves out what is no value of the types of the meaning. */
function readPart(part: string, meaning: Meaning, hosts: Hosts, readings: Reading[]): void {
  for (const type of meaning.types) {
    const value = normalForm(type, type === 'URL' ? withScheme(part, meaning) : part, hosts)
    if (value === undefined) continue
    const { relation, basis, site } = meaning
    if (type === 'Domain Name' && relation === 'part_of' && mailProviders.has(value)) return
    readings.push(readingOf(type, value, relation, basis, type === 'Pseudonym' ? site : undefined))
    if (type === 'URL') readAddress(value, meaning, hosts, readings)
    return
  }
}

const readingOf = (
  type: ObservableType, value: string, relation: Reading['relation'], basis: Reading['basis'], site?: string,
): Reading => ({
  type,
  value,
  relation,
  basis,
  site,
  key: observableKey(type, value),
})

/** Maximum length of a text that is searched for values. */
const maxSearched = 10_000

interface Part {
  text: string
  isOfOthers: boolean
}

function partsOf(whole: string, { types, part, list, basis }: Meaning): Part[] {
  const text = part === undefined ? whole : whole.slice(0, maxSearched)
  if (part?.global) {
    return Array.from(text.matchAll(part), ({ 1: found = '', index }) => (
      { text: found, isOfOthers: basis === 'mentioned' && isOfOthers(text, index, index + found.length) }))
  }
  const found = part === undefined ? text : part.exec(text)?.[1] ?? ''
  const parts = list ?? !types.some(type => withCommas.has(type)) ? found.split(/,\s+/) : [found]
  return parts.map(text => ({ text, isOfOthers: false }))
}

/** Marks what a text says to be of somebody else. An account of somebody else is no linked account. */
function giveToOthers(reading: Reading): void {
  reading.isOfOthers = true
  reading.relation = 'mentioned'
}

/** Adds the scheme to an address such as `sam.example/about`, unless the text could also be a pseudonym. */
const withScheme = (text: string, { types }: Meaning): string =>
  types.length === 1 && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text

/** Adds the account that a web address names, or the domain if it is a site of the subject. */
function readAddress(address: string, { relation, basis }: Meaning, hosts: Hosts, readings: Reading[]): void {
  const { hostname, pathname } = new URL(address)
  const domain = registrableDomain(hostname)
  if (domain === null) return
  const account = accountAt(domain, percentDecoded(pathname))
  const name = account && normalForm('Pseudonym', account.name)
  if (account && name !== undefined) {
    const tie = relation === 'profile' ? 'same_account' : 'linked_account'
    readings.push(readingOf('Pseudonym', name, tie, basis, account.site))
    return
  }
  const isOwnSite = (relation === 'website' || relation === 'mentioned') && !isSharedSite(domain)
    && !isSourceSite(domain)
  const host = isOwnSite ? normalForm('Domain Name', hostname.replace(/^www\./, '')) : undefined
  if (host !== undefined) readings.push(readingOf('Domain Name', host, relation, basis))
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
  return isSameType && comparableValue(query.type, value) === comparableValue(query.type, query.value)
}
