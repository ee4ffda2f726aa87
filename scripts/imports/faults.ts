import { dirname, join } from 'node:path/posix'
import { circlesOf, type Graph } from './circles.ts'
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
 * - a circle of imports: between files, between the folders of `src`, or between the rooms in one of these folders
 *
 * Imports of types count too, because files that need each other's types must be read together.
 *
 * @param sources text of every file, by its path from the root
 */
export function importFaults(sources: ReadonlyMap<string, string>): string[] {
  const faults: string[] = []
  const files = new Map<string, Set<string>>()

  for (const [file, source] of sources) {
    const imports = importsOf(file, source)
    faults.push(...imports.flatMap(one => layerFault(file, one) ?? []))
    const ours = imports.flatMap(({ target, isOurs }) => isOurs ? [target] : [])
    files.set(file, new Set(ours))
  }
  const imported = new Set(Array.from(files, ([file, targets]) => file.startsWith('src/') ? [...targets] : []).flat())
  for (const file of files.keys()) {
    if (!file.startsWith('src/') || imported.has(file) || entries.some(entry => entry.test(file))) continue
    faults.push(`${file}: no file of src imports it; is its line missing in the list of its folder?`)
  }
  const circles = [
    ...circlesOf(files),
    ...circlesOf(drawnAs(folderOf, files)),
    ...circlesOf(drawnAs(roomOf, files)).filter(circle => circle.some(room => !files.has(room))),
  ]
  return [...faults, ...circles.map(circle => `circle: ${[...circle, circle[0]].join(' → ')}`)]
}

/** Returns the folder of `src` that holds a file. */
const folderOf = (file: string): string | undefined => /^src\/[^/]+(?=\/)/.exec(file)?.[0]

/** Returns the room of a file: a folder in a folder of `src`, or a file that stands beside these folders. */
const roomOf = (file: string): string | undefined => /^src\/[^/]+\/[^/]+/.exec(file)?.[0]

/** Draws a graph of files as one of larger nodes. Leaves out files that belong to no node. */
function drawnAs(nodeOf: (file: string) => string | undefined, files: Graph): Graph {
  const nodes = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const node = nodeOf(file)
    if (node === undefined) continue
    const known = nodes.get(node) ?? new Set()
    for (const other of Array.from(targets, nodeOf)) if (other !== undefined && other !== node) known.add(other)
    nodes.set(node, known)
  }
  return nodes
}

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
