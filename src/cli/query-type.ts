import { InvalidArgumentError } from 'commander'
import { queryTypes, type QueryType } from '../sources/kit/source.ts'

const short: Readonly<Record<string, QueryType>> = {
  pseudonym: 'Pseudonym',
  email: 'Email Address',
  domain: 'Domain Name',
  crypto: 'Cryptocurrency',
  wallet: 'Cryptocurrency',
  ip: 'IP Address',
}

/** Reads a type from its full name or a short name such as `email`. Case is ignored. */
export function readType(text: string): QueryType {
  const type = queryTypes.find(name => name.toLowerCase() === text.toLowerCase()) ?? short[text.toLowerCase()]
  if (type === undefined) {
    throw new InvalidArgumentError(`Give one of: ${queryTypes.join(', ')}; or pseudonym, email, domain, crypto, ip.`)
  }
  return type
}
