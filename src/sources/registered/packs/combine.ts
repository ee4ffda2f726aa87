import type { AccountCheck } from '../account-check.ts'
import { isWeak } from '../proof.ts'
import type { PackEntry, PackFormat, Skipped, UnknownField } from './entry.ts'
import { readNamesRule } from './names-rule.ts'
import type { NamedPack } from './read.ts'
import { reasonToSkip } from './reason-to-skip.ts'
import { existingSites, siteKeys } from './same-site.ts'
import { toCheck } from './to-check.ts'

/** Facts about one pack after all packs were combined. */
export interface PackReport {
  name: string
  format: PackFormat
  licence: readonly string[]
  /** Number of checks that come from the pack. */
  used: number
  skipped: readonly Skipped[]
  /** Sites that are used without a part of their entry, with the reasons. */
  remarks: readonly Skipped[]
  /** Members of entries that Tracewell does not know. They may change what an entry means. */
  unknownFields: readonly UnknownField[]
}

export interface CombinedPacks {
  checks: AccountCheck[]
  packs: PackReport[]
}

interface Chosen {
  pack: NamedPack
  entry: PackEntry
  tags: Set<string>
  /** Keys of its site, and those of the entries that it replaces. */
  keys: Set<string>
}

/**
 * Converts the sites of packs to account checks. Sites that cannot or must not be checked are skipped with a reason. A
 * site is also skipped if a check in `besides` covers it. If several entries have a site (`same-site.ts`), the one with
 * the strictest proofs is used, with the tags of all entries.
 */
export function combinePacks(packs: readonly NamedPack[], besides: readonly AccountCheck[] = []): CombinedPacks {
  const existing = existingSites(besides)
  const chosen = new Set<Chosen>()
  const bySite = new Map<string, Chosen>()
  const skipped = new Map(packs.map(pack => [pack, [...pack.parsed.skipped]]))
  const skip = (pack: NamedPack, { name }: PackEntry, reason: string) => skipped.get(pack)!.push({ name, reason })

  /** Chooses between two entries for the same site. Returns the one with the stricter proofs. */
  function choose(mine: Chosen, rival: Chosen): Chosen {
    const [winner, loser] = strictness(rival.entry) >= strictness(mine.entry) ? [rival, mine] : [mine, rival]
    chosen.delete(loser)
    for (const tag of loser.tags) winner.tags.add(tag)
    for (const key of loser.keys) winner.keys.add(key)
    skip(loser.pack, loser.entry, loser.pack === winner.pack
      ? `another entry of the pack covers it: ${winner.entry.name}`
      : `another pack covers it: ${winner.pack.name}`)
    return winner
  }

  for (const pack of packs) {
    for (const entry of pack.parsed.entries) {
      const reason = reasonToSkip(entry, existing)
      if (reason !== undefined) {
        skip(pack, entry, reason)
        continue
      }
      const { addresses, names } = siteKeys(entry)
      const sameAddress = addresses.map(key => bySite.get(key))
      const sameName = names.map(key => bySite.get(key)).filter(rival => rival?.pack !== pack)
      const mine = { pack, entry, tags: new Set(entry.tags), keys: new Set([...addresses, ...names]) }
      const winner = new Set([...sameAddress, ...sameName]).values()
        .filter(rival => rival !== undefined)
        .reduce(choose, mine)
      chosen.add(winner)
      for (const key of winner.keys) bySite.set(key, winner)
    }
  }
  const slugs = createSlugs(besides)
  const used = [...chosen]
  return {
    checks: used.map(({ pack: { name, parsed }, entry, tags }) =>
      toCheck(entry, { slug: slugs(parsed.format, entry.name), pack: name, tags: [...tags] })),
    packs: packs.map(pack => {
      const sites = used.filter(site => site.pack === pack)
      return {
        name: pack.name,
        format: pack.parsed.format,
        licence: pack.parsed.licence,
        used: sites.length,
        skipped: skipped.get(pack)!,
        remarks: sites.flatMap(({ entry }) => {
          const { dropped } = readNamesRule(entry)
          return dropped === undefined ? [] : [{ name: entry.name, reason: dropped }]
        }),
        unknownFields: pack.parsed.unknownFields,
      }
    }),
  }
}

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
