import { hash } from 'node:crypto'

/**
 * Returns the SHA-1 hash by which the Email Blocklist names an e-mail address. Spellings that reach the same mailbox
 * have one hash: case and tags do not count, and neither do dots at Gmail. https://msbl.org/ebl-design.html
 */
export function emailHash(email: string): string {
  const [, local = '', domain = ''] = /^([^+]*)(?:\+.*)?@(.*)$/s.exec(email.toLowerCase()) ?? []
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return hash('sha1', isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`)
}
