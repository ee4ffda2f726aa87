import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  copyFileSync,
  fchownSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** A file that is written beside its place, under a random name. Disposal deletes it if it was not placed. */
export interface Draft extends Disposable {
  /** File descriptor to write to. */
  fd: number
  /** Syncs the file and puts it in its place. Without `replace`, throws EEXIST if something is there. */
  place(options: { replace: boolean }): void
}

/**
 * Opens the draft of a file that only its owner can read. Others may write to the folder: its name cannot be guessed,
 * it is a new file, and a symbolic link in its place is replaced, not followed. After a crash, the place has either its
 * whole new content or its whole old content. Throws NOT_A_FILE for the path of a device, a pipe or a socket.
 */
export function openDraft(path: string): Draft {
  refuseDevice(path)
  const draft = `${path}.${randomUUID()}`
  const fd = openSync(draft, 'wx', 0o600)
  const end = onceOnly(() => {
    closeSync(fd)
    rmSync(draft, { force: true })
  })
  return {
    fd,
    place({ replace }) {
      fsyncSync(fd)
      if (replace) renameSync(draft, path)
      else placeNew(draft, path)
      end()
      syncFile(dirname(path))
    },
    [Symbol.dispose]: end,
  }
}

/** Options of a private file. */
export interface PrivateFileOptions {
  /** Replaces an existing file. Otherwise EEXIST is thrown. */
  replace: boolean
  /** The file is one of the service: as root, see {@link giveToOwner}. */
  ofService?: boolean
}

/** Writes a whole file as `openDraft` describes. */
export function writePrivateFile(
  path: string, content: string | Uint8Array, { replace, ...options }: PrivateFileOptions,
): void {
  using draft = writeDraft(path, content, options)
  draft.place({ replace })
}

/** Writes the draft of a whole file. The caller places or disposes of it. */
export function writeDraft(
  path: string, content: string | Uint8Array, { ofService = false }: Omit<PrivateFileOptions, 'replace'>,
): Draft {
  using stack = new DisposableStack()
  const draft = stack.use(openDraft(path))
  if (ofService) giveToOwner(draft.fd, dirname(path))
  writeFileSync(draft.fd, content)
  stack.move()
  return draft
}

/**
 * Gives an open file, or folder, to the owner of the folder that it is in. Does nothing unless this process runs as
 * root: a service that runs as that owner must be able to use what a command of root has written.
 */
export function giveToOwner(fd: number, folder: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  fchownSync(fd, uid, gid)
}

/** As root, a rename would put a file in the place of a device, such as /dev/null. */
function refuseDevice(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (there === undefined || there.isFile() || there.isSymbolicLink() || there.isDirectory()) return
  throw Object.assign(new Error(`${path} is no regular file`), { code: 'NOT_A_FILE', path })
}

/** A file system without hard links, such as exFAT, copies. */
function placeNew(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
  }
}

/**
 * Syncs a file, or the names in a folder. Without it, a power failure could lose a file that other data depends on.
 */
export function syncFile(path: string): void {
  if (process.platform === 'win32') return // Windows cannot open a folder
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function onceOnly(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
