import { access, constants, readdir, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { composeDiskCache } from '../../compose/logos.ts'
import { builtConsole, builtDocs } from '../../compose/files.ts'
import type { Config } from '../../config/read.ts'
import { fileFault, isFileFault } from '../../lib/file-fault.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { accessAdvice, byteText, fine, toDo, type Check } from './doctor-check.ts'

/** Free space that an hour of searches and a checkpoint of SQLite's log need on a busy server, in bytes. */
const minFreeBytes = 2 ** 30

/** Checks the data folder, and the folder of the SQLite file. */
export async function checkDisk(config: Config, minBytes = minFreeBytes): Promise<Check> {
  const { dataDir, databaseUrl, secretKey } = config
  const folders = new Set([resolve(dataDir), ...isPostgresUrl(databaseUrl) ? [] : [dirname(resolve(databaseUrl))]])
  const findings: string[] = []
  for (const folder of folders) {
    try {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
      const { bavail, bsize } = await statfs(folder)
      findings.push(`${folder} has ${byteText(bavail * bsize)} free`)
      if (bavail * bsize < minBytes) {
        return toDo('disk', findings.join('; '),
          `Free or add space until ${byteText(minBytes)} are free: a full disk refuses searches.`)
      }
    } catch (error) {
      if (!isFileFault(error)) throw error
      if (folder === resolve(dataDir) && error.code === 'ENOENT' && isPostgresUrl(databaseUrl) && secretKey) {
        findings.push(`${folder} is created when a cache is written`)
        continue
      }
      return toDo('disk', `${folder}: ${fileFault(error)}`, error.code === 'ENOENT'
        ? 'Create the folder and give it to the user of the service, or set DATA_DIR to the right one.'
        : accessAdvice)
    }
  }
  const { bytes } = await composeDiskCache(config).measure()
  return fine('disk', [...findings, `cache of logos: ${byteText(bytes)}`].join('; '))
}

/** Checks whether the pages that the API serves were built. */
export async function checkPages(folders = { documentation: builtDocs, console: builtConsole }): Promise<Check> {
  const isBuilt = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0
  const missing: string[] = []
  for (const [name, folder] of Object.entries(folders)) if (!await isBuilt(folder)) missing.push(name)
  return missing.length === 0
    ? fine('pages', 'the documentation and the console are built')
    : toDo('pages', `not built: ${missing.join(', ')}`, 'Run "npm run docs" and "npm run console" where Tracewell is.')
}
