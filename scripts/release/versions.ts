import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hand-written files that name the version, each with a pattern for the versions to replace. `npm run generate`
 * derives all other files from them: the bundles and both client packages.
 */
const places: Readonly<Record<string, RegExp>> = {
  'package.json': /(?<=^ {2}"version": ")[^"]+/m,
  'package-lock.json': /(?<="name": "tracewell",\n +"version": ")[^"]+/g,
  'openapi/api.yaml': /(?<=^ {2}version: )\S+/m,
  'openapi/images.yaml': /(?<=^ {2}version: )\S+/m,
  'openapi/guides/clients.md': /(?<=\/tracewell-(?:client-)?)\d+\.\d+\.\d+/g,
  'openapi/guides/self-hosting.md': /(?<=\/tracewell-)\d+\.\d+\.\d+/g,
  'scripts/deploy/helm/tracewell/Chart.yaml': /(?<=^(?:v|appV)ersion: )\S+/gm,
}

/** Returns the files that name the version, with the new one. Throws if a file does not name any. */
export function setVersion(root: string, version: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(places).map(([file, pattern]) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (text.search(pattern) < 0) throw new Error(`${file} names no version: correct scripts/release/versions.ts`)
    return [file, text.replace(pattern, version)]
  }))
}
