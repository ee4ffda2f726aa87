import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changes.ts'
import { testsOnPostgres } from './databases.ts'
import type { DatabaseName } from './queue.ts'
import { quickTests } from './quick.ts'
import { readNames, readSources, testsReachedBy, type Sources } from './reach.ts'
import { readTimes } from './times.ts'

/** Recorded seconds of all tests of a quick run, which two cores share. Loading the service takes the rest of 60 s. */
const quickSeconds = 80

export interface Choice {
  /** Names or patterns of files, or names of folders. Default: all tests. */
  named: readonly string[]
  /** Commit to compare with: chooses the tests that the changed files reach. */
  changedSince: string | undefined
  isQuick: boolean
  /** Value of TEST_ON. */
  only: string | undefined
}

/** Returns the names that match no file or folder. */
export const unmatched = (named: readonly string[], root: string): string[] =>
  named.filter(name => globSync(name, { cwd: root }).length === 0)

/** Returns the test files to run, by database. */
export function chooseTests(
  { named, changedSince, isQuick, only }: Choice, root: string,
): Record<DatabaseName, string[]> {
  const patterns = named.map(name => name.endsWith('.ts') ? name : join(name, '**/*.test.ts'))
  const all = globSync(patterns.length > 0 ? patterns : 'test/**/*.test.ts', { cwd: root }).sort()
  const sources = readProject(root)
  const reachedSince = (base: string) => testsReachedBy(changedFiles(base, root), all, readNames(sources))
  if (isQuick) {
    const reached = new Set(reachedSince(changedSince ?? 'HEAD'))
    return { SQLite: quickTests(all, reached, readTimes().SQLite ?? {}, quickSeconds), PostgreSQL: [] }
  }
  const files = changedSince === undefined ? all : reachedSince(changedSince)
  if (only === 'postgres') return { SQLite: [], PostgreSQL: files }
  return { SQLite: files, PostgreSQL: only === 'sqlite' ? [] : testsOnPostgres(files, sources) }
}

function readProject(root: string): Sources {
  const files = globSync('{src,scripts,test,openapi,generated}/**/*.{ts,tsx,js,json,yaml,md,py,txt}', { cwd: root })
  return readSources(files.filter(file => existsSync(join(root, file))), root)
}
