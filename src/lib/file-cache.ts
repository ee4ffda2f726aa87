import { createHash, randomUUID } from 'node:crypto'
import { open as openFile, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'
import { giveToOwner } from './private-file.ts'

/**
 * Cache of files in one folder, with a limit in bytes. Drops the least recently used files first (LRU). The files
 * outlive the process.
 */
export interface FileCache {
  /** Returns `undefined` if the file is missing or damaged. */
  get(name: string): Promise<Buffer | undefined>
  /** Rejects if the file cannot be written. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Measures the folder, including files that other processes wrote. */
  measure(): Promise<FileCacheUse>
  /** Removes all files. Returns their number and total size. */
  clear(): Promise<FileCacheUse>
}

export interface FileCacheUse {
  files: number
  bytes: number
}

export interface FileCacheOptions {
  folder: string
  maxBytes: number
  /**
   * Size of a disk block, in bytes. The size of a file is rounded up to whole blocks, which matters for many small
   * files. Default: 1.
   */
  blockBytes?: number
}

/**
 * Index of the files in the folder. It is read when the folder is listed, and updated when this process changes a file.
 */
interface FolderIndex {
  /** Sizes by file name, least recently used first. */
  sizes: Map<string, number>
  total: number
  written: number
}

const digestBytes = 32
/** Suffix of a file that is being written. An interrupted write leaves such a file behind. */
const partSuffix = '.part'

/**
 * Creates a cache whose keys are file names. Each file ends with a digest of its content, which detects damage by a
 * full disk or a power loss. Several processes may share the folder. Each process therefore lists the folder again
 * after it has written a sixteenth of `maxBytes`.
 */
export function createFileCache({ folder, maxBytes, blockBytes = 1 }: FileCacheOptions): FileCache {
  let opened: Promise<FolderIndex> | undefined

  const open = () => opened ??= list(folder).then((files): FolderIndex => {
    const sizes = new Map(files.map(({ name, size }) => [name, diskBytes(size)]))
    return { sizes, total: sum(sizes), written: 0 }
  })
  const diskBytes = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

  function touch(index: FolderIndex, name: string, bytes: number): void {
    forget(index, name)
    index.sizes.set(name, diskBytes(bytes))
    index.total += diskBytes(bytes)
  }

  async function remove(index: FolderIndex, name: string): Promise<void> {
    forget(index, name)
    await unlink(join(folder, name)).catch(() => undefined) // another process may have removed the file
  }

  return {
    async get(name) {
      const path = join(folder, name)
      const file = await readFile(path).catch(() => undefined)
      if (file === undefined) return undefined
      const index = await open()
      const bytes = file.subarray(0, -digestBytes)
      if (!digest(bytes).equals(file.subarray(-digestBytes))) {
        await remove(index, name)
        return undefined
      }
      touch(index, name, file.length)
      const now = new Date()
      await utimes(path, now, now).catch(() => undefined)
      return bytes
    },

    async put(name, bytes) {
      const index = await open()
      makeFolder(folder)
      const draft = `${randomUUID()}${partSuffix}`
      const part = join(folder, draft)
      try {
        await using file = await openFile(part, 'wx', 0o600)
        giveToOwner(file.fd, folder)
        await file.writeFile(Buffer.concat([bytes, digest(bytes)]))
        await rename(part, join(folder, name))
      } catch (error) {
        await unlink(part).catch(() => undefined)
        throw error
      }
      forget(index, draft) // the index contains the draft if the folder was listed during the write
      touch(index, name, bytes.length + digestBytes)
      index.written += diskBytes(bytes.length)
      for (const oldest of index.sizes.keys()) {
        if (index.total <= maxBytes) break
        await remove(index, oldest)
      }
      if (index.written > maxBytes / 16) opened = undefined
    },

    async measure() {
      const files = await list(folder)
      return { files: files.length, bytes: files.reduce((bytes, { size }) => bytes + diskBytes(size), 0) }
    },

    async clear() {
      opened = undefined
      const index = await open()
      const removed = { files: index.sizes.size, bytes: index.total }
      for (const name of [...index.sizes.keys()]) await remove(index, name)
      return removed
    },
  }
}

function forget(index: FolderIndex, name: string): void {
  index.total -= index.sizes.get(name) ?? 0
  index.sizes.delete(name)
}

const sum = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((bytes, size) => bytes + size, 0)

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** Lists the files in the folder, least recently used first. */
async function list(folder: string): Promise<Array<{ name: string, size: number, mtimeMs: number }>> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map(async name => {
    const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))
    return { name, size, mtimeMs }
  }))
  return found.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
