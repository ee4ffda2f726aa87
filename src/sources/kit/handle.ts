import { parseDomainName } from '../../lib/domain-name.ts'
import type { Query } from './source.ts'

const handle = /^@([^@\s/]{1,64})@([^@\s/]+)$/

/** Returns the name and the host of a Fediverse handle (`@sam@social.example`), or `undefined` for another value. */
export function handleParts(value: string): { name: string, host: string } | undefined {
  const [, name, domain = ''] = handle.exec(value) ?? []
  const parsed = parseDomainName(domain)
  return name !== undefined && 'name' in parsed ? { name, host: parsed.name } : undefined
}

/** Returns why a source of names at one site is not asked about a handle, or `undefined` for another value. */
export const handleReason = ({ type, value }: Query): string | undefined =>
  type === 'Pseudonym' && handleParts(value) ? 'A handle of the Fediverse is an account at its own host' : undefined
