import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validationError } from '../../../errors.ts'
import { makeFolder } from '../../../lib/folder.ts'
import { openDraft, writePrivateFile } from '../../../lib/private-file.ts'
import { bases, type Recording } from '../../../upstreams/recordings.ts'
import { orFault } from '../../kit/output-file.ts'
import { terminalSafe } from '../../kit/text.ts'
import { isObject } from '../../../lib/is-object.ts'

const option = '--record'
/** Maximum size of a stored file, in bytes. */
const maxBytes = 16 * 1024 * 1024

/** A folder of the operator with recordings, `<slug>/<case>.json`. */
export interface RecordingFolder {
  /**
   * Returns a stored recording, or `undefined`. Throws VALIDATION_ERROR if something else is in its place. Symbolic
   * links are something else.
   */
  read(slug: string, title: string): Recording | undefined
  /** Stores a recording, readable for its owner only. Replaces recordings only, and throws like `read`. */
  write(slug: string, title: string, recording: Recording): void
}

/** Creates the folder if it is missing. Throws VALIDATION_ERROR if no file can be written there. */
export function openRecordingFolder(path: string): RecordingFolder {
  orFault(option, path, () => {
    makeFolder(path)
    openDraft(join(path, '.probe'))[Symbol.dispose]()
  })
  const fileOf = (slug: string, title: string) => join(path, slug, `${title}.json`)

  function read(slug: string, title: string): Recording | undefined {
    const folder = join(path, slug)
    const found = lstatSync(folder, { throwIfNoEntry: false })
    if (!found) return undefined
    if (!found.isDirectory()) throw foreign(folder)
    const file = fileOf(slug, title)
    return orFault(option, file, () => readRecording(file))
  }

  return {
    read,
    write(slug, title, recording) {
      read(slug, title)
      const file = fileOf(slug, title)
      orFault(option, file, () => {
        makeFolder(join(path, slug))
        writePrivateFile(file, `${JSON.stringify(recording, undefined, 2)}\n`, { replace: true, ofService: true })
      })
    },
  }
}

function readRecording(file: string): Recording | undefined {
  let fd: number | undefined
  try {
    fd = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    const { size } = fstatSync(fd)
    const value: unknown = size > maxBytes ? undefined : JSON.parse(readFileSync(fd, 'utf8'))
    if (!isRecording(value)) throw foreign(file)
    return value
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    if (code === 'ELOOP' || error instanceof SyntaxError) throw foreign(file)
    throw error
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** `true` if a value has the form of a recording, as far as a comparison reads it. */
const isRecording = (value: unknown): value is Recording =>
  isObject(value) && (bases as readonly unknown[]).includes(value['basis']) && Array.isArray(value['exchanges']) &&
  value['exchanges'].every(isExchange) && isExpected(value['expected'])

const isExchange = (value: unknown): boolean =>
  isObject(value) && isObject(value['request']) && typeof value['request']['url'] === 'string' &&
  isObject(value['response']) && typeof value['response']['status'] === 'number' &&
  (value['response']['headers'] === undefined || isObject(value['response']['headers']))

const isExpected = (value: unknown): boolean =>
  isObject(value) && (typeof value['failure'] === 'string' || typeof value['status'] === 'string' ||
    (Array.isArray(value['cards']) && value['cards'].every(isObject)))

const foreign = (path: string) =>
  validationError({ message: `${option}: ${terminalSafe(path)} is no recording: move it, or give another folder` })
