import { access } from 'node:fs/promises'
import { fileFault, isFileFault } from '../../lib/file-fault.ts'

/** Result of one check of `doctor`. */
export interface Check {
  name: string
  /**
   * `todo` if the operator should act; `warning` if the operator should look, but the service works; `skipped` if the
   * check could not be made, or was not asked for.
   */
  state: 'ok' | 'todo' | 'warning' | 'skipped'
  /** Facts that were found, without any secret or searched value. */
  finding: string
  /** Advice in one sentence; `null` unless the state is `todo` or `warning`. */
  todo: string | null
}

export const fine = (name: string, finding: string): Check => ({ name, state: 'ok', finding, todo: null })

export const toDo = (name: string, finding: string, todo: string): Check => ({ name, state: 'todo', finding, todo })

export const warning = (name: string, finding: string, todo: string): Check =>
  ({ name, state: 'warning', finding, todo })

export const skipped = (name: string, finding: string): Check => ({ name, state: 'skipped', finding, todo: null })

/** Returns the check, or one that reports the file or folder that it could not use, so that the others are made. */
export const usable = (name: string, check: Promise<Check>): Promise<Check> => check.catch((error: unknown) => {
  if (!isFileFault(error)) throw error
  return toDo(name, `${error.path}: ${fileFault(error)}`, accessAdvice(error))
})

/** Returns the advice about a file or folder that this user cannot use. */
export const accessAdvice = ({ code = '' }: NodeJS.ErrnoException): string =>
  ['ENOTDIR', 'EROFS', 'ELOOP'].includes(code) ? 'Set DATA_DIR, or DATABASE_URL, to a writable folder.'
  : 'Run doctor as the user of the service; if this is that user, let it read and write the folder and its files.'

/** Returns a check that names why this user cannot use a file. `undefined` if it can be used or is missing. */
export async function checkAccess(name: string, path: string, mode: number): Promise<Check | undefined> {
  try {
    await access(path, mode)
    return undefined
  } catch (error) {
    if (!isFileFault(error)) throw error
    return error.code === 'ENOENT' ? undefined : toDo(name, `${path}: ${fileFault(error)}`, accessAdvice(error))
  }
}

/** Returns `1 search`, `2 searches`, with a separator for thousands. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const sizes = [['GiB', 2 ** 30], ['MiB', 2 ** 20], ['KiB', 2 ** 10]] as const

/** Returns a number of bytes as `1.2 GiB`. */
export function byteText(bytes: number): string {
  const [unit, size] = sizes.find(([, least]) => bytes >= least) ?? ['bytes', 1]
  return `${(bytes / size).toLocaleString('en', { maximumFractionDigits: size === 1 ? 0 : 1 })} ${unit}`
}

/** Returns a duration in its largest unit, such as `3 days`. */
export function durationText(ms: number): string {
  const units = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000], ['second', 1_000]] as const
  const [unit, size] = units.find(([, least]) => ms >= least) ?? ['second', 1_000]
  return counted(Math.round(ms / size), unit)
}
