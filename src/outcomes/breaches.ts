/** A breach as the contract describes it, as far as it is merged. */
export interface MergedBreach {
  name: string
  title?: string
  breachDate?: string
  dataClasses?: string[]
  sources: string[]
}

/** Folds a name: lower case, without punctuation, and without the ending of a domain. */
const foldedName = (name: string): string => {
  const text = name.normalize('NFKC').trim().toLowerCase()
  return text.replace(/(?<=[\p{L}\p{N}])\.[a-z]{2,10}$/u, '').replace(/[^\p{L}\p{N}]/gu, '') || text
}

const formsOf = ({ name, title }: MergedBreach): string[] => [...new Set([name, title ?? name].map(foldedName))]
const yearOf = ({ breachDate }: MergedBreach): string | undefined => breachDate?.slice(0, 4)

/**
 * Merges lists of breaches, each of which has every breach once. A breach of several lists becomes one entry, with all
 * its sources; the facts of an earlier list have priority. Two entries are one breach if a name is the same and their
 * years do not differ. Returns the latest first.
 */
export function mergeBreachLists<Breach extends MergedBreach>(lists: Iterable<readonly Breach[]>): Breach[] {
  const byForm = new Map<string, Breach[]>()
  const merged = new Set<Breach>()
  for (const breach of [...lists].flat()) {
    const named = [...new Set(formsOf(breach).flatMap(form => byForm.get(form) ?? []))]
    const year = yearOf(breach)
    const same = named.find(other => yearOf(other) === year) ??
      (year === undefined ? named.length === 1 ? named[0] : undefined : named.find(other => !yearOf(other)))
    const entry = same ?? { ...breach }
    if (same) Object.assign(same, joined(same, breach))
    merged.add(entry)
    for (const form of formsOf(breach)) byForm.set(form, [...new Set([...byForm.get(form) ?? [], entry])])
  }
  return [...merged].sort((one, other) =>
    (other.breachDate ?? '').localeCompare(one.breachDate ?? '') || one.name.localeCompare(other.name))
}

function joined<Breach extends MergedBreach>(one: Breach, other: Breach): Breach {
  const dates = [one.breachDate ?? '', other.breachDate ?? '']
  const exact = dates[1]!.length > dates[0]!.length ? dates[1]! : dates[0]!
  const classes = [...new Set([...one.dataClasses ?? [], ...other.dataClasses ?? []])]
  return {
    ...other,
    ...one,
    ...exact !== '' && { breachDate: exact },
    ...classes.length > 0 && { dataClasses: classes },
    sources: [...new Set([...one.sources, ...other.sources])],
  }
}
