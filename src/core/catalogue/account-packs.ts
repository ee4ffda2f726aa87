import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { conflict, notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { makeFolder } from '../../lib/folder.ts'
import { writePrivateFile } from '../../lib/private-file.ts'
import { isUrl, parsePack, readPack, type WithClient } from './pack-file.ts'
import type { PackFormat } from '../../sources/registered/packs/entry.ts'

/** Facts about a pack in the data folder. */
export interface StoredPack {
  name: string
  format: PackFormat
  licence: readonly string[]
  /** URL or absolute path that the pack came from. */
  source: string
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string
  /** Time at which this content was added (ISO 8601, UTC). */
  addedAt: string
}

export interface Refreshed extends StoredPack {
  hasChanged: boolean
  /** Reason why the pack could not be refreshed and stays as it was. */
  failure: string | null
}

interface PackFolderParts {
  /** Folder of the packs. It is created when the first pack is added. */
  folder: string
  clock: Clock
  /** Reserves the folder for changes. Returns a function that ends this. Throws if another process has reserved it. */
  lock(): () => void
  withClient: WithClient
}

/** Smaller packs may lose half of their sites on a normal day. */
const minShrinkable = 10

const namePattern = /^[a-z\d][a-z\d-]{0,39}$/
const aboutSuffix = '.about.json'
const ofService = { replace: true, ofService: true }

/** Folder with the packs of a data folder. */
export const packFolder = (dataDir: string): string => join(dataDir, 'packs')

/** Returns the files of the packs in a folder, in the order of their names. */
export async function packFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter(name => name.endsWith(aboutSuffix))
  return names.sort().map(name => join(folder, name.replace(aboutSuffix, '.json')))
}

/**
 * Returns the name of a pack that is given none: that of its file, as in `ACCOUNT_PACK`, or the format, if it is
 * downloaded or the file has no name that a folder of every system takes.
 */
function defaultName(source: string, format: PackFormat, nameOf: (path: string) => string): string {
  const name = isUrl(source) ? format : nameOf(source).toLowerCase()
  return namePattern.test(name) ? name : format
}

/** Creates the service that adds, refreshes and removes packs. */
export function createPackFolder({ folder, clock, lock, withClient }: PackFolderParts) {
  const fileOf = (name: string) => join(folder, `${name}.json`)
  const aboutOf = (name: string) => join(folder, `${name}${aboutSuffix}`)

  async function list(): Promise<StoredPack[]> {
    const files = await packFiles(folder)
    return Promise.all(files.map(async file =>
      JSON.parse(await readFile(file.replace(/\.json$/, aboutSuffix), 'utf8')) as StoredPack))
  }

  async function find(name: string): Promise<StoredPack> {
    const found = (await list()).find(pack => pack.name === name)
    if (!found) throw notFound({ message: `There is no pack ${name}` })
    return found
  }

  /** Runs `work` while no other command changes the packs. */
  async function changing<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = lock()
    return work().finally(release)
  }

  async function store(name: string | undefined, source: string, acceptsShrunken: boolean): Promise<StoredPack> {
    const content = await readPack(source, withClient)
    return changing(async () => {
      const { packNameOf, readPackFile, sitesIn } = await import('../../sources/registered/packs/read.ts')
      const parsed = await parsePack(content, source)
      const { format, licence } = parsed
      const pack: StoredPack = {
        name: name ?? defaultName(source, format, packNameOf),
        format,
        licence,
        source,
        sha256: hash('sha256', content),
        addedAt: clock.now().toISOString(),
      }
      const same = (await list()).find(other => other.name === pack.name)
      if (same && same.source !== source) {
        throw conflict({ message: `There is a pack ${pack.name} from ${same.source}: give this one another --name` })
      }
      const before = same && await readPackFile(fileOf(pack.name)).catch(() => undefined) // a lost file is replaced
      if (before && same.sha256 === pack.sha256) return same
      const [had, has] = [before ? sitesIn(before.parsed) : 0, sitesIn(parsed)]
      if (had >= minShrinkable && has < had / 2 && !acceptsShrunken) {
        throw conflict({ message: `${source} shrank from ${had} sites to ${has}: to accept it, add --accept-shrunken` })
      }
      makeFolder(folder)
      writePrivateFile(fileOf(pack.name), content, ofService)
      writePrivateFile(aboutOf(pack.name), JSON.stringify(pack, undefined, 2), ofService)
      return pack
    })
  }

  return {
    list,

    /**
     * Adds a pack from a file or an https URL. Default name: `defaultName`. Throws CONFLICT if a pack from another
     * source has the name, and VALIDATION_ERROR if the content is not a pack.
     */
    async add(source: string, name?: string): Promise<StoredPack> {
      if (name !== undefined && !namePattern.test(name)) {
        throw validationError({ message: 'The name of a pack has up to 40 lower-case letters, digits and hyphens' })
      }
      return store(name, isUrl(source) ? source : resolve(source), false)
    },

    /**
     * Reads the sources of packs again. A source that cannot be read does not stop the others. Throws NOT_FOUND if a
     * pack does not exist.
     * @param names default: all packs
     * @param acceptsShrunken `true` to accept a source with less than half of the sites
     */
    async refresh(names: readonly string[], acceptsShrunken: boolean): Promise<Refreshed[]> {
      const chosen = names.length > 0 ? await Promise.all(names.map(find)) : await list()
      const refreshed: Refreshed[] = []
      for (const before of chosen) {
        refreshed.push(await store(before.name, before.source, acceptsShrunken).then(
          after => ({ ...after, hasChanged: after.sha256 !== before.sha256, failure: null }),
          (thrown: Error) => ({ ...before, hasChanged: false, failure: thrown.message }),
        ))
      }
      return refreshed
    },

    /** Removes all of these packs or none. Throws NOT_FOUND if one does not exist. */
    remove: (names: readonly string[]): Promise<StoredPack[]> => changing(async () => {
      const packs = await Promise.all([...new Set(names)].map(find))
      for (const { name } of packs) {
        await rm(aboutOf(name))
        await rm(fileOf(name), { force: true })
      }
      return packs
    }),
  }
}
