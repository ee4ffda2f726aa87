import { existsSync, fchownSync, lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lockDatabaseFile } from '../db/driver/file-lock.ts'
import { conflict } from '../errors.ts'
import { makeFolder } from '../lib/folder.ts'
import { openDraft, writeDraft } from '../lib/private-file.ts'
import { envLine, parseEnvLine } from './env-file.ts'
import { fileOfTerminal, givenToTerminal } from './given.ts'
import { ConfigError } from './read.ts'

/** A file that was changed. */
export interface SavedSetting {
  /** Path of the file, as the user named it. */
  file: string
  /** `true` if the file had a line for the setting. */
  wasSet: boolean
}

/**
 * Saves a setting at the end of the file of the terminal, and removes its other lines, also if `value` is `undefined`.
 * All other lines stay as they are, byte by byte, and so does the owner. Only the owner can read the file
 * afterwards. Waits while another process changes the file, so that none loses the change of another. Throws
 * ConfigError if the file has a fault, CONFLICT if that process does not end, and the error of the system if the file
 * cannot be written.
 */
export function saveSetting(name: string, value: string | undefined): SavedSetting {
  const { file } = givenToTerminal()
  if (file !== undefined && file.faults.length > 0) throw new ConfigError(file.faults)
  const named = fileOfTerminal()
  const path = linkedFile(named) // a link to a file that is kept elsewhere stays one
  if (value === undefined && !existsSync(path)) return { file: named, wasSet: false }
  makeFolder(dirname(path))
  openDraft(path)[Symbol.dispose]() // reports a place that cannot be written, before the lock creates its file there
  using _ = lock(path)
  const lines = existsSync(path) ? readFileSync(path, 'latin1').replace(/\n$/, '').split('\n') : []
  const others = lines.filter(line => nameOf(line) !== name)
  const before = lines.findLast(line => nameOf(line) === name)
  const saved = { file: named, wasSet: before !== undefined }
  if (value === undefined && !saved.wasSet) return saved
  const exported = before !== undefined && /^\s*export\s/.test(before) ? 'export ' : ''
  const added = value === undefined ? [] : [`${exported}${envLine(name, value)}`]
  write(path, [...others, ...added].map(line => `${line}\n`).join(''))
  return saved
}

const byteOrderMark = Buffer.from('\ufeff').toString('latin1')

/** Returns the name of the setting that a line of a file without faults has. */
function nameOf(line: string): string | undefined {
  const entry = parseEnvLine(line.replace(byteOrderMark, '').replace(/\r$/, ''))
  return typeof entry === 'object' ? entry.name : undefined
}

/** Time to wait for another process that changes the file, in milliseconds. A change takes a few. */
const waitMs = 10_000

/** Reserves a file for a change. Disposal ends this, and so does the end of the process. */
function lock(path: string): Disposable {
  try {
    return { [Symbol.dispose]: lockDatabaseFile(`${path}-change`, { waitMs }) }
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') throw cause
    throw conflict({ message: `Another command changes ${path} now: try again when it has ended`, cause })
  }
}

function write(path: string, content: string): void {
  using draft = writeDraft(path, Buffer.from(content, 'latin1'), { ofService: true })
  const { uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if (uid !== undefined && gid !== undefined && process.getuid?.() === 0) fchownSync(draft.fd, uid, gid)
  draft.place({ replace: true })
}

/** Returns the file to which symbolic links lead, also before it exists. Throws ELOOP if they lead to each other. */
function linkedFile(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
  try {
    return realpathSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return linkedFile(resolve(dirname(path), readlinkSync(path)))
  }
}
