import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../scripts/support/until.ts'

let ownFolder: string | undefined

/** Returns the folder of the run, which `npm test` names and deletes, or else one of this process. */
function folderOfRun(): string {
  const named = process.env['TEST_BUILDS']
  if (named !== undefined) return named
  if (ownFolder === undefined) {
    const created = ownFolder = mkdtempSync(join(tmpdir(), 'tracewell-builds-'))
    process.once('exit', () => rmSync(created, { recursive: true, force: true }))
  }
  return ownFolder
}

/**
 * Returns a folder with what `build` writes to it. The first test that asks builds it, and others of the run wait, in
 * this and other processes. If the build fails, it rejects, and the next test tries again. Tests only read the folder.
 */
export async function buildOnce(name: string, build: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(folderOfRun(), name)
  const lock = `${folder}.lock`
  await until(async () => existsSync(folder) || await mkdir(lock).then(() => true, () => false))
  if (existsSync(folder)) return folder
  try {
    const unfinished = `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished)
    await build(unfinished)
    await rename(unfinished, folder)
    return folder
  } finally {
    await rmdir(lock)
  }
}
