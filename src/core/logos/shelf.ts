import { createHash } from 'node:crypto'
import { createFileCache, type FileCacheUse } from '../../lib/file-cache.ts'
import { decodeEntry, encodeEntry, type Entry } from './entry.ts'

/** Entries on disk, a file each. */
export interface Shelf {
  read(domain: string): Promise<Entry | undefined>
  /** What another process has put there meanwhile is not replaced by something older. Rejects where it cannot be written. */
  write(entry: Entry): Promise<void>
  measure(): Promise<FileCacheUse>
  clear(): Promise<FileCacheUse>
}

export function createShelf({ folder, mostBytes }: { folder: string, mostBytes: number }): Shelf {
  const files = createFileCache({ folder, mostBytes, blockBytes: 4096 })
  const nameOf = (domain: string): string => createHash('sha256').update(domain).digest('hex').slice(0, 40)

  async function read(domain: string): Promise<Entry | undefined> {
    const bytes = await files.get(nameOf(domain))
    const entry = bytes && decodeEntry(bytes)
    return entry?.domain === domain ? entry : undefined
  }

  return {
    read,
    async write(entry) {
      const there = await read(entry.domain)
      if (there === undefined || there.freshUntilMs <= entry.freshUntilMs) await files.put(nameOf(entry.domain), encodeEntry(entry))
    },
    measure: files.measure,
    clear: files.clear,
  }
}
