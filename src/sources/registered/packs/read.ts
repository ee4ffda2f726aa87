import { basename } from 'node:path'
import { fileFault } from '../../../lib/file-fault.ts'
import { nestsDeeper } from '../../../lib/json-depth.ts'
import { readUpTo } from '../../../lib/read-up-to.ts'
import type { AccountCheck } from '../account-check.ts'
import { isWeak } from '../proof.ts'
import { comparableName, reasonToSkip, sitesOf, type PackEntry, type PackFormat, type ParsedPack, type Skipped,
} from './entry.ts'
import { maxDepth, maxMebibytes, maxSites } from './limits.ts'
import { parseMaigret } from './maigret.ts'
import { parseSherlock } from './sherlock.ts'
import { toCheck } from './to-check.ts'
import { parseWhatsMyName } from './whatsmyname.ts'

/** A pack with its name, which is the file's name without `.json`. */
export interface NamedPack {
  name: string
  parsed: ParsedPack
}

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

/**
 * Reads a pack in any of the three formats.
 * @throws Error whose message describes the fault, such as "is not JSON in UTF-8".
 */
export function parsePack(json: unknown): ParsedPack {
  const pack = parseWhatsMyName(json) ?? parseMaigret(json) ?? parseSherlock(json)
  if (!pack) throw new Error('is not a pack in the WhatsMyName, Sherlock or Maigret format')
  if (sitesIn(pack) > maxSites) throw new Error(`has more than ${maxSites.toLocaleString('en')} sites`)
  if (sitesIn(pack) === 0) throw new Error('has no sites')
  return pack
}

/** Returns the number of sites of a pack, with those that are left out. */
export const sitesIn = ({ entries, skipped }: ParsedPack): number => entries.length + skipped.length

/** Reads the content of a file like `parsePack`. */
export function parsePackFile(content: Buffer): ParsedPack {
  if (nestsDeeper(content, maxDepth)) throw new Error(`is nested deeper than ${maxDepth} levels`)
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content)) // without a byte order mark
  } catch (cause) {
    throw new Error('is not JSON in UTF-8', { cause })
  }
  return parsePack(json)
}

/**
 * Reads the file of a pack.
 * @throws Error whose message describes what is wrong with the file.
 */
export async function readPackFile(path: string): Promise<NamedPack> {
  const content = await readUpTo(path, maxMebibytes).catch((cause: unknown) => {
    throw new Error(`The pack ${path} cannot be read: ${fileFault(cause)}`, { cause })
  })
  try {
    return { name: basename(path).replace(/\.json$/i, ''), parsed: parsePackFile(content) }
  } catch (cause) {
    throw new Error(`The file ${path} ${(cause as Error).message}`, { cause })
  }
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
  const skipped = new Map(packs.map(pack => [pack, [...pack.parsed.skipped]]))
  const bySite = new Map<string, Chosen>()
  const chosen = new Set<Chosen>()
  for (const pack of packs) {
    const ownSites: Array<[string, Chosen]> = []
    for (const entry of pack.parsed.entries) {
      const reason = reasonToSkip(entry, existing)
      if (reason !== undefined) {
        skipped.get(pack)!.push({ name: entry.name, reason })
        continue
      }
      const keys = siteKeys(entry)
      const rival = keys.map(key => bySite.get(key)).find(found => found && chosen.has(found))
      const mine: Chosen = { pack, entry, tags: new Set(entry.tags) }
      const [winner, loser] = rival && strictness(rival.entry) >= strictness(entry) ? [rival, mine] : [mine, rival]
      if (loser) {
        for (const tag of loser.tags) winner.tags.add(tag)
        chosen.delete(loser)
        skipped.get(loser.pack)!.push({ name: loser.entry.name, reason: `another pack covers it: ${winner.pack.name}` })
      }
      chosen.add(winner)
      ownSites.push(...keys.map(key => [key, winner] as [string, Chosen]))
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
