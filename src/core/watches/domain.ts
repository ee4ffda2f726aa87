import type { StoredWatch } from '../../db/watches.ts'
import { mailProviders } from '../../facts/mail/mail-providers.ts'
import { registrableDomain } from '../observables/normal-form.ts'

/**
 * Returns the registrable domain whose breaches in Radar are changes of a watch: that of a domain name, or of an e-mail
 * address unless its host is a public mail service. Otherwise `null`.
 */
export function domainOf({ type, normalValue }: Pick<StoredWatch, 'type' | 'normalValue'>): string | null {
  if (type === 'Domain Name') return registrableDomain(normalValue)
  if (type !== 'Email Address') return null
  const host = normalValue.slice(normalValue.lastIndexOf('@') + 1)
  return mailProviders.has(host) ? null : registrableDomain(host)
}
