import { InvalidArgumentError } from 'commander'
import { queryTypes, type QueryType } from '../../sources/kit/source.ts'

/** The short name of each type. */
export const shortTypes: Readonly<Record<QueryType, string>> = {
  'Pseudonym': 'pseudonym',
  'Email Address': 'email',
  'Domain Name': 'domain',
  'Cryptocurrency': 'crypto',
  'IP Address': 'ip',
}

const aliases: Readonly<Record<string, QueryType>> = { wallet: 'Cryptocurrency' }

/** Reads a type from its full name or a short name such as `email`. Case is ignored. */
export function readType(text: string): QueryType {
  const name = text.toLowerCase()
  const type = queryTypes.find(type => [type.toLowerCase(), shortTypes[type]].includes(name)) ?? aliases[name]
  if (type === undefined) {
    throw new InvalidArgumentError(`Give one of: ${queryTypes.join(', ')}; or pseudonym, email, domain, crypto, ip.`)
  }
  return type
}
