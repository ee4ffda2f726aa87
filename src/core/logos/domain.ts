import { parseDomainName } from '../../lib/domain-name.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { isPrivateName } from '../../sources/egress/guard.ts'

/**
 * Returns the cache key of a site: its domain in lower-case ASCII, without a final dot and without `www.`. Returns a
 * fault if the text is not a domain name.
 * `domain` is `null` if the name cannot belong to a public site. This name must not be looked up.
 */
export function parseSiteName(text: string): { domain: string | null } | { fault: string } {
  const parsed = parseDomainName(text)
  if (!('name' in parsed)) return parsed
  const { name } = parsed
  if (isPrivateName(name) || !hasPublicEnding(name)) return { domain: null }
  const bare = name.replace(/^www\./, '')
  return { domain: bare.includes('.') ? bare : name } // keeps `www` in www.com, which is a registered domain itself
}

/**
 * `true` if the name ends in a public suffix. Excludes names such as `favicon.ico` and `index.php`, which scanners
 * request.
 */
function hasPublicEnding(name: string): boolean {
  const { isIcann, isPrivate } = publicSuffixes().parse(name, { allowPrivateDomains: true })
  return isIcann === true || isPrivate === true || /\.(?:xn--[^.]+|example)$/.test(name)
}
