import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeEntry, encodeEntry, type Entry } from './entry.ts'

/**
 * Entries as files, one a domain, each written beside its place and renamed into it: a reader, in this process or
 * another, sees a whole one or none. When it was last used is the file's time.
 */
export interface Disk {
  /** Undefined where there is none that is whole. Rejects where the folder cannot be read. */
  read(domain: string): Promise<Entry | undefined>
  /** Rejects where it cannot be written; what was there before is then still there. */
  write(entry: Entry): Promise<void>
  /** Says that it was used. */
  touch(domain: string): Promise<void>
  /** Removes those least recently used until what is left takes nine tenths of the most that it may take. */
  trim(): Promise<void>
  measure(): Promise<Usage>
  /** What it removed. */
  clear(): Promise<Usage>
}

export interface Usage {
  entries: number
  /** On the disk, where even a small file takes a block. */
  bytes: number
}

interface File {
  path: string
  bytes: number
  usedMs: number
}

const blockBytes = 4096
const ending = '.logo'
/** A file that was being written when its process was killed; one that is being written now is younger. */
const abandonedMs = 10 * 60_000

export function createDisk({ folder, mostBytes }: { folder: string, mostBytes: number }): Disk {
  let writtenBytes = Infinity // nothing is known of what lies there: the first write looks
  let trimming: Promise<void> | undefined

  function pathOf(domain: string): string {
    const name = createHash('sha256').update(domain).digest('hex').slice(0, 40)
    return join(folder, name.slice(0, 2), name + ending)
  }

  async function list(): Promise<File[]> {
    const files: File[] = []
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(orNothing([]))) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const found = await stat(path).catch(orNothing(undefined))
      if (!found) continue
      if (entry.name.endsWith(ending)) files.push({ path, bytes: Math.ceil(found.size / blockBytes) * blockBytes, usedMs: found.mtimeMs })
      else if (entry.name.endsWith('.tmp') && found.mtimeMs < Date.now() - abandonedMs) await rm(path, { force: true })
    }
    return files
  }

  async function remove(files: readonly File[]): Promise<void> {
    for (const { path } of files) await rm(path, { force: true })
  }

  const disk: Disk = {
    async read(domain) {
      const bytes = await readFile(pathOf(domain)).catch(orNothing(undefined))
      const entry = bytes && decodeEntry(bytes)
      return entry?.domain === domain ? entry : undefined
    },

    async write(entry) {
      const path = pathOf(entry.domain)
      const bytes = encodeEntry(entry)
      const beside = `${path}.${randomUUID()}.tmp`
      await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
      try {
        await writeFile(beside, bytes, { mode: 0o600 })
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true }).catch(() => undefined)
        throw error
      }
      writtenBytes += bytes.length + blockBytes
      // Other processes write too: what all have written is known by looking.
      if (writtenBytes > mostBytes / 20) await disk.trim()
    },

    async touch(domain) {
      const now = new Date()
      await utimes(pathOf(domain), now, now).catch(orNothing(undefined))
    },

    async trim() {
      trimming ??= (async () => {
        const files = await list()
        writtenBytes = 0
        const { bytes } = sum(files)
        if (bytes <= mostBytes) return
        files.sort((one, other) => one.usedMs - other.usedMs)
        let left = bytes
        const tooMany = files.filter(file => {
          if (left <= mostBytes * 0.9) return false
          left -= file.bytes
          return true
        })
        await remove(tooMany)
      })().finally(() => { trimming = undefined })
      return trimming
    },

    measure: async () => sum(await list()),

    async clear() {
      const files = await list()
      await remove(files)
      return sum(files)
    },
  }
  return disk
}

const sum = (files: readonly File[]): Usage => ({ entries: files.length, bytes: files.reduce((bytes, file) => bytes + file.bytes, 0) })

/** What is not there, or has just been removed by another process, is no fault. */
function orNothing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
