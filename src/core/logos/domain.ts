import { parseDomainName } from '../../lib/domain-name.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { isPrivateName } from '../../sources/egress/guard.ts'

/**
 * The name under which a site's logo is kept: lower-case ASCII without the dot of the root and without `www.`; or why the
 * text is no domain name; or null for a name that no public site can have, of which nobody is asked.
 */
export function parseSiteName(text: string): { domain: string | null } | { fault: string } {
  const parsed = parseDomainName(text)
  if (!('name' in parsed)) return parsed
  const { name } = parsed
  if (isPrivateName(name) || !hasPublicEnding(name)) return { domain: null }
  const bare = name.replace(/^www\./, '')
  return { domain: bare.includes('.') ? bare : name } // www.com is a site of its own
}

/** Browsers and scanners ask for `favicon.ico` and `index.php`: what ends in nothing that is registered is no site. */
function hasPublicEnding(name: string): boolean {
  const { isIcann, isPrivate } = publicSuffixes().parse(name, { allowPrivateDomains: true })
  return isIcann === true || isPrivate === true || /\.(?:xn--[^.]+|example)$/.test(name)
}
