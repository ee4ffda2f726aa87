import type { SearchRequest } from './client.ts'

export type QueryType = SearchRequest['query']['type']

/** The searchable types, with the words for a person. */
export const queryTypes = {
  'Pseudonym': 'Pseudonym',
  'Email Address': 'E-mail address',
  'Domain Name': 'Domain',
  'Cryptocurrency': 'Wallet',
  'IP Address': 'IP address',
} as const satisfies Record<QueryType, string>

export const isQueryType = (type: string): type is QueryType => type in queryTypes

/** Returns whether searches of a type ask sites for accounts. */
export const isAccountType = (type: QueryType): boolean => type === 'Pseudonym' || type === 'Email Address'
