import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'

/** What was used last, as files of one folder, up to so many bytes; it outlives the process. */
export interface FileCache {
  /** Undefined where it is not kept, or not whole. */
  get(name: string): Promise<Buffer | undefined>
  /** Rejects where it cannot be written. */
  put(name: string, bytes: Buffer): Promise<void>
  /** What lies there now, whoever has put it. */
  measure(): Promise<FileCacheUse>
  /** Removes all, and tells what that was. */
  clear(): Promise<FileCacheUse>
}

export interface FileCacheUse {
  files: number
  bytes: number
}

export interface FileCacheOptions {
  folder: string
  maxBytes: number
  /** What a file takes is counted in whole blocks of so many bytes; for many small files that of the disk. */
  blockBytes?: number
}

/** What lay there at a look at the folder, and what this process has done since. */
interface FolderIndex {
  /** By name; the first is the one not used for longest. */
  sizes: Map<string, number>
  total: number
  written: number
}

const digestBytes = 32
/** A write that was cut off leaves such a file behind. */
const partSuffix = '.part'

/**
 * A name is one of a file. Every file ends with the digest of what stands before it: a disk that was full or lost power
 * gives nothing rather than half of it. Several processes may share the folder: each looks again at what the others have
 * put there when it has written a sixteenth of the size itself.
 */
export function createFileCache({ folder, maxBytes, blockBytes = 1 }: FileCacheOptions): FileCache {
  let opened: Promise<FolderIndex> | undefined

  const open = () => opened ??= list(folder).then((files): FolderIndex => {
    const sizes = new Map(files.map(({ name, size }) => [name, diskBytes(size)]))
    return { sizes, total: sum(sizes), written: 0 }
  })
  const diskBytes = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

  function touch(known: FolderIndex, name: string, bytes: number): void {
    forget(known, name)
    known.sizes.set(name, diskBytes(bytes))
    known.total += diskBytes(bytes)
  }

  async function remove(known: FolderIndex, name: string): Promise<void> {
    forget(known, name)
    await unlink(join(folder, name)).catch(() => undefined) // another process was faster
  }

  return {
    async get(name) {
      const path = join(folder, name)
      const file = await readFile(path).catch(() => undefined)
      if (file === undefined) return undefined
      const known = await open()
      const bytes = file.subarray(0, -digestBytes)
      if (!digest(bytes).equals(file.subarray(-digestBytes))) {
        await remove(known, name)
        return undefined
      }
      touch(known, name, file.length)
      const now = new Date()
      await utimes(path, now, now).catch(() => undefined)
      return bytes
    },

    async put(name, bytes) {
      const known = await open()
      makeFolder(folder)
      const draft = `${randomUUID()}${partSuffix}`
      const part = join(folder, draft)
      try {
        await writeFile(part, Buffer.concat([bytes, digest(bytes)]), { mode: 0o600 })
        await rename(part, join(folder, name))
      } catch (error) {
        await unlink(part).catch(() => undefined)
        throw error
      }
      forget(known, draft) // where the folder was looked at meanwhile
      touch(known, name, bytes.length + digestBytes)
      known.written += diskBytes(bytes.length)
      for (const oldest of known.sizes.keys()) {
        if (known.total <= maxBytes) break
        await remove(known, oldest)
      }
      if (known.written > maxBytes / 16) opened = undefined
    },

    async measure() {
      const files = await list(folder)
      return { files: files.length, bytes: files.reduce((bytes, { size }) => bytes + diskBytes(size), 0) }
    },

    async clear() {
      opened = undefined
      const known = await open()
      const removed = { files: known.sizes.size, bytes: known.total }
      for (const name of [...known.sizes.keys()]) await remove(known, name)
      return removed
    },
  }
}

function forget(known: FolderIndex, name: string): void {
  known.total -= known.sizes.get(name) ?? 0
  known.sizes.delete(name)
}

const sum = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((bytes, size) => bytes + size, 0)

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** The first is the one not used for longest. */
async function list(folder: string): Promise<Array<{ name: string, size: number, mtimeMs: number }>> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map(async name => {
    const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))
    return { name, size, mtimeMs }
  }))
  return found.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
