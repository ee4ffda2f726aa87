import { statSync } from 'node:fs'
import { validationError } from '../../errors.ts'
import { fileFault } from '../../lib/file-fault.ts'

/** Throws VALIDATION_ERROR if there is no file of this path. Reads nothing, because a pipe can be read only once. */
export function refuseMissingFile(path: string): void {
  try {
    statSync(path)
  } catch (cause) {
    throw validationError({ message: `The file ${path} cannot be read: ${fileFault(cause)}`, cause })
  }
}
