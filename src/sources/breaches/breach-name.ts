import { publicSuffixes } from '../../lib/public-suffix.ts'

/**
 * What a breach's name comes to without case, punctuation and spaces: `Linked In` → `linkedin`, `Collection #1` →
 * `collection1`. Of a name of marks alone, those.
 */
function foldName(name: string): string {
  const text = name.normalize('NFKC').toLowerCase().trim()
  return text.replace(/[^\p{L}\p{N}]/gu, '') || text
}

/**
 * All that a name comes to: folded, and where it ends as a domain name does, also without that end. `linkedin.com` is
 * `linkedincom` and `linkedin`. Two names are of one breach where they have one of these in common.
 */
export function foldedNames(name: string): readonly string[] {
  const whole = foldName(name)
  const [, before = '', last = ''] = /^(.*?)([^\s]*)$/s.exec(name.normalize('NFKC').trim()) ?? []
  const { publicSuffix, isIcann } = publicSuffixes().parse(last, { extractHostname: false })
  if (!publicSuffix || !isIcann || !last.toLowerCase().endsWith(`.${publicSuffix}`)) return [whole]
  const short = foldName(before + last.slice(0, -publicSuffix.length - 1))
  return short === '' ? [whole] : [whole, short]
}
