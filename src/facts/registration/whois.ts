import { parseDomainName } from '../../lib/domain-name.ts'
import { isRedacted } from './redacted.ts'
import { registrationTime, type DayOrder } from './time.ts'
import { linesOf, readWhoisLines, type WhoisFact } from './whois-lines.ts'

/** The facts of a WHOIS answer about a domain that registries have in common. Times are ISO 8601, UTC. */
export interface WhoisRegistration {
  registrar?: string
  /** Name of the holder, if it is published. */
  holder?: string
  organisation?: string
  country?: string
  registered?: string
  changed?: string
  expires?: string
  abuseEmail?: string
  abuseTelephone?: string
  status: string[]
  /** Host names in lower-case ASCII. */
  nameServers: string[]
  /** `undefined` if the answer does not say it. */
  isSigned?: boolean
}

/** Keys of a fact, in the spelling of `readWhoisLines`. */
const keys = {
  registered: [
    /^(?:created?(?: on| date)?|creation date|registered(?: on| date)?|registration (?:date|time)|assigned)$/,
    /^(?:(?:domain )?(?:record )?(?:created|creation date|registered|registration date|activated)(?: on)?)$/,
    /^(?:domain name commencement date|data de registo)$/,
  ],
  changed: [
    /^(?:changed|modified|modified date|modification date|updated?(?: date| on)?)$/,
    /^(?:(?:domain )?(?:record )?last[- _]?(?:modified|updated?|changed)(?: on| date)?)$/,
  ],
  expires: [
    /^(?:(?:registry |registrar registration |domain )?(?:expir(?:y|es|e|ation)|exp)(?:[- ](?:date|time|on|at))?)$/,
    /^(?:record expires(?: on)?|paid-till|renewal date|valid[- ]?(?:until|date|ity))$/,
  ],
  status: [/^(?:(?:domain |epp )?status|(?:domain )?state|registration status|domaintype)$/],
  nameServer: [
    /^(?:nserver|name ?servers?(?: information)?(?: \d+)?|dns(?: ?servers?)?(?: \d+)?|dns_name|host ?name|ns ?\d*)$/,
    /^(?:(?:primary|secondary) (?:name )?server|domain (?:name)?servers(?: in listed order)?)$/,
  ],
  registrar: [
    /^(?:(?:sponsoring |current )?registr?ar(?: name| organi[sz]ation)?)$/,
    /^(?:authorized agency|registration service provider)$/,
  ],
  name: [/^(?:name|fullname|personname|person|contact name|registrar[- ]name)$/],
  organisation: [/^(?:org|organi[sz]ation(?: name)?|company(?: name)?)$/],
  holder: [/^(?:registrant(?: contact)?(?: name)?|owner(?: name)?|(?:domain )?holder(?: name)?|domain owner)$/],
  holderOrganisation: [/^(?:(?:registrant )?org(?:ani[sz]ation)?|owner orgname|company english name)$/],
  country: [/^(?:registrant )?country(?: ?code)?$/],
  dnssec: [/^(?:dnssec(?: signed| status)?|signing key|signed|dnskey|ds(?: ?set|-rdata| data)?|key\d+)$/],
  handle: [/^(?:contact|nic-hdl|nic-hdl-br|handle)$/],
} as const

