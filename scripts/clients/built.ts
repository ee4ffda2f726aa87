import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { versionOf } from '../support/shell.ts'
import type { Language } from './language.ts'

const root = resolve(import.meta.dirname, '../..')
/** Paths of the files that a built client depends on: the documents, the packages, the programs and this script. */
const parts = ['generated/api.json', 'generated/images.json', 'generated/client', 'generated/client-python',
  'scripts/clients', 'scripts/docs/packages']

/** Returns a hash of everything that the client of the language is built from. */
export async function hashOfBuild({ needs }: Language): Promise<string> {
  const hash = createHash('sha256')
  for (const part of parts) {
    for (const file of await filesOf(part)) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  }
  for (const { command, args } of needs) hash.update(`${command} ${(await versionOf(command, args))?.join('.')}\n`)
  return hash.digest('hex')
}

/** Returns the files below a path of the repository, or the file itself, sorted. */
async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) return [path]
  return entries.filter(entry => entry.isFile() && !entry.parentPath.includes('__pycache__'))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1)).sort()
}

/**
 * Calls `build` with the folder, unless it holds a client with the same hash. The folder is emptied before, and gets
 * the hash only after the build, so a build that broke off is not reused.
 */
export async function buildOnce(
  folder: string, hash: string, build: (folder: string) => Promise<void>,
): Promise<void> {
  const note = join(folder, 'built-from')
  if (await readFile(note, 'utf8').catch(() => '') === hash) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await build(folder)
  await writeFile(note, hash)
}
