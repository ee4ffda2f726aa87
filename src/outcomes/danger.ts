import { countOf } from './words.ts'

/*
 * The one place that decides which finds can hurt: from the tags of sources, the lines of their cards, and the facts of
 * breaches and leak sources. test/console/danger.test.ts refuses a source of a dangerous topic that has no kind here.
 */

/** Kinds of danger, the worst first. */
export const dangerKinds = ['sanctions', 'stealer', 'breach', 'threat', 'vulnerability', 'passwords', 'list'] as const
export type DangerKind = (typeof dangerKinds)[number]

export type DangerLevel = 'medium' | 'high' | 'critical'

export interface Danger {
  kind: DangerKind
  level: DangerLevel
  /** Sources, breaches or vulnerabilities, each once, in the order in which they were found. */
  names: readonly string[]
  /** Latest day, month or year of the facts, if one is known. */
  latest: string | undefined
  /** Tab that has the facts. */
  tab: 'accounts' | 'breaches' | 'leaks'
}

interface DangerCard {
  slug: string
  name: string
  tags: readonly string[]
  items: ReadonlyArray<{ label: string, value: string }>
}

interface DangerBreach {
  name: string
  title?: string | undefined
  breachDate?: string | undefined
  dataClasses?: readonly string[] | undefined
  severity?: string | undefined
  isStealerLog?: boolean | undefined
}

interface DangerFacts {
  cards: readonly DangerCard[]
  breaches: readonly DangerBreach[]
  /** Leak sources with records. */
  leaks: ReadonlyArray<{ name: string, isStealer: boolean }>
}

const levels: Readonly<Record<DangerKind, DangerLevel>> = {
  sanctions: 'critical',
  stealer: 'critical',
  breach: 'critical',
  threat: 'high',
  vulnerability: 'high',
  passwords: 'high',
  list: 'medium',
}

/** Kinds of danger in words, with the number of sources, breaches or vulnerabilities. */
export const dangerWords: Readonly<Record<DangerKind, (count: number) => string>> = {
  sanctions: () => 'On a sanctions list',
  stealer: () => 'Data stolen by malware',
  breach: count => countOf(count, 'critical breach', 'critical breaches'),
  threat: count => `Reported for attacks, malware or fraud by ${countOf(count, 'source')}`,
  vulnerability: count => countOf(count, 'known vulnerability', 'known vulnerabilities'),
  passwords: count => `${countOf(count, 'breach', 'breaches')} with passwords`,
  list: count => `On ${countOf(count, 'block list')}`,
}

/** Sources with a dangerous topic whose cards are facts: a white list, nodes of a network, the age of a domain. */
export const harmless: ReadonlySet<string> = new Set([
  'dnsbl-list-dnswl-org', 'dnsbl-rep-mailspike-net', 'dnsbl-fresh-spameatingmonkey-net',
  'dnsbl-fresh10-spameatingmonkey-net', 'dnsbl-fresh15-spameatingmonkey-net', 'dnsbl-fresh30-spameatingmonkey-net',
  'otx-passive-dns', 'otx-passive-dns-address', 'firehol-bitcoin-nodes',
])

/** Sources that judge every value that they know: the line of the card that says whether it is dangerous. */
export const judges: ReadonlyMap<string, readonly [label: string, says: RegExp]> = new Map([
  ['greynoise', ['Classification', /malicious/i]],
  ['crowdsec', ['Reputation', /malicious|suspicious/i]],
  ['pulsedive-domain', ['Risk', /^(high|critical)/i]],
  ['pulsedive-address', ['Risk', /^(high|critical)/i]],
  ['virustotal-domain', ['Engines: malicious', /^[1-9]/]],
  ['virustotal-address', ['Engines: malicious', /^[1-9]/]],
  ['abuseipdb-check', ['Abuse confidence of 100', /^([5-9]\d|100)$/]],
])

/** Returns the kind of danger that a source with these tags finds, or `undefined`. */
export function kindOfSource({ slug, tags }: { slug: string, tags: readonly string[] }): DangerKind | undefined {
  if (harmless.has(slug)) return undefined
  if (tags.includes('sanctions')) return 'sanctions'
  if (tags.includes('threat')) return 'threat'
  // Tor exits, ranges of countries and ranges that no registry has assigned are facts about a network
  return tags.includes('block-list') && !tags.includes('network') ? 'list' : undefined
}

/** Returns the kind of danger that a card shows, or `undefined`. */
function kindOfCard(card: DangerCard): DangerKind | undefined {
  const judge = judges.get(card.slug)
  if (judge === undefined) return kindOfSource(card)
  const [label, says] = judge
  return card.items.some(item => item.label === label && says.test(item.value)) ? kindOfSource(card) : undefined
}

/** Returns the dangers among what was found, the worst first. */
export function dangersOf({ cards, breaches, leaks }: DangerFacts): Danger[] {
  const found = new Map<DangerKind, { names: Set<string>, days: string[], tab: Danger['tab'] }>()
  const add = (kind: DangerKind, tab: Danger['tab'], name: string, day?: string) => {
    const entry = found.get(kind) ?? { names: new Set(), days: [], tab }
    entry.names.add(name)
    if (day !== undefined) entry.days.push(day)
    found.set(kind, entry)
  }
  for (const { name, isStealer } of leaks) if (isStealer) add('stealer', 'leaks', name)
  for (const breach of breaches) {
    const kind = kindOfBreach(breach)
    if (kind !== undefined) add(kind, 'breaches', breach.title ?? breach.name, breach.breachDate)
  }
  for (const card of cards) {
    const kind = kindOfCard(card)
    if (kind !== undefined) add(kind, 'accounts', card.name)
    for (const { label, value } of card.items) {
      if (/^vulnerabilit(y|ies)$/i.test(label)) {
        for (const id of value.match(/CVE-\d{4}-\d{4,7}/gi) ?? []) add('vulnerability', 'accounts', id.toUpperCase())
      }
    }
  }
  return dangerKinds.flatMap(kind => {
    const entry = found.get(kind)
    if (entry === undefined) return []
    const { names, days, tab } = entry
    return [{
      kind,
      level: levels[kind],
      names: [...names],
      latest: days.sort().at(-1),
      tab,
    }]
  })
}

function kindOfBreach({ severity, isStealerLog, dataClasses = [] }: DangerBreach): DangerKind | undefined {
  if (isStealerLog === true) return 'stealer'
  if (severity === 'critical') return 'breach'
  return dataClasses.some(one => /password/i.test(one) && !/hint/i.test(one)) ? 'passwords' : undefined
}
