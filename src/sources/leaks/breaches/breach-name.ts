import { publicSuffixes } from '../../../lib/public-suffix.ts'

/**
 * Folds a breach name: lower case, without punctuation and spaces. `Linked In` → `linkedin`, `Collection #1` →
 * `collection1`. If a name has punctuation only, the punctuation stays.
 */
function foldName(name: string): string {
  const text = name.normalize('NFKC').toLowerCase().trim()
  return text.replace(/[^\p{L}\p{N}]/gu, '') || text
}

/** Maximum number of labels in a name that can be a domain name. Looking up the suffix of more takes long. */
const maxLabels = 10

/**
 * Returns the folded forms of a name. Two names denote the same breach if they share a form. A name that ends like a
 * domain name has a second form without that ending: `linkedin.com` → `linkedincom` and `linkedin`. Folding a long name
 * takes milliseconds.
 */
export function foldedNames(name: string): readonly string[] {
  const whole = foldName(name)
  const text = name.normalize('NFKC').trim()
  const start = text.search(/(?<!\S)\S*$/) // the last word; the look-behind keeps the search linear
  const [before, last] = [text.slice(0, start), text.slice(start)]
  if (last.split('.', maxLabels + 1).length > maxLabels) return [whole]
  const { publicSuffix, isIcann } = publicSuffixes().parse(last, { extractHostname: false })
  if (!publicSuffix || !isIcann || !last.toLowerCase().endsWith(`.${publicSuffix}`)) return [whole]
  const short = foldName(before + last.slice(0, -publicSuffix.length - 1))
  return short === '' ? [whole] : [whole, short]
}
