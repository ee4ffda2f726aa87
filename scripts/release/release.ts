import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compareReleases,
  documentNames,
  git,
  readCommit,
  readLastRelease,
  readWorkingTree,
  releasedFolder,
  type Release,
} from '../contract/diff/releases.ts'
import { isLower, nextVersion } from '../contract/diff/version.ts'
import { hasUnreleased, moveHead } from './changelog.ts'
import { setVersion } from './versions.ts'

/** The changelog of the API. It has lines for a release only if the documents have changed. */
const partnersChangelog = 'openapi/guides/api-changes.md'

export interface ReleaseParts {
  /** Folder of the repository. */
  root: string
  /** As in `1.2.3`. */
  version: string
  /** Day of the release, as in `2026-11-27`. */
  day: string
  /** Writes the generated files after the version has changed. */
  generate: () => void
}

export interface PlannedRelease {
  /** The release that the documents were compared with, such as `release 0.1.0`. */
  base: string | null
  /** Reasons not to release. */
  faults: string[]
  /** The hand-written files to write, by path. */
  files: ReadonlyMap<string, string>
}

/** Checks whether the version can be released. Writes nothing. */
export function planRelease({ root, version, day }: Omit<ReleaseParts, 'generate'>): PlannedRelease {
  const [base, last] = [findBase(root, version), readLastRelease(root)]
  const faults: string[] = []
  const files = new Map<string, string>()
  const check = (collect: () => void) => {
    try {
      collect()
    } catch (error) {
      faults.push((error as Error).message)
    }
  }
  if (git(root, 'status', '--porcelain') !== '') faults.push('The working tree has changes: commit them first')
  if (isTagged(root, version)) faults.push(`The tag v${version} exists: this version is published`)
  if (last && isLower(version, last.version)) faults.push(`${version} is lower than the last release, ${last.version}`)
  check(() => { for (const [file, text] of setVersion(root, version)) files.set(file, text) })
  check(() => {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    files.set('CHANGELOG.md', moveHead(changelog, version, day))
  })
  const partners = readFileSync(join(root, partnersChangelog), 'utf8')
  if (hasUnreleased(partners)) check(() => { files.set(partnersChangelog, moveHead(partners, version, day)) })
  if (base) faults.push(...refusals(base, { ...readWorkingTree(root), version }))
  return { base: base?.name ?? null, faults, files }
}

/** Writes the planned files, generates from them, and freezes the documents. */
export function writeRelease({ root, generate }: ReleaseParts, { files }: Pick<PlannedRelease, 'files'>): void {
  for (const [file, text] of files) writeFileSync(join(root, file), text)
  generate()
  mkdirSync(join(root, releasedFolder), { recursive: true })
  for (const name of documentNames) {
    cpSync(join(root, `generated/${name}.json`), join(root, `${releasedFolder}/${name}.json`))
  }
}

/**
 * Returns the release that callers have before this version. A version without a tag can be prepared again; then
 * generated/released already has its documents, and those of the last tag count.
 */
function findBase(root: string, version: string): Release | undefined {
  const last = readLastRelease(root)
  if (last?.version !== version) return last
  const tag = git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')?.trim()
  return tag === undefined ? undefined : readCommit(root, tag)
}

const isTagged = (root: string, version: string): boolean =>
  git(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}`) !== undefined

/** Returns why the changes of the documents do not permit the version. */
function refusals(base: Release, next: Release): string[] {
  const { changes, allowed } = compareReleases(base, next)
  const breaking = changes.filter(change => change.breaks).length
  if (breaking > 0 && !allowed) {
    const what = `${breaking} changes since ${base.name} break callers`
    return [`${what}, which ${next.version} does not allow: npm run contract:diff`]
  }
  const least = nextVersion(base.version, changes)
  return changes.length > 0 && isLower(next.version, least)
    ? [`The documents have changed: the version is ${least} or higher`]
    : []
}
