/**
 * Returns the candidate that is most similar to `text`, to correct a typo. Ignores case, accents and spaces. At most a
 * quarter of the characters may differ, but one character may always differ. Returns `undefined` if no candidate is
 * that similar.
 */
export function mostSimilar(text: string, candidates: Iterable<string>): string | undefined {
  const target = fold(text)
  let best: { candidate: string | undefined, changes: number } = {
    candidate: undefined,
    changes: Math.max(1, Math.floor(target.length / 4)) + 1,
  }
  for (const candidate of candidates) {
    const folded = fold(candidate)
    if (Math.abs(folded.length - target.length) >= best.changes) continue
    const changes = changesBetween(target, folded)
    if (changes < best.changes) best = { candidate, changes }
  }
  return best.candidate
}

const fold = (text: string): string => text.normalize('NFKD').replace(/[\p{M}\s]/gu, '').toLowerCase()

/** Levenshtein distance: insertions, deletions and substitutions. https://en.wikipedia.org/wiki/Levenshtein_distance */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]!
}
