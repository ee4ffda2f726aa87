import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asNode, type OpenApi, textOf } from '../../generate/document.ts'
import { type Change, diffDocuments } from './documents.ts'
import { mayBreak } from './version.ts'

/** The documents to compare. `tools.json` is a part of `api.json`. */
export const documentNames = ['api', 'images'] as const
type DocumentName = typeof documentNames[number]

/** The documents of a release, of a git commit or of the working tree. A document that it lacks is `undefined`. */
export interface Release {
  /** Name in reports: `release 0.1.0`, or the git ref. */
  name: string
  version: string
  documents: Readonly<Record<DocumentName, OpenApi | undefined>>
}

export interface ReportedChange extends Change {
  document: DocumentName
}

export interface Comparison {
  changes: ReportedChange[]
  /** Whether the new version permits breaking changes. */
  allowed: boolean
}

/**
 * Folder of the bundles of the last release. It holds no older ones: only the last release is compared with, git keeps
 * the others, and a bundle has 1.2 MB.
 */
export const releasedFolder = 'generated/released'

/** Returns the last release, as `npm run release` has frozen it, or `undefined` before the first one. */
export function readLastRelease(root: string): Release | undefined {
  const documents = readDocuments(join(root, releasedFolder))
  if (documents.api === undefined) return undefined
  const version = textOf(asNode(documents.api.info).version)
  return { name: `release ${version}`, version, documents }
}

/** Returns the documents of the working tree, with the version of `package.json`. */
export function readWorkingTree(root: string): Release {
  return {
    name: 'the working tree',
    version: versionOf(readFileSync(join(root, 'package.json'), 'utf8')),
    documents: readDocuments(join(root, 'generated')),
  }
}

/** Returns the documents of a git commit, or `undefined` if the commit does not exist. */
export function readCommit(root: string, ref: string): Release | undefined {
  const manifest = git(root, 'show', `${ref}:package.json`)
  if (manifest === undefined) return undefined
  return {
    name: ref,
    version: versionOf(manifest),
    documents: documentsFrom(name => git(root, 'show', `${ref}:generated/${name}.json`)),
  }
}

/** Returns the output of a git command, or `undefined` if it fails. */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}

/** Returns the changes of all documents that callers can notice. */
export function compareReleases(before: Release, after: Release): Comparison {
  const changes = documentNames.flatMap((document): ReportedChange[] => {
    const [had, has] = [before.documents[document], after.documents[document]]
    if (had === undefined || has === undefined) {
      const what = has === undefined ? 'is gone' : 'is new'
      return [{ document, breaks: has === undefined, where: 'the document', what }]
    }
    return diffDocuments({ before: had, after: has }).map(change => ({ document, ...change }))
  })
  return { changes, allowed: mayBreak(before.version, after.version) }
}

const readDocuments = (folder: string): Release['documents'] => documentsFrom(name => {
  const file = join(folder, `${name}.json`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
})

function documentsFrom(read: (name: DocumentName) => string | undefined): Release['documents'] {
  const parse = (name: DocumentName) => {
    const text = read(name)
    return text === undefined ? undefined : JSON.parse(text) as OpenApi
  }
  return { api: parse('api'), images: parse('images') }
}

const versionOf = (manifest: string): string => (JSON.parse(manifest) as { version?: string }).version ?? '0.0.0'
