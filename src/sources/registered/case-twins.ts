import type { Candidates } from './letter-twins.ts'

/*
 * Letters that become others in capitals or in small letters
 *
 * A site that writes names in capitals takes `ı` for `i` (both are `I`), and `ﬂ` for `fl`. No made-up letter has the
 * same capital, so that the other name itself is asked about, and its answer counts for this name only. `ß` has a twin
 * of its own (`letter-twins.ts`). `ς` and `σ` are one letter: they make no other name.
 */

/** `I` is the capital of `ı` and of `i`, and `i` the small letter of `İ`, in languages without both. */
const dotted = /[ıİ]/

/** Returns the name that has other letters in the place of those. */
export function caseTwins(name: string): Candidates[] {
  const other = [...name].map(otherOf).join('').normalize('NFC')
  return other === name ? [] : [{ kind: 'case', names: [other], isOwn: true }]
}

function otherOf(sign: string): string {
  if (dotted.test(sign)) return 'i'
  const capital = sign.toUpperCase()
  return sign === 'ß' || [...capital.normalize('NFC')].length === 1 ? sign : capital.toLowerCase()
}

/** Letters that are no one's beside the others of a name. */
const madeUp = 'QXZJKW'

/** Returns the twin of a name with capitals, for sites that drop those: further ones beside the first. */
export function capitalTwins(name: string): Candidates[] {
  const at = name.search(/[A-Z]/)
  if (at < 0 || !/[^A-Z]/.test(name)) return []
  return [{ kind: 'capitals', names: [`${name.slice(0, at)}${madeUp}${name.slice(at)}`], isMadeUp: true }]
}
