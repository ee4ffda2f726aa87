import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedPackage } from './shipped.ts'

/** The part of a CycloneDX document that is read here. https://cyclonedx.org/docs/1.5/json/ */
export interface Sbom {
  metadata: { component: { 'bom-ref': string, name: string } }
  components: Component[]
  dependencies: Array<{ ref: string, dependsOn: string[] }>
}

interface Component {
  'bom-ref': string
  name: string
  version: string
  scope?: string
  licenses?: unknown[]
  properties: Array<{ name: string, value: string }>
}

/**
 * Returns npm's list of the locked packages in the format CycloneDX, without those that do not ship.
 * Throws if a package that ships is not in the list.
 */
export function sbomOf(root: string, packages: readonly ShippedPackage[]): Sbom {
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const npm = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32', // where npm is a batch file
  })
  const { metadata, components, dependencies, ...head } = JSON.parse(npm) as Sbom
  const licences = new Map(packages.map(({ name, version, licence }) => [`${name}@${version}`, licence]))
  const found = components.filter(component => licences.has(component['bom-ref']))
  const missing = new Set(licences.keys()).difference(new Set(found.map(component => component['bom-ref'])))
  if (missing.size > 0) throw new Error(`npm sbom does not list ${[...missing].join(', ')}`)
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  const kept = new Set([...licences.keys(), metadata.component['bom-ref']])
  return {
    ...head,
    metadata: { ...metadata, component: { ...metadata.component, name } }, // npm takes the name of the folder
    components: found.map(component => ({
      ...component,
      // npm marks what is bundled as an optional development package
      scope: 'required',
      properties: component.properties.filter(property => property.name !== 'cdx:npm:package:development'),
      licenses: component.licenses ?? [{ expression: licences.get(component['bom-ref']) }],
    })),
    dependencies: dependencies.filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(one => kept.has(one)) })),
  }
}
