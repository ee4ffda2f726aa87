import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { consoleBundle } from '../console/build.ts'
import { dataFiles } from '../../src/sources/modules/ip-data.ts'
import { scriptBundle, scriptNames } from '../docs/bundle.ts'

/** A package of others that comes with the package of npm or with the image. */
export interface ShippedPackage {
  name: string
  version: string
  /** SPDX expression. Empty if the package declares none. https://spdx.org/licenses/ */
  licence: string
  /** Absolute path of its folder. */
  folder: string
}

interface Lock {
  packages: Readonly<Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean }>>
}

/** Licences that a package names in other words than SPDX. */
const declared: Readonly<Record<string, string>> = { '@ip-location-db/asn': 'CC-BY-4.0' }

/**
 * Returns the packages that an installation without development packages has on this machine, those whose code or data
 * is bundled into the console and the documentation, and those of which `scripts/pack.ts` copies files. Sorted by name.
 */
export async function listShipped(root: string): Promise<ShippedPackage[]> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const bundled = new Set([...await bundledPackages(root), ...copiedPackages])
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && (!dev && !devOptional || bundled.has(path)))
    .filter(([path]) => existsSync(join(root, path))) // builds for other platforms are not installed
    .map(([path, { version = '', license = '' }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return { name, version, licence: declared[name] ?? license, folder: join(root, path) }
    })
    .sort((one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
}

/** Paths of the packages with data about IP addresses. */
const copiedPackages = dataFiles.map(file => `node_modules/@ip-location-db/${file.split('/')[0]}`)

/** Returns the paths of the packages in the bundles, such as `node_modules/preact`. */
async function bundledPackages(root: string): Promise<ReadonlySet<string>> {
  const bundles: BuildOptions[] = [{ ...consoleBundle, outdir: root }, ...scriptNames.map(scriptBundle)]
  const inputs = await Promise.all(bundles.map(async options => {
    const { metafile } = await build({ ...options, absWorkingDir: root, write: false, metafile: true })
    return Object.keys(metafile.inputs)
  }))
  return new Set(inputs.flat().flatMap(input => /(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [])
    .map(path => path.slice(path.indexOf('node_modules/'))))
}
