import { lstatSync, writeFileSync } from 'node:fs'
import { Option } from 'commander'
import { validationError } from '../../errors.ts'
import { fileFault, isOpenFileFault } from '../../lib/file-fault.ts'
import { openDraft, type Draft } from '../../lib/private-file.ts'
import { terminalSafe } from './text.ts'

export interface ForceOption {
  force: boolean
}

/** Creates the option of every command that writes a file for a person. */
export const forceOption = (): Option => new Option('--force', 'replace the file if it exists').default(false)

/** A file that a command writes. Disposal leaves nothing of a file that is not finished. */
export interface Output extends Disposable {
  write(chunk: string | Uint8Array): void
  /** Puts the whole file in its place. */
  finish(): void
}

/**
 * Opens a file that a command writes for a person: before the work, so that a place that cannot be written costs
 * nothing. `name` is the name of the option, for errors. Only the user can read the file, because it holds personal
 * data. Throws VALIDATION_ERROR if it exists and `force` is not given, or if it cannot be written, or is a folder.
 */
export function openOutput(name: string, path: string, { force }: ForceOption): Output {
  const draft: Draft = orFault(name, path, () => {
    const there = lstatSync(path, { throwIfNoEntry: false })
    if (!force && there !== undefined) throw exists(name, path)
    if (there?.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' })
    return openDraft(path)
  })
  return {
    write(chunk) { orFault(name, path, () => writeFileSync(draft.fd, chunk)) },
    finish() { orFault(name, path, () => draft.place({ replace: force })) },
    [Symbol.dispose]: () => draft[Symbol.dispose](),
  }
}

/** Returns what `work` returns. Throws VALIDATION_ERROR if a file or folder cannot be written. */
export function orFault<Result>(name: string, path: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw exists(name, path)
    if (!isOpenFileFault(cause)) throw cause
    throw validationError({ message: `${name}: ${path}: ${fileFault(cause)}`, cause })
  }
}

const exists = (name: string, path: string) =>
  validationError({ message: `${name}: ${terminalSafe(path)} exists: give another name, or --force to replace it` })