const sections = {
  registrar: /^(?:registrar(?! technical)|current registrar|registration service provider)/,
  holder: /^(?:registrant(?! type|'s)|holder|titular|domain holder|owner)/,
  nameServers: /^(?:name ?servers?|domain (?:name)?servers|dns servers)/,
} as const

const isOneOf = (patterns: readonly RegExp[], text: string): boolean => patterns.some(pattern => pattern.test(text))

/**
 * Reads the facts of a WHOIS answer. Returns `undefined` if it has none of a registration of this name: the answer is
 * then a refusal, or has a form that is not known.
 * @param name in lower-case ASCII
 */
export function readWhois(text: string, name: string, order?: DayOrder): WhoisRegistration | undefined {
  const facts = readWhoisLines(text)
  const own = facts.filter(({ section }) => section === '')
  const first = (among: readonly WhoisFact[], patterns: readonly RegExp[]): string | undefined =>
    among.find(fact => isOneOf(patterns, fact.key) && fact.value !== '')?.value
  const time = (patterns: readonly RegExp[]): string | undefined =>
    own.filter(fact => isOneOf(patterns, fact.key)).map(({ value }) => registrationTime(value, order)).find(Boolean)
  const nameServers = facts.flatMap(({ section, key, value }) => {
    const isListed = sections.nameServers.test(section) && /^$|host|server|ns/.test(key)
    const isServer = isListed || isOneOf(keys.nameServer, key)
    const [one = '', two = '', three = ''] = value.split(/\s+/)
    return isServer ? hostName(/^ns$/i.test(two) ? three : one) : []
  })
  const found = defined({
    registrar: published(first(own, keys.registrar) ?? inSection(facts, sections.registrar)),
    ...holderOf(facts, own),
    registered: time(keys.registered),
    changed: time(keys.changed),
    expires: time(keys.expires),
    abuseEmail: published(first(facts, [/^registrar abuse contact email$/])),
    abuseTelephone: published(first(facts, [/^registrar abuse contact phone$/])),
    isSigned: signed(own.filter(({ key }) => isOneOf(keys.dnssec, key)).map(({ value }) => value)),
  })
  const status = own.filter(({ key }) => isOneOf(keys.status, key)).flatMap(({ value }) => statusIn(value))
  const isAbout = isNamed(text, name)
  const { registrar, registered, changed, expires } = found
  const isKnown = nameServers.length > 0 || status.some(one => !isFree(one))
    || [registrar, registered, changed, expires].some(fact => fact !== undefined)
  if (!isAbout || !isKnown) return undefined
  return { ...found, status: [...new Set(status)], nameServers: [...new Set(nameServers)] }
}

/** Words of registries for a name that is free. Which of them are an answer, `whois-servers.ts` knows. */
const isFree = (status: string): boolean =>
  /^(?:free|available|not registered|no object found|not found|no match)\b/i.test(status)

/** Returns `true` if the text names the domain, in ASCII or in Unicode. */
function isNamed(text: string, name: string): boolean {
  const names = linesOf(text.toLowerCase()).flatMap(line => line.match(/[\p{L}\p{N}\p{M}._-]+/gu) ?? [])
  return names.some(one =>
    one === name || one === `${name}.` || (/[^\x00-\x7f]/.test(one) && hostName(one)[0] === name))
}

/** Returns a host name in lower-case ASCII, or an empty list. */
function hostName(text: string): string[] {
  const parsed = parseDomainName(text.replace(/[,;]$/, '').replace(/\.$/, ''))
  return 'name' in parsed ? [parsed.name] : []
}

/** Returns the states of a line, without the address that explains a state. */
const statusIn = (value: string): string[] =>
  value.split(/,\s*/).map(one => one.replace(/\(?https?:\/\/\S*$/, '').trim()).filter(Boolean)

const published = (text: string | undefined): string | undefined =>
  text === undefined || text === '' || isRedacted(text) ? undefined : text.replace(/\s*\(https?:[^\s)]*\)$/, '')

/** Returns the name under a heading: that of the organisation, of the person, or the first line. */
function inSection(facts: readonly WhoisFact[], heading: RegExp): string | undefined {
  const lines = facts.filter(({ section }) => heading.test(section))
  return lines.find(({ key }) => isOneOf(keys.organisation, key))?.value
    ?? lines.find(({ key }) => isOneOf(keys.name, key) || isOneOf(keys.registrar, key))?.value
    ?? lines.find(({ key }) => key === '')?.value
}

/** Returns the holder. Registries without names in the domain refer to a contact below by its handle. */
function holderOf(facts: readonly WhoisFact[], own: readonly WhoisFact[]) {
  const direct = own.find(({ key }) => isOneOf(keys.holder, key))?.value
  const at = facts.findIndex(({ key, value }) => value === direct && isOneOf(keys.handle, key))
  const end = facts.findIndex((fact, index) => index > at && fact.section !== facts[at]?.section)
  const start = at < 0 ? 0 : facts.findLastIndex((fact, index) => index < at && fact.section !== facts[at]!.section) + 1
  const contact = at < 0 ? facts.filter(({ section }) => sections.holder.test(section))
    : facts.slice(start, end < 0 ? undefined : end)
  const valueOf = (patterns: readonly RegExp[]) =>
    published(contact.find(fact => isOneOf(patterns, fact.key) && fact.value !== '')?.value)
  const line = published(contact.find(({ key, value }) => key === '' && !isHandle(value))?.value)
  const name = valueOf(keys.name) ?? (at < 0 && !isHandle(direct) ? published(direct) : undefined) ?? line
  const organisation = valueOf(keys.organisation)
    ?? published(own.find(({ key }) => isOneOf(keys.holderOrganisation, key))?.value)
  return {
    holder: name ?? organisation,
    organisation: name === undefined ? undefined : organisation,
    country: valueOf(keys.country) ?? published(own.find(({ key }) => key.startsWith('registrant country'))?.value),
  }
}

/** Returns `true` for a reference to a contact, such as `MM12383` or `GI7803022-NICAT`, which is no name. */
const isHandle = (text: string | undefined): boolean =>
  text !== undefined && /^(?=[^\s]*\d)[A-Za-z\d_]+(?:-[A-Za-z\d_]+)*$/.test(text)

function signed(values: readonly string[]): boolean | undefined {
  const said = values.map(value => value.trim()).filter(Boolean)
  if (said.length === 0) return undefined
  return !/^(?:unsigned|no|n|false|inactive|0|none|not signed)\b/i.test(said[0]!)
}

const defined = <Facts extends object>(facts: Facts): { [Key in keyof Facts]?: Exclude<Facts[Key], undefined> } =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as never
