import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** Text of every file of the project, by its path from the root. */
export type Sources = ReadonlyMap<string, string>

/** The files and folders that each file names. */
type Names = ReadonlyMap<string, ReadonlySet<string>>

/** Folders whose name in a file says nothing about what it reads. */
const tooWide: ReadonlySet<string> = new Set(['.', 'src', 'scripts', 'test', 'generated', 'openapi', 'dist'])

/** Files that every test depends on, though none names them. */
const everywhere =
  /^(package(-lock)?\.json|\.mocharc\.json|scripts\/test(\.ts|\/.+)|test\/support\/(worker|hooks|reporter)\.ts)$/
const quotedPath = /(['"`])((?:\.{1,2}\/|(?:src|scripts|test|generated|openapi)\/)[\w./{}-]+)\1/g

/**
 * Finds the files that each file reaches: imports, also of types, and every other path in quotes, relative to the file
 * or to the root, because children, threads and read files have no import. A folder reaches every file in it.
 */
export function readNames(sources: Sources): Names {
  const folders = new Set([...sources.keys()].flatMap(foldersOf))
  const exists = (path: string): boolean => sources.has(path) || folders.has(path) && !tooWide.has(path)
  return new Map(Array.from(sources, ([file, text]) => {
    const paths = Array.from(text.matchAll(quotedPath), ([, , path = '']) =>
      path.startsWith('.') ? join(dirname(file), path) : path.replace(/\/$/, ''))
    return [file, new Set(paths.filter(path => path !== file && exists(path)))]
  }))
}

function foldersOf(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** Returns the files that reach one of these files, directly or through others, and these files themselves. */
export function reaching(names: Names, changed: Iterable<string>): Set<string> {
  const users = new Map<string, string[]>()
  for (const [file, targets] of names) {
    for (const target of targets) users.set(target, [...users.get(target) ?? [], file])
  }
  const found = new Set(changed)
  for (const file of found) {
    for (const target of [file, ...foldersOf(file)]) {
      for (const user of users.get(target) ?? []) found.add(user)
    }
  }
  return found
}

/** Returns the test files that a change of these files reaches: all of them for a file that every test depends on. */
export function testsReachedBy(changed: readonly string[], tests: readonly string[], names: Names): string[] {
  if (changed.some(file => everywhere.test(file))) return [...tests]
  const found = reaching(names, changed)
  return tests.filter(test => found.has(test))
}

export const readSources = (files: readonly string[], root: string): Sources =>
  new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))
