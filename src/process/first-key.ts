import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../config/read.ts'
import { writeSecretFile } from '../config/secret.ts'
import { fileFault, isFileFault } from '../lib/file-fault.ts'
import { makeFolder } from '../lib/folder.ts'

type Place = Pick<Config, 'dataDir'>

const fileOf = ({ dataDir }: Place): string => resolve(join(dataDir, 'first-key'))

/** Returns the path of the file that holds the API key of the first account, or `undefined` without such a file. */
export const findFirstKeyFile = (config: Place): string | undefined =>
  existsSync(fileOf(config)) ? fileOf(config) : undefined

/**
 * Writes the API key of the first account to a file in DATA_DIR that only its owner can read. Never replaces a file,
 * because its key may still be unread.
 * @returns the path of the file, and why the key is not in it
 */
export function writeFirstKeyFile(config: Place, secret: string): { file: string, fault?: string } {
  const file = fileOf(config)
  try {
    makeFolder(config.dataDir)
    writeSecretFile(file, `${secret}\n`, { replace: false })
    return { file }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return { file, fault: 'a file is already there' }
    if (isFileFault(error)) return { file, fault: fileFault(error) }
    throw error
  }
}
