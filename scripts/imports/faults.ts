import { dirname, join } from 'node:path/posix'
import { circlesOf } from './circles.ts'
import { entries, layers, packages } from './layers.ts'

/** One import of a file: a package, or a path from the root of the project. */
interface Import {
  target: string
  isOurs: boolean
  isType: boolean
}

/**
 * Returns one sentence for each fault of these kinds:
 * - an import that the layer of the file may not use
 * - a package that the file may not import
 * - a file of `src` that no other file of `src` imports
 * - a circle of imports, between files or between the parts of `src/core`
 *
 * Imports of types count too, because files that need each other's types must be read together.
 *
 * @param sources text of every file, by its path from the root
 */
export function importFaults(sources: ReadonlyMap<string, string>): string[] {
  const faults: string[] = []
  const files = new Map<string, Set<string>>()
  const parts = new Map<string, Set<string>>()

  for (const [file, source] of sources) {
    const imports = importsOf(file, source)
    faults.push(...imports.flatMap(one => layerFault(file, one) ?? []))
    const ours = imports.flatMap(({ target, isOurs }) => isOurs ? [target] : [])
    files.set(file, new Set(ours))
    const part = partOf(file)
    if (part === undefined) continue
    const known = parts.get(part) ?? new Set()
    for (const other of ours.flatMap(target => partOf(target) ?? [])) if (other !== part) known.add(other)
    parts.set(part, known)
  }
  const imported = new Set(Array.from(files, ([file, targets]) => file.startsWith('src/') ? [...targets] : []).flat())
  for (const file of files.keys()) {
    if (!file.startsWith('src/') || imported.has(file) || entries.some(entry => entry.test(file))) continue
    faults.push(`${file}: no file of src imports it; is its line missing in the list of its folder?`)
  }
  const circles = [...circlesOf(files), ...circlesOf(parts)].map(circle =>
    `circle: ${[...circle, circle[0]].join(' → ')}`
  )
  return [...faults, ...circles]
}

/** A part of `src`: a folder in it, or in `src/core` a folder or a file directly in it. */
const partOf = (file: string): string | undefined => /^src\/(core\/[^/]+|[^/]+(?=\/))/.exec(file)?.[0]

function importsOf(file: string, source: string): Import[] {
  const found = source.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return Array.from(found, ([, type, from, called]) => {
    const name = from ?? called!
    const isOurs = name.startsWith('.')
    return { target: isOurs ? join(dirname(file), name) : name, isOurs, isType: type !== undefined }
  })
}

function layerFault(file: string, { target, isOurs, isType }: Import): string | undefined {
  if (!isOurs) {
    const isMisplaced = file.startsWith('src/') &&
      packages.some(([name, place]) => name.test(target) && !place.test(file))
    return isMisplaced && !isType ? `${file}: may not import ${target}` : undefined
  }
  const layer = layers.find(({ of }) => of.test(file))
  if (!layer) return `${file}: belongs to no layer`
  if (layer.may.test(target)) return undefined
  if (!layer.types?.test(target)) return `${file}: may not import ${target}`
  return isType ? undefined : `${file}: may import only types of ${target}`
}
