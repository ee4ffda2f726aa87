import { constants } from 'node:fs'
import { resolve } from 'node:path'
import { hasSecret, readSecrets } from '../../config/secret.ts'
import { ConfigError, type Config } from '../../config/read.ts'
import { readySources } from '../../core/leaks/leaks.ts'
import { createServiceKeys } from '../../core/service-keys.ts'
import type { Repositories } from '../../db/database.ts'
import { Failure } from '../../errors.ts'
import { fileFault, isFileFault } from '../../lib/file-fault.ts'
import { createSealer } from '../../lib/sealed.ts'
import { findFirstKeyFile } from '../../process/first-key.ts'
import { checkAccess, counted, fine, toDo, type Check } from './doctor-check.ts'

/**
 * Checks where the secret is, whether it opens the keys of the service and of imported leaks, and whether the API key
 * of the first account still lies in a file. Prints no secret.
 * @param database `undefined` if it cannot be read
 */
export async function checkKeys(config: Config, database: Repositories | undefined): Promise<Check> {
  const file = resolve(config.dataDir, 'secret.key')
  const place = config.secretKey === undefined ? `generated, in ${file}` : 'SECRET_KEY is set'
  const denied = config.secretKey === undefined ? await checkAccess('keys', file, constants.R_OK) : undefined
  if (denied !== undefined) return denied
  if (!hasSecret(config)) {
    return await database?.sealedValues.hasAny()
      ? toDo('keys', `neither SECRET_KEY nor ${file} exists, but the database has encrypted values`,
        'Restore the secret from a backup; if it is lost for good, see "Secrets" in the guide "Operating".')
      : fine('keys', `none yet: the first start writes ${file}`)
  }
  try {
    const sealer = createSealer(() => readSecrets(config, { create: false }))
    sealer.newest() // reads the secret
    if (!database) return fine('keys', `${place}; whether it opens the stored values is not known`)
    await createServiceKeys({ database, sealer: () => sealer }).check()
    const lost = (await readySources(database, () => sealer)).filter(({ unavailable }) => unavailable !== undefined)
    if (lost.length > 0) {
      return toDo('keys', `${place}; it does not open ${counted(lost.length, 'imported leak')}: ${
        lost.map(({ code }) => code).join(' ')}`,
      'Restore the secret of the import, or remove these leaks and import them again.')
    }
  } catch (error) {
    if (error instanceof Failure) {
      return toDo('keys', `${place}; it does not open the stored values`, `${error.message}.`)
    }
    if (error instanceof ConfigError) return toDo('keys', place, `${error.faults.join('; ')}.`)
    if (!isFileFault(error)) throw error
    return toDo('keys', `${place}: ${fileFault(error)}`, `Let the user of the service read ${file}.`)
  }
  const firstKey = findFirstKeyFile(config)
  if (firstKey !== undefined) {
    return toDo('keys', `${place}; it opens the stored values; ${firstKey} still lies there`,
      'Read the API key of the first account in this file, then delete the file.')
  }
  const hint = config.secretKey === undefined ? '; backups have it too: keep them where only you can read them' : ''
  return fine('keys', `${place}; it opens the stored values${hint}`)
}
