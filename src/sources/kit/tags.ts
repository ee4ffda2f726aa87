/** Topics of sources, with their meaning for readers. Account checks of the same sites have the same topics. */
export const topics = {
  'anonymity': 'Tor, VPNs and proxies',
  'archive': 'archives of web sites',
  'block-list': 'lists by which servers and resolvers block',
  'business': 'companies, offers and appointments',
  'certificate': 'TLS certificates',
  'coding': 'source code, packages and contests for developers',
  'crawler': 'crawlers, scanners and probes that say who they are',
  'explorer': 'balances and transactions of wallets',
  'finance': 'payments, donations and trade',
  'forum': 'forums and questions',
  'gaming': 'games and their players',
  'hobby': 'leisure, sports and nature',
  'identity': 'keys, names and proofs that belong to a person',
  'images': 'pictures and avatars',
  'leak': 'leaks and breaches of data',
  'learning': 'courses and languages',
  'location': 'place of an address',
  'mail': 'mailboxes and mail servers',
  'music': 'music and sound',
  'network': 'host names, routes, ports and owners of ranges',
  'registry': 'registrations of names, addresses and contracts',
  'reputation': 'judgements, ranks and mentions',
  'sanctions': 'sanctions and seizures',
  'science': 'research and publications',
  'security': 'search for security faults',
  'social': 'social networks',
  'tech': 'news and services about technology',
  'threat': 'attacks, malware, phishing and fraud',
  'video': 'films, series and streams',
  'wiki': 'wikis and maps',
  'writing': 'blogs, newsletters and books',
} as const
export type Topic = keyof typeof topics

/** Countries of sources that are about one country, or for its people: ISO 3166-1 alpha-2, in lower case. */
export const countries = [
  'br', 'ch', 'cn', 'de', 'es', 'fi', 'fr', 'gr', 'il', 'it', 'jp', 'kr', 'nl', 'pl', 'pt', 'ru', 'tr', 'us',
] as const
export type Country = (typeof countries)[number]

/** Ways to ask a source, with their meaning for readers. */
export const kinds = {
  api: 'an interface for programs',
  page: 'a page for people, from which facts are read',
  dns: 'queries to name servers or resolvers',
  list: 'a list that is downloaded as a whole and matched here',
  derived: 'computed from the value, without a request',
} as const
export type Kind = keyof typeof kinds

export type Tag = Topic | Country

/** Adds tags to each row of a family. Rows may have tags of their own. */
export const tagged = <Row extends { tags?: readonly Tag[] }>(tags: readonly Tag[], rows: readonly Row[]): Row[] =>
  rows.map(row => ({ ...row, tags: [...new Set([...tags, ...row.tags ?? []])] }))

/** Returns the country of a host by its top-level domain, or nothing. */
export const countryOf = (host: string): Country[] => countries.filter(country => host.endsWith(`.${country}`))
