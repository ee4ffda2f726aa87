import type { AccountCheck } from '../account-check.ts'
import { isWeak } from '../proof.ts'
import type { PackEntry, PackFormat, Skipped } from './entry.ts'
import type { NamedPack } from './read.ts'
import { comparableName, reasonToSkip, sitesOf } from './reason-to-skip.ts'
import { toCheck } from './to-check.ts'

/** Facts about one pack after all packs were combined. */
export interface PackReport {
  name: string
  format: PackFormat
  licence: readonly string[]
  /** Number of checks that come from the pack. */
  used: number
  skipped: readonly Skipped[]
}

export interface CombinedPacks {
  checks: AccountCheck[]
  packs: PackReport[]
}

interface Chosen {
  pack: NamedPack
  entry: PackEntry
  tags: Set<string>
}

/**
 * Converts the sites of packs to account checks. Sites that cannot or must not be checked are skipped with a reason. A
 * site is also skipped if a check in `besides` has the same site name or host. If several packs have a site, the entry
 * with the strictest proofs is used, with the tags of all entries.
 */
export function combinePacks(packs: readonly NamedPack[], besides: readonly AccountCheck[] = []): CombinedPacks {
  const existing = sitesOf(besides)
  const chosen = new Set<Chosen>()
  const bySite = new Map<string, Chosen>() // sites of the packs before, by their keys
  const skipped = new Map(packs.map(pack => [pack, [...pack.parsed.skipped]]))
  const skip = (pack: NamedPack, { name }: PackEntry, reason: string) => skipped.get(pack)!.push({ name, reason })

  /** Chooses between an entry and that of another pack for the same site. Returns the one with the stricter proofs. */
  function choose(mine: Chosen, keys: readonly string[]): Chosen {
    const rival = keys.map(key => bySite.get(key)).find(found => found && chosen.has(found))
    const [winner, loser] = rival && strictness(rival.entry) >= strictness(mine.entry) ? [rival, mine] : [mine, rival]
    chosen.add(winner)
    if (!loser) return winner
    chosen.delete(loser)
    for (const tag of loser.tags) winner.tags.add(tag)
    skip(loser.pack, loser.entry, `another pack covers it: ${winner.pack.name}`)
    return winner
  }

  for (const pack of packs) {
    const ownSites = new Map<string, Chosen>()
    for (const entry of pack.parsed.entries) {
      const reason = reasonToSkip(entry, existing)
      if (reason !== undefined) {
        skip(pack, entry, reason)
        continue
      }
      const keys = siteKeys(entry)
      const winner = choose({ pack, entry, tags: new Set(entry.tags) }, keys)
      for (const key of keys) ownSites.set(key, winner)
    }
    for (const [key, site] of ownSites) bySite.set(key, site) // afterwards: entries of one pack are different sites
  }
  const slugs = createSlugs(besides)
  return {
    checks: [...chosen].map(({ pack: { name, parsed }, entry, tags }) =>
      toCheck(entry, { slug: slugs(parsed.format, entry.name), pack: name, tags: [...tags] })),
    packs: packs.map(pack => ({
      name: pack.name,
      format: pack.parsed.format,
      licence: pack.parsed.licence,
      used: [...chosen].filter(site => site.pack === pack).length,
      skipped: skipped.get(pack)!,
    })),
  }
}

/** Returns the keys of a site: its name, and the address of the account's page without what does not matter. */
const siteKeys = ({ name, page }: PackEntry): string[] =>
  [`name ${comparableName(name)}`, page.toLowerCase().replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')]

/** Returns a number that is higher, the less other pages match the proofs of an entry. */
const strictness = ({ registered, notRegistered }: PackEntry): number =>
  [registered, notRegistered].reduce((sum, proofs) => sum + Math.min(...proofs.map(proof =>
    (proof.isControlOnly ? 0 : 1) + (proof.text === undefined ? 0 : 2) + (isWeak(proof) ? 0 : 2))), 0)

const prefixes: Record<PackFormat, string> = { whatsmyname: 'wmn', sherlock: 'sherlock', maigret: 'maigret' }

/** Creates a function that returns a slug for a site, different from all slugs that it and `besides` have. */
function createSlugs(besides: readonly AccountCheck[]) {
  const taken = new Set(besides.map(({ slug }) => slug))
  const latest = new Map<string, number>()

  return (format: PackFormat, name: string): string => {
    const words = name.normalize('NFKD').toLowerCase().replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
    const base = `${prefixes[format]}-${words || 'site'}`
    let number = latest.get(base) ?? 1
    const next = () => number === 1 ? base : `${base}-${number}`
    while (taken.has(next())) number++
    const slug = next()
    latest.set(base, number + 1)
    taken.add(slug)
    return slug
  }
}
