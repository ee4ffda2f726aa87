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
}

const digestBytes = 32
/** A write that was cut off leaves such a file behind. */
const unfinished = '.part'

/**
 * A name is one of a file. Every file ends with the digest of what stands before it: a disk that was full or lost power
 * gives nothing rather than half of it. Several processes may share the folder; each holds to the size on its own.
 */
export function createFileCache({ folder, mostBytes }: { folder: string, mostBytes: number }): FileCache {
  let opened: Promise<Map<string, number>> | undefined
  let total = 0

  /** The sizes by name; the first is the one not used for longest. */
  const open = () => opened ??= list(folder).then(sizes => {
    for (const size of sizes.values()) total += size
    return sizes
  })

  function use(sizes: Map<string, number>, name: string, size: number): void {
    total += size - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, size)
  }

  async function remove(sizes: Map<string, number>, name: string): Promise<void> {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
    await unlink(join(folder, name)).catch(() => undefined) // another process was faster
  }

  return {
    async get(name) {
      const path = join(folder, name)
      const file = await readFile(path).catch(() => undefined)
      if (file === undefined) return undefined
      const sizes = await open()
      const bytes = file.subarray(0, -digestBytes)
      if (!digest(bytes).equals(file.subarray(-digestBytes))) {
        await remove(sizes, name)
        return undefined
      }
      use(sizes, name, file.length)
      const now = new Date()
      await utimes(path, now, now).catch(() => undefined)
      return bytes
    },

    async put(name, bytes) {
      const sizes = await open()
      makeFolder(folder)
      const part = join(folder, `${randomUUID()}${unfinished}`)
      try {
        await writeFile(part, Buffer.concat([bytes, digest(bytes)]), { mode: 0o600 })
        await rename(part, join(folder, name))
      } catch (error) {
        await unlink(part).catch(() => undefined)
        throw error
      }
      use(sizes, name, bytes.length + digestBytes)
      for (const oldest of sizes.keys()) {
        if (total <= mostBytes) break
        await remove(sizes, oldest)
      }
    },
  }
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

async function list(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map(async name => {
    const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))
    return { name, size, mtimeMs }
  }))
  return new Map(found.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]))
}
