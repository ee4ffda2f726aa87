import { basename } from 'node:path'
import { fileFault } from '../../../lib/file-fault.ts'
import { nestsDeeper } from '../../../lib/json-depth.ts'
import { readUpTo } from '../../../lib/read-up-to.ts'
import { shapeFault } from '../../kit/shape.ts'
import type { ParsedPack } from './entry.ts'
import { maxDepth, maxMebibytes, maxSites } from './limits.ts'
import { parseMaigret } from './maigret.ts'
import { parseSherlock, siteSchema as sherlockSchema } from './sherlock.ts'
import { parseWhatsMyName } from './whatsmyname.ts'

/** A pack with its name, which is the file's name without `.json`. */
export interface NamedPack {
  name: string
  parsed: ParsedPack
}

/**
 * Reads a pack in any of the three formats.
 * @throws Error whose message describes the fault, such as "is not JSON in UTF-8".
 */
export function parsePack(json: unknown): ParsedPack {
  const pack = parseWhatsMyName(json) ?? parseMaigret(json) ?? parseSherlock(json)
  if (!pack) {
    const [name, site] = Object.entries(Array.isArray(json) ? {} : json ?? {}).find(([key]) => key !== '$schema') ?? []
    const first = typeof site === 'object' && site !== null && !Array.isArray(site)
      ? `. Its first entry, ${name}: ${shapeFault(sherlockSchema, site)}`
      : '. The first two have "sites"; in the other, each name has a site'
    throw new Error(`is not a pack in the WhatsMyName, Maigret or Sherlock format${first}`)
  }
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

/** Returns the name of the pack in a file. */
export const packNameOf = (path: string): string => basename(path).replace(/\.json$/i, '')

/**
 * Reads the file of a pack.
 * @throws Error whose message describes what is wrong with the file.
 */
export async function readPackFile(path: string): Promise<NamedPack> {
  const content = await readUpTo(path, maxMebibytes).catch((cause: unknown) => {
    throw new Error(`The pack ${path} cannot be read: ${fileFault(cause)}`, { cause })
  })
  try {
    return { name: packNameOf(path), parsed: parsePackFile(content) }
  } catch (cause) {
    throw new Error(`The pack ${path} ${(cause as Error).message}`, { cause })
  }
}
