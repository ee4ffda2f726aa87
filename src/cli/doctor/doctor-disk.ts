import { access, constants, lstat, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { composeDiskCache } from '../../compose/logos.ts'
import { builtConsole, builtDocs } from '../../compose/files.ts'
import type { Config } from '../../config/read.ts'
import { packFolder } from '../../core/catalogue/account-packs.ts'
import { fileFault, isFileFault } from '../../lib/file-fault.ts'
import { restoreFolder } from '../../db/driver/file-copy.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { accessAdvice, byteText, counted, fine, toDo, warning, type Check } from './doctor-check.ts'
import { listExposed } from './exposed-files.ts'

/** Free space that an hour of searches and a checkpoint of SQLite's log need on a busy server, in bytes. */
const minFreeBytes = 2 ** 30
/** Number of files that a finding names. */
const maxNamed = 5

/** Checks the data folder, and the folder of the SQLite file: space, access and owners. */
export async function checkDisk(config: Config, minBytes = minFreeBytes): Promise<Check> {
  const { dataDir, databaseUrl, secretKey } = config
  const folders = new Set([resolve(dataDir), ...isPostgresUrl(databaseUrl) ? [] : [dirname(resolve(databaseUrl))]])
  const findings: string[] = []
  for (const folder of folders) {
    try {
      if (!(await stat(folder)).isDirectory()) { // access() would call this a missing permission
        return toDo('disk', `${folder} is not a folder`, 'Set DATA_DIR, or DATABASE_URL, to a writable folder.')
      }
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
        : accessAdvice(error))
    }
  }
  const left = isPostgresUrl(databaseUrl) ? undefined : await findLeft(databaseUrl)
  if (left !== undefined) {
    return toDo('disk', `${left} is left of a restore that did not end: it has a copy of all data`,
      'If no restore runs, restore the backup again, or remove the folder; the next start removes it.')
  }
  for (const folder of new Set([...folders, packFolder(dataDir)])) {
    const { uid, names } = await listForeignFiles(folder)
    if (names.length === 0) continue
    const named = names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ', …' : '')
    return toDo('disk', `${folder} belongs to user ${uid}, but not ${counted(names.length, 'file')} in it: ${named}`,
      `Give them to the user of the service: chown --recursive ${uid} ${folder}`)
  }
  const exposed = listExposed(config)
  if (exposed.length > 0) {
    return warning('disk', `every user of this machine can read ${exposed.join(', ')}`,
      `Let only the user of the service read them: chmod 600 ${exposed.join(' ')}`)
  }
  const { bytes } = await composeDiskCache(config).measure()
  return fine('disk', [...findings, `cache of logos: ${byteText(bytes)}`].join('; '))
}

/** Returns the folder that a killed restore has left, or `undefined`. */
async function findLeft(databaseUrl: string): Promise<string | undefined> {
  try {
    const folder = restoreFolder(databaseUrl)
    await stat(folder)
    return folder
  } catch {
    return undefined // no such folder, or a fault that the check of the database names
  }
}

/**
 * Returns the files in a folder that belong to another user than the folder. A command that another user ran has left
 * them, and the service may be unable to use them.
 */
async function listForeignFiles(folder: string): Promise<{ uid: number, names: string[] }> {
  const names: string[] = []
  try {
    const { uid } = await stat(folder)
    for (const name of await readdir(folder)) {
      const own = await lstat(join(folder, name)).catch(() => undefined) // another process may just have removed it
      if (own !== undefined && own.uid !== uid) names.push(name)
    }
    return { uid, names }
  } catch (error) {
    if (!isFileFault(error)) throw error
    return { uid: 0, names: [] } // missing, such as the folder of packs
  }
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
